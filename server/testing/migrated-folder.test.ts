import { mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { copyMigratedFolder } from './migrated-folder.ts';
import { startTestServer } from './test-server.ts';

test('a server on a copied folder begins as on an empty one: with the schema, without a row of a company', async () => {
  const dataDir = mkdtempSync(join(inject('runFolder'), 'copy-'));
  await copyMigratedFolder(dataDir);
  expect(readdirSync(dataDir)).toEqual(['database']);
  // Not the shared server: it must be the embedded one, on this folder.
  const server = await startTestServer({ DATA_DIR: dataDir, DATABASE_URL: '' });
  const { rows } = await server.deps.database.pool.query(
    'select (select count(*) from companies) + (select count(*) from users) + (select count(*) from sessions) as rows',
  );
  expect(rows).toEqual([{ rows: '0' }]);
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  await server.stop();
});
