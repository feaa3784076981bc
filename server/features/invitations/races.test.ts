import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { mailTo, until } from '../../testing/mailbox.ts';
import { eachRound, raceTimeout } from '../../testing/races.ts';
import { type OwnServer, startTestServer } from '../../testing/test-server.ts';

type SignedIn = Client & { id: number };

let server: OwnServer;
let boss: SignedIn;
beforeAll(async () => {
  // Not the shared server: limits are on.
  server = await startTestServer({ RATE_LIMITS: 'on' });
  boss = await server.newAdmin();
});
afterAll(() => server.stop());

vi.setConfig({ testTimeout: raceTimeout });

const sql = async (text: string, values: unknown[] = []) => (await server.deps.database.pool.query(text, values)).rows;
const newProject = async () => (await boss.post('/api/projects', { name: 'Bakeries' })).json().id as number;
const secondAdmin = async (of: SignedIn) => {
  const second = await server.colleague(of, 'company_user');
  await of.patch(`/api/users/${second.id}/role`, { role: 'company_admin' });
  return second;
};
const invite = (as: Client, email: string, over: object = {}) =>
  as.post('/api/invite-user', { email, role: 'company_user', ...over });
/** The fifty that a company may send a day are not what a race is about. */
const inviteFreely = async (...invitation: Parameters<typeof invite>) => {
  await sql("delete from rate_limits where key like 'invitations:%'");
  return invite(...invitation);
};
const password = 'slow-harbour-9';
/** How the person who got the mail completes the invitation. */
const complete = async (email: string) => {
  const token = /accept-invitation\/(\S+)/.exec(await mailTo(server.dataDir, email, /accept-invitation/))?.[1];
  return (username: string) =>
    server.guest().post(`/api/complete-invitation/${token}`, { username, password, confirmPassword: password });
};

test('one link used twice at once makes one account, every time', async () => {
  for (const n of eachRound()) await inviteFreely(boss, `twice${n}@example.com`);
  for (const n of eachRound()) {
    const email = `twice${n}@example.com`;
    const as = await complete(email);
    const replies = await Promise.all([as(`Left ${n}`), as(`Right ${n}`)]);
    expect(replies.map((r) => r.statusCode).sort()).toEqual([200, 404]);
    expect(await sql('select 1 as one from users where email = $1', [email])).toEqual([{ one: 1 }]);
  }
});

test('two people who choose one name at once: one gets it, the other may try again, every time', async () => {
  for (const n of eachRound()) for (const side of ['a', 'b']) await inviteFreely(boss, `name-${side}${n}@example.com`);
  for (const n of eachRound()) {
    const both = [await complete(`name-a${n}@example.com`), await complete(`name-b${n}@example.com`)];
    const replies = await Promise.all(both.map((as) => as(`Same ${n}`)));
    expect(replies.map((r) => r.statusCode).sort()).toEqual([200, 409]);
    const loser = both[replies.findIndex((r) => r.statusCode === 409)];
    expect((await loser?.(`Other ${n}`))?.statusCode).toBe(200);
  }
});

describe.runIf(process.env.DATABASE_URL)('with two connections, which the embedded database has not', () => {
  /** Starts the calls while a transaction of ours holds what they need, and lets them go when all of them wait. */
  const whileHeld = async (statement: string, id: number, calls: (() => ReturnType<Client['get']>)[]) => {
    const holder = await server.deps.database.pool.connect();
    try {
      await holder.query('begin');
      await holder.query(statement, [id]);
      const replies = [];
      for (const [n, call] of calls.entries()) {
        replies.push(call());
        await until(async () => {
          const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
          return (await sql(waiting)).length > n || undefined;
        }, 'a call that waits');
      }
      await holder.query('commit');
      return (await Promise.all(replies)).map((reply) => reply.statusCode);
    } finally {
      holder.release();
    }
  };

  test('a project that is deleted while a link grants it is left out', async () => {
    const projectId = await newProject();
    await invite(boss, 'granted@example.com', { role: 'client', projectAccess: [{ projectId, canViewChat: true }] });
    const as = await complete('granted@example.com');
    const statuses = await whileHeld('delete from projects where id = $1', projectId, [() => as('Granted')]);
    expect(statuses).toEqual([200]);
    expect(await sql('select 1 from project_access where project_id = $1', [projectId])).toEqual([]);
  });

  test.each([
    ['before', [404, 200]],
    ['after', [200, 200]],
  ])('a link used while its inviter is deleted %s it answers %j', async (order, expected) => {
    const inviter = await secondAdmin(boss);
    await invite(inviter, `${order}@example.com`);
    const as = await complete(`${order}@example.com`);
    const using = () => as(`Used ${order}`);
    const deleting = () => boss.delete(`/api/users/${inviter.id}`);
    const statuses = await whileHeld(
      'select 1 from invitations where invited_by = $1 for update',
      inviter.id,
      order === 'before' ? [deleting, using] : [using, deleting],
    );
    expect(order === 'before' ? statuses.reverse() : statuses).toEqual(expected);
    expect(await sql('select invited_by from users where email = $1', [`${order}@example.com`])).toEqual(
      order === 'before' ? [] : [{ invited_by: null }],
    );
  });
});

test('an admin who is demoted while inviting leaves no open invitation behind, every time', async () => {
  const other = await server.newAdmin();
  for (const n of eachRound()) {
    const inviter = await secondAdmin(other);
    const replies = await Promise.all([
      other.patch(`/api/users/${inviter.id}/role`, { role: 'company_user' }),
      inviteFreely(inviter, `demoted${n}@example.com`),
    ]);
    expect(replies[0]?.statusCode).toBe(200);
    expect([201, 403]).toContain(replies[1]?.statusCode);
    const open = 'select 1 from invitations where email = $1 and revoked_at is null';
    expect(await sql(open, [`demoted${n}@example.com`])).toEqual([]);
  }
});

test('one address invited three times at once has one open invitation, every time', async () => {
  const other = await server.newAdmin();
  for (const n of eachRound()) {
    const email = `crowd${n}@example.com`;
    const spellings = [email, email.toUpperCase(), email];
    const replies = await Promise.all(spellings.map((address) => inviteFreely(other, address)));
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
