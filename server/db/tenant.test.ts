import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Accounts, companies, newCompany, signIn } from '../sweep/actors.ts';
import { newEstate, uploadAs } from '../sweep/estates.ts';
import { until } from '../testing/mailbox.ts';
import { type OwnServer, startTestServer } from '../testing/test-server.ts';
import { acrossCompanies, inCompany } from './tenant.ts';

/** Nothing in them is anybody's. */
const ofNobody = ['rate_limits'];
const refused = { cause: { code: '42501' } };

let server: OwnServer;
let own = 0;
let foreign = 0;
const tables: { name: string; columns: string[]; guarded: boolean }[] = [];

beforeAll(async () => {
  // Not the shared server: the tests read the rows of all companies.
  server = await startTestServer();
  const ids: number[] = [];
  for (const company of companies) {
    const accounts: Accounts = await newCompany(server, company);
    const cookie = await signIn(server.app, company, 'owner');
    const estate = await newEstate(server, company, accounts, uploadAs(server, cookie));
    await estate.newToken('reset-password', true);
    const { rows } = await asOwner(sql`select company_id as id from users where id = ${accounts.admin}`);
    ids.push(Number(rows[0]?.id));
  }
  [own = 0, foreign = 0] = ids;
  await until(everyDocumentIsIndexed, 'passages of every document');
  const { rows } = await asOwner(sql`
    select relname as name, relrowsecurity as guarded, array_agg(attname::text) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind = 'r' group by 1, 2 order by 1`);
  tables.push(...(rows as typeof tables));
}, 120_000);
afterAll(() => server.stop());

/** From here on no job changes a row any more. */
async function everyDocumentIsIndexed(): Promise<true | undefined> {
  const { rows } = await asOwner(sql`
    select from document_sources where insight_id not in (select insight_id from document_chunks)`);
  return rows.length === 0 || undefined;
}

const asOwner = (query: SQL) => acrossCompanies(() => server.deps.db.execute(query));
const inOwn = (query: SQL) => inCompany(own, () => server.deps.db.execute(query));
const withoutCompany = (query: SQL) => server.deps.db.execute(query);

const guarded = () => tables.filter((t) => !ofNobody.includes(t.name));
const named = (name: string) => sql.identifier(name);
const rowsIn = (table: string, where = sql``) => sql`select to_jsonb(t) as row from ${named(table)} t ${where}`;
const sorted = ({ rows }: { rows: Record<string, unknown>[] }) => rows.map((r) => JSON.stringify(r.row)).sort();

/** What makes a row of a table the company's, said without the policies. */
function belongsTo(company: number, { name, columns }: { name: string; columns: string[] }): SQL {
  if (name === 'companies') return sql`where id = ${company}`;
  if (columns.includes('company_id')) return sql`where company_id = ${company}`;
  return sql`where user_id in (select id from users where company_id = ${company})`;
}

test('every table has a policy but those that hold nothing of anybody', () => {
  expect(tables.length).toBeGreaterThan(20);
  expect(tables.filter((t) => !t.guarded).map((t) => t.name)).toEqual(ofNobody);
});

describe('a query that names no company', () => {
  test('sees all rows of its own and none of another, in every table', async () => {
    for (const table of guarded()) {
      const ours = sorted(await asOwner(rowsIn(table.name, belongsTo(own, table))));
      const theirs = sorted(await asOwner(rowsIn(table.name, belongsTo(foreign, table))));
      expect(ours.length, `${table.name} holds a row of each company`).toBeGreaterThan(0);
      expect(theirs.length, `${table.name} holds a row of each company`).toBeGreaterThan(0);
      expect(sorted(await inOwn(rowsIn(table.name))), table.name).toEqual(ours);
    }
  });

  test('sees nothing in any table when the work has no company', async () => {
    for (const { name } of guarded()) expect((await withoutCompany(rowsIn(name))).rows, name).toEqual([]);
  });

  test('changes no row of another, in every table', async () => {
    for (const table of guarded().filter((t) => t.name !== 'audit_log')) {
      const column = named(table.columns[0] ?? '');
      const ours = await asOwner(rowsIn(table.name, belongsTo(own, table)));
      const changed = await inOwn(sql`update ${named(table.name)} set ${column} = ${column}`);
      expect(changed.rowCount, table.name).toBe(ours.rows.length);
    }
  });

  test('deletes no row of another, in every table', async () => {
    for (const table of guarded().filter((t) => t.name !== 'audit_log')) {
      const ours = await asOwner(rowsIn(table.name, belongsTo(own, table)));
      const undone = inCompany(own, () =>
        server.deps.db.transaction(async (tx) => {
          const { rowCount } = await tx.execute(sql`delete from ${named(table.name)}`);
          throw new Error(`deleted ${rowCount}`);
        }),
      );
      await expect(undone, table.name).rejects.toThrow(`deleted ${ours.rows.length}`);
    }
  });

  test('neither changes nor deletes what the audit log holds, not even of its own', async () => {
    await expect(inOwn(sql`update audit_log set actor_id = null`)).rejects.toMatchObject(refused);
    await expect(inOwn(sql`delete from audit_log`)).rejects.toMatchObject(refused);
  });
});

describe('a row of another company', () => {
  const insertion = (table: string, row: unknown) =>
    sql`insert into ${named(table)} select * from jsonb_populate_record(null::${named(table)}, ${JSON.stringify(row)}::jsonb)`;

  test('is refused in every table, with a company and without', async () => {
    for (const table of guarded()) {
      const { rows } = await asOwner(rowsIn(table.name, belongsTo(foreign, table)));
      await expect(inOwn(insertion(table.name, rows[0]?.row)), table.name).rejects.toMatchObject(refused);
      await expect(withoutCompany(insertion(table.name, rows[0]?.row)), table.name).rejects.toMatchObject(refused);
    }
  });

  test('cannot be made of an own one, in every table that says whose its rows are', async () => {
    for (const { name } of guarded().filter((t) => t.columns.includes('company_id'))) {
      const moved = inOwn(sql`update ${named(name)} set company_id = ${foreign}`);
      await expect(moved, name).rejects.toMatchObject(refused);
    }
  });
});

describe('what is kept from work inside a company', () => {
  test('the jobs of others, though it may send some', async () => {
    await expect(inOwn(sql`select data from pgboss.job`)).rejects.toMatchObject(refused);
    await expect(inOwn(sql`delete from pgboss.job`)).rejects.toMatchObject(refused);
  });

  test('the record of migrations', async () => {
    await expect(inOwn(sql`select * from drizzle.__drizzle_migrations`)).rejects.toMatchObject(refused);
  });
});

test('work in something that is no company does not begin', () => {
  for (const nothing of [Number.NaN, 1.5, undefined as unknown as number])
    expect(() => inCompany(nothing, async () => 0)).toThrow(TypeError);
});
