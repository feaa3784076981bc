import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sharedServer } from '../../testing/test-server.ts';
import { projects } from '../schema.ts';
import { inCompany } from '../tenant.ts';

const server = await sharedServer();

const namesIn = (companyId: number) =>
  inCompany(companyId, async () =>
    (await server.deps.db.select({ name: projects.name }).from(projects).where(eq(projects.language, 'english'))).map(
      ({ name }) => name,
    ),
  );

test('a query that a connection repeats is prepared, and still answered for the company that asks', async () => {
  const companies: number[] = [];
  for (const name of ['east', 'west']) {
    const admin = await server.newAdmin(name);
    await admin.post('/api/projects', { name });
    const { rows } = await server.deps.database.pool.query('select company_id from users where id = $1', [admin.id]);
    companies.push(rows[0].company_id);
  }
  const [east = 0, west = 0] = companies;
  for (let n = 0; n < 12; n++) {
    expect(await namesIn(east)).toEqual(['east']);
    expect(await namesIn(west)).toEqual(['west']);
  }
  const prepared = await inCompany(east, () =>
    server.deps.db.execute<{ runs: number }>(
      `select generic_plans + custom_plans as runs from pg_prepared_statements where statement like '%"projects"."language" = $1%'`,
    ),
  );
  expect(prepared.rows.length).toBe(1);
});

test('a query with other words in it is not mixed up with one that is prepared', async () => {
  const { pool } = server.deps.database;
  for (let n = 0; n < 6; n++) {
    expect((await pool.query({ text: 'select $1::int + 1 as n', values: [n] })).rows[0].n).toBe(n + 1);
    expect((await pool.query({ text: 'select $1::int + 2 as n', values: [n] })).rows[0].n).toBe(n + 2);
  }
});
