import { streamText } from 'ai';
import type { StageOptions } from '../../engine.ts';
import { countTokens } from '../count-tokens.ts';
import { instructionsOf, messageOf } from '../prompt.ts';
import { atMostOf, type Call, keyOf, maskedParts, PaidReplyError, type Used } from './call.ts';
import { brokenOff, CallFaultError } from './failures.ts';
import type { ModelClient } from './model-client.ts';
import { outputLimit } from './output-limit.ts';

export type LineCall<T> = Omit<Call<T>, 'accept'>;

/**
 * The lines of a reply as they come, each a JSON object of the call's form; other lines are left out. When a reply breaks off, the
 * model is called again and `restart` is sent, because what came before belongs to a reply that has no end. Throws ModelFailureError when no
 * reply comes whole.
 */
export async function* streamLines<T>(
  client: ModelClient,
  call: LineCall<T>,
  options: StageOptions = {},
): AsyncGenerator<{ line: T } | { restart: true }> {
  const { settings, cache } = client;
  const parts = maskedParts(call);
  const key = keyOf(settings, call, parts);
  const lineOf = (text: string): T | undefined => {
    const line = call.schema.safeParse(objectIn(text)).data;
    return line === undefined || !call.mask ? line : call.mask.restore(line);
  };
  const stored = await cache.get(key);
  if (stored !== null) {
    client.reportStored(call.stage, options);
    for (const text of stored.split('\n')) {
      const line = lineOf(text);
      if (line !== undefined) yield { line };
    }
    return;
  }
  const queue = createQueue<{ line: T } | { restart: true }>();
  const stopped = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, stopped.signal]) : stopped.signal;
  const asked = {
    ...{
      model: client.models.language,
      instructions: instructionsOf(call.prompt),
      prompt: messageOf(parts),
      maxRetries: 0,
    },
    maxOutputTokens: outputLimit(settings, call.maxOutputTokens),
    providerOptions: { openai: { store: false } },
  };
  const whole = client
    .attempts(
      { stage: call.stage, atMost: atMostOf(settings, call, parts) },
      async (abortSignal, before) => {
        if (before) queue.push({ restart: true });
        return readStream(asked, abortSignal, (text) => {
          const line = lineOf(text);
          if (line !== undefined) queue.push({ line });
          return line !== undefined;
        });
      },
      { ...options, signal },
    )
    .then(({ text, used }) => cache.put(key, text, used));
  whole.then(queue.end, queue.fail);
  try {
    yield* queue.items();
  } finally {
    stopped.abort();
  }
}

type Asked = Pick<Parameters<typeof streamText>[0], 'model' | 'maxOutputTokens' | 'providerOptions'> & {
  instructions: string;
  prompt: string;
};

/** Reads one reply to its end; `take` says whether it could use a line. Throws when the reply breaks off or has no line to use. */
async function readStream(
  asked: Asked,
  abortSignal: AbortSignal,
  take: (line: string) => boolean,
): Promise<{ value: { text: string; used: Used }; used: Used }> {
  let failure: unknown;
  const onError = ({ error }: { error: unknown }) => {
    failure ??= error;
  };
  const result = streamText({ ...asked, abortSignal, onError });
  const finished = Promise.all([result.finishReason, result.usage]);
  finished.catch(() => {});
  let text = '';
  let rest = '';
  let count = 0;
  const counted = () => ({
    inputTokens: countTokens(asked.instructions + asked.prompt),
    outputTokens: countTokens(text),
  });
  try {
    for await (const piece of result.textStream) {
      text += piece;
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (take(line)) count++;
    }
    abortSignal.throwIfAborted();
    if (failure) throw failure;
  } catch (error) {
    // What came before it broke off is paid for.
    throw text === '' ? error : new PaidReplyError(counted(), error);
  }
  if (take(rest)) count++;
  const [finishReason, usage] = await finished;
  const used = {
    inputTokens: usage.inputTokens || counted().inputTokens,
    outputTokens: usage.outputTokens || counted().outputTokens,
  };
  if (count === 0 && finishReason === 'length') throw new PaidReplyError(used, new CallFaultError(brokenOff()));
  if (count === 0 || finishReason === 'error' || finishReason === 'content-filter') throw new PaidReplyError(used);
  return { value: { text, used }, used };
}

/** The JSON object on a line; lists and fences around lines are ignored. */
function objectIn(line: string): unknown {
  const text = line.slice(line.indexOf('{'), line.lastIndexOf('}') + 1);
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Items that one side adds and the other waits for. */
function createQueue<T>() {
  const items: T[] = [];
  let state: 'open' | 'ended' | { error: unknown } = 'open';
  let arrived = Promise.withResolvers<void>();
  const change = (next: typeof state) => {
    state = next;
    arrived.resolve();
  };
  return {
    push(item: T) {
      items.push(item);
      arrived.resolve();
    },
    end: () => change('ended'),
    fail: (error: unknown) => change({ error }),
    async *items(): AsyncGenerator<T> {
      for (;;) {
        for (const item of items.splice(0)) yield item;
        if (items.length > 0) continue;
        if (state === 'ended') return;
        if (typeof state === 'object') throw state.error;
        await arrived.promise;
        arrived = Promise.withResolvers();
      }
    },
  };
}
