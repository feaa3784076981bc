import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../testing/mailbox.ts';
import { type Database, openDatabase } from './client.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: undefined });
});
afterAll(() => database.close());

const run = (...statements: string[]) => database.pool.query(statements.join(';'));
const isTrue = (holds: () => boolean, what: string) => until(async () => holds() || undefined, what);

test('a notification arrives once its transaction is committed, and never when it is rolled back', async () => {
  const heard: string[] = [];
  const listening = await database.listen('weather', (payload) => heard.push(payload), nothing);
  await run('begin', "notify weather, 'rain'", 'rollback');
  await run('begin', "notify weather, 'sun'", 'commit');
  await isTrue(() => heard.length > 0, 'a notification');
  expect(heard).toEqual(['sun']);
  await listening.close();
});

test('a closed listener and one of another channel hear nothing', async () => {
  const heard: string[] = [];
  const closed = await database.listen('weather', () => heard.push('closed'), nothing);
  await closed.close();
  const news = await database.listen('news', (payload) => heard.push(payload), nothing);
  await run("notify weather, 'storm'", "notify news, 'all is well'");
  await isTrue(() => heard.includes('all is well'), 'the news');
  expect(heard).toEqual(['all is well']);
  await news.close();
});

test.runIf(process.env.DATABASE_URL)('listening begins again when the connection breaks', async () => {
  const heard: string[] = [];
  let connected = 0;
  const listening = await database.listen(
    'fog warnings',
    (payload) => heard.push(payload),
    () => connected++,
  );
  await run(`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen "fog warnings"'`);
  await isTrue(() => connected === 2, 'a second connection');
  await run(`notify "fog warnings", 'thick'`);
  await isTrue(() => heard.length > 0, 'a notification');
  expect(heard).toEqual(['thick']);
  await listening.close();
});

function nothing(): void {}
