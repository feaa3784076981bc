import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { raceTimeout, rounds } from '../../testing/races.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';

vi.setConfig({ testTimeout: raceTimeout });

type SignedIn = Client & { id: number };

let server: TestServer;
let admin: SignedIn;
let user: SignedIn;
let client: SignedIn;
beforeAll(async () => {
  server = await sharedServer();
  admin = await server.newAdmin();
  user = await server.colleague(admin, 'company_user');
  client = await server.colleague(admin, 'client');
});

const missing = 999_999;
const sql = async (text: string, values: unknown[] = []) => (await server.deps.database.pool.query(text, values)).rows;
const newProject = async (as: Client) => (await as.post('/api/projects', { name: 'Bakeries' })).json().id as number;
const role = (as: Client, id: number, to: string) => as.patch(`/api/users/${id}/role`, { role: to });
const grant = (as: Client, projectId: number, userId: number, insights = true, chat = false) =>
  as.post(`/api/projects/${projectId}/access`, { userId, canViewInsights: insights, canViewChat: chat });
const revoke = (as: Client, projectId: number, userId: number) =>
  as.delete(`/api/projects/${projectId}/access/${userId}`);

describe('access to a project', () => {
  test.each([
    [true, false, 200, 200],
    [false, true, 200, 403],
    [true, true, 200, 200],
    [false, false, 404, 404],
  ])('with insights %s and chat %s opens the project %i and its insights %i', async (insights, chat, read, list) => {
    const target = await server.colleague(admin, 'client');
    const project = await newProject(admin);
    const reply = await grant(admin, project, target.id, insights, chat);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      projectId: project,
      userId: target.id,
      canViewInsights: insights,
      canViewChat: chat,
    });
    expect((await target.get(`/api/projects/${project}`)).statusCode).toBe(read);
    expect((await target.get(`/api/projects/${project}/insights`)).statusCode).toBe(list);
  });

  test('is replaced by the next grant, and a grant of nothing leaves no row', async () => {
    const project = await newProject(admin);
    const rows = () =>
      sql(
        'select can_view_insights as i, can_view_chat as c, created_by as by from project_access where project_id = $1',
        [project],
      );
    await grant(admin, project, client.id, true, false);
    await grant(admin, project, client.id, false, true);
    expect(await rows()).toEqual([{ i: false, c: true, by: admin.id }]);
    await grant(admin, project, client.id, false, false);
    expect(await rows()).toEqual([]);
  });

  test('flags that are left out are false', async () => {
    const project = await newProject(admin);
    const reply = await admin.post(`/api/projects/${project}/access`, { userId: client.id, canViewChat: true });
    expect(reply.json()).toMatchObject({ canViewInsights: false, canViewChat: true });
  });

  test('is withdrawn for the next request; withdrawing nothing is no error', async () => {
    const project = await newProject(admin);
    await grant(admin, project, client.id);
    expect((await client.get(`/api/projects/${project}`)).statusCode).toBe(200);
    for (let i = 0; i < 2; i++) expect((await revoke(admin, project, client.id)).statusCode).toBe(200);
    const after = await client.get(`/api/projects/${project}`);
    expect(after.statusCode).toBe(404);
    expect(after.body).toBe((await client.get(`/api/projects/${missing}`)).body);
  });

  test('withdrawn while the client reads: the request after it finds nothing, every time', async () => {
    const project = await newProject(admin);
    for (let round = 0; round < rounds; round++) {
      await grant(admin, project, client.id);
      const reads = Array.from({ length: 5 }, () => client.get(`/api/projects/${project}/insights`));
      const [withdrawn, ...replies] = await Promise.all([revoke(admin, project, client.id), ...reads]);
      expect(withdrawn.statusCode).toBe(200);
      for (const reply of replies) expect([200, 404]).toContain(reply.statusCode);
      expect((await client.get(`/api/projects/${project}/insights`)).statusCode).toBe(404);
    }
  });

  test('granted while the client is promoted leaves no grant behind, every time', async () => {
    const project = await newProject(admin);
    const target = await server.colleague(admin, 'client');
    for (let round = 0; round < rounds; round++) {
      const [promoted, granted] = await Promise.all([
        role(admin, target.id, 'company_user'),
        grant(admin, project, target.id),
      ]);
      expect(promoted.statusCode).toBe(200);
      expect([200, 400]).toContain(granted.statusCode);
      expect(await sql('select 1 from project_access where user_id = $1', [target.id])).toEqual([]);
      await role(admin, target.id, 'client');
    }
  });

  test.each(['admin', 'user'])('is given to clients only, not to an %s', async (who) => {
    const target = who === 'admin' ? admin.id : user.id;
    const project = await newProject(admin);
    for (const reply of [await grant(admin, project, target), await revoke(admin, project, target)]) {
      expect(reply.statusCode).toBe(400);
      expect(reply.json().message).toBe('Project access can only be given to clients');
    }
  });

  test.each([{}, { userId: 'x' }, { userId: 0 }, { userId: 1, canViewChat: 'yes' }])(
    'with the body %j is refused',
    async (body) => {
      const project = await newProject(admin);
      expect((await admin.post(`/api/projects/${project}/access`, body)).statusCode).toBe(400);
    },
  );
});
