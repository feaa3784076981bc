import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';
import { keepHouse } from './housekeeping.ts';

test('what a server does every hour ends without a fault while the database is away, and is logged', async () => {
  const logged: string[] = [];
  const logTo = new Writable({
    write(chunk, _, done) {
      logged.push(JSON.parse(String(chunk)).msg);
      done();
    },
  });
  const server = await startTestServer({ LOG_LEVEL: 'warn' }, { logTo });
  await server.stop();
  logged.length = 0;
  // Its connections are closed, so every query fails.
  await keepHouse(server.deps, { worker: true, signal: new AbortController().signal });
  expect(logged).toEqual(expect.arrayContaining(['cleanup failed', 'retention failed']));
});
