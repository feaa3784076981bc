import { isIP } from 'node:net';
import * as z from 'zod/mini';

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
const price = (name: string) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : -1)),
      z.number().check(z.minimum(0, { error: `${name} must be a number such as 0.25` })),
    ),
  );
const share = (name: string) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => (/^\d(\.\d+)?$/.test(text) ? Number(text) : -1)),
      z
        .number()
        .check(
          z.minimum(0, { error: `${name} must be a number from 0 to 1` }),
          z.maximum(1, { error: `${name} must be a number from 0 to 1` }),
        ),
    ),
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
const list = z.pipe(
  z.string(),
  z.transform((text: string) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
);
const listOf = (isOne: (text: string) => boolean, error: string) =>
  z.pipe(list, z.array(z.string()).check(z.refine((all) => all.every(isOne), { error })));
const proxies = listOf(isRange, 'TRUSTED_PROXIES must be a comma-separated list of addresses or ranges');
const addresses = (name: string) =>
  listOf(
    (text) => URL.canParse(text) && /^https?:\/\//.test(text),
    `${name} must be a comma-separated list of addresses that start with https:// or http://`,
  );

const hostNames = listOf(
  (text) => /^[a-z0-9.-]+$/i.test(text),
  'ALLOWED_HOSTS must be a comma-separated list of host names',
);

export const settings = {
  PORT: { schema: z._default(wholeNumber('PORT', 0, 65_535), 3000), says: 'Port to listen on.' },
  HOST: { schema: z._default(z.string(), '127.0.0.1'), says: 'Address to listen on.' },
  DATA_DIR: {
    schema: z._default(z.string(), './data'),
    says: 'Folder for the embedded database, the outbox and the secrets that are generated.',
  },
  PUBLIC_URL: {
    schema: address('PUBLIC_URL', ['http', 'https']),
    says: 'Public URL of the server, used in mails and for the origin check. Default: http://localhost:PORT.',
  },
  DATABASE_URL: {
    schema: address('DATABASE_URL', ['postgres', 'postgresql']),
    says: 'PostgreSQL 15 or newer with pgvector; without it the embedded database is used.',
  },
  DATABASE_CONNECTIONS: {
    schema: z._default(wholeNumber('DATABASE_CONNECTIONS', 6, 500), 15),
    says: 'Connections that one process opens to PostgreSQL at most, apart from one in which it hears of changes and, in a worker, one for jobs.',
  },
  BACKUPS: {
    schema: z._default(oneOf('BACKUPS', ['daily', 'off']), 'daily'),
    says: 'Whether to back the embedded database up once a day, to DATA_DIR/backups, where those of the last seven days are kept.',
  },
  SMTP_URL: {
    schema: address('SMTP_URL', ['smtp', 'smtps']),
    says: 'Mail server; without it each mail is written to DATA_DIR/outbox.',
  },
  MAIL_FROM: { schema: z._default(z.string(), 'Earshot <earshot@localhost>'), says: 'Sender of all mails.' },
  AI_PROVIDER: {
    schema: z._default(oneOf('AI_PROVIDER', ['embedded', 'openai', 'anthropic', 'openai-compatible']), 'embedded'),
    says: 'Who writes insights: embedded needs no key and no network; the others are language models (docs/models.md).',
  },
  AI_MODEL: { schema: z.optional(z.string()), says: 'Name of the language model, as its provider writes it.' },
  AI_EMBEDDING_MODEL: {
    schema: z.optional(z.string()),
    says: 'Name of the provider’s embedding model. Without it passages are compared without a model.',
  },
  AI_BASE_URL: {
    schema: address('AI_BASE_URL', ['https', 'http']),
    says: 'Address of the model. Needed for openai-compatible; often ends in /v1.',
  },
  AI_API_KEY: { schema: z.optional(z.string()), says: 'Key of the provider. Needed for openai and anthropic.' },
  AI_CONTEXT_TOKENS: {
    schema: z.optional(wholeNumber('AI_CONTEXT_TOKENS', 2_000, 10_000_000)),
    says: 'How many tokens the model reads and writes at once. Default: 128000 for openai, 200000 for anthropic, 8000 otherwise.',
  },
  AI_MAX_TOKENS_PER_RUN: {
    schema: z.optional(wholeNumber('AI_MAX_TOKENS_PER_RUN', 1_000, 1_000_000_000_000)),
    says: 'Tokens that one analysis may use. Default: no limit.',
  },
  AI_MAX_TOKENS_PER_MONTH: {
    schema: z.optional(wholeNumber('AI_MAX_TOKENS_PER_MONTH', 1_000, 1_000_000_000_000)),
    says: 'Tokens that a company may use in a calendar month. Default: no limit.',
  },
  AI_ALLOWED_BASE_URLS: {
    schema: z._default(addresses('AI_ALLOWED_BASE_URLS'), []),
    says: 'Comma-separated addresses that companies may set beside those of openai and anthropic.',
  },
  AI_COMPANIES: {
    schema: z._default(list, []),
    says: 'Comma-separated ids of the companies that AI_API_KEY serves. Default: all.',
  },
  AI_INPUT_PRICE: {
    schema: z.optional(price('AI_INPUT_PRICE')),
    says: 'US dollars per million input tokens of AI_MODEL. Estimates and usage name a cost if both prices are set.',
  },
  AI_OUTPUT_PRICE: {
    schema: z.optional(price('AI_OUTPUT_PRICE')),
    says: 'US dollars per million output tokens of AI_MODEL.',
  },
  MODEL_KEY_SECRET: {
    schema: z.optional(
      z.string().check(z.minLength(32, { error: 'MODEL_KEY_SECRET must have at least 32 characters' })),
    ),
    says: 'Secret under which API keys of companies are encrypted in the database; all servers of a database need the same. Default: generated on first start and kept in DATA_DIR.',
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
  ALLOWED_HOSTS: {
    schema: z._default(hostNames, []),
    says: 'Comma-separated host names under which Earshot is opened, besides that of PUBLIC_URL, addresses, localhost and names without a dot.',
  },
  SANDBOX: {
    schema: z._default(oneOf('SANDBOX', ['best-effort', 'required']), 'best-effort'),
    says: 'Whether to start, with a warning, where the system cannot shut off the programs that read uploads.',
  },
  REGISTRATION: {
    schema: z._default(oneOf('REGISTRATION', ['open', 'closed']), 'open'),
    says: 'Whether anyone may register a company. Where it is closed, `earshot create-admin EMAIL` creates one.',
  },
  COMMON_PASSWORDS: {
    schema: z._default(oneOf('COMMON_PASSWORDS', ['allow', 'refuse']), 'allow'),
    says: 'Whether to accept the 49,000 most common passwords, or the user name or company with digits and symbols added.',
  },
  RATE_LIMITS: {
    schema: z._default(oneOf('RATE_LIMITS', ['on', 'off']), 'on'),
    says: 'Turn off only for tests and benchmarks.',
  },
  METRICS: {
    schema: z._default(oneOf('METRICS', ['loopback', 'open', 'off']), 'loopback'),
    says: 'Who may read /metrics (Prometheus): programs on this machine, everyone who reaches the port, or none.',
  },
  WORKER_PORT: {
    schema: z.optional(wholeNumber('WORKER_PORT', 0, 65_535)),
    says: 'Port on which a separate worker answers /healthz, /readyz and /metrics; without it a worker has no port.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: address('OTEL_EXPORTER_OTLP_ENDPOINT', ['http', 'https']),
    says: 'Address of an OpenTelemetry collector, which gets traces over HTTP as JSON (often port 4318). Without it nothing is traced.',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    schema: z._default(
      listOf(
        (text) => /^[\w-]+=.+$/.test(text),
        'OTEL_EXPORTER_OTLP_HEADERS must be a list such as name=value,name=value',
      ),
      [],
    ),
    says: 'Comma-separated headers for the collector, such as authorization=Bearer%20KEY; values are percent-encoded.',
  },
  OTEL_SERVICE_NAME: { schema: z._default(z.string(), 'earshot'), says: 'Name of this server in traces.' },
  OTEL_TRACES_SAMPLER_ARG: {
    schema: z._default(share('OTEL_TRACES_SAMPLER_ARG'), 1),
    says: 'Share of the requests and jobs that are traced, from 0 to 1.',
  },
  LOG_LEVEL: {
    schema: z._default(oneOf('LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug']), 'warn'),
    says: 'Log level.',
  },
} as const;
