import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { generateText, jsonSchema, NoObjectGeneratedError, Output } from 'ai';
import * as z from 'zod/mini';
import type { ModelCache, ModelMeter, ModelSettings, ModelStage, StageOptions } from '../../engine.ts';
import { countTokens } from '../count-tokens.ts';
import type { Mask } from '../mask/mask.ts';
import { instructionsOf, messageOf, type Part, type Prompt } from '../prompt.ts';
import { calls, defaultContextTokens } from '../tuning.ts';
import { createBudget } from './budget.ts';
import { type CallFault, CallFaultError, failureOf, faultOf, hostOf, unusable } from './failures.ts';
import { createGate } from './gate.ts';
import { type Models, modelsOf } from './providers.ts';
import { readJson, replyOf } from './read-json.ts';

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

/** What calls are made with. Tests pass shorter times. */
export type ClientOptions = {
  timeoutMs?: number;
  pause?: (ms: number, signal?: AbortSignal) => Promise<unknown>;
  /** Limits beyond that of the settings. */
  meter?: ModelMeter | undefined;
};

/** The way of every request to a model: stored replies, limits, retries, and a report of each call. */
export type ModelClient = {
  readonly settings: ModelSettings;
  readonly models: Models;
  readonly cache: ModelCache;
  /** Tokens that the model reads and writes at once. */
  readonly contextTokens: number;
  ask<T>(call: Call<T>, options?: StageOptions): Promise<T>;
  /** The reply that is stored for a call; null without one. Nothing is asked. */
  stored<T>(call: Call<T>): Promise<T | null>;
  reportStored(stage: ModelStage, options: StageOptions): void;
  /**
   * One attempt with its report, and another where the fault allows it. What each may use at most is reserved before. Throws
   * ModelFailureError in the end.
   */
  attempts<T>(what: { stage: ModelStage; atMost: Used }, attempt: Attempt<T>, options?: StageOptions): Promise<T>;
};

export type Used = { inputTokens: number; outputTokens: number };
/** `signal` ends the attempt when its time is over or the stage is cancelled. `fault` is that of the attempt before. */
export type Attempt<T> = (signal: AbortSignal, fault: CallFault | null) => Promise<{ value: T; used: Used }>;

/** A reply that was paid for, whole or in part, and cannot be used. */
export class PaidReplyError extends Error {
  override name = 'PaidReplyError';
  readonly used: Used;
  constructor(used: Used, cause: unknown = new CallFaultError(unusable())) {
    super('a reply that cannot be used', { cause });
    this.used = used;
  }
}

export function createClient(
  settings: ModelSettings,
  cache: ModelCache,
  {
    timeoutMs = calls.timeoutMs,
    pause = (ms, signal) => wait(ms, null, signal ? { signal } : {}),
    meter,
  }: ClientOptions = {},
): ModelClient {
  // Otherwise the SDK writes to the console what a model does not support.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const models = modelsOf(settings);
  const gate = createGate(calls.maxAtOnce);
  const budget = createBudget(settings.maxTokensPerRun);
  const underWay = new Map<string, Promise<unknown>>();

  async function attempts<T>(
    { stage, atMost }: { stage: ModelStage; atMost: Used },
    attempt: Attempt<T>,
    options: StageOptions = {},
  ): Promise<T> {
    const { signal, onUsage } = options;
    const model = (stage === 'embedding' && settings.embeddingModel) || settings.model;

    /** Reserves, asks, and reports what was used, whatever becomes of it. */
    async function once(before: CallFault | null): Promise<{ value: T } | { fault: CallFault }> {
      signal?.throwIfAborted();
      const all = atMost.inputTokens + atMost.outputTokens;
      await budget.reserve(all, signal);
      const ticket = await meter?.reserve({ stage, model, ...atMost }).catch((error: unknown) => {
        budget.settle(all, 0);
        throw error;
      });
      const since = performance.now();
      const report = (used: Used, failed: string | null) => {
        budget.settle(all, used.inputTokens + used.outputTokens);
        const milliseconds = Math.round(performance.now() - since);
        onUsage?.({
          ...{ stage, model, ...used, cached: false, failed, milliseconds },
          ...(ticket === undefined ? {} : { ticket }),
        });
      };
      try {
        const limit = AbortSignal.timeout(timeoutMs);
        const { value, used } = await attempt(signal ? AbortSignal.any([signal, limit]) : limit, before);
        report(used, null);
        return { value };
      } catch (error) {
        if (signal?.aborted) {
          report(usedDespite(error, 'silent', atMost), 'The call was cancelled.');
          throw signal.reason ?? error;
        }
        const fault = faultOf(error, { ...settings, model });
        report(usedDespite(error, fault.fault, atMost), fault.says);
        return { fault };
      }
    }

    let fault: CallFault | null = null;
    for (let tries = 0; ; tries++) {
      const outcome = await gate(() => once(fault));
      if ('value' in outcome) return outcome.value;
      fault = outcome.fault;
      const waitMs = waitBefore(fault, tries);
      if (waitMs === null) throw failureOf(fault);
      if (waitMs > 0) await pause(waitMs, signal);
    }
  }

  async function stored<T>(call: Call<T>): Promise<T | null> {
    const reply = await cache.get(keyOf(settings, call.prompt, maskedParts(call)));
    const known = reply === null ? undefined : call.schema.safeParse(readJson(reply)).data;
    return known === undefined ? null : restored(known, call.mask);
  }

  return {
    settings,
    models,
    cache,
    contextTokens: settings.contextTokens ?? defaultContextTokens[settings.provider],
    attempts,
    stored,
    reportStored: (stage, options) => onStored(stage, settings, options),
    async ask(call, options = {}) {
      options.signal?.throwIfAborted();
      const { stage, mask } = call;
      const known = await stored(call);
      if (known !== null) {
        onStored(stage, settings, options);
        return known;
      }
      const parts = maskedParts(call);
      const key = keyOf(settings, call.prompt, parts);
      const fresh = async () => {
        const { reply, used } = await attempts(
          { stage, atMost: atMostOf(settings, call, parts) },
          (signal, fault) => generate(settings, models, { ...call, parts }, signal, fault),
          options,
        );
        await cache.put(key, JSON.stringify(reply), used);
        return reply;
      };
      // Questions that are worked on at the same time may ask the same.
      const asked = (underWay.get(key) as ReturnType<typeof fresh> | undefined) ?? fresh();
      underWay.set(key, asked);
      return restored(await asked.finally(() => underWay.delete(key)), mask);
    },
  };
}

/** What a call that failed has used: a provider that refuses a request charges nothing, one that breaks off has read it. */
function usedDespite(error: unknown, fault: CallFault['fault'], { inputTokens }: Used): Used {
  if (error instanceof PaidReplyError) return error.used;
  const isRead = fault === 'reply' || fault === 'silent';
  return { inputTokens: isRead ? inputTokens : 0, outputTokens: 0 };
}

/** How long to wait before another attempt; null where there is none. */
function waitBefore({ fault, retryAfterMs, isBrief }: CallFault, tries: number): number | null {
  if (retryAfterMs === null || tries >= (isBrief ? 1 : calls.maxExtraCalls)) return null;
  if (fault === 'reply') return 0;
  const waitMs = Math.max(retryAfterMs, calls.firstWaitMs * 2 ** tries);
  return retryAfterMs > calls.maxWaitMs ? null : waitMs;
}

function onStored(stage: ModelStage, { model }: ModelSettings, { onUsage }: StageOptions): void {
  onUsage?.({ stage, model, inputTokens: 0, outputTokens: 0, cached: true, failed: null, milliseconds: 0 });
}

export const maskedParts = <T>({ parts, mask }: Call<T>): readonly Part[] =>
  mask ? parts.map((part) => mask.part(part)) : parts;

/** Replies are stored with what was masked still masked, so a name never reaches them. */
function restored<T>(value: T, mask: Mask | undefined): T {
  return mask ? mask.restore(value) : value;
}

/** The hash of everything that a reply depends on. The fence is not part of it: it differs in each request. */
export function keyOf({ provider, baseUrl, model }: ModelSettings, { id, version }: Prompt, parts: readonly Part[]) {
  return createHash('sha256')
    .update(JSON.stringify([provider, baseUrl, model, id, version, parts]))
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

/** Models whose server refused a schema: they are asked in words alone. By provider, address and name. */
const withoutSchema = new Set<string>();
const nameOf = ({ provider, baseUrl, model }: ModelSettings) => `${provider} ${baseUrl} ${model}`;

async function generate<T>(
  settings: ModelSettings,
  { language }: Models,
  call: Call<T>,
  signal: AbortSignal,
  fault: CallFault | null,
): Promise<{ value: { reply: T; used: Used }; used: Used }> {
  const hint = fault?.fault === 'reply' ? `\n\n${again}` : '';
  const wantsSchema = !withoutSchema.has(nameOf(settings));
  // Draft 7 is what providers take for strict schemas.
  const schema = z.toJSONSchema(call.schema, { target: 'draft-7' }) as Parameters<typeof jsonSchema>[0];
  const instructions = instructionsOf(call.prompt);
  const asked = {
    ...{ model: language, instructions, prompt: messageOf(call.parts) + hint, maxRetries: 0, abortSignal: signal },
    maxOutputTokens: outputLimit(settings, call.maxOutputTokens),
    providerOptions: { openai: { store: false } },
  };
  const generated = wantsSchema
    ? generateText({ ...asked, output: Output.object({ schema: jsonSchema(schema) }) })
    : generateText(asked);
  const { text, used } = await generated.then(
    ({ text, usage }) => ({ text, used: usedOf(usage, asked, text) }),
    (error: unknown) => {
      if (NoObjectGeneratedError.isInstance(error))
        return { text: error.text ?? '', used: usedOf(error.usage, asked, error.text ?? '') };
      if (wantsSchema && refusesSchema(error, settings)) {
        withoutSchema.add(nameOf(settings));
        throw new CallFaultError({ ...unusable(), says: `${hostOf(settings)} does not take a schema.` });
      }
      throw error;
    },
  );
  const reply = replyOf(call.schema, readJson(text));
  if (reply === undefined) throw new PaidReplyError(used);
  const isAccepted = await (call.accept?.(restored(reply, call.mask)) ?? true);
  if (!isAccepted) throw new PaidReplyError(used);
  return { value: { reply, used }, used };
}

const again =
  'Your last reply could not be used. Reply with one complete JSON object of the form of the example and nothing else, in the language that is named, citing only ids that are shown.';

/** A compatible server that knows no schemas refuses the whole request. */
const refusesSchema = (error: unknown, settings: ModelSettings): boolean =>
  settings.provider === 'openai-compatible' && faultOf(error, settings).fault === 'request';

/** Models that think before they write need room for it. */
export function outputLimit({ provider, contextTokens }: ModelSettings, maxOutputTokens: number): number {
  const room = provider === 'openai' ? maxOutputTokens * 4 : maxOutputTokens;
  const quarter = Math.floor((contextTokens ?? defaultContextTokens[provider]) / 4);
  return Math.max(64, Math.min(room, quarter));
}

/** What was used; counted here where the server does not say. */
function usedOf(
  usage: { inputTokens: number | undefined; outputTokens: number | undefined } | undefined,
  asked: { instructions: string; prompt: string },
  text: string,
): Used {
  return {
    inputTokens: usage?.inputTokens || countTokens(asked.instructions + asked.prompt),
    outputTokens: usage?.outputTokens || countTokens(text),
  };
}
