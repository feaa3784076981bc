import * as z from 'zod/mini';
import { route } from '../route.ts';
import { message } from '../schemas.ts';
import { companyProviders } from './providers.ts';

const maxNameLength = 200;
const maxAddressLength = 500;
const maxKeyLength = 1_000;
const maxTokens = 2_000_000_000;

/** Trimmed; a blank text counts as not given. */
const optionalText = (most: number, error: string) =>
  z._default(
    z.pipe(
      z.nullable(z.string().check(z.trim(), z.maxLength(most, { error }))),
      z.transform((text: string | null) => text || null),
    ),
    null,
  );
const name = (label: string) =>
  optionalText(maxNameLength, `${label} must be at most ${maxNameLength} characters long`);
const tokens = (least: number, label: string) => {
  const error = `${label} must be a whole number from ${least.toLocaleString('en')} to ${maxTokens.toLocaleString('en')}`;
  return z._default(
    z.nullable(z.int({ error }).check(z.minimum(least, { error }), z.maximum(maxTokens, { error }))),
    null,
  );
};
const price = (label: string) => {
  const error = `${label} must be a number from 0 to 100,000`;
  return z._default(
    z.nullable(z.number({ error }).check(z.minimum(0, { error }), z.maximum(100_000, { error }))),
    null,
  );
};
/** A key goes into a header, so that nothing but visible ASCII can be part of it. */
const apiKey = z.optional(
  z.nullable(
    z
      .string({ error: 'The API key must be a text' })
      .check(
        z.trim(),
        z.maxLength(maxKeyLength, { error: `The API key must be at most ${maxKeyLength} characters long` }),
        z.regex(/^[\x21-\x7e]*$/, { error: 'The API key contains a character that no key has. Please copy it again.' }),
      ),
  ),
);

const numbers = {
  /** How much the model reads at once; null where the provider's own limit is enough. */
  contextTokens: tokens(1_000, 'The context window'),
  maxTokensPerRun: tokens(1, 'The limit per analysis'),
  maxTokensPerMonth: tokens(1, 'The limit per month'),
  /** In US dollars per million tokens. */
  inputPrice: price('The price of input'),
  outputPrice: price('The price of output'),
};

export const modelSettingsInput = z
  .object({
    provider: z.enum(companyProviders, { error: 'Please choose a provider from the list' }),
    model: name('The model'),
    embeddingModel: name('The embedding model'),
    baseUrl: optionalText(maxAddressLength, `The address must be at most ${maxAddressLength} characters long`),
    /** Absent: the stored key stays, as long as provider and address do. Null or blank: there is none. */
    apiKey,
    ...numbers,
  })
  .check(
    z.refine(({ provider, model }) => provider === 'embedded' || model !== null, {
      error: 'Please enter the name of a model',
      path: ['model'],
    }),
    z.refine(({ provider, baseUrl }) => provider !== 'openai-compatible' || baseUrl !== null, {
      error: 'Please enter the address of the server',
      path: ['baseUrl'],
    }),
    z.refine(({ baseUrl }) => baseUrl === null || /^https?:\/\//i.test(baseUrl), {
      error: 'The address must start with https:// or http://',
      path: ['baseUrl'],
    }),
  );
export type ModelSettingsInput = z.infer<typeof modelSettingsInput>;

export const modelSettings = z.object({
  provider: z.enum(companyProviders),
  model: z.nullable(z.string()),
  embeddingModel: z.nullable(z.string()),
  baseUrl: z.nullable(z.string()),
  /** The key itself is never returned. */
  hasKey: z.boolean(),
  /** Who chose this: the operator of the server, or an administrator of the company. */
  source: z.enum(['environment', 'company']),
  contextTokens: z.nullable(z.int()),
  /** The company's own limits; the server's apply as well. */
  maxTokensPerRun: z.nullable(z.int()),
  maxTokensPerMonth: z.nullable(z.int()),
  serverLimits: z.object({ maxTokensPerRun: z.nullable(z.int()), maxTokensPerMonth: z.nullable(z.int()) }),
  inputPrice: z.nullable(z.number()),
  outputPrice: z.nullable(z.number()),
  /** Addresses that the operator of the server allows, besides those of the named providers. */
  allowedBaseUrls: z.array(z.string()),
  /** The company's number, by which AI_COMPANIES names it. */
  companyId: z.int(),
  /** What keeps the settings from being used, in a sentence. */
  problem: z.nullable(z.string()),
});
export type ModelSettingsView = z.infer<typeof modelSettings>;

export const readModelSettings = route('GET', '/api/settings/model', {
  action: 'model.configure',
  summary: "Get the company's language model; its key is never returned",
  reply: modelSettings,
});
export const readCompanyModel = route('GET', '/api/model', {
  action: 'projects.create',
  summary: 'Name the language model that new projects can use; null without one',
  reply: z.object({ model: z.nullable(z.string()) }),
});
export const changeModelSettings = route('PUT', '/api/settings/model', {
  action: 'model.configure',
  summary: "Set the company's language model, which replaces that of the server",
  body: modelSettingsInput,
  reply: modelSettings,
});
export const resetModelSettings = route('DELETE', '/api/settings/model', {
  action: 'model.configure',
  summary: "Remove the company's settings and its key, so that those of the server apply again",
  reply: modelSettings,
});
export const testModelSettings = route('POST', '/api/settings/model/test', {
  action: 'model.configure',
  summary: 'Send a short request to the language model, with these settings or, without a body, with the stored ones',
  body: z.nullish(modelSettingsInput),
  reply: z.extend(message, { ok: z.boolean(), milliseconds: z.int() }),
});
export type ModelTest = z.infer<typeof testModelSettings.reply>;
