import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Role } from '#contract/roles.ts';
import type { CompanyUser } from '#contract/users/users.ts';
import { openColleague } from '../../access/scope.ts';
import { inCompany } from '../../db/tenant.ts';
import type { Actor } from '../../http/session/session.ts';
import { buildActors } from '../../testing/actors.ts';
import type { Client, SignedIn } from '../../testing/client.ts';
import { buildChat, buildPeopleChat } from '../../testing/factories.ts';
import { raceTimeout, rounds } from '../../testing/races.ts';
import { sharedServer, type TestServer, testPassword } from '../../testing/test-server.ts';
import { changeRole, deleteUser } from './service.ts';

vi.setConfig({ testTimeout: raceTimeout });

let server: TestServer;
let admin: SignedIn;
let user: SignedIn;
let client: SignedIn;
let stranger: SignedIn;
let foreignProject: number;
beforeAll(async () => {
  server = await sharedServer();
  ({ admin, user, client, stranger } = await buildActors(server, { admin: 'mina' }));
  foreignProject = await newProject(stranger);
});

const missing = 999_999;
const sql = async (text: string, values: unknown[] = []) => (await server.deps.database.pool.query(text, values)).rows;
const newProject = async (as: Client) => (await as.post('/api/projects', { name: 'Bakeries' })).json().id as number;
const role = (as: Client, id: number | string, to: string) => as.patch(`/api/users/${id}/role`, { role: to });
const grant = (as: Client, projectId: number | string, userId: number, insights = true, chat = false) =>
  as.post(`/api/projects/${projectId}/access`, { userId, canViewInsights: insights, canViewChat: chat });
const revoke = (as: Client, projectId: number | string, userId: number | string) =>
  as.delete(`/api/projects/${projectId}/access/${userId}`);
const listed = async (as: Client, id: number) =>
  ((await as.get('/api/users')).json() as CompanyUser[]).find((one) => one.id === id);
const secondAdmin = async (of: SignedIn) => {
  const second = await server.colleague(of, 'company_user');
  expect((await role(of, second.id, 'company_admin')).statusCode).toBe(200);
  return second;
};
const actorOf = async ({ id }: SignedIn) =>
  (await sql('select id, role, company_id as "companyId" from users where id = $1', [id]))[0] as Actor;

describe('who may manage users', () => {
  const calls: [string, (as: Client, target: number) => ReturnType<Client['get']>][] = [
    ['GET /api/users', (as) => as.get('/api/users')],
    ['PATCH /api/users/{id}/role', (as, target) => role(as, target, 'client')],
    ['DELETE /api/users/{id}', (as, target) => as.delete(`/api/users/${target}`)],
    ['POST /api/projects/{id}/access', (as, target) => grant(as, target, target)],
    ['DELETE /api/projects/{id}/access/{userId}', (as, target) => revoke(as, target, target)],
  ];

  test.each(calls)('%s: no user, no client and no guest, whatever the id', async (_, call) => {
    for (const target of [client.id, stranger.id, missing]) {
      for (const as of [user, client]) {
        const reply = await call(as, target);
        expect(reply.statusCode).toBe(403);
        expect(reply.json().message).toBe("You don't have permission to do this.");
      }
      expect((await call(server.guest(), target)).statusCode).toBe(401);
    }
    expect(await listed(admin, client.id)).toMatchObject({ role: 'client' });
  });

  test.each(calls.slice(1, 3))('%s: a user of another company looks like one that is missing', async (_, call) => {
    const foreign = await call(stranger, client.id);
    const absent = await call(stranger, missing);
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(absent.body);
    expect(await listed(admin, client.id)).toMatchObject({ role: 'client' });
  });

  test.each([
    ['a foreign project', () => foreignProject, () => client.id],
    ['a missing project', () => missing, () => client.id],
  ])('%s is not found when access to it is set', async (_, project, target) => {
    for (const reply of [await grant(admin, project(), target()), await revoke(admin, project(), target())]) {
      expect(reply.statusCode).toBe(404);
      expect(reply.body).toBe('{"message":"Not found","code":"not_found"}');
    }
  });

  test('a foreign user is not found when access is set, as one that is missing', async () => {
    const project = await newProject(admin);
    for (const target of [stranger.id, missing]) {
      for (const reply of [await grant(admin, project, target), await revoke(admin, project, target)]) {
        expect(reply.statusCode).toBe(404);
        expect(reply.body).toBe('{"message":"Not found","code":"not_found"}');
      }
    }
  });

  test.each(['0', 'abc', '99999999999'])('an id %s is refused', async (id) => {
    expect((await role(admin, id, 'client')).statusCode).toBe(400);
    expect((await admin.delete(`/api/users/${id}`)).statusCode).toBe(400);
    expect((await grant(admin, id, client.id)).statusCode).toBe(400);
    expect((await revoke(admin, 1, id)).statusCode).toBe(400);
  });
});

describe('the list of users', () => {
  test('holds the users of the company, with the grants of its clients, and no secret', async () => {
    const boss = await server.newAdmin('ines');
    const guest = await server.colleague(boss, 'client');
    const project = await newProject(boss);
    await grant(boss, project, guest.id, true, false);
    const reply = await boss.get('/api/users');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual([
      {
        id: boss.id,
        username: 'ines',
        email: 'ines@example.com',
        role: 'company_admin',
        teamName: null,
        companyName: 'Company of ines',
        status: 'active',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        projectAccess: [],
      },
      expect.objectContaining({
        id: guest.id,
        role: 'client',
        projectAccess: [{ projectId: project, canViewInsights: true, canViewChat: false }],
      }),
    ]);
  });
});

describe('a change of role', () => {
  test('counts from the next request on', async () => {
    const target = await server.colleague(admin, 'company_user');
    expect((await target.post('/api/projects', { name: 'Before' })).statusCode).toBe(201);
    const reply = await role(admin, target.id, 'client');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ id: target.id, role: 'client', projectAccess: [] });
    expect((await target.post('/api/projects', { name: 'After' })).statusCode).toBe(403);
    expect((await target.get('/api/projects')).json()).toEqual([]);
    await role(admin, target.id, 'company_admin');
    expect((await target.get('/api/users')).statusCode).toBe(200);
  });

  test('of a client deletes the grants, which do not come back, and shows the name of the company', async () => {
    const target = await server.colleague(admin, 'client');
    await sql("update users set company_name = 'A partner' where id = $1", [target.id]);
    const project = await newProject(admin);
    await grant(admin, project, target.id, true, true);
    expect((await target.get(`/api/projects/${project}`)).statusCode).toBe(200);
    const promoted = await role(admin, target.id, 'company_user');
    expect(promoted.json()).toMatchObject({ companyName: 'Company of mina', projectAccess: [] });
    await role(admin, target.id, 'client');
    expect((await target.get(`/api/projects/${project}`)).statusCode).toBe(404);
  });

  test('to the role that stands keeps everything', async () => {
    const target = await server.colleague(admin, 'client');
    const project = await newProject(admin);
    await grant(admin, project, target.id);
    const reply = await role(admin, target.id, 'client');
    expect(reply.json().projectAccess).toEqual([{ projectId: project, canViewInsights: true, canViewChat: false }]);
  });

  test.each([
    [{}, 'Role is required'],
    [{ role: 'owner' }, 'Please choose a role from the list'],
  ])('with %j is refused in words', async (body, message) => {
    const reply = await admin.patch(`/api/users/${user.id}/role`, body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe(message);
  });

  test('of oneself is refused', async () => {
    const reply = await role(admin, admin.id, 'client');
    expect(reply.statusCode).toBe(403);
    expect(reply.json().message).toBe('You cannot change the role of your own account or delete it.');
    expect((await admin.get('/api/users')).statusCode).toBe(200);
  });
});

describe('deleting a user', () => {
  test('ends the sessions at once, and the account opens no more', async () => {
    const target = await server.colleague(admin, 'company_user');
    const [{ email }] = (await sql('select email from users where id = $1', [target.id])) as [{ email: string }];
    expect((await admin.delete(`/api/users/${target.id}`)).statusCode).toBe(200);
    expect((await target.get('/api/user')).statusCode).toBe(401);
    const login = await server.guest().post('/api/login', { email, password: testPassword });
    expect(login.statusCode).toBe(401);
    expect(await listed(admin, target.id)).toBeUndefined();
    expect((await admin.delete(`/api/users/${target.id}`)).statusCode).toBe(404);
  });

  test('leaves the projects, which pass to the admin who deletes, with what is in them', async () => {
    const target = await server.colleague(admin, 'company_user');
    const project = await newProject(target);
    const document = (await target.upload(project, 'a.txt', 'Anna: We bake at three in the morning.')).json();
    await buildPeopleChat(server, project);
    await buildChat(server, { insightId: document.id });
    expect((await admin.delete(`/api/users/${target.id}`)).statusCode).toBe(200);
    expect((await user.get(`/api/projects/${project}`)).statusCode).toBe(200);
    expect((await user.get(`/api/documents/${document.id}/text`)).statusCode).toBe(200);
    for (const table of ['people_chat_conversations', 'chat_conversations']) {
      expect(await sql(`select user_id from ${table} where project_id = $1`, [project])).toEqual([
        { user_id: admin.id },
      ]);
    }
    expect(await sql('select user_id from projects where id = $1', [project])).toEqual([{ user_id: admin.id }]);
  });

  test('while the user makes a project: what was answered as made stands, every time', async () => {
    for (let round = 0; round < rounds; round++) {
      const target = await server.colleague(admin, 'company_user');
      const [deleted, ...made] = await Promise.all([
        admin.delete(`/api/users/${target.id}`),
        ...Array.from({ length: 4 }, () => target.post('/api/projects', { name: 'Made late' })),
      ]);
      expect(deleted.statusCode).toBe(200);
      for (const { statusCode } of made) expect([201, 401]).toContain(statusCode);
      for (const reply of made.filter((r) => r.statusCode === 201)) {
        expect((await admin.get(`/api/projects/${reply.json().id}`)).statusCode).toBe(200);
      }
    }
  });

  test('leaves the grants that the user gave, and takes those that the user had', async () => {
    const second = await secondAdmin(admin);
    const kept = await server.colleague(admin, 'client');
    const gone = await server.colleague(admin, 'client');
    const project = await newProject(admin);
    await grant(second, project, kept.id);
    await grant(second, project, gone.id);
    expect((await admin.delete(`/api/users/${gone.id}`)).statusCode).toBe(200);
    expect((await admin.delete(`/api/users/${second.id}`)).statusCode).toBe(200);
    expect(await sql('select user_id, created_by from project_access where project_id = $1', [project])).toEqual([
      { user_id: kept.id, created_by: null },
    ]);
    expect((await kept.get(`/api/projects/${project}`)).statusCode).toBe(200);
  });

  test('who is oneself is refused', async () => {
    expect((await admin.delete(`/api/users/${admin.id}`)).statusCode).toBe(403);
    expect((await admin.get('/api/user')).statusCode).toBe(200);
  });
});

describe('the last admin', () => {
  const words = 'The company needs at least one admin.';
  type Services = { role(to: Role): Promise<unknown>; deletion(): Promise<unknown> };
  /** What an admin's request does once it has found the colleague. */
  const begun = async (by: SignedIn, colleague: SignedIn): Promise<Services> => {
    const actor = await actorOf(by);
    const within = <T>(work: () => Promise<T>) => inCompany(actor.companyId, work);
    const scope = await within(() => openColleague(server.deps, actor, colleague.id));
    return {
      role: (to) => within(() => changeRole(server.deps, scope, to)),
      deletion: () => within(() => deleteUser(server.deps, scope)),
    };
  };

  test('stays when the one who removes is no admin any more', async () => {
    const boss = await server.newAdmin();
    const second = await secondAdmin(boss);
    const change = await begun(second, boss);
    await role(boss, second.id, 'company_user');
    await expect(change.role('client')).rejects.toMatchObject({ status: 409, message: words });
    await expect(change.deletion()).rejects.toMatchObject({ status: 409, message: words });
    expect(await listed(boss, boss.id)).toMatchObject({ role: 'company_admin' });
  });

  test('who lost the rank in the same moment changes nobody else either', async () => {
    const boss = await server.newAdmin();
    const second = await secondAdmin(boss);
    const third = await server.colleague(boss, 'company_user');
    const change = await begun(second, third);
    await role(boss, second.id, 'company_user');
    await expect(change.role('company_admin')).rejects.toMatchObject({ status: 403 });
    await expect(change.deletion()).rejects.toMatchObject({ status: 403 });
    expect(await listed(boss, third.id)).toMatchObject({ role: 'company_user' });
  });

  test('an admin whose account is disabled does not count', async () => {
    const boss = await server.newAdmin();
    const second = await secondAdmin(boss);
    const change = await begun(boss, second);
    await sql("update users set status = 'disabled' where id = $1", [boss.id]);
    await expect(change.deletion()).rejects.toMatchObject({ status: 409 });
  });

  const adminsOf = async (id: number) =>
    sql(
      "select id from users where role = 'company_admin' and company_id = (select company_id from users where id = $1)",
      [id],
    );

  test('two admins who demote each other at once: one wins, every time', async () => {
    const boss = await server.newAdmin();
    for (let round = 0; round < rounds; round++) {
      const [{ id }] = (await adminsOf(boss.id)) as [{ id: number }];
      expect(id).toBe(boss.id);
      const second = await secondAdmin(boss);
      const replies = await Promise.all([role(boss, second.id, 'company_user'), role(second, boss.id, 'company_user')]);
      const statuses = replies.map((reply) => reply.statusCode).sort();
      expect(statuses[0]).toBe(200);
      expect([403, 409]).toContain(statuses[1]);
      expect(await adminsOf(boss.id)).toHaveLength(1);
      await sql("update users set role = 'company_admin' where id = $1", [boss.id]);
      await sql("update users set role = 'company_user' where id = $1", [second.id]);
    }
  });

  test('two admins who delete each other at once: one wins and owns all projects, every time', async () => {
    let boss: SignedIn = await server.newAdmin();
    for (let round = 0; round < rounds; round++) {
      const second = await secondAdmin(boss);
      const projects = [await newProject(boss), await newProject(second)];
      const replies = await Promise.all([
        boss.delete(`/api/users/${second.id}`),
        second.delete(`/api/users/${boss.id}`),
      ]);
      const statuses = replies.map((reply) => reply.statusCode).sort();
      expect(statuses[0]).toBe(200);
      expect([401, 403, 404, 409]).toContain(statuses[1]);
      const winner = replies[0]?.statusCode === 200 ? boss : second;
      expect((await winner.get('/api/users')).json()).toHaveLength(1);
      expect(await sql('select user_id from projects where id = any($1)', [projects])).toEqual([
        { user_id: winner.id },
        { user_id: winner.id },
      ]);
      boss = winner;
    }
  });
});
