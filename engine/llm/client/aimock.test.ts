import { LLMock } from '@copilotkit/aimock';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { ModelCallReport } from '../../engine.ts';
import { settingsFor } from '../testing/model-server.ts';
import type { Call } from './call.ts';
import { embedTexts } from './embed.ts';
import { memoryCache } from './memory-cache.ts';
import { createClient } from './model-client.ts';
import { streamLines } from './stream-lines.ts';

/** The same protocols as played by another implementation than ours. */
const call: Call<{ text: string }> = {
  ...{ stage: 'notes', maxOutputTokens: 500 },
  prompt: { id: 'aimock', version: 1, instructions: 'Say one thing.', example: '{"text": "one"}' },
  parts: [{ says: 'Please speak.' }],
  schema: z.object({ text: z.string() }),
};

let mock: LLMock;
beforeEach(async () => {
  mock = new LLMock({ port: 0 });
  await mock.start();
});
afterEach(() => mock.stop());

describe.each(['openai', 'anthropic', 'openai-compatible'] as const)('%s, as aimock plays it', (provider) => {
  const client = () => createClient(settingsFor(provider, `${mock.url}/v1`), memoryCache(), { pause: async () => {} });

  test('replies with an object', async () => {
    mock.onMessage(/speak/, { content: '{"text": "The oven is late."}' });
    const reports: ModelCallReport[] = [];
    const options = { onUsage: (one: ModelCallReport) => void reports.push(one) };
    expect(await client().ask(call, options)).toEqual({ text: 'The oven is late.' });
    expect(reports).toMatchObject([{ cached: false, failed: null }]);
    expect(reports[0]?.inputTokens).toBeGreaterThan(0);
  });

  test('streams its lines', async () => {
    mock.onMessage(/speak/, { content: '{"text": "One."}\n{"text": "Two."}' });
    const lines: unknown[] = [];
    for await (const line of streamLines(client(), call)) lines.push(line);
    expect(lines).toEqual([{ line: { text: 'One.' } }, { line: { text: 'Two.' } }]);
  });

  test.each([429, 500])('is asked again after one %d', async (status) => {
    mock.onMessage(/speak/, { content: '{"text": "The oven is late."}' });
    mock.nextRequestError(status, { message: 'Not now', type: 'error' });
    expect(await client().ask(call)).toEqual({ text: 'The oven is late.' });
  });

  test('a refused key is reported', async () => {
    mock.onMessage(/speak/, { content: '{"text": "x"}' });
    mock.nextRequestError(401, { message: 'Bad key', type: 'authentication_error' });
    await expect(client().ask(call)).rejects.toMatchObject({ fault: 'key' });
  });
});

test('embeddings come in the width that is stored', async () => {
  mock.onEmbedding(/.*/, { embedding: [3, 4] });
  const settings = { ...settingsFor('openai-compatible', `${mock.url}/v1`), embeddingModel: 'small' };
  const [vector] = await embedTexts(createClient(settings, memoryCache()), ['flour']);
  expect(vector).toHaveLength(1536);
  expect([...(vector ?? [])].slice(0, 3)).toEqual([expect.closeTo(0.6, 5), expect.closeTo(0.8, 5), 0]);
});
