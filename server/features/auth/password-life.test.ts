import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { mailTo } from '../../testing/mailbox.ts';
import { eachRound, raceTimeout } from '../../testing/races.ts';
import { type OwnServer, register, startTestServer, testPassword } from '../../testing/test-server.ts';

vi.setConfig({ testTimeout: raceTimeout });

let server: OwnServer;
beforeAll(async () => {
  // Not the shared server: limits are on.
  server = await startTestServer({ RATE_LIMITS: 'on' });
});
afterAll(() => server.stop());

const fresh = 'louder-river-8';
const both = (password: string) => ({ password, confirmPassword: password });
const login = (email: string, password: string) => server.guest().post('/api/login', { email, password });
const resetToken = async (email: string) =>
  /reset-password\/(\S+)/.exec(await mailTo(server.dataDir, email, /reset-password\/\S+/))?.[1] ?? '';
const sql = async (text: string, values: unknown[] = []) => server.deps.database.pool.query(text, values);

describe('a forgotten password', () => {
  test('is replaced through the mail: old sessions end, the old password opens nothing', async () => {
    const client = await server.newAdmin('forgetful');
    const asked = await server.guest().post('/api/forgot-password', { email: 'Forgetful@Example.com' });
    expect(asked.statusCode).toBe(200);
    const token = await resetToken(client.email);
    const reset = await server.guest().post(`/api/reset-password/${token}`, both(fresh));
    expect(reset.statusCode).toBe(200);
    expect((await client.get('/api/user')).statusCode).toBe(401);
    expect((await login(client.email, testPassword)).statusCode).toBe(401);
    expect((await login(client.email, fresh)).statusCode).toBe(200);
    await mailTo(server.dataDir, client.email, /Your Earshot password was changed/);
  });

  test('the link works once, in its exact letters, for half an hour', async () => {
    const client = await server.newAdmin('linked');
    await server.guest().post('/api/forgot-password', { email: client.email });
    const token = await resetToken(client.email);
    const use = (text: string) => server.guest().post(`/api/reset-password/${text}`, both(fresh));
    for (const wrong of [token.toUpperCase(), token.slice(1), 'forged']) {
      const reply = await use(wrong);
      expect(reply.statusCode, wrong).toBe(400);
      expect(reply.json().message).toBe('This link is invalid or has expired. Please ask for a new one.');
    }
    await sql("update account_tokens set expires_at = now() - interval '1 second' where user_id = $1", [client.id]);
    expect((await use(token)).statusCode).toBe(400);
    await sql("update account_tokens set expires_at = now() + interval '30 minutes' where user_id = $1", [client.id]);
    expect((await use(token)).statusCode).toBe(200);
    expect((await use(token)).statusCode).toBe(400);
    expect((await login(client.email, fresh)).statusCode).toBe(200);
  });

  test('a link redeemed many times at once counts once, every time', async () => {
    for (const n of eachRound()) {
      const client = await server.newAdmin(`raced${n}`);
      await server.guest().post('/api/forgot-password', { email: client.email });
      const token = await resetToken(client.email);
      const replies = await Promise.all(
        [1, 2, 3, 4].map((side) => server.guest().post(`/api/reset-password/${token}`, both(`${fresh}-${side}`))),
      );
      expect(replies.map((r) => r.statusCode).sort()).toEqual([200, 400, 400, 400]);
      const winner = replies.findIndex((r) => r.statusCode === 200) + 1;
      expect((await login(client.email, `${fresh}-${winner}`)).statusCode).toBe(200);
    }
  });

  test('a new password that breaks the rules leaves the link good', async () => {
    const client = await server.newAdmin('sloppy');
    await server.guest().post('/api/forgot-password', { email: client.email });
    const token = await resetToken(client.email);
    const url = `/api/reset-password/${token}`;
    const short = await server.guest().post(url, both('a1!'));
    expect(short.json().message).toBe('Password must be at least 8 characters');
    const other = await server.guest().post(url, { password: fresh, confirmPassword: 'something 9!' });
    expect(other.json().message).toBe("Passwords don't match");
    expect((await server.guest().post(url, both(fresh))).statusCode).toBe(200);
  });

  test('an unknown address gets the same answer and no mail', async () => {
    const known = await server.newAdmin('present');
    const one = await server.guest().post('/api/forgot-password', { email: known.email });
    const other = await server.guest().post('/api/forgot-password', { email: 'absent@example.com' });
    expect(other.statusCode).toBe(one.statusCode);
    expect(other.body).toBe(one.body);
  });

  test('a disabled account gets no link', async () => {
    const client = await server.newAdmin('disabled');
    await sql("update users set status = 'disabled' where id = $1", [client.id]);
    await server.guest().post('/api/forgot-password', { email: client.email });
    // A mail requested later has come: the queue is past the first one.
    const next = await server.newAdmin('after-disabled');
    await server.guest().post('/api/forgot-password', { email: next.email });
    await resetToken(next.email);
    const tokens = await sql("select 1 from account_tokens where user_id = $1 and purpose = 'reset-password'", [
      client.id,
    ]);
    expect(tokens.rows).toEqual([]);
  });

  test('a link for one purpose does nothing for another', async () => {
    const client = await server.newAdmin('crossed');
    await server.guest().post('/api/forgot-password', { email: client.email });
    const token = await resetToken(client.email);
    expect((await server.guest().post(`/api/verify-email/${token}`)).statusCode).toBe(400);
  });

  test('asked for many times at once no more than five mails are sent', async () => {
    const { email, id } = await server.newAdmin('swamped');
    const ask = () => server.guest().post('/api/forgot-password', { email });
    const replies = await Promise.all(Array.from({ length: 9 }, ask));
    expect(replies.filter((r) => r.statusCode === 200)).toHaveLength(5);
    expect(replies.filter((r) => r.statusCode === 429)).toHaveLength(4);
    const jobs = await sql("select 1 from pgboss.job where data->>'kind' = 'reset-password' and data->>'userId' = $1", [
      `${id}`,
    ]);
    expect(jobs.rows).toHaveLength(5);
  });

  test('from one place no more than twenty are sent, whatever the addresses', async () => {
    const guest = server.guest();
    const ask = (n: number) => guest.post('/api/forgot-password', { email: `nobody${n}@example.com` });
    for (let n = 0; n < 20; n++) expect((await ask(n)).statusCode).toBe(200);
    expect((await ask(20)).statusCode).toBe(429);
    expect((await server.guest().post('/api/forgot-password', { email: 'nobody20@example.com' })).statusCode).toBe(200);
  });

  test('asking again and again for one address is refused after five times', async () => {
    const { email } = await server.newAdmin('nagged');
    for (let i = 0; i < 5; i++) {
      expect((await server.guest().post('/api/forgot-password', { email })).statusCode).toBe(200);
    }
    expect((await server.guest().post('/api/forgot-password', { email })).statusCode).toBe(429);
  });
});

describe('the verification mail', () => {
  test('comes again for an account that waits for it, and the new link opens the account', async () => {
    const email = 'waiting@example.com';
    await register(server.guest(), 'waiting', email);
    const first = /verify-email\/(\S+)/.exec(await mailTo(server.dataDir, email, /verify-email/))?.[1];
    await server.guest().post('/api/resend-verification', { email });
    const second = await mailTo(server.dataDir, email, new RegExp(`verify-email/(?!${first})\\S+`));
    const token = /verify-email\/(\S+)/.exec(second)?.[1];
    expect((await server.guest().post(`/api/verify-email/${token}`)).statusCode).toBe(200);
    expect((await login(email, testPassword)).statusCode).toBe(200);
  });

  test('a reset through the mail verifies the address as well', async () => {
    const email = 'shortcut@example.com';
    await register(server.guest(), 'shortcut', email);
    await server.guest().post('/api/forgot-password', { email });
    const token = await resetToken(email);
    await server.guest().post(`/api/reset-password/${token}`, both(fresh));
    expect((await login(email, fresh)).statusCode).toBe(200);
  });

  test('asks for an address in the words of the form', async () => {
    const reply = await server.guest().post('/api/resend-verification', { email: 'nobody' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe('Valid email is required');
  });
});

describe('changing one’s password', () => {
  test('needs the current one, keeps this session and ends all others', async () => {
    const here = await server.newAdmin('changer');
    const there = server.guest();
    await there.post('/api/login', { email: here.email, password: testPassword });
    const wrong = await here.post('/api/change-password', { currentPassword: 'no idea 1!', ...both(fresh) });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().message).toBe('Your current password is incorrect.');
    const right = await here.post('/api/change-password', { currentPassword: testPassword, ...both(fresh) });
    expect(right.statusCode).toBe(200);
    expect((await here.get('/api/user')).statusCode).toBe(200);
    expect((await there.get('/api/user')).statusCode).toBe(401);
    expect((await login(here.email, fresh)).statusCode).toBe(200);
    await mailTo(server.dataDir, here.email, /Your Earshot password was changed/);
  });

  test('two changes at once: one of them holds, the other is told, every time', async () => {
    for (const n of eachRound()) {
      const client = await server.newAdmin(`twofold${n}`);
      const replies = await Promise.all(
        ['first', 'second'].map((word) =>
          client.post('/api/change-password', { currentPassword: testPassword, ...both(`${word}-river-9`) }),
        ),
      );
      expect(replies.filter((r) => r.statusCode === 200)).toHaveLength(1);
      expect(replies.filter((r) => [400, 409].includes(r.statusCode))).toHaveLength(1);
    }
  });

  test('voids links that were mailed before, and is refused after ten wrong guesses', async () => {
    const client = await server.newAdmin('guarded');
    await server.guest().post('/api/forgot-password', { email: client.email });
    const token = await resetToken(client.email);
    await client.post('/api/change-password', { currentPassword: testPassword, ...both(fresh) });
    expect((await server.guest().post(`/api/reset-password/${token}`, both('other-river-9'))).statusCode).toBe(400);
    for (let i = 0; i < 10; i++) {
      await client.post('/api/change-password', { currentPassword: `guess ${i}!`, ...both('other-river-9') });
    }
    const refused = await client.post('/api/change-password', { currentPassword: fresh, ...both('other-river-9') });
    expect(refused.statusCode).toBe(429);
  });

  test('with many guesses at once gets no more than ten', async () => {
    const client = await server.newAdmin('besieged');
    const replies = await Promise.all(
      Array.from({ length: 14 }, (_, n) =>
        client.post('/api/change-password', { currentPassword: `guess ${n}!`, ...both('other-river-9') }),
      ),
    );
    expect(replies.filter((r) => r.statusCode === 400)).toHaveLength(10);
    expect(replies.filter((r) => r.statusCode === 429)).toHaveLength(4);
  });

  test('nobody does it without a session, and a client may for their account', async () => {
    const body = { currentPassword: testPassword, ...both(fresh) };
    expect((await server.guest().post('/api/change-password', body)).statusCode).toBe(401);
    const client = await server.colleague(await server.newAdmin('host'), 'client');
    expect((await client.post('/api/change-password', body)).statusCode).toBe(200);
  });
});
