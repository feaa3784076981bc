import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Telemetry } from '../config.ts';
import type { Deps } from '../deps.ts';
import type { Attributes, Span, Tracing } from './tracing.ts';

const longestGoodbyeMs = 5_000;
const sendTimeoutMs = 10_000;
const complaintEveryMs = 60_000;

/** Sends traces to the collector, in batches every few seconds; what it does not take is dropped. */
export function traceToCollector(telemetry: Telemetry, log: Pick<Deps['log'], 'warn'>): Tracing {
  const { endpoint, headers, serviceName, share } = telemetry;
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers, timeoutMillis: sendTimeoutMs });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: complaining(exporter, log) })],
  });
  const tracer = provider.getTracer('earshot');

  function spanOf(name: string, attributes: Attributes, within: Context, kind: SpanKind, startTime?: number): Span {
    const span = tracer.startSpan(name, { kind, attributes, ...(startTime ? { startTime } : {}) }, within);
    const inside = trace.setSpan(within, span);
    return {
      part: (partName, more = {}) => spanOf(partName, more, inside, SpanKind.INTERNAL),
      past: (partName, ms, more, failed) =>
        spanOf(partName, more, inside, SpanKind.CLIENT, Date.now() - ms).end(failed),
      describe(better, more) {
        span.updateName(better);
        span.setAttributes(more);
      },
      end(failed) {
        if (failed) {
          span.setAttribute('error.type', failed);
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  }

  return {
    begin: (name, attributes = {}) => spanOf(name, attributes, ROOT_CONTEXT, SpanKind.SERVER),
    close: () => Promise.race([provider.shutdown().catch(() => {}), after(longestGoodbyeMs)]),
  };
}

const after = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());

/** A collector that is away harms nothing, but whoever set it up wants to know. */
function complaining(exporter: SpanExporter, log: Pick<Deps['log'], 'warn'>): SpanExporter {
  let complainedAt = Number.NEGATIVE_INFINITY;
  const complain = () => {
    if (performance.now() - complainedAt < complaintEveryMs) return;
    complainedAt = performance.now();
    log.warn('the collector of OTEL_EXPORTER_OTLP_ENDPOINT does not take traces');
  };
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code !== 0) complain();
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush ? { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() } : {}),
  };
}
