import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { ModelSettings, ModelStage } from '../../engine.ts';
import { countTokens } from '../count-tokens.ts';
import type { Mask } from '../mask/mask.ts';
import { instructionsOf, messageOf, type Part, type Prompt } from '../prompt.ts';
import { CallFaultError, unusable } from './failures.ts';
import { outputLimit } from './output-limit.ts';

/** One request: its prompt, what it reads, and the form of its reply. */
export type Call<T> = {
  stage: ModelStage;
  prompt: Prompt;
  parts: readonly Part[];
  schema: z.ZodMiniType<T>;
  maxOutputTokens: number;
  mask?: Mask | undefined;
  /** Whether a reply of the right form can be used; if not, the model is called again. */
  accept?: (reply: T) => Promise<boolean>;
};

export type Used = { inputTokens: number; outputTokens: number };

/** A reply that was paid for, whole or in part, and cannot be used. */
export class PaidReplyError extends Error {
  override name = 'PaidReplyError';
  readonly used: Used;
  constructor(used: Used, cause: unknown = new CallFaultError(unusable())) {
    super('a reply that cannot be used', { cause });
    this.used = used;
  }
}

export const maskedParts = <T>({ parts, mask }: Call<T>): readonly Part[] => (mask ? mask.parts(parts) : parts);

/** Replies are stored with what was masked still masked, so a name never reaches them. */
export function restored<T>(value: T, mask: Mask | undefined): T {
  return mask ? mask.restore(value) : value;
}

/** The form of a reply as a JSON schema of draft 7, without defaults: providers take no others for strict schemas. */
export const formOf = (schema: z.ZodMiniType): object =>
  z.toJSONSchema(schema, {
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      delete jsonSchema.default;
    },
  });

/**
 * The hash of everything that a reply depends on, down to the words of the prompt: a version that was not raised must not bring a reply of
 * the old one back. The fence is not part of it: it differs in each request.
 */
export function keyOf(
  { provider, baseUrl, model }: Pick<ModelSettings, 'provider' | 'baseUrl' | 'model'>,
  { prompt, schema }: Pick<Call<unknown>, 'prompt'> & { schema: z.ZodMiniType | null },
  parts: readonly Part[],
): string {
  const form = schema && formOf(schema);
  const asked = [prompt.id, prompt.version, instructionsOf(prompt), form, parts];
  return createHash('sha256')
    .update(JSON.stringify([provider, baseUrl, model, ...asked]))
    .digest('hex');
}

/** What a call may use: what it shows, and the longest reply. */
export function atMostOf(
  settings: ModelSettings,
  { prompt, maxOutputTokens }: Pick<Call<unknown>, 'prompt' | 'maxOutputTokens'>,
  parts: readonly Part[],
): Used {
  const inputTokens = countTokens(instructionsOf(prompt) + messageOf(parts));
  return { inputTokens, outputTokens: outputLimit(settings, maxOutputTokens) };
}
