import { beforeAll, describe, expect, test } from 'vitest';
import { type UsagePage, usagePageLength } from '#contract/models/usage.ts';
import { buildActors } from '../../testing/actors.ts';
import type { Client, SignedIn } from '../../testing/client.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: SignedIn;
let user: SignedIn;
let client: SignedIn;
let stranger: SignedIn;
beforeAll(async () => {
  server = await sharedServer();
  ({ admin, user, client, stranger } = await buildActors(server));
});

const sql = async (text: string, values: unknown[] = []) => (await server.deps.database.pool.query(text, values)).rows;
const usage = async (as: Client, query = ''): Promise<UsagePage> => (await as.get(`/api/usage${query}`)).json();

const newProject = async (as: Client) => (await as.post('/api/projects', { name: 'Bakeries' })).json().id as number;

/** Records calls for a user, as a run does. */
const called = (as: { id: number }, fields: Record<string, unknown> = {}, count = 1) => {
  const call = {
    ...{ stage: 'notes', provider: 'openai', model: 'a-model', input_tokens: 1_000, output_tokens: 100 },
    ...{ cached: false, failed: null, milliseconds: 900, cost: 0.5, project_id: null, ...fields },
  };
  const columns = Object.keys(call);
  return sql(
    `insert into model_calls (company_id, user_id, ${columns.join()})
     select company_id, id, ${columns.map((_, n) => `$${n + 2}`).join()} from users, generate_series(1, ${count}) where id = $1`,
    [as.id, ...Object.values(call)],
  );
};

test('only admins see the usage, and only that of their company', async () => {
  await called(admin);
  for (const as of [user, client]) expect((await as.get('/api/usage')).statusCode).toBe(403);
  expect((await server.guest().get('/api/usage')).statusCode).toBe(401);
  expect(await usage(stranger)).toEqual({
    totals: { calls: 0, inputTokens: 0, outputTokens: 0, cost: null, cached: 0, failed: 0 },
    ...{ rows: [], next: null, thisMonth: { tokens: 0, limit: null } },
  });
});

test('a failed call and a stored reply are listed; a stored reply uses no tokens of the month', async () => {
  const boss = await server.newAdmin();
  const projectId = await newProject(boss);
  await called(boss, { project_id: projectId });
  await called(boss, {
    failed: 'The model is busy. Try again in a few minutes.',
    input_tokens: 0,
    output_tokens: 0,
    cost: null,
  });
  await called(boss, { cached: true, cost: 0 });
  const { totals, rows, thisMonth } = await usage(boss);
  expect(totals).toEqual({ calls: 3, inputTokens: 2_000, outputTokens: 200, cost: 0.5, cached: 1, failed: 1 });
  expect(rows.map((row) => [row.cached, row.failed?.slice(0, 17) ?? null])).toEqual([
    [true, null],
    [false, 'The model is busy'],
    [false, null],
  ]);
  expect(rows[2]?.project?.id).toBe(projectId);
  expect(rows[2]?.user?.id).toBe(boss.id);
  expect(thisMonth.tokens).toBe(1_100);
});

describe('a long list', () => {
  test('comes in pages, newest first, without gaps', async () => {
    const boss = await server.newAdmin();
    await called(boss, {}, usagePageLength + 3);
    const first = await usage(boss);
    expect(first.rows).toHaveLength(usagePageLength);
    const second = await usage(boss, `?before=${first.next}`);
    expect(second.rows).toHaveLength(3);
    expect(second.next).toBeNull();
    expect(second.totals.calls).toBe(usagePageLength + 3);
    const ids = [...first.rows, ...second.rows].map((row) => row.id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  });

  test('can be limited to a month', async () => {
    const boss = await server.newAdmin();
    await called(boss, { created_at: '2026-01-31T23:59:59Z' });
    await called(boss, { created_at: '2026-02-01T00:00:00Z', cost: null }, 2);
    expect((await usage(boss, '?month=2026-01')).totals).toMatchObject({ calls: 1, cost: 0.5 });
    expect((await usage(boss, '?month=2026-02')).rows).toHaveLength(2);
    expect((await usage(boss, '?month=2026-02')).totals.cost).toBeNull();
    expect((await boss.get('/api/usage?month=2026-13')).json().message).toBe('Please write the month as 2026-01');
  });
});

test('the numbers outlast the project and the account that they were for, without their names', async () => {
  const boss = await server.newAdmin();
  const projectId = await newProject(boss);
  await called(boss, { project_id: projectId });
  expect((await boss.delete(`/api/projects/${projectId}`)).statusCode).toBe(200);
  expect((await usage(boss)).rows[0]).toMatchObject({ project: null, inputTokens: 1_000 });
});
