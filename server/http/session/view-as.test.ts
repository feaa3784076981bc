import { beforeAll, describe, expect, test } from 'vitest';
import type { AuditPage } from '#contract/audit.ts';
import { viewAsHeader } from '#contract/route.ts';
import type { Client } from '../../testing/client.ts';
import { sharedServer, type TestServer, testPassword } from '../../testing/test-server.ts';

type SignedIn = Client & { id: number };

let server: TestServer;
let admin: SignedIn & { email: string };
let stranger: SignedIn;
let user: SignedIn;
let client: SignedIn;
let open: number;
let closed: number;
beforeAll(async () => {
  server = await sharedServer();
  admin = await server.newAdmin('vera');
  stranger = await server.newAdmin('outside');
  user = await server.colleague(admin, 'company_user');
  client = await server.colleague(admin, 'client');
  open = await newProject('Mills');
  closed = await newProject('Board papers');
  await grant(client.id, open, { canViewInsights: true, canViewChat: false });
});

const sql = async (text: string, values: unknown[] = []) => (await server.deps.database.pool.query(text, values)).rows;
const newProject = async (name: string) => (await admin.post('/api/projects', { name })).json().id as number;
const grant = (userId: number, project: number, flags: object) =>
  admin.post(`/api/projects/${project}/access`, { userId, ...flags });
const start = (as: Client, clientId: number | string) => as.post(`/api/users/${clientId}/view`);
const as = (view: string) => ({ [viewAsHeader]: view });
const begun = async (by: Client, clientId: number): Promise<Record<string, string>> => {
  const reply = await start(by, clientId);
  expect(reply.statusCode).toBe(201);
  return as(reply.json().viewAs);
};
const views = async () =>
  ((await admin.get('/api/audit')).json() as AuditPage).entries.filter(({ action }) => action === 'view-started');
const notFound = { message: 'Not found', code: 'not_found' };
const denied = "You don't have permission to do this.";
const readOnly = 'You cannot make changes while viewing Earshot as a client.';

const reads = ['/api/user', '/api/auth/check', '/api/projects', '/api/insights/recent', '/api/topics'];

describe('an admin who sees Earshot as a client', () => {
  test.each(reads)('reads what the client reads: %s', async (path) => {
    const view = await begun(admin, client.id);
    const shown = await admin.get(path, view);
    const own = await client.get(path);
    expect([shown.statusCode, shown.body]).toEqual([200, own.body]);
  });

  test('finds the granted project, and none that is not granted, as the client does', async () => {
    const view = await begun(admin, client.id);
    for (const path of ['', '/insights', '/questions', '/people']) {
      for (const project of [open, closed, 2_000_000_000]) {
        const url = `/api/projects/${project}${path}`;
        const [shown, own] = [await admin.get(url, view), await client.get(url)];
        expect([url, shown.statusCode, shown.body]).toEqual([url, own.statusCode, own.body]);
      }
    }
    expect((await admin.get(`/api/projects/${open}`, view)).statusCode).toBe(200);
    expect((await admin.get(`/api/projects/${closed}`, view)).json()).toEqual(notFound);
  });

  test('is refused the insights of a project whose chat alone was granted', async () => {
    const talker = await server.colleague(admin, 'client');
    await grant(talker.id, open, { canViewInsights: false, canViewChat: true });
    const view = await begun(admin, talker.id);
    expect((await admin.get(`/api/projects/${open}`, view)).statusCode).toBe(200);
    expect((await admin.get(`/api/projects/${open}/insights`, view)).statusCode).toBe(403);
  });

  test.each(['/api/users', '/api/invitations', '/api/audit'])('has no rights of an admin: %s', async (path) => {
    const reply = await admin.get(path, await begun(admin, client.id));
    expect([reply.statusCode, reply.json().message]).toEqual([403, denied]);
  });

  test('has the rights of an admin in every call that does not ask for the view', async () => {
    await begun(admin, client.id);
    expect((await admin.get('/api/user')).json()).toMatchObject({ id: admin.id, role: 'company_admin' });
    expect((await admin.get(`/api/projects/${closed}`)).statusCode).toBe(200);
  });

  test('sees a grant that is given or withdrawn meanwhile at once', async () => {
    const newcomer = await server.colleague(admin, 'client');
    const view = await begun(admin, newcomer.id);
    const names = async () => (await admin.get('/api/projects', view)).json().map(({ id }: { id: number }) => id);
    expect(await names()).toEqual([]);
    await grant(newcomer.id, open, { canViewInsights: true });
    expect(await names()).toEqual([open]);
    await admin.delete(`/api/projects/${open}/access/${newcomer.id}`);
    expect(await names()).toEqual([]);
  });

  test('changes nothing, neither what is the admin’s nor what is the client’s', async () => {
    const view = await begun(admin, client.id);
    const unsafe: [string, object?][] = [
      ['/api/projects', { name: 'Never made' }],
      ['/api/invite-user', { email: 'never@example.com', role: 'client' }],
      [`/api/users/${client.id}/view`],
      ['/api/sessions/end-others'],
      [
        '/api/change-password',
        { currentPassword: testPassword, password: 'another-1!', confirmPassword: 'another-1!' },
      ],
    ];
    for (const [path, body] of unsafe) {
      const reply = await admin.post(path, body, view);
      expect([path, reply.statusCode, reply.json().message]).toEqual([path, 403, readOnly]);
    }
    expect(await sql("select 1 from projects where name = 'Never made'")).toEqual([]);
    expect((await client.get('/api/user')).statusCode).toBe(200);
  });

  test('does not read where the client is signed in', async () => {
    const reply = await admin.get('/api/sessions', await begun(admin, client.id));
    expect([reply.statusCode, reply.json().message]).toEqual([
      403,
      'The client’s account is not available in this view.',
    ]);
  });

  test('downloads nothing: the log would say it of the client', async () => {
    const reply = await admin.get(`/api/projects/${open}/insights/pdf`, await begun(admin, client.id));
    expect(reply.statusCode).toBe(403);
    expect(reply.json().message).toBe('Files cannot be downloaded while viewing Earshot as a client.');
    expect(await sql('select 1 from audit_log where actor_id = $1 and action = $2', [client.id, 'downloaded'])).toEqual(
      [],
    );
  });

  test('can sign out', async () => {
    const other = server.guest();
    await other.post('/api/login', { email: admin.email, password: testPassword });
    const view = await begun(other, client.id);
    expect((await other.post('/api/logout', undefined, view)).statusCode).toBe(200);
    expect((await other.get('/api/user', view)).statusCode).toBe(401);
  });
});

describe('a view cannot be had', () => {
  test('by a company user or a client, whatever the header says', async () => {
    const { [viewAsHeader]: good = '' } = await begun(admin, client.id);
    for (const who of [user, client]) {
      for (const id of [client.id, 2_000_000_000]) expect((await start(who, id)).statusCode).toBe(403);
      for (const header of [good, 'nonsense']) {
        const reply = await who.get('/api/projects', as(header));
        expect([reply.statusCode, reply.json().message]).toEqual([403, denied]);
      }
    }
    expect((await server.guest().get('/api/projects', as(good))).statusCode).toBe(401);
  });

  test('of anybody but an active client of the same company; which of these it is stays untold', async () => {
    const foreign = await server.colleague(stranger, 'client');
    const disabled = await server.colleague(admin, 'client');
    await sql("update users set status = 'disabled' where id = $1", [disabled.id]);
    for (const id of [foreign.id, user.id, admin.id, disabled.id, 2_000_000_000]) {
      const reply = await start(admin, id);
      expect([id, reply.statusCode, reply.json()]).toEqual([id, 404, notFound]);
    }
    expect((await start(admin, 'abc')).statusCode).toBe(400);
  });

  test('with a header that was not given for this client and this session', async () => {
    const { [viewAsHeader]: good = '' } = await begun(admin, client.id);
    const seal = good.split('.')[1];
    const other = await server.colleague(admin, 'client');
    const forged = [
      ...[`${client.id}`, `${client.id}.`, `${other.id}.${seal}`, `0${good}`, `${good}x`, `${good}, ${good}`],
      ...['', 'abc', '-1.x', `99999999999.${seal}`, '__proto__'],
    ];
    for (const header of forged) {
      const reply = await admin.get('/api/projects', as(header));
      expect([header, reply.statusCode, reply.json()]).toEqual([header, 404, notFound]);
    }
    const second = server.guest();
    await second.post('/api/login', { email: admin.email, password: testPassword });
    expect((await second.get('/api/projects', as(good))).json()).toEqual(notFound);
    expect((await stranger.get('/api/projects', as(good))).json()).toEqual(notFound);
  });
});

describe('a view ends', () => {
  test.each([
    ['is deleted', (id: number) => admin.delete(`/api/users/${id}`)],
    ['is promoted', (id: number) => admin.patch(`/api/users/${id}/role`, { role: 'company_user' })],
    ['is disabled', (id: number) => sql("update users set status = 'disabled' where id = $1", [id])],
  ])('when the client %s', async (_, change) => {
    const guest = await server.colleague(admin, 'client');
    const view = await begun(admin, guest.id);
    expect((await admin.get('/api/user', view)).json()).toMatchObject({ id: guest.id, role: 'client' });
    await change(guest.id);
    const reply = await admin.get('/api/user', view);
    expect([reply.statusCode, reply.json()]).toEqual([404, notFound]);
  });

  test('when the admin is demoted', async () => {
    const second = await server.colleague(admin, 'company_user');
    await admin.patch(`/api/users/${second.id}/role`, { role: 'company_admin' });
    const view = await begun(second, client.id);
    expect((await second.get('/api/user', view)).statusCode).toBe(200);
    await admin.patch(`/api/users/${second.id}/role`, { role: 'company_user' });
    const reply = await second.get('/api/user', view);
    expect([reply.statusCode, reply.json().message]).toEqual([403, denied]);
    expect((await second.get('/api/user')).statusCode).toBe(200);
  });
});

test('each start of a view is written down once, its calls are not', async () => {
  const before = (await views()).length;
  const [{ username }] = (await sql('select username from users where id = $1', [client.id])) as [{ username: string }];
  for (const view of [await begun(admin, client.id), await begun(admin, client.id)]) {
    for (const path of reads) await admin.get(path, view);
  }
  const written = await views();
  expect(written.length).toBe(before + 2);
  expect(written[0]).toMatchObject({
    actor: { id: admin.id, name: 'vera' },
    object: { kind: 'user', id: client.id, name: username },
    details: {},
  });
});
