import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Client, mailTo, startTestServer, type TestServer } from '../../testing/test-server.ts';

type SignedIn = Client & { id: number };

let server: TestServer;
let boss: SignedIn;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on' });
  boss = await server.newAdmin();
});
afterAll(() => server.stop());

// Ten rounds hash some thirty passwords, two at a time.
vi.setConfig({ testTimeout: 60_000 });

const rounds = Array.from({ length: 10 }, (_, n) => n);
const sql = async (text: string, values: unknown[] = []) => (await server.deps.database.pool.query(text, values)).rows;
const newProject = async () => (await boss.post('/api/projects', { name: 'Bakeries' })).json().id as number;
const secondAdmin = async (of: SignedIn) => {
  const second = await server.colleague(of, 'company_user');
  await of.patch(`/api/users/${second.id}/role`, { role: 'company_admin' });
  return second;
};
const invite = (as: Client, email: string, over: object = {}) =>
  as.post('/api/invite-user', { email, role: 'company_user', ...over });
const password = 'slow-harbour-9';
/** How the person who got the mail completes the invitation. */
const complete = async (email: string) => {
  const token = /accept-invitation\/(\S+)/.exec(await mailTo(server.dataDir, email, /accept-invitation/))?.[1];
  return (username: string) =>
    server.guest().post(`/api/complete-invitation/${token}`, { username, password, confirmPassword: password });
};

test('one link used twice at once makes one account, ten times', async () => {
  for (const n of rounds) await invite(boss, `twice${n}@example.com`);
  for (const n of rounds) {
    const email = `twice${n}@example.com`;
    const as = await complete(email);
    const replies = await Promise.all([as(`Left ${n}`), as(`Right ${n}`)]);
    expect(replies.map((r) => r.statusCode).sort()).toEqual([200, 404]);
    expect(await sql('select 1 as one from users where email = $1', [email])).toEqual([{ one: 1 }]);
  }
});

test('two people who choose one name at once: one gets it, the other may try again, ten times', async () => {
  for (const n of rounds) for (const side of ['a', 'b']) await invite(boss, `name-${side}${n}@example.com`);
  for (const n of rounds) {
    const both = [await complete(`name-a${n}@example.com`), await complete(`name-b${n}@example.com`)];
    const replies = await Promise.all(both.map((as) => as(`Same ${n}`)));
    expect(replies.map((r) => r.statusCode).sort()).toEqual([200, 409]);
    const loser = both[replies.findIndex((r) => r.statusCode === 409)];
    expect((await loser?.(`Other ${n}`))?.statusCode).toBe(200);
  }
});

test('a project that is deleted while a link grants it is never an error of ours, ten times', async () => {
  const projects = await Promise.all(rounds.map(newProject));
  const grants = (n: number) => ({ role: 'client', projectAccess: [{ projectId: projects[n], canViewChat: true }] });
  for (const n of rounds) await invite(boss, `granted${n}@example.com`, grants(n));
  for (const n of rounds) {
    const as = await complete(`granted${n}@example.com`);
    const replies = await Promise.all([boss.delete(`/api/projects/${projects[n]}`), as(`Granted ${n}`)]);
    expect(replies.map((r) => r.statusCode)).toEqual([200, 200]);
  }
  expect(await sql('select 1 from project_access where project_id = any($1)', [projects])).toEqual([]);
});

test('a link used while its inviter is deleted makes the account or is void, ten times', async () => {
  const inviters = [];
  for (const n of rounds) {
    const inviter = await secondAdmin(boss);
    await invite(inviter, `orphan${n}@example.com`);
    inviters.push(inviter);
  }
  for (const n of rounds) {
    const as = await complete(`orphan${n}@example.com`);
    const [deleted, completed] = await Promise.all([boss.delete(`/api/users/${inviters[n]?.id}`), as(`Orphan ${n}`)]);
    expect(deleted.statusCode).toBe(200);
    expect([200, 404]).toContain(completed.statusCode);
  }
});

test('an admin who is demoted while inviting leaves no open invitation behind, ten times', async () => {
  const other = await server.newAdmin();
  for (const n of rounds) {
    const inviter = await secondAdmin(other);
    const replies = await Promise.all([
      other.patch(`/api/users/${inviter.id}/role`, { role: 'company_user' }),
      invite(inviter, `demoted${n}@example.com`),
    ]);
    expect(replies[0]?.statusCode).toBe(200);
    expect([201, 403]).toContain(replies[1]?.statusCode);
    const open = 'select 1 from invitations where email = $1 and revoked_at is null';
    expect(await sql(open, [`demoted${n}@example.com`])).toEqual([]);
  }
});

test('one address invited three times at once has one open invitation, ten times', async () => {
  const other = await server.newAdmin();
  for (const n of rounds) {
    const email = `crowd${n}@example.com`;
    const replies = await Promise.all([email, email.toUpperCase(), email].map((address) => invite(other, address)));
    expect(replies.map((r) => r.statusCode)).toEqual([201, 201, 201]);
    expect(await sql('select mailing from invitations where email = $1', [email])).toEqual([{ mailing: 3 }]);
  }
});

test('fifty a day leave for the company, however they are sent; a refused one stores nothing', async () => {
  const other = await server.newAdmin();
  await invite(other, 'first@example.com');
  const [{ id }] = (await other.get('/api/invitations')).json();
  const replies = await Promise.all(Array.from({ length: 52 }, (_, n) => invite(other, `mass${n}@example.com`)));
  const counted = (status: number) => replies.filter((r) => r.statusCode === status).length;
  expect([counted(201), counted(429)]).toEqual([49, 3]);
  expect((await other.get('/api/invitations')).json()).toHaveLength(50);
  const resent = await other.post(`/api/invitations/${id}/resend`);
  expect(resent.statusCode).toBe(429);
  expect(Number(resent.headers['retry-after'])).toBeGreaterThan(0);
  expect(await sql('select mailing from invitations where id = $1', [id])).toEqual([{ mailing: 1 }]);
  const elsewhere = await server.newAdmin();
  expect((await invite(elsewhere, 'free@example.com')).statusCode).toBe(201);
});
