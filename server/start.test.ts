import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { tidyUp } from './housekeeping/housekeeping.ts';
import { until } from './testing/mailbox.ts';
import { type OwnServer, startTestServer } from './testing/test-server.ts';

let server: OwnServer;
beforeAll(async () => {
  // Not the shared server: tidying up looks at the rows of all companies.
  server = await startTestServer();
});
afterAll(() => server.stop());

const sql = async (text: string, values: unknown[] = []) => (await server.deps.database.pool.query(text, values)).rows;

test('tidying up takes ended sessions and limits, links and invitations a month after their end, and the trash of thirty days ago; all else stays', async () => {
  const admin = await server.newAdmin('mina');
  const { id } = admin;
  await sql('delete from account_tokens');
  for (const [n, age] of ['29 days', '31 days', '-1 hours'].entries()) {
    await sql(
      `insert into account_tokens (token_hash, user_id, purpose, expires_at) values ($1, $2, 'verify-email', now() - $3::interval)`,
      [`hash${n}`, id, age],
    );
  }
  for (const [email, used, revoked] of [
    ['used-long-ago', '31 days', null],
    ['used', '29 days', null],
    ['revoked-long-ago', null, '31 days'],
    ['open', null, null],
  ]) {
    await sql(
      `insert into invitations (company_id, email, role, project_access, invited_by, expires_at, used_at, revoked_at)
       select company_id, $2, 'client', '[]', id, now() - interval '90 days', now() - $3::interval, now() - $4::interval from users where id = $1`,
      [id, email, used, revoked],
    );
  }
  await sql(
    `insert into rate_limits (key, count, window_ends) values ('ended', 1, now() - interval '1 second'), ('runs', 1, now() + interval '1 hour')`,
  );
  await sql(
    `insert into sessions (sid, sess, expire, user_id) values ('ended', '{"userAgent":""}', now() - interval '1 second', $1)`,
    [id],
  );
  const { id: project } = (await admin.post('/api/projects', { name: 'Bakeries' })).json();
  for (const [n, age] of [29, 30].entries()) {
    await sql(
      `insert into trash_items (kind, object_id, company_id, project_id, title, expires_at, document_ids, snapshot)
       select 'topic', $2, company_id, id, $3::text, now() + interval '30 days' - $3::text::interval, '[]', '{"rows":{},"links":[]}' from projects where id = $1`,
      [project, n + 1, `${age} days`],
    );
  }
  const activity = await sql('select id from audit_log');
  await tidyUp(server.deps);
  const left = async (table: string, column: string) =>
    (await sql(`select ${column} as one from ${table} order by 1`)).map(({ one }) => one);
  expect(await left('account_tokens', 'token_hash')).toEqual(['hash0', 'hash2']);
  expect(await left('invitations', 'email')).toEqual(['open', 'used']);
  expect(await left('rate_limits', 'key')).toEqual(['runs']);
  expect(await left('sessions', 'user_id')).toEqual([id]);
  expect(await left('trash_items', 'title')).toEqual(['29 days']);
  expect(await sql('select id from audit_log')).toEqual(activity);
});

test('what a model replied a month ago is dropped', async () => {
  const admin = await server.newAdmin('rosa');
  const { id: project } = (await admin.post('/api/projects', { name: 'Replies' })).json();
  for (const age of ['29 days', '31 days'])
    await sql(
      `insert into model_replies (company_id, project_id, key, reply, created_at)
       select company_id, id, $2::text, '{}', now() - $2::text::interval from projects where id = $1`,
      [project, age],
    );
  await tidyUp(server.deps);
  expect(await sql('select key from model_replies where project_id = $1', [project])).toEqual([{ key: '29 days' }]);
});

test('a start tidies up', async () => {
  // On the embedded database, whose folder outlives the server.
  const env = { DATABASE_URL: '', DATA_DIR: mkdtempSync(join(inject('runFolder'), 'data-')) };
  const keys = async ({ deps }: OwnServer) => (await deps.database.pool.query('select key from rate_limits')).rows;
  const first = await startTestServer(env);
  await first.deps.database.pool.query(
    "insert into rate_limits (key, count, window_ends) values ('ended', 1, now() - interval '1 second')",
  );
  await first.stop();
  const next = await startTestServer(env);
  await until(async () => (await keys(next)).length === 0 || undefined, 'the end of old rows');
  await next.stop();
});
