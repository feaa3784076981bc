import { expect, test } from 'vitest';
import { readModel } from '../config.ts';
import { ConfigError } from '../config-error.ts';
import { refuseGaps, warnings } from './warnings.ts';

const safe = { rateLimits: true, registrationOpen: false, host: '127.0.0.1', model: null };

test('a safe set-up has no warnings', () => {
  expect(warnings(safe, undefined, [])).toEqual([]);
  for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '::1'])
    expect(warnings({ ...safe, registrationOpen: true, host }, undefined, [])).toEqual([]);
});

test.each(['0.0.0.0', '::', '192.168.1.5', 'earshot'])('open registration on %s is warned of', (host) => {
  expect(warnings({ ...safe, registrationOpen: true, host }, undefined, [])).toEqual([
    `Anyone who reaches ${host} may register a company: set REGISTRATION=closed once yours exists.`,
  ]);
  expect(warnings({ ...safe, host }, undefined, [])).toEqual([]);
});

test('what the system does not shut off from the readers of uploads is warned of, or refused where it is required', () => {
  const sentence =
    'here the programs that read uploads can reach other processes, files and sockets of other programs (see "Uploads" in docs/security.md).';
  expect(warnings(safe, undefined, ['processes', 'files'])).toEqual([`SANDBOX: ${sentence}`]);
  expect(() => refuseGaps({ sandboxRequired: true }, ['processes', 'files'])).toThrow(
    new ConfigError(`SANDBOX is required, but ${sentence}`),
  );
  refuseGaps({ sandboxRequired: false }, ['processes', 'files']);
  refuseGaps({ sandboxRequired: true }, []);
});

test('a key that everyone who registers can spend is warned of', () => {
  const env = { AI_PROVIDER: 'openai', AI_MODEL: 'm', AI_API_KEY: 'secret' };
  const model = readModel(env);
  expect(warnings({ ...safe, registrationOpen: true, model }, undefined, [])).toEqual([
    expect.stringContaining('AI_API_KEY serves every company'),
  ]);
  expect(warnings({ ...safe, model }, undefined, [])).toEqual([]);
  const limited = readModel({ ...env, AI_COMPANIES: '1' });
  expect(warnings({ ...safe, registrationOpen: true, model: limited }, undefined, [])).toEqual([]);
});
