import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { mailTo, tokenMailedTo } from '../../testing/mailbox.ts';
import { eachRound, raceTimeout } from '../../testing/races.ts';
import { type OwnServer, register, startTestServer, testPassword } from '../../testing/test-server.ts';

vi.setConfig({ testTimeout: raceTimeout });

let server: OwnServer;
beforeAll(async () => {
  // Not the shared server: limits are on.
  server = await startTestServer({ RATE_LIMITS: 'on' });
  server.deps.pause = async () => {};
});
afterAll(() => server.stop());

const form = (over: object = {}) => ({
  username: 'Noor',
  email: 'noor@example.com',
  password: testPassword,
  confirmPassword: testPassword,
  companyName: 'Harbour Foods',
  ...over,
});

describe('registration', () => {
  test('answers 201, mails a link, and the account opens only after the link was used', async () => {
    const guest = server.guest();
    const registered = await guest.post('/api/register', form({ email: 'Noor@Example.com', teamName: 'Research' }));
    expect(registered.statusCode).toBe(201);
    expect(registered.json()).toEqual({ message: 'Please check your email to verify your account.' });

    const early = await guest.post('/api/login', { email: 'noor@example.com', password: testPassword });
    expect(early.statusCode).toBe(403);
    expect(early.json().message).toBe('Please verify your email address before logging in.');

    const token = await tokenMailedTo(server.dataDir, 'noor@example.com');
    expect((await guest.post(`/api/verify-email/${token}`)).statusCode).toBe(200);

    const login = await guest.post('/api/login', { email: 'NOOR@example.com', password: testPassword });
    expect(login.statusCode).toBe(200);
    expect(login.json()).toEqual({
      id: expect.any(Number),
      username: 'Noor',
      email: 'noor@example.com',
      role: 'company_admin',
      companyName: 'Harbour Foods',
      teamName: 'Research',
    });
  });

  test('gives the same answer for a known address and tells its owner by mail', async () => {
    const guest = server.guest();
    const known = await guest.post('/api/register', form({ username: 'Somebody else' }));
    const unknown = await guest.post('/api/register', form({ username: 'Nobody', email: 'nobody@example.com' }));
    expect(known.statusCode).toBe(unknown.statusCode);
    expect(known.body).toBe(unknown.body);
    await mailTo(server.dataDir, 'noor@example.com', /You already have an Earshot account/);
  });

  test('refuses a name that is taken with 409', async () => {
    const reply = await server.guest().post('/api/register', form({ email: 'other@example.com' }));
    expect(reply.statusCode).toBe(409);
  });

  test.each([
    [{ username: 'N' }, 'Name must be at least 2 characters'],
    [{ email: 'noor' }, 'Invalid email format'],
    [{ password: 'a1!', confirmPassword: 'a1!' }, 'Password must be at least 8 characters'],
    [{ password: '12345678!', confirmPassword: '12345678!' }, 'Password must contain at least one letter'],
    [{ password: 'abcdefgh!', confirmPassword: 'abcdefgh!' }, 'Password must contain at least one number'],
    [{ password: 'abcdefg1', confirmPassword: 'abcdefg1' }, 'Password must contain at least one special character'],
    [{ confirmPassword: '' }, 'Please confirm your password'],
    [{ confirmPassword: 'something else 1!' }, "Passwords don't match"],
    [{ companyName: '  ' }, 'Company name is required'],
  ])('refuses %j with the words of the specification', async (over, message) => {
    const reply = await server.guest().post('/api/register', form({ username: 'Fresh name', ...over }));
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe(message);
  });

  test('two registrations of one address at once make one account, every time', async () => {
    for (const n of eachRound()) {
      const replies = await Promise.all(
        ['a', 'b', 'c'].map((side) => register(server.guest(), `duplicate-${side}${n}`, `duplicate${n}@example.com`)),
      );
      expect(replies.map((r) => r.statusCode)).toEqual([201, 201, 201]);
      const rows = await server.deps.database.pool.query('select id from users where email = $1', [
        `duplicate${n}@example.com`,
      ]);
      expect(rows.rows).toHaveLength(1);
    }
  });

  test('two registrations of one name at once: one gets it, every time', async () => {
    for (const n of eachRound()) {
      const replies = await Promise.all(
        ['a', 'b'].map((side) => register(server.guest(), `Same ${n}`, `same-${side}${n}@example.com`)),
      );
      expect(replies.map((r) => r.statusCode).sort()).toEqual([201, 409]);
    }
  });
});

describe('verification', () => {
  test('a forged link is refused with one sentence, a reload after success is not', async () => {
    const guest = server.guest();
    const forged = await guest.post('/api/verify-email/forged');
    expect(forged.statusCode).toBe(400);
    expect(forged.json().message).toBe('This verification link is invalid or has expired.');
    const token = await tokenMailedTo(server.dataDir, 'noor@example.com');
    expect((await guest.post(`/api/verify-email/${token}`)).statusCode).toBe(200);
    expect((await guest.post(`/api/verify-email/${token.toUpperCase()}`)).statusCode).toBe(400);
  });

  test('an expired link is refused', async () => {
    await register(server.guest(), 'late', 'late@example.com');
    const token = await tokenMailedTo(server.dataDir, 'late@example.com');
    await server.deps.database.pool.query(
      "update account_tokens set expires_at = now() - interval '1 minute' where used_at is null",
    );
    expect((await server.guest().post(`/api/verify-email/${token}`)).statusCode).toBe(400);
  });

  test('the database holds no token that could be used', async () => {
    const token = await tokenMailedTo(server.dataDir, 'late@example.com');
    const dump = await server.deps.database.pool.query('select t::text as row from account_tokens t');
    const jobs = await server.deps.database.pool.query('select j.data::text as row from pgboss.job j');
    expect([...dump.rows, ...jobs.rows].map((r) => r.row).join()).not.toContain(token);
  });
});

describe('the session', () => {
  test('is a cookie that scripts cannot read, and ends with sign-out', async () => {
    const client = await server.newAdmin('sana');
    const login = await client.post('/api/login', { email: client.email, password: testPassword });
    const cookie = String(login.headers['set-cookie']);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect((await client.get('/api/user')).json().username).toBe('sana');
    expect((await client.get('/api/auth/check')).json()).toEqual({ authenticated: true });
    expect((await client.post('/api/logout')).statusCode).toBe(200);
    const after = await client.get('/api/user');
    expect(after.statusCode).toBe(401);
    expect(after.json().message).toBe('Not authenticated');
  });

  test('a sign-in makes a new session and ends the one that the browser came with', async () => {
    const client = await server.newAdmin('rosa');
    const mine = 'select sid from sessions s join users u on u.id = s.user_id where u.username = $1';
    const before = await server.deps.database.pool.query(mine, ['rosa']);
    await client.post('/api/login', { email: client.email, password: testPassword });
    const after = await server.deps.database.pool.query(mine, ['rosa']);
    expect(after.rows).toHaveLength(1);
    expect(after.rows[0]?.sid).not.toBe(before.rows[0]?.sid);
  });

  test('ends when its time is over and when the account is no longer active', async () => {
    const client = await server.newAdmin('tariq');
    await server.deps.database.pool.query("update users set status = 'disabled' where username = 'tariq'");
    expect((await client.get('/api/user')).statusCode).toBe(401);
    await server.deps.database.pool.query("update users set status = 'active' where username = 'tariq'");
    expect((await client.get('/api/user')).statusCode).toBe(200);
    await server.deps.database.pool.query(
      "update sessions set expire = now() - interval '1 second' where user_id = $1",
      [client.id],
    );
    expect((await client.get('/api/user')).statusCode).toBe(401);
  });
});

describe('sign-in', () => {
  test('answers the same for an unknown address and for a wrong password', async () => {
    const guest = server.guest();
    const wrong = await guest.post('/api/login', { email: 'noor@example.com', password: 'not it 1!' });
    const unknown = await guest.post('/api/login', { email: 'ghost@example.com', password: 'not it 1!' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json().message).toBe('Invalid email or password');
    expect(unknown.statusCode).toBe(401);
    expect(unknown.body).toBe(wrong.body);
  });

  test('asks for both fields in the words of the specification', async () => {
    const noPassword = await server.guest().post('/api/login', { email: 'noor@example.com', password: '' });
    expect(noPassword.json().message).toBe('Password is required');
    const noEmail = await server.guest().post('/api/login', { email: 'noor', password: 'x' });
    expect(noEmail.json().message).toBe('Valid email is required');
  });

  test('is refused after ten failures, says when to come back, and lets others in', async () => {
    await server.newAdmin('victim');
    const guest = server.guest();
    for (let i = 0; i < 10; i++) await guest.post('/api/login', { email: 'victim@example.com', password: 'guess 1!' });
    const refused = await guest.post('/api/login', { email: 'victim@example.com', password: testPassword });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(
      (await server.guest().post('/api/login', { email: 'noor@example.com', password: testPassword })).statusCode,
    ).toBe(200);
  });
});

test('registration is limited per address', async () => {
  const guest = server.guest();
  for (let i = 0; i < 10; i++) await guest.post('/api/register', form({ email: 'many@example.com' }));
  expect((await guest.post('/api/register', form({ email: 'many@example.com' }))).statusCode).toBe(429);
});

describe('foreign pages', () => {
  const login = { email: 'noor@example.com', password: testPassword };
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': '', origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': '', origin: 'http://localhost:3000' }, 200],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
  ])('a sign-in with %j answers %i', async (headers, status) => {
    expect((await server.guest().post('/api/login', login, headers)).statusCode).toBe(status);
  });

  test('a text body, which a foreign form could send, is not understood', async () => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify(login),
    });
    expect(reply.statusCode).toBe(415);
  });
});
