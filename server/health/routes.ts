import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import { readReadiness } from './readiness.ts';

const hidden = { schema: { hide: true } };

/** For the programs that watch this process. */
export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async (_request, reply) => {
    const parts = await readReadiness(deps);
    const broken = Object.values(parts).some((fault) => fault !== null);
    const told = Object.fromEntries(Object.entries(parts).map(([part, fault]) => [part, fault ?? 'ok']));
    return reply.code(broken ? 503 : 200).send({ status: broken ? 'not ready' : 'ok', ...told });
  });
  app.get('/metrics', hidden, async (request, reply) => {
    // As if there were none, for those who may not read them.
    if (!mayReadMetrics(request, deps)) throw notFound();
    const { type, text } = await deps.metrics.write();
    return reply.header('content-type', type).header('cache-control', 'no-store').send(text);
  });
}

/** A proxy on this machine also comes from the loopback address, but says for whom. */
function mayReadMetrics({ socket, headers }: FastifyRequest, { config }: Pick<Deps, 'config'>): boolean {
  if (config.metrics !== 'loopback') return config.metrics === 'open';
  const isForwarded = Object.keys(headers).some((name) => /^(x-forwarded-|forwarded$|via$|x-real-ip$)/.test(name));
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
}
