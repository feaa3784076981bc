import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { copyMigratedFolder } from '../../testing/migrated-folder.ts';
import { startEmbedded } from '../embedded/embedded.ts';
import { refuseTransactionPooler, sharesSessions } from './pooler.ts';

test.runIf(process.env.DATABASE_URL)('a server that gives each client a session is taken', async () => {
  await refuseTransactionPooler(process.env.DATABASE_URL ?? '');
});

test('clients that share a session are noticed', async () => {
  // All clients of the embedded database share one, as behind a pooler.
  const folder = mkdtempSync(join(inject('runFolder'), 'pooler-'));
  await copyMigratedFolder(folder);
  const embedded = await startEmbedded(folder);
  const connect = async () => {
    const client = new pg.Client({ host: embedded.socketFolder, port: 5432, user: 'postgres' });
    await client.connect();
    return client as never;
  };
  expect(await sharesSessions(connect)).toBe(true);
  await embedded.close();
});

test('a client whose session changes between two queries is noticed', async () => {
  let pid = 0;
  const connect = async () => ({ query: async () => ({ rows: [{ pid: ++pid }] }), end: async () => {} });
  expect(await sharesSessions(connect)).toBe(true);
});
