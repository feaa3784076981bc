import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditPage } from '#contract/audit.ts';
import type { ModelSettingsView } from '#contract/models/settings.ts';
import type { UsagePage } from '#contract/models/usage.ts';
import { type ModelServer, startModelServer } from '#engine/llm/testing/model-server.ts';
import { buildActors } from '../../testing/actors.ts';
import type { Client, SignedIn } from '../../testing/client.ts';
import { type OwnServer, startTestServer } from '../../testing/test-server.ts';

const path = '/api/settings/model';
const key = 'sk-quiet-river-7';
const openai = { provider: 'openai', model: 'a-model', apiKey: key };

let peer: ModelServer;
let server: OwnServer;
let admin: SignedIn;
let user: SignedIn;
let client: SignedIn;
let stranger: SignedIn;
const log: string[] = [];
beforeAll(async () => {
  peer = await startModelServer(({ body }) =>
    body.model === 'wrong-key' ? { status: 401, body: '{"error":{"message":"no"}}' } : { text: '{"ok": true}' },
  );
  // Not the shared server: it allows an address, and its log is read.
  const env = { AI_ALLOWED_BASE_URLS: peer.url, LOG_LEVEL: 'debug' };
  server = await startTestServer(env, { logTo: { write: (line) => void log.push(line) } });
  ({ admin, user, client, stranger } = await buildActors(server));
});
afterAll(async () => {
  await server.stop();
  await peer.close();
});

const sql = async (text: string, values: unknown[] = []) => (await server.deps.database.pool.query(text, values)).rows;
const read = async (as: Client): Promise<ModelSettingsView> => (await as.get(path)).json();
const save = (as: Client, body: object) => as.put(path, body);
const compatible = (more: object = {}) => ({
  ...{ provider: 'openai-compatible', model: 'm', baseUrl: peer.url, apiKey: key },
  ...more,
});

describe('who may see and change the settings', () => {
  test('admins alone, and each those of their own company', async () => {
    for (const as of [user, client]) {
      expect((await as.get(path)).statusCode).toBe(403);
      expect((await save(as, openai)).statusCode).toBe(403);
      expect((await as.delete(path)).statusCode).toBe(403);
      expect((await as.post(`${path}/test`)).statusCode).toBe(403);
    }
    const guest = server.guest();
    expect((await guest.get(path)).statusCode).toBe(401);
    expect((await save(guest, openai)).statusCode).toBe(401);
    expect((await save(admin, openai)).statusCode).toBe(200);
    expect(await read(stranger)).toMatchObject({ provider: 'embedded', source: 'environment', hasKey: false });
  });

  test('staff are told the name of the model before their first project, and clients are not', async () => {
    await save(admin, openai);
    for (const as of [admin, user]) expect((await as.get('/api/model')).json()).toEqual({ model: 'a-model' });
    expect((await stranger.get('/api/model')).json()).toEqual({ model: null });
    expect((await client.get('/api/model')).statusCode).toBe(403);
  });

  test('someone who is no longer an admin changes nothing', async () => {
    const former = await server.newAdmin();
    await sql("update users set role = 'company_user' where id = $1", [former.id]);
    expect((await save(former, openai)).statusCode).toBe(403);
  });
});

describe('the key', () => {
  test('is never returned, stored as it is, logged or written in the activity log', async () => {
    const reply = await save(admin, openai);
    expect(reply.json()).toMatchObject({ provider: 'openai', model: 'a-model', hasKey: true, source: 'company' });
    const rows = await sql('select s.*, a.details from model_settings s, audit_log a');
    const { entries } = (await admin.get('/api/audit?kind=model')).json() as AuditPage;
    expect(entries[0]).toMatchObject({
      action: 'model-changed',
      details: { provider: 'openai', model: 'a-model', key: 'set' },
    });
    for (const text of [
      reply.body,
      (await admin.get(path)).body,
      JSON.stringify(rows),
      JSON.stringify(entries),
      log.join(),
    ])
      expect(text).not.toContain('quiet-river');
  });

  test('stays when other fields change, and only goes to the provider and address it was entered for', async () => {
    await save(admin, compatible());
    const { apiKey: _, ...others } = compatible({ model: 'another' });
    expect((await save(admin, others)).json()).toMatchObject({ model: 'another', hasKey: true });
    const moved = await save(admin, { ...others, baseUrl: `${peer.url}/elsewhere` });
    expect(moved.statusCode).toBe(400);
    expect(moved.json().message).toMatch(/^Please enter the API key again/);
    expect((await save(admin, { provider: 'openai', model: 'x' })).statusCode).toBe(400);
    expect(await read(admin)).toMatchObject({ model: 'another', baseUrl: peer.url, hasKey: true });
  });

  test('can be removed where none is needed, and is demanded where one is', async () => {
    expect((await save(admin, compatible({ apiKey: null }))).json()).toMatchObject({ hasKey: false });
    const reply = await save(admin, { ...openai, apiKey: undefined });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe('Please enter an API key');
  });

  test('goes when the built-in engine is chosen, and with a return to the settings of the server', async () => {
    const stored = async () =>
      (await sql('select encrypted_key from model_settings where updated_by = $1', [admin.id]))[0];
    await save(admin, openai);
    expect((await save(admin, { provider: 'embedded' })).json()).toMatchObject({ provider: 'embedded', hasKey: false });
    expect(await stored()).toEqual({ encrypted_key: null });
    await save(admin, openai);
    expect((await admin.delete(path)).json()).toMatchObject({ provider: 'embedded', source: 'environment' });
    expect(await stored()).toBeUndefined();
  });

  test('that cannot be read any more is asked for again', async () => {
    await save(admin, openai);
    await sql("update model_settings set encrypted_key = 'v1.broken' where updated_by = $1", [admin.id]);
    expect(await read(admin)).toMatchObject({ hasKey: false, problem: expect.stringContaining('enter the key again') });
    expect((await admin.post(`${path}/test`)).json().message).toContain('enter the key again');
    expect((await save(admin, openai)).json()).toMatchObject({ hasKey: true, problem: null });
  });
});

describe('what is refused, in a sentence', () => {
  test.each([
    [{ provider: 'oracle' }, 'Please choose a provider from the list'],
    [{ provider: 'openai', apiKey: key }, 'Please enter the name of a model'],
    [{ provider: 'openai-compatible', model: 'm' }, 'Please enter the address of the server'],
    [{ ...openai, baseUrl: 'ftp://models.example' }, 'The address must start with https:// or http://'],
    [{ ...openai, apiKey: 'sk two words' }, /^The API key contains a character/],
    [{ ...openai, maxTokensPerRun: 0 }, /^The limit per analysis must be a whole number from 1/],
    [{ ...openai, inputPrice: -1 }, 'The price of input must be a number from 0 to 100,000'],
    [{ ...openai, model: 'x'.repeat(201) }, 'The model must be at most 200 characters long'],
  ])('%j', async (body, message) => {
    const reply = await save(admin, body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toMatch(message);
  });

  test.each([
    'http://169.254.169.254/latest',
    'http://localhost:11434/v1',
    'https://models.example/v1',
    'http://127.0.0.1',
  ])('the address %s, which the operator does not allow', async (baseUrl) => {
    for (const call of [
      () => save(admin, compatible({ baseUrl })),
      () => admin.post(`${path}/test`, compatible({ baseUrl })),
    ]) {
      const reply = await call();
      expect(reply.statusCode).toBe(400);
      expect(reply.json().message).toContain('AI_ALLOWED_BASE_URLS');
    }
  });
});

describe('a test', () => {
  test('of settings that are not stored yet answers, is counted, and stores nothing', async () => {
    const before = await read(admin);
    const reply = await admin.post(`${path}/test`, compatible({ inputPrice: 1, outputPrice: 10 }));
    expect(reply.json()).toEqual({ ok: true, message: 'm answers.', milliseconds: expect.any(Number) });
    expect(await read(admin)).toEqual(before);
    const usage: UsagePage = (await admin.get('/api/usage')).json();
    expect(usage.rows[0]).toMatchObject({
      stage: 'test',
      model: 'm',
      failed: null,
      project: null,
      cost: expect.any(Number),
    });
  });

  test('that fails is a 200 with the reason, and is counted too', async () => {
    await save(admin, compatible({ model: 'wrong-key' }));
    const reply = await admin.post(`${path}/test`);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ ok: false, message: expect.stringContaining('refused the key') });
    const { rows, totals }: UsagePage = (await admin.get('/api/usage')).json();
    expect(rows[0]?.failed).toContain('refused the key');
    expect(totals.failed).toBeGreaterThan(0);
  });

  test('can be made ten times a minute for each company', async () => {
    await save(admin, compatible());
    const { config } = server.deps;
    server.deps.config = { ...config, rateLimits: true };
    const replies = await Promise.all(Array.from({ length: 11 }, () => admin.post(`${path}/test`)));
    expect(replies.map((one) => one.statusCode).toSorted()).toEqual([...Array(10).fill(200), 429]);
    server.deps.config = config;
  });

  test('of the built-in engine is not needed', async () => {
    expect((await stranger.post(`${path}/test`)).json().message).toContain('built-in engine');
  });
});

describe('a model of the environment', () => {
  test('serves the companies that AI_COMPANIES names, until an admin sets another one', async () => {
    const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'shared', AI_BASE_URL: peer.url, AI_API_KEY: key };
    const limits = { AI_MAX_TOKENS_PER_MONTH: '5000000', AI_COMPANIES: '1, 77' };
    const own = await startTestServer({ ...env, ...limits });
    try {
      const [first, second] = [await own.newAdmin(), await own.newAdmin()];
      expect(await read(first)).toMatchObject({
        ...{ provider: 'openai-compatible', model: 'shared', hasKey: true, source: 'environment', companyId: 1 },
        serverLimits: { maxTokensPerRun: null, maxTokensPerMonth: 5_000_000 },
      });
      expect(await read(second)).toMatchObject({ provider: 'embedded', model: null, baseUrl: null, hasKey: false });
      // The server's own address is not allowed to companies by that.
      expect((await save(first, compatible())).statusCode).toBe(400);
      expect((await save(first, openai)).json()).toMatchObject({ provider: 'openai', source: 'company' });
      expect((await first.delete(path)).json()).toMatchObject({ model: 'shared', source: 'environment' });
      expect((await first.post(`${path}/test`)).json()).toMatchObject({ ok: true });
    } finally {
      await own.stop();
    }
  });
});
