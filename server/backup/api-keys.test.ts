import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';
import { writeBackup } from './write.ts';

test('a backup holds the API key of a language model encrypted, and neither of the secrets of the server', async () => {
  // Not the shared server: a backup holds the rows of all companies.
  const server = await startTestServer();
  const admin = await server.newAdmin();
  const apiKey = 'sk-quiet-river-7';
  const saved = await admin.put('/api/settings/model', { provider: 'openai', model: 'a-model', apiKey });
  expect(saved.json()).toMatchObject({ hasKey: true });
  const file = join(mkdtempSync(join(inject('runFolder'), 'keys-')), 'backup');
  await writeBackup(server.deps.database, file);
  const text = gunzipSync(readFileSync(file)).toString('utf8');
  expect(text).toMatch(/"encrypted_key":"v1\.[\w-]+"/);
  const { sessionSecret, modelKeySecret } = server.deps.config;
  for (const secret of [apiKey, sessionSecret, modelKeySecret]) expect(text).not.toContain(secret);
  await server.stop();
});
