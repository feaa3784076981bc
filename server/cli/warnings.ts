import type { Gap } from '#extract/sandbox/sandbox.ts';
import type { Config } from '../config.ts';
import { ConfigError } from '../config-error.ts';
import { unguarded } from '../db/tenant-role.ts';

const inWords: Record<Gap, string> = {
  network: 'the network',
  processes: 'other processes',
  files: 'files and sockets of other programs',
};

const openTo = (gaps: readonly Gap[]) =>
  `here the programs that read uploads can reach ${gaps.map((gap) => inWords[gap]).join(', ')} (see "Uploads" in docs/security.md)`;

/** Throws if the setting demands what this system does not support. */
export function refuseGaps({ sandboxRequired }: Pick<Config, 'sandboxRequired'>, gaps: readonly Gap[]): void {
  if (sandboxRequired && gaps.length > 0) throw new ConfigError(`SANDBOX is required, but ${openTo(gaps)}.`);
}

const isLoopback = (host: string): boolean => /^(localhost|127\.[\d.]+|::1)$/.test(host);

const sharedKey =
  'AI_API_KEY serves every company, and registration is open: set AI_COMPANIES or REGISTRATION=closed, so that not everyone who registers can spend it.';

/** What an operator is told at the start. `missing` is what the database lacks for row-level security. */
export function warnings(
  { rateLimits, registrationOpen, host, model }: Pick<Config, 'rateLimits' | 'registrationOpen' | 'host' | 'model'>,
  missing: string | undefined,
  gaps: readonly Gap[],
): string[] {
  return [
    ...(rateLimits ? [] : ['RATE_LIMITS is off: never run it like this where others can reach it.']),
    ...(registrationOpen && !isLoopback(host)
      ? [`Anyone who reaches ${host} may register a company: set REGISTRATION=closed once yours exists.`]
      : []),
    ...(registrationOpen && model?.settings.apiKey && model.companies === null ? [sharedKey] : []),
    ...(gaps.length > 0 ? [`SANDBOX: ${openTo(gaps)}.`] : []),
    ...(missing ? [unguarded(missing)] : []),
  ];
}
