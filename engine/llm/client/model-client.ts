import { setTimeout as wait } from 'node:timers/promises';
import type { ModelCache, ModelMeter, ModelSettings, ModelStage, StageOptions } from '../../engine.ts';
import { calls, defaultContextTokens } from '../tuning.ts';
import { createBudget } from './budget.ts';
import { atMostOf, type Call, keyOf, maskedParts, PaidReplyError, restored, type Used } from './call.ts';
import { type CallFault, failureOf, faultOf } from './failures.ts';
import { createGate } from './gate.ts';
import { generate } from './generate.ts';
import { type Models, modelsOf } from './providers.ts';
import { readJson } from './read-json.ts';

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

/** `signal` ends the attempt when its time is over or the stage is cancelled. `fault` is that of the attempt before. */
export type Attempt<T> = (signal: AbortSignal, fault: CallFault | null) => Promise<{ value: T; used: Used }>;

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
    const reply = await cache.get(keyOf(settings, call, maskedParts(call)));
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
      const key = keyOf(settings, call, parts);
      const form = { isInWords: false };
      const fresh = async () => {
        const { reply, used } = await attempts(
          { stage, atMost: atMostOf(settings, call, parts) },
          (signal, fault) => generate({ settings, models, form }, { ...call, parts }, signal, fault),
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
