import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { mailTo } from '../../testing/mailbox.ts';
import { type OwnServer, startTestServer, testPassword } from '../../testing/test-server.ts';
import { pauseAfter } from './rules.ts';

let server: OwnServer;
let pauses: number[];
beforeAll(async () => {
  // Not the shared server: limits are on.
  server = await startTestServer({ RATE_LIMITS: 'on' });
});
afterAll(() => server.stop());
beforeEach(() => {
  pauses = [];
  here = server.guest();
  server.deps.pause = async (ms) => pauses.push(ms);
});

const sql = async (text: string, values: unknown[] = []) => (await server.deps.database.pool.query(text, values)).rows;
/** One place for each test, unless it names another. */
let here: Client;
const login = (email: string, password = testPassword, from = here) => from.post('/api/login', { email, password });
const wrong = (email: string, from = here) => login(email, 'not it 1!', from);
const fail = async (email: string, times: number, from = here) => {
  for (let i = 0; i < times; i++) expect((await wrong(email, from)).statusCode).toBe(401);
};

test('the pause doubles from a quarter of a second after the third failure up to four seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 50].map(pauseAfter)).toEqual([0, 0, 0, 250, 500, 1000, 2000, 4000, 4000, 4000]);
});

describe('a sign-in after failures of the same account', () => {
  test('waits longer and longer, then is refused, the same for an address that nobody has', async () => {
    const { email } = await server.newAdmin();
    const seen: unknown[] = [];
    for (const address of [email, 'nobody-has-this@example.com']) {
      pauses = [];
      await fail(address, 10);
      const refused = await login(address);
      expect(refused.statusCode).toBe(429);
      seen.push([refused.body, pauses]);
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 4000, 4000]);
  });

  test('waits with the right password too, and success ends it', async () => {
    const { email } = await server.newAdmin();
    await fail(email, 3);
    expect((await login(email)).statusCode).toBe(200);
    expect(pauses).toEqual([250]);
    await fail(email, 3);
    expect(pauses).toEqual([250]);
  });

  test('holds neither a connection nor a place among the hashes while it waits', async () => {
    const { email } = await server.newAdmin();
    const other = await server.newAdmin();
    await fail(email, 3);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let waiting = 0;
    server.deps.pause = () => {
      waiting++;
      return held;
    };
    let answered = 0;
    // As many as there are places for hashes, and one more.
    const slow = [1, 2, 3].map(() =>
      wrong(email).then((reply) => {
        answered++;
        return reply.statusCode;
      }),
    );
    while (waiting < 3) await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await login(other.email)).statusCode).toBe(200);
    expect((await other.get('/api/user')).statusCode).toBe(200);
    expect(answered).toBe(0);
    goOn();
    expect(await Promise.all(slow)).toEqual([401, 401, 401]);
  });

  test('many at once get no more than ten tries', async () => {
    const { email } = await server.newAdmin();
    const replies = await Promise.all(Array.from({ length: 14 }, () => wrong(email)));
    expect(replies.filter((r) => r.statusCode === 401)).toHaveLength(10);
    expect(replies.filter((r) => r.statusCode === 429)).toHaveLength(4);
  });

  test('from one place no more than a hundred fail, whatever the accounts; who got in counts for nothing', async () => {
    const { email } = await server.newAdmin();
    const place = server.guest();
    const from = (address: string, password: string) => place.post('/api/login', { email: address, password });
    expect((await from(email, testPassword)).statusCode).toBe(200);
    const [{ key, count }] = (await sql(
      "select key, count from rate_limits where key like 'login-from:%' order by window_ends desc",
    )) as [{ key: string; count: number }];
    expect(count).toBe(0);
    await sql('update rate_limits set count = 98 where key = $1', [key]);
    const replies = await Promise.all([1, 2, 3, 4].map((n) => from(`nobody${n}@example.com`, 'not it 1!')));
    expect(replies.map((r) => r.statusCode).sort()).toEqual([401, 401, 429, 429]);
    expect((await from(email, testPassword)).statusCode).toBe(429);
    expect((await login(email)).statusCode).toBe(200);
  });

  test('from elsewhere keep nobody out who signs in from another place', async () => {
    const { email } = await server.newAdmin();
    await fail(email, 10, server.guest());
    expect((await login(email)).statusCode).toBe(200);
  });

  test('from many places are limited in all, which keeps nobody out where the account was opened before', async () => {
    const { email } = await server.newAdmin();
    expect((await login(email)).statusCode).toBe(200);
    await sql("update rate_limits set count = 49 where key like 'login-anywhere:%' and count = 0");
    await fail(email, 1, server.guest());
    expect((await wrong(email, server.guest())).statusCode).toBe(429);
    expect((await login(email, testPassword, server.guest())).statusCode).toBe(429);
    expect((await login(email)).statusCode).toBe(200);
    expect((await login(email, testPassword, server.guest())).statusCode).toBe(429);
  });

  test('are forgotten with a new password by mail', async () => {
    const { email } = await server.newAdmin();
    await fail(email, 10);
    expect((await login(email)).statusCode).toBe(429);
    await sql("update rate_limits set count = 50 where key like 'login-anywhere:%' and count > 0");
    await here.post('/api/forgot-password', { email });
    const token = /reset-password\/(\S+)/.exec(await mailTo(server.dataDir, email, /reset-password\/\S+/))?.[1];
    const password = 'louder-river-8';
    expect((await here.post(`/api/reset-password/${token}`, { password, confirmPassword: password })).statusCode).toBe(
      200,
    );
    expect((await login(email, password)).statusCode).toBe(200);
    expect((await login(email, password, server.guest())).statusCode).toBe(200);
  });

  test('counts no attempt whose password was right but whose address is not verified', async () => {
    const { email, id } = await server.newAdmin();
    await sql("update users set status = 'pending' where id = $1", [id]);
    for (let i = 0; i < 12; i++) expect((await login(email)).statusCode).toBe(403);
    expect(pauses).toEqual([]);
  });
});

test('without limits nothing waits', async () => {
  const { email } = await server.newAdmin();
  server.deps.config.rateLimits = false;
  try {
    await fail(email, 12);
    expect((await login(email)).statusCode).toBe(200);
  } finally {
    server.deps.config.rateLimits = true;
  }
  expect(pauses).toEqual([]);
});

describe('a hash that was made with another cost', () => {
  const stored = async (id: number) => (await sql('select password from users where id = $1', [id]))[0]?.password;

  test('is replaced when its owner signs in, and by nothing else', async () => {
    const { email, id } = await server.newAdmin();
    const old = await hash(testPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect(server.deps.passwords.isOutdated(old)).toBe(true);
    await sql('update users set password = $1 where id = $2', [old, id]);
    await fail(email, 1);
    expect(await stored(id)).toBe(old);
    expect((await login(email)).statusCode).toBe(200);
    const renewed = await stored(id);
    expect(server.deps.passwords.isOutdated(renewed)).toBe(false);
    expect((await login(email)).statusCode).toBe(200);
    expect(await stored(id)).toBe(renewed);
  });
});
