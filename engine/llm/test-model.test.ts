import { afterEach, expect, test } from 'vitest';
import type { ModelCallReport } from '../engine.ts';
import { testModel } from './test-model.ts';
import { type ModelServer, settingsFor, startModelServer } from './testing/model-server.ts';

let server: ModelServer;
afterEach(() => server.close());

test('a model that answers is reported with its name, and the call is counted', async () => {
  server = await startModelServer(() => ({ text: '{"ok": true}' }));
  const reports: ModelCallReport[] = [];
  const result = await testModel(settingsFor('anthropic', server.url), undefined, (r) => reports.push(r));
  expect(result).toMatchObject({ ok: true, message: 'test-model answers.' });
  expect(reports).toMatchObject([{ stage: 'test', inputTokens: 100, failed: null }]);
});

test('a wrong key is reported in a sentence that does not repeat it', async () => {
  server = await startModelServer(() => ({ status: 401, body: '{"error":{"message":"bad key secret-key"}}' }));
  const { ok, message } = await testModel(settingsFor('openai', server.url));
  expect(ok).toBe(false);
  expect(message).toMatch(/^127\.0\.0\.1:\d+ refused the key\. Check the API key and what it may use\.$/);
});

test('an embedding model is tried as well', async () => {
  server = await startModelServer(({ wire }) =>
    wire === 'embeddings' ? { status: 404, body: '{"error":{"message":"model not found"}}' } : { text: '{"ok": true}' },
  );
  const settings = { ...settingsFor('openai-compatible', server.url), embeddingModel: 'no-such-model' };
  expect(await testModel(settings)).toMatchObject({ ok: false, message: expect.stringContaining('no-such-model') });
});
