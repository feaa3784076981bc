import { beforeAll, describe, expect, test } from 'vitest';
import type { OwnSession } from '#contract/users/sessions.ts';
import type { Client } from '../../testing/client.ts';
import { sharedServer, type TestServer, testPassword } from '../../testing/test-server.ts';

type SignedIn = Client & { id: number };

let server: TestServer;
let admin: SignedIn & { email: string };
beforeAll(async () => {
  server = await sharedServer();
  admin = await server.newAdmin('signe');
});

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const missing = '3f2c1a6e-8f1b-4c3d-9a5e-0d6b7c8e9f10';
const sql = async (text: string, values: unknown[] = []) => (await server.deps.database.pool.query(text, values)).rows;
const emailOf = async ({ id }: SignedIn) =>
  (await sql('select email from users where id = $1', [id]))[0]?.email as string;
const listed = async (as: Client) => (await as.get('/api/sessions')).json() as OwnSession[];
const isAlive = async (client: Client) => (await client.get('/api/user')).statusCode === 200;

/** Signs the same user in once more, elsewhere. */
async function elsewhere(user: SignedIn, userAgent = chrome): Promise<Client> {
  const client = server.guest();
  const body = { email: await emailOf(user), password: testPassword };
  expect((await client.post('/api/login', body, { 'user-agent': userAgent })).statusCode).toBe(200);
  return client;
}

const roles = ['company_admin', 'company_user', 'client'] as const;
const member = async (role: (typeof roles)[number]): Promise<SignedIn> =>
  role === 'company_admin' ? server.newAdmin() : server.colleague(admin, role);

describe.each(roles)('a %s', (role) => {
  test('sees their sessions, this one first, and nobody else’s', async () => {
    const user = await member(role);
    await elsewhere(user);
    const reply = await user.get('/api/sessions');
    expect(reply.statusCode).toBe(200);
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(reply.json()).toEqual([
      { id: expect.any(String), device: expect.any(String), createdAt: moment, seenAt: moment, current: true },
      { id: expect.any(String), device: 'Chrome on Windows', createdAt: moment, seenAt: moment, current: false },
    ]);
  });

  test('ends one of them, which opens nothing from then on', async () => {
    const user = await member(role);
    const other = await elsewhere(user);
    const third = await elsewhere(user);
    const [own] = await listed(other);
    expect((await user.delete(`/api/sessions/${own?.id}`)).json()).toEqual({ message: 'Session ended' });
    expect(await isAlive(other)).toBe(false);
    expect([await isAlive(user), await isAlive(third)]).toEqual([true, true]);
    expect((await user.delete(`/api/sessions/${own?.id}`)).statusCode).toBe(404);
  });

  test('signs out everywhere else', async () => {
    const user = await member(role);
    const others = [await elsewhere(user), await elsewhere(user)];
    expect((await user.post('/api/sessions/end-others')).json()).toEqual({ ended: 2 });
    expect(await Promise.all([user, ...others].map(isAlive))).toEqual([true, false, false]);
    expect(await isAlive(admin)).toBe(true);
    expect((await user.post('/api/sessions/end-others')).json()).toEqual({ ended: 0 });
  });
});

test('the session of somebody else, in the same company or not, looks like one that is missing', async () => {
  const colleague = await server.colleague(admin, 'company_user');
  const stranger = await server.newAdmin();
  const absent = await admin.delete(`/api/sessions/${missing}`);
  expect(absent.statusCode).toBe(404);
  for (const owner of [colleague, stranger]) {
    const [theirs] = await listed(owner);
    const reply = await admin.delete(`/api/sessions/${theirs?.id}`);
    expect([reply.statusCode, reply.body]).toEqual([absent.statusCode, absent.body]);
    expect(await isAlive(owner)).toBe(true);
  }
});

test('a guest sees and ends nothing, and a foreign page neither', async () => {
  const [own] = await listed(admin);
  const guest = server.guest();
  for (const reply of [
    await guest.get('/api/sessions'),
    await guest.delete(`/api/sessions/${own?.id}`),
    await guest.post('/api/sessions/end-others'),
  ])
    expect(reply.statusCode).toBe(401);
  const foreign = await admin.post('/api/sessions/end-others', undefined, { 'sec-fetch-site': 'cross-site' });
  expect(foreign.statusCode).toBe(403);
});

test.each(['1', 'abc', `${missing}0`])('an id %s is refused', async (id) => {
  const reply = await admin.delete(`/api/sessions/${id}`);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().message).toBe('The id has the wrong form');
});

test('what is listed opens no session and is neither the stored key nor made from it', async () => {
  const body = (await admin.get('/api/sessions')).body;
  const rows = (await sql('select sid from sessions where user_id = $1', [admin.id])) as { sid: string }[];
  for (const { sid } of rows) expect(body).not.toContain(sid.slice(0, 16));
  for (const { id } of await listed(admin)) {
    const reply = await server.app.inject({ method: 'GET', url: '/api/user', cookies: { sid: id } });
    expect(reply.statusCode).toBe(401);
  }
});

test('a user agent is kept to a length, and shown in words only', async () => {
  const user = await server.colleague(admin, 'client');
  await elsewhere(user, `<script>alert(1)</script>${'x'.repeat(5_000)}`);
  const [, odd] = await listed(user);
  expect(odd?.device).toBe('Unknown device');
  const [row] = await sql('select max(length(sess::text)) as longest from sessions where user_id = $1', [user.id]);
  expect(row?.longest).toBeLessThan(300);
});

test('a session whose time is over is not listed', async () => {
  const user = await server.colleague(admin, 'client');
  await elsewhere(user);
  await sql(
    "update sessions set expire = now() - interval '1 second' where user_id = $1 and sess::text like '%Chrome%'",
    [user.id],
  );
  expect(await listed(user)).toHaveLength(1);
});
