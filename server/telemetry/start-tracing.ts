import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import type { Tracing } from './tracing.ts';

/** Null, and nothing of it loaded, unless a collector is set. */
export async function startTracing(
  { telemetry }: Pick<Config, 'telemetry'>,
  log: Deps['log'],
): Promise<Tracing | null> {
  if (!telemetry) return null;
  const { traceToCollector } = await import('./open-telemetry.ts');
  return traceToCollector(telemetry, log);
}
