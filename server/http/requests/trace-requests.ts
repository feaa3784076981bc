import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Span, type Tracing, withinSpan } from '../../telemetry/tracing.ts';

/** One trace for each request, named after its route: its address can hold tokens. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const span = tracing.begin(request.method, { 'http.request.method': request.method });
    spans.set(request, span);
    withinSpan(span, done);
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const route = request.routeOptions.url ?? 'unknown';
    const span = spans.get(request);
    span?.describe(`${request.method} ${route}`, { 'http.route': route, 'http.response.status_code': statusCode });
    span?.end(statusCode >= 500 ? String(statusCode) : undefined);
  });
}
