import { resolve } from 'node:path';
import * as z from 'zod/mini';
import type { ModelSettings } from '#engine/engine.ts';
import { ConfigError } from './config-error.ts';
import { keptSecret } from './kept-secret.ts';
import { settings } from './settings.ts';

/** `companies`: the ids of those whom it serves; null for all. */
export type EnvironmentModel = {
  settings: ModelSettings;
  companies: number[] | null;
  /** In US dollars per million tokens. */
  prices: { inputPrice: number | null; outputPrice: number | null };
};

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  publicUrl: string;
  databaseUrl: string | undefined;
  databaseConnections: number;
  dailyBackups: boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** The language model of the environment; null for the engine that needs none. */
  model: EnvironmentModel | null;
  allowedModelAddresses: string[];
  maxModelTokens: { perRun: number | null; perMonth: number | null };
  reportEngine: 'auto' | 'wasm';
  sessionSecret: string;
  modelKeySecret: string;
  trustedProxies: string[];
  allowedHosts: string[];
  sandboxRequired: boolean;
  registrationOpen: boolean;
  refuseCommonPasswords: boolean;
  rateLimits: boolean;
  metrics: 'loopback' | 'open' | 'off';
  workerPort: number | undefined;
  /** Where traces go; null for nowhere. */
  telemetry: Telemetry | null;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
};

/** Reads one setting of the environment. A wrong value throws a ConfigError that names it. An empty value counts as not set. */
function readSetting<K extends keyof typeof settings>(
  env: NodeJS.ProcessEnv,
  key: K,
): z.output<(typeof settings)[K]['schema']> {
  const result = z.safeParse(settings[key].schema, env[key]?.trim() || undefined);
  if (result.success) return result.data as z.output<(typeof settings)[K]['schema']>;
  throw new ConfigError(`${result.error.issues[0]?.message ?? `${key} is wrong`}.`);
}

/** The language model that the environment names, with everything that its provider needs. */
export function readModel(env: NodeJS.ProcessEnv): EnvironmentModel | null {
  const read = <K extends keyof typeof settings>(key: K) => readSetting(env, key);
  const provider = read('AI_PROVIDER');
  if (provider === 'embedded') return null;
  const demand = (key: 'AI_MODEL' | 'AI_API_KEY' | 'AI_BASE_URL') => {
    const value = read(key);
    if (value === undefined) throw new ConfigError(`${key} must be set when AI_PROVIDER is ${provider}.`);
    return value;
  };
  const isNamed = provider !== 'openai-compatible';
  const companies = read('AI_COMPANIES').map(Number);
  if (!companies.every((id) => Number.isInteger(id) && id > 0))
    throw new ConfigError('AI_COMPANIES must be a comma-separated list of company ids.');
  return {
    companies: companies.length > 0 ? companies : null,
    prices: { inputPrice: read('AI_INPUT_PRICE') ?? null, outputPrice: read('AI_OUTPUT_PRICE') ?? null },
    settings: {
      ...{ provider, model: demand('AI_MODEL'), embeddingModel: read('AI_EMBEDDING_MODEL') ?? null },
      baseUrl: isNamed ? (read('AI_BASE_URL') ?? null) : demand('AI_BASE_URL'),
      apiKey: isNamed ? demand('AI_API_KEY') : (read('AI_API_KEY') ?? null),
      maxTokensPerRun: read('AI_MAX_TOKENS_PER_RUN') ?? null,
      contextTokens: read('AI_CONTEXT_TOKENS') ?? null,
      maskPersonalData: false,
    },
  };
}

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
    databaseConnections: read('DATABASE_CONNECTIONS'),
    dailyBackups: read('BACKUPS') === 'daily',
    smtpUrl: read('SMTP_URL'),
    mailFrom: read('MAIL_FROM'),
    model: readModel(env),
    allowedModelAddresses: read('AI_ALLOWED_BASE_URLS'),
    maxModelTokens: {
      perRun: read('AI_MAX_TOKENS_PER_RUN') ?? null,
      perMonth: read('AI_MAX_TOKENS_PER_MONTH') ?? null,
    },
    reportEngine: read('REPORT_ENGINE'),
    sessionSecret: read('SESSION_SECRET') ?? keptSecret(dataDir, 'session-secret'),
    modelKeySecret: read('MODEL_KEY_SECRET') ?? keptSecret(dataDir, 'model-key'),
    trustedProxies: read('TRUSTED_PROXIES'),
    allowedHosts: [new URL(publicUrl).hostname, ...read('ALLOWED_HOSTS')].map((name) => name.toLowerCase()),
    sandboxRequired: read('SANDBOX') === 'required',
    registrationOpen: read('REGISTRATION') === 'open',
    refuseCommonPasswords: read('COMMON_PASSWORDS') === 'refuse',
    rateLimits: read('RATE_LIMITS') === 'on',
    metrics: read('METRICS'),
    workerPort: read('WORKER_PORT'),
    telemetry: readTelemetry(env),
    logLevel: read('LOG_LEVEL'),
  };
}

export type Telemetry = {
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  /** Of requests and jobs that are traced, 0 to 1. */
  share: number;
};

function readTelemetry(env: NodeJS.ProcessEnv): Telemetry | null {
  const endpoint = readSetting(env, 'OTEL_EXPORTER_OTLP_ENDPOINT')?.replace(/\/+$/, '');
  if (!endpoint) return null;
  const headers = readSetting(env, 'OTEL_EXPORTER_OTLP_HEADERS').map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), decoded(pair.slice(at + 1))] as const;
  });
  const share = readSetting(env, 'OTEL_TRACES_SAMPLER_ARG');
  return { endpoint, headers: Object.fromEntries(headers), serviceName: readSetting(env, 'OTEL_SERVICE_NAME'), share };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    throw new ConfigError('OTEL_EXPORTER_OTLP_HEADERS must have percent-encoded values.');
  }
}
