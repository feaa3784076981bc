import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OwnServer, startTestServer } from '../testing/test-server.ts';
import { isMigrated, migrateDatabase, SchemaError } from './migrate.ts';

let server: OwnServer;
beforeAll(async () => {
  // Not the shared server: the tests change the list of migrations.
  server = await startTestServer();
});
afterAll(() => server.stop());

test('every table of the specification stands', async () => {
  const rows = await server.deps.database.pool.query(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const names = rows.rows.map((r) => r.name as string);
  expect(names).toEqual(
    expect.arrayContaining([
      'users',
      'projects',
      'topics',
      'insights',
      'questions',
      'document_chunks',
      'people',
      'insight_topics',
      'project_access',
      'sessions',
      'analysis_progress',
      'chat_conversations',
      'chat_messages',
      'people_chat_conversations',
      'people_chat_messages',
    ]),
  );
});

test('a second migration changes nothing', async () => {
  await migrateDatabase(server.deps.database);
  expect(await isMigrated(server.deps.database.pool)).toBe(true);
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);
});

test('a schema of a newer version is refused, and the server says that it is not ready', async () => {
  const { pool } = server.deps.database;
  await pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 99999999999999)");
  await expect(migrateDatabase(server.deps.database)).rejects.toThrow(SchemaError);
  expect((await server.app.inject('/readyz')).statusCode).toBe(503);
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  await pool.query("delete from drizzle.__drizzle_migrations where hash = 'newer'");
});

test('a row cannot point into another company', async () => {
  const admin = await server.newAdmin();
  const stranger = await server.newAdmin();
  const { id } = (await admin.post('/api/projects', { name: 'Mine' })).json();
  const foreign = server.deps.database.pool.query(
    `insert into topics (company_id, project_id, name, color) select company_id, $1, 'x', '#000000' from users where id = $2`,
    [id, stranger.id],
  );
  await expect(foreign).rejects.toThrow(/topics_project/);
});
