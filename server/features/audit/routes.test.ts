import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditAction, AuditEntry, AuditPage } from '#contract/audit.ts';
import { buildActors } from '../../testing/actors.ts';
import type { Client, SignedIn } from '../../testing/client.ts';
import { mailTo } from '../../testing/mailbox.ts';
import { type OwnServer, startTestServer, testPassword } from '../../testing/test-server.ts';

let server: OwnServer;
let admin: SignedIn;
let user: SignedIn;
let client: SignedIn;
let stranger: SignedIn;
beforeAll(async () => {
  // Not the shared server: the tests read, count and delete rows of the whole log.
  server = await startTestServer();
  ({ admin, user, client, stranger } = await buildActors(server, { admin: 'mina', stranger: 'strange' }));
});
afterAll(() => server.stop());

const sql = async (text: string, values: unknown[] = []) => (await server.deps.database.pool.query(text, values)).rows;
const page = async (as: Client, query = ''): Promise<AuditPage> => (await as.get(`/api/audit${query}`)).json();
const entries = async (as: Client, action: AuditAction): Promise<AuditEntry[]> =>
  (await page(as)).entries.filter((entry) => entry.action === action);
const newest = async (as: Client) => (await page(as)).entries[0];
const by = ({ id }: SignedIn) => expect.objectContaining({ actor: expect.objectContaining({ id }) });
const newProject = async (as: Client, name = 'Bakeries') =>
  (await as.post('/api/projects', { name })).json().id as number;
const invite = (as: Client, email: string) => as.post('/api/invite-user', { email, role: 'client' });
const openInvitation = async (as: Client, email: string) =>
  (await as.get('/api/invitations')).json().find((one: { email: string }) => one.email === email).id as number;
const tokenOf = async (email: string) =>
  /accept-invitation\/(\S+)/.exec(await mailTo(server.dataDir, email, /accept-invitation\/\S+/))?.[1] ?? '';

describe('who may read it', () => {
  test('an admin reads that of their company, and nobody else any', async () => {
    expect((await admin.get('/api/audit')).statusCode).toBe(200);
    for (const as of [user, client]) {
      const reply = await as.get('/api/audit');
      expect(reply.statusCode).toBe(403);
      expect(reply.json().message).toBe("You don't have permission to do this.");
    }
    expect((await server.guest().get('/api/audit')).statusCode).toBe(401);
  });

  test('an admin of another company sees nothing of it', async () => {
    await newProject(admin);
    const ids = new Set(
      (
        await sql('select id from audit_log where company_id = (select company_id from users where id = $1)', [
          admin.id,
        ])
      ).map((r) => r.id),
    );
    const theirs = (await page(stranger)).entries;
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs.filter(({ id }) => ids.has(id))).toEqual([]);
    expect((await page(stranger, `?before=${Math.max(...ids) + 1}`)).entries.filter(({ id }) => ids.has(id))).toEqual(
      [],
    );
  });

  test.each(['?before=0', '?before=abc', '?before=99999999999', '?kind=everything'])('%s is refused', async (query) => {
    expect((await admin.get(`/api/audit${query}`)).statusCode).toBe(400);
  });
});

describe('what is written down', () => {
  test('a sign-in and a sign-out, with who and when', async () => {
    const boss = await server.newAdmin('ines');
    expect(await newest(boss)).toEqual({
      id: expect.any(Number),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      action: 'signed-in',
      actor: { id: boss.id, name: 'ines' },
      object: null,
      details: {},
    });
    const other = server.guest();
    await other.post('/api/login', { email: boss.email, password: testPassword });
    await other.post('/api/logout');
    expect((await other.post('/api/logout')).statusCode).toBe(200);
    expect(await entries(boss, 'signed-out')).toEqual([by(boss)]);
  });

  test('a failed sign-in to a known account, by nobody; one to an unknown address nowhere', async () => {
    const boss = await server.newAdmin('failing');
    const before = await sql('select count(*)::int as count from audit_log');
    const login = (email: string) => server.guest().post('/api/login', { email, password: 'a guess 1!' });
    expect((await login('unheard-of@example.com')).statusCode).toBe(401);
    expect(await sql('select count(*)::int as count from audit_log')).toEqual(before);
    expect((await login('FAILING@example.com')).statusCode).toBe(401);
    expect(await newest(boss)).toMatchObject({
      action: 'sign-in-failed',
      actor: null,
      object: { kind: 'user', id: boss.id, name: 'failing' },
      details: {},
    });
  });

  test('a call that the role does not allow, once a minute, and reads never', async () => {
    const nosy = await server.colleague(admin, 'client');
    for (let i = 0; i < 5; i++) expect((await invite(nosy, 'x@example.com')).statusCode).toBe(403);
    expect((await nosy.get('/api/users')).statusCode).toBe(403);
    expect((await nosy.post('/api/projects', { name: 'No' })).statusCode).toBe(403);
    const denied = (await entries(admin, 'denied')).filter((entry) => entry.actor?.id === nosy.id);
    const calls = denied.map((entry) => entry.object?.name);
    // The clock may have passed a full minute between two of the calls.
    expect([...new Set(calls)].sort()).toEqual(['projects.create', 'users.invite']);
    expect(calls.length).toBeLessThanOrEqual(3);
    const minutes = denied.map(({ createdAt, object }) => createdAt.slice(0, 16) + object?.name);
    expect(new Set(minutes).size).toBe(minutes.length);
  });

  test('many denials at once are one row', async () => {
    const nosy = await server.colleague(admin, 'client');
    await Promise.all(Array.from({ length: 12 }, () => invite(nosy, 'x@example.com')));
    const denied = (await entries(admin, 'denied')).filter((entry) => entry.actor?.id === nosy.id);
    expect(new Set(denied.map(({ createdAt }) => createdAt.slice(0, 16))).size).toBe(denied.length);
  });

  test('an invitation, its second mail, its end and its acceptance, without the address', async () => {
    const boss = await server.newAdmin('host');
    await invite(boss, 'guest-one@example.com');
    const first = await openInvitation(boss, 'guest-one@example.com');
    await boss.post(`/api/invitations/${first}/resend`);
    await boss.delete(`/api/invitations/${first}`);
    await invite(boss, 'guest-two@example.com');
    const second = await openInvitation(boss, 'guest-two@example.com');
    const body = { username: 'guest two', password: testPassword };
    const done = await server.guest().post(`/api/complete-invitation/${await tokenOf('guest-two@example.com')}`, body);
    expect(done.statusCode).toBe(200);
    const told = (await page(boss, '?kind=invitations')).entries;
    expect(told.map(({ action, actor, object, details }) => [action, actor?.name, object?.id, details.to])).toEqual([
      ['invitation-accepted', 'guest two', second, 'client'],
      ['invitation-sent', 'host', second, 'client'],
      ['invitation-revoked', 'host', first, 'client'],
      ['invitation-resent', 'host', first, 'client'],
      ['invitation-sent', 'host', first, 'client'],
    ]);
    const dump = await sql('select a::text as row from audit_log a');
    expect(dump.map(({ row }) => row).join()).not.toMatch(/@|guest-one|guest-two/);
  });

  test('a change of role and the deletion of a user; the name stays when the user is gone', async () => {
    const boss = await server.newAdmin('boss');
    const other = await server.colleague(boss, 'company_user');
    await boss.patch(`/api/users/${other.id}/role`, { role: 'company_user' });
    await boss.patch(`/api/users/${other.id}/role`, { role: 'client' });
    const [{ username }] = (await sql('select username from users where id = $1', [other.id])) as [
      { username: string },
    ];
    await boss.delete(`/api/users/${other.id}`);
    const object = { kind: 'user', id: other.id, name: username };
    const told = (await page(boss, '?kind=users')).entries;
    expect(told).toEqual([
      expect.objectContaining({ action: 'user-deleted', actor: { id: boss.id, name: 'boss' }, object }),
      expect.objectContaining({ action: 'role-changed', object, details: { from: 'company_user', to: 'client' } }),
    ]);
    expect(await entries(boss, 'signed-in')).toContainEqual(
      expect.objectContaining({ actor: { id: null, name: username } }),
    );
  });

  test('what a client may view, and the end of that; nothing when nothing was withdrawn', async () => {
    const boss = await server.newAdmin('granting');
    const guest = await server.colleague(boss, 'client');
    const project = await newProject(boss, 'Ovens');
    const flags = { canViewInsights: true, canViewChat: false };
    await boss.post(`/api/projects/${project}/access`, { userId: guest.id, ...flags });
    await boss.delete(`/api/projects/${project}/access/${guest.id}`);
    await boss.delete(`/api/projects/${project}/access/${guest.id}`);
    const object = expect.objectContaining({ kind: 'user', id: guest.id });
    expect((await page(boss, '?kind=access')).entries).toEqual([
      expect.objectContaining({
        action: 'access-revoked',
        object,
        details: { project: { id: project, name: 'Ovens' } },
      }),
      expect.objectContaining({
        action: 'access-granted',
        object,
        details: { project: { id: project, name: 'Ovens' }, ...flags },
      }),
    ]);
  });

  test('a project by its name and a document by its number, because its file may be named after a person', async () => {
    const project = await newProject(user, 'Mills');
    const document = (await user.upload(project, 'anna.txt', 'Anna: We throw away a third of the rye.')).json().id;
    expect((await user.delete(`/api/insights/${document}`)).statusCode).toBe(200);
    expect((await user.delete(`/api/projects/${project}`)).statusCode).toBe(200);
    expect((await page(admin, '?kind=deletions')).entries.slice(0, 2)).toEqual([
      expect.objectContaining({ action: 'project-deleted', object: { kind: 'project', id: project, name: 'Mills' } }),
      expect.objectContaining({
        action: 'document-deleted',
        actor: expect.objectContaining({ id: user.id }),
        object: { kind: 'document', id: document, name: `#${document}` },
        details: { project: { id: project, name: 'Mills' } },
      }),
    ]);
  });

  test('passwords that are changed or reset, and sessions that are ended, without any secret', async () => {
    const boss = await server.newAdmin('careful');
    const fresh = 'louder-river-8';
    const change = { currentPassword: testPassword, password: fresh, confirmPassword: fresh };
    expect((await boss.post('/api/change-password', change)).statusCode).toBe(200);
    await server.guest().post('/api/login', { email: boss.email, password: fresh });
    await boss.post('/api/sessions/end-others');
    await boss.post('/api/sessions/end-others');
    await server.guest().post('/api/forgot-password', { email: boss.email });
    const mail = await mailTo(server.dataDir, boss.email, /reset-password\/\S+/);
    const token = /reset-password\/(\S+)/.exec(mail)?.[1] ?? '';
    const reset = { password: testPassword, confirmPassword: testPassword };
    expect((await server.guest().post(`/api/reset-password/${token}`, reset)).statusCode).toBe(200);
    await boss.post('/api/login', { email: boss.email, password: testPassword });
    expect((await page(boss, '?kind=passwords')).entries.map(({ action }) => action)).toEqual([
      'password-reset',
      'password-changed',
    ]);
    expect(await entries(boss, 'sessions-ended')).toEqual([expect.objectContaining({ details: { count: 1 } })]);
    const dump = (await sql('select a::text as row from audit_log a')).map(({ row }) => row).join();
    for (const secret of [fresh, testPassword, token]) expect(dump).not.toContain(secret);
  });

  test('not what was rolled back: an effect and its entry stand or fall together', async () => {
    const boss = await server.newAdmin('undone');
    const before = await page(boss);
    expect((await boss.delete('/api/invitations/999999')).statusCode).toBe(404);
    expect((await boss.delete('/api/projects/999999')).statusCode).toBe(404);
    expect((await invite(boss, boss.email)).statusCode).toBe(409);
    expect(await page(boss)).toEqual(before);
  });
});

describe('the pages', () => {
  test('go on below the last id, each entry once, with a filter too', async () => {
    const boss = await server.newAdmin('paged');
    await sql(
      `insert into audit_log (company_id, actor_id, actor_name, action)
       select company_id, id, username, case when n % 2 = 0 then 'signed-in' else 'password-changed' end
       from users, generate_series(1, 120) n where id = $1`,
      [boss.id],
    );
    for (const [filter, many] of [
      ['', 121],
      ['&kind=passwords', 60],
      ['&kind=deletions', 0],
    ] as const) {
      const seen: number[] = [];
      let next: number | null = 2_147_483_647;
      while (next !== null) {
        const reply: AuditPage = await page(boss, `?before=${next}${filter}`);
        expect(reply.entries.length).toBeLessThanOrEqual(50);
        seen.push(...reply.entries.map(({ id }) => id));
        next = reply.next;
      }
      expect(seen).toHaveLength(many);
      expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a));
    }
  });
});

describe('the table', () => {
  const refused = /audit_log only grows/;
  const one = "(select max(id) from audit_log where action = 'signed-in' and actor_id is not null)";

  test.each([
    `update audit_log set action = 'signed-out' where id = ${one}`,
    `update audit_log set created_at = now() - interval '1 year' where id = ${one}`,
    `update audit_log set actor_id = null where id = ${one}`,
    `update audit_log set actor_name = 'somebody else' where id = ${one}`,
    `delete from audit_log where id = ${one}`,
    'truncate audit_log',
  ])('refuses: %s', async (statement) => {
    const before = await sql(
      'select count(*)::int as count, md5(string_agg(a::text, $1 order by id)) from audit_log a',
      [','],
    );
    await expect(sql(statement)).rejects.toThrow(refused);
    expect(
      await sql('select count(*)::int as count, md5(string_agg(a::text, $1 order by id)) from audit_log a', [',']),
    ).toEqual(before);
  });

  test('goes with the company, and only with it', async () => {
    const boss = await server.newAdmin('leaving');
    const [{ id }] = (await sql('select company_id as id from users where id = $1', [boss.id])) as [{ id: number }];
    const others = await sql('select count(*)::int as count from audit_log where company_id <> $1', [id]);
    await sql('delete from companies where id = $1', [id]);
    expect(await sql('select id from audit_log where company_id = $1', [id])).toEqual([]);
    expect(await sql('select count(*)::int as count from audit_log where company_id <> $1', [id])).toEqual(others);
  });

  test('no call of the product but the reading one names it', async () => {
    const calls = (await server.guest().get('/api/openapi.json')).json().paths as Record<string, object>;
    const named = Object.entries(calls).filter(([path]) => path.includes('audit'));
    expect(named.map(([path, methods]) => [path, Object.keys(methods)])).toEqual([['/api/audit', ['get']]]);
  });
});

test('a user who is deleted while deleting a project: no deadlock, and what was answered is what stands, ten times', async () => {
  for (let round = 0; round < 10; round++) {
    const worker = await server.colleague(admin, 'company_user');
    const project = await newProject(worker);
    const [gone, deleted] = await Promise.all([
      admin.delete(`/api/users/${worker.id}`),
      worker.delete(`/api/projects/${project}`),
    ]);
    expect(gone.statusCode).toBe(200);
    expect([200, 401]).toContain(deleted.statusCode);
    const left = (await admin.get(`/api/projects/${project}`)).statusCode;
    expect(left).toBe(deleted.statusCode === 200 ? 404 : 200);
  }
});
