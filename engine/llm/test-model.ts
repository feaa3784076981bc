import * as z from 'zod/mini';
import type { ModelCallReport, ModelSettings } from '../engine.ts';
import { ModelFailureError } from '../engine.ts';
import { replies } from './tuning.ts';

/** What a test of the settings gave; `message` is one sentence for people, without the key. */
export type ModelTest = { ok: boolean; message: string; milliseconds: number };

const prompt = {
  id: 'test',
  version: 1,
  instructions: 'Reply with the JSON object {"ok": true} to show that you can be reached.',
  example: '{"ok": true}',
};

/** Asks the model for one short reply, and the embedding model, where one is set, for one vector. */
export async function testModel(
  settings: ModelSettings,
  signal?: AbortSignal,
  onUsage?: (report: ModelCallReport) => void,
): Promise<ModelTest> {
  const since = performance.now();
  const milliseconds = () => Math.round(performance.now() - since);
  const options = { ...(signal ? { signal } : {}), ...(onUsage ? { onUsage } : {}) };
  try {
    const { createClient } = await import('./client/model-client.ts');
    const client = createClient(settings, { get: async () => null, put: async () => {} }, { timeoutMs: 30_000 });
    await client.ask(
      {
        ...{ stage: 'test', prompt, maxOutputTokens: replies.test },
        ...{ parts: [{ says: 'Are you there?' }], schema: z.object({ ok: z.boolean() }) },
      },
      options,
    );
    if (settings.embeddingModel) await (await import('./client/embed.ts')).embedTexts(client, ['test'], options);
    return { ok: true, message: `${settings.model} answers.`, milliseconds: milliseconds() };
  } catch (error) {
    if (!(error instanceof ModelFailureError)) throw error;
    return { ok: false, message: error.message, milliseconds: milliseconds() };
  }
}
