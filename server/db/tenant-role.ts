import type pg from 'pg';
import type { Database } from './client.ts';
import { tenantRole } from './connection/tenant-pool.ts';

const lockKey = 7_301_956;
const insufficientPrivilege = '42501';

/** Roles belong to the whole server, so another database's start may create it at the same time. */
const makeRole = `do $$ begin
  if not exists (select from pg_roles where rolname = '${tenantRole}') then create role ${tenantRole} nologin; end if;
exception when duplicate_object or unique_violation then null;
end $$`;

/** Creating a role does not always include the right to switch to it. */
const joinRole = `do $$ begin
  set local role ${tenantRole};
  reset role;
exception when insufficient_privilege then
  grant ${tenantRole} to current_user;
end $$`;

/** Existing grants are left unchanged. The audit log is append-only for this role, without relying on the trigger. */
const grantTables = `do $$ declare one record; begin
  if not has_schema_privilege('${tenantRole}', 'public', 'usage') then grant usage on schema public to ${tenantRole}; end if;
  for one in
    select oid::regclass as name, case relkind when 'S' then 'usage' else 'select, insert, update, delete' end as rights,
      case relkind when 'S' then 'sequence' else 'table' end as kind
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'S') and pg_has_role(relowner, 'usage')
      and not case relkind when 'S' then has_sequence_privilege('${tenantRole}', oid, 'usage')
        else has_table_privilege('${tenantRole}', oid, 'insert') end
  loop
    execute format('grant %s on %s %s to ${tenantRole}', one.rights, one.kind, one.name);
  end loop;
  if has_table_privilege('${tenantRole}', 'audit_log', 'update') then
    revoke update, delete on audit_log from ${tenantRole};
  end if;
end $$`;

const holds = `select coalesce(bool_and(row_security_active(oid)), false) as held from pg_class
  where relnamespace = 'public'::regnamespace and relrowsecurity`;

/**
 * Creates the role that works inside a company, grants what it needs, and verifies that the policies apply to it. If
 * the database user may not do that, `guard.missing` says what an administrator has to run, and the server works
 * without the policies.
 */
export async function guardTenants(
  { pool, guard }: Pick<Database, 'pool' | 'guard'>,
  moreGrants: readonly string[] = [],
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    for (const statement of [makeRole, joinRole, grantTables]) await client.query(statement);
    for (const grant of moreGrants) await client.query(`grant ${grant} to ${tenantRole}`);
    await client.query(`set local role ${tenantRole}`);
    const { rows } = await client.query(holds);
    await client.query('reset role');
    await client.query('commit');
    guard.missing = rows[0].held ? undefined : `alter role ${tenantRole} nosuperuser nobypassrls;`;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    if ((error as { code?: string }).code !== insufficientPrivilege) throw error;
    guard.missing = await remedy(client);
  } finally {
    client.release();
  }
}

async function remedy(client: pg.PoolClient): Promise<string> {
  const { rows } = await client.query(
    `select quote_ident(current_user) as me, exists (select from pg_roles where rolname = $1) as stands`,
    [tenantRole],
  );
  const { me, stands } = rows[0];
  return `${stands ? '' : `create role ${tenantRole} nologin; `}grant ${tenantRole} to ${me};`;
}

/** One plain sentence for the operator. */
export const unguarded = (missing: string): string =>
  `Row-level security is off, so only Earshot's queries keep companies apart: have a database administrator run "${missing}" and start again.`;
