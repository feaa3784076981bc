import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import type { EngineSettings } from '#engine/create-engine.ts';

/** Every setting with its default and description; docs/configuration.md is generated from it. */

const wholeNumber = (name: string, least: number, most: number) =>
  z.pipe(
    z.string(),
    z.transform((text, ctx) => {
      const value = Number(text);
      if (Number.isInteger(value) && value >= least && value <= most) return value;
      ctx.issues.push({
        code: 'custom',
        input: text,
        message: `${name} must be a whole number from ${least} to ${most}`,
      });
      return z.NEVER;
    }),
  );
const oneOf = <const T extends readonly [string, ...string[]]>(name: string, values: T) =>
  z.enum(values, { error: `${name} must be one of: ${values.join(', ')}` });
const address = (name: string, schemes: readonly string[]) =>
  z.optional(
    z.string().check(
      z.refine((v) => schemes.some((s) => v.startsWith(`${s}://`)) && URL.canParse(v), {
        error: `${name} must be an address that starts with ${schemes.map((s) => `${s}://`).join(' or ')}`,
      }),
    ),
  );

const isRange = (text: string): boolean => {
  const [address = '', bits = '', ...more] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && longest > 0 && (!text.includes('/') || (/^\d+$/.test(bits) && Number(bits) <= longest));
};
const proxies = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) =>
      text
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    ),
    z.array(z.string()).check(
      z.refine((all) => all.every(isRange), {
        error: 'TRUSTED_PROXIES must be a comma-separated list of addresses or ranges',
      }),
    ),
  ),
);

export const settings = {
  PORT: { schema: z._default(wholeNumber('PORT', 0, 65_535), 3000), says: 'Port to listen on.' },
  HOST: { schema: z._default(z.string(), '127.0.0.1'), says: 'Address to listen on.' },
  DATA_DIR: {
    schema: z._default(z.string(), './data'),
    says: 'Folder for the embedded database, the outbox and the session secret.',
  },
  PUBLIC_URL: {
    schema: address('PUBLIC_URL', ['http', 'https']),
    says: 'Public URL of the server, used in mails and for the origin check. Default: http://localhost:PORT.',
  },
  DATABASE_URL: {
    schema: address('DATABASE_URL', ['postgres', 'postgresql']),
    says: 'PostgreSQL 15 or newer with pgvector; without it the embedded database is used.',
  },
  SMTP_URL: {
    schema: address('SMTP_URL', ['smtp', 'smtps']),
    says: 'Mail server; without it each mail is written to DATA_DIR/outbox.',
  },
  MAIL_FROM: { schema: z._default(z.string(), 'Earshot <earshot@localhost>'), says: 'Sender of all mails.' },
  AI_PROVIDER: {
    schema: z._default(oneOf('AI_PROVIDER', ['embedded']), 'embedded'),
    says: 'Analysis engine. The embedded one needs no key and no network.',
  },
  REPORT_ENGINE: {
    schema: z._default(oneOf('REPORT_ENGINE', ['auto', 'wasm']), 'auto'),
    says: 'Compiler for PDF reports: auto uses the native one where available; wasm is slower and works everywhere.',
  },
  SESSION_SECRET: {
    schema: z.optional(z.string().check(z.minLength(32, { error: 'SESSION_SECRET must have at least 32 characters' }))),
    says: 'Key for session ids; changing it ends all sessions. Default: generated on first start and kept in DATA_DIR.',
  },
  TRUSTED_PROXIES: {
    schema: z._default(proxies, []),
    says: 'Comma-separated addresses or ranges (10.0.0.0/8) of proxies whose forwarded headers are trusted.',
  },
  REGISTRATION: {
    schema: z._default(oneOf('REGISTRATION', ['open', 'closed']), 'open'),
    says: 'Whether anyone may register a company.',
  },
  COMMON_PASSWORDS: {
    schema: z._default(oneOf('COMMON_PASSWORDS', ['allow', 'refuse']), 'allow'),
    says: 'Whether to accept the 49,000 most common passwords, or the user name or company with digits and symbols added.',
  },
  RATE_LIMITS: {
    schema: z._default(oneOf('RATE_LIMITS', ['on', 'off']), 'on'),
    says: 'Turn off only for tests and benchmarks.',
  },
  LOG_LEVEL: {
    schema: z._default(oneOf('LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug']), 'warn'),
    says: 'Log level.',
  },
} as const;

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  publicUrl: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  engine: EngineSettings;
  reportEngine: 'auto' | 'wasm';
  sessionSecret: string;
  trustedProxies: string[];
  registrationOpen: boolean;
  refuseCommonPasswords: boolean;
  rateLimits: boolean;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
};

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads one setting of the environment. A wrong value throws a ConfigError that names it. An empty value counts as not set. */
function readSetting<K extends keyof typeof settings>(
  env: NodeJS.ProcessEnv,
  key: K,
): z.output<(typeof settings)[K]['schema']> {
  const result = z.safeParse(settings[key].schema, env[key]?.trim() || undefined);
  if (result.success) return result.data as z.output<(typeof settings)[K]['schema']>;
  throw new ConfigError(`${result.error.issues[0]?.message ?? `${key} is wrong`}.`);
}

/** Which engine reads the documents. */
export const readEngineSettings = (env: NodeJS.ProcessEnv): EngineSettings => ({
  provider: readSetting(env, 'AI_PROVIDER'),
});

/** Reads the environment. A wrong value throws a ConfigError that names it. An empty value counts as not set. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const read = <K extends keyof typeof settings>(key: K) => readSetting(env, key);
  const port = read('PORT');
  const dataDir = resolve(read('DATA_DIR'));
  const publicUrl = (read('PUBLIC_URL') ?? `http://localhost:${port}`).replace(/\/+$/, '');
  return {
    port,
    host: read('HOST'),
    dataDir,
    publicUrl,
    databaseUrl: read('DATABASE_URL'),
    smtpUrl: read('SMTP_URL'),
    mailFrom: read('MAIL_FROM'),
    engine: readEngineSettings(env),
    reportEngine: read('REPORT_ENGINE'),
    sessionSecret: read('SESSION_SECRET') ?? keptSecret(dataDir),
    trustedProxies: read('TRUSTED_PROXIES'),
    registrationOpen: read('REGISTRATION') === 'open',
    refuseCommonPasswords: read('COMMON_PASSWORDS') === 'refuse',
    rateLimits: read('RATE_LIMITS') === 'on',
    logLevel: read('LOG_LEVEL'),
  };
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    // `wx` fails if the file exists, so two simultaneous first starts end up with one secret.
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
