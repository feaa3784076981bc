import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '../../db/schema.ts';
import { otherTexts, searchedTexts } from './repo.ts';

/** Accounts, settings, the activity log and receipts hold no words of documents. */
const ofNoProject = [
  ...['companies', 'users', 'sessions', 'account_tokens', 'invitations', 'audit_log', 'rate_limits'],
  ...['model_settings', 'model_calls', 'erasures', 'project_access'],
];

test('every text of a project is searched for the name of an erased person, or known to hold none', () => {
  const tables = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [getTableConfig(value)] : []));
  const texts = tables
    .filter(({ name }) => !ofNoProject.includes(name))
    .flatMap(({ name, columns }) =>
      columns.filter((column) => /^(text|jsonb)/.test(column.getSQLType())).map((column) => `${name}.${column.name}`),
    );
  const searched = searchedTexts.flatMap(({ table, columns }) =>
    columns.map((column) => `${getTableConfig(table).name}.${column}`),
  );
  const others = Object.entries(otherTexts).flatMap(([table, columns]) =>
    columns.map((column) => `${table}.${column}`),
  );
  expect([...searched, ...others].sort()).toEqual(texts.sort());
});
