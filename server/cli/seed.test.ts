import { rmSync } from 'node:fs';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Insight } from '#contract/insights/insights.ts';
import { type OwnServer, startTestServer, testPassword } from '../testing/test-server.ts';
import { runCommand } from './commands.ts';
import { seedDocument } from './seed-texts.ts';

let server: OwnServer;
beforeAll(async () => {
  // Not the shared server: the command needs the database to itself.
  server = await startTestServer();
});
afterAll(() => server.stop());

async function run(...args: string[]) {
  let said = '';
  const sink = new Writable({
    write(chunk, _, done) {
      said += chunk;
      done();
    },
  });
  return { status: await runCommand(['seed', ...args], { stdout: sink, stderr: sink }), said };
}

test('every quote of a made-up interview stands in its text, and no two are the same', () => {
  const documents = [seedDocument(0, 50), seedDocument(50, 50)];
  const quotes = documents.flatMap(({ text, quotes }) =>
    quotes.map(({ start, end, quote }) => {
      expect(text.slice(start, end)).toBe(quote);
      return quote;
    }),
  );
  expect(new Set(quotes).size).toBe(100);
});

test('a wrong call says how it is called', async () => {
  for (const args of [['--insights', 'many'], ['--insights', '0'], ['--fast'], ['--insights', '1.5']]) {
    expect(await run(...args)).toEqual({ status: 2, said: expect.stringMatching(/^Usage: earshot seed/) });
  }
});

test('fills a company of its own with insights that the feed shows, each with its quote at its place', async () => {
  const url = process.env.DATABASE_URL;
  // The embedded database belongs to the server of this test: the command then has a folder of its own.
  const own = url ? server.deps.config : { dataDir: `${server.dataDir}-seed`, databaseUrl: undefined };
  vi.stubEnv('DATA_DIR', own.dataDir);
  vi.stubEnv('DATABASE_URL', own.databaseUrl ?? '');
  expect(await run('--insights', '120', '--email', 'Seed@Example.com')).toEqual({
    status: 0,
    said: '120 insights were added. Sign in as seed@example.com with the password quiet-river-7\n',
  });
  expect(await run('--insights', '1', '--email', 'seed@example.com')).toEqual({
    status: 1,
    said: 'seed@example.com already has an account.\n',
  });
  const seeded = url ? server : await startTestServer({ DATA_DIR: own.dataDir });
  const guest = seeded.guest();
  expect((await guest.post('/api/login', { email: 'seed@example.com', password: testPassword })).statusCode).toBe(200);
  const feed = (await guest.get('/api/insights/recent')).json() as Insight[];
  expect(feed).toHaveLength(120);
  for (const { analysis } of feed.filter((_, n) => n % 30 === 0)) {
    const [quote] = analysis.evidence;
    const { text } = (await guest.get(`/api/documents/${quote?.documentId}/text`)).json();
    expect(text.slice(quote?.start, quote?.end)).toBe(analysis.supportingQuote);
  }
  vi.unstubAllEnvs();
  if (seeded === server) return;
  await seeded.stop();
  rmSync(own.dataDir, { recursive: true, force: true });
});
