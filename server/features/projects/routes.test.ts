import { beforeAll, describe, expect, test } from 'vitest';
import { buildActors } from '../../testing/actors.ts';
import type { Client, SignedIn } from '../../testing/client.ts';
import { buildAccess } from '../../testing/factories.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: SignedIn;
let user: SignedIn;
let client: SignedIn;
let stranger: SignedIn;
beforeAll(async () => {
  server = await sharedServer();
  ({ admin, user, client, stranger } = await buildActors(server));
});

const brief = { name: 'Bakeries', description: 'How small bakeries plan', longBrief: '', language: 'german' };
const newProject = async (as: Client, over: object = {}) => {
  const reply = await as.post('/api/projects', { ...brief, topics: [{ name: 'Waste', color: '#3B82F6' }], ...over });
  return reply.json().id as number;
};
const grant = (projectId: number, insights: boolean, chat: boolean) =>
  buildAccess(server, { projectId, userId: client.id, insights, chat });

describe('a new project', () => {
  test('is stored with its topics and comes first in the list', async () => {
    const reply = await admin.post('/api/projects', {
      ...brief,
      name: '  Trimmed  ',
      topics: [
        { name: 'Waste', color: '#3B82F6' },
        { name: 'waste', color: '#10B981' },
        { name: 'Early mornings', color: '#F59E0B' },
      ],
    });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ name: 'Trimmed', description: brief.description, language: 'german' });
    const list = (await admin.get('/api/projects')).json();
    expect(list[0].id).toBe(reply.json().id);
    const topics = (await admin.get(`/api/topics?projectId=${reply.json().id}`)).json();
    expect(topics.map((t: { name: string }) => t.name)).toEqual(['waste', 'Early mornings']);
  });

  test('is english when no language was chosen, and needs no topics', async () => {
    const reply = await admin.post('/api/projects', { name: 'Plain' });
    expect(reply.json()).toMatchObject({ language: 'english', description: null, longBrief: null });
  });

  test('masks personal data, or leaves the language model aside, from the first document on', async () => {
    const project = (await admin.post('/api/projects', { name: 'Careful', maskPersonalData: true })).json();
    expect(project).toMatchObject({ maskPersonalData: true, engine: 'embedded' });
    const refused = await admin.post('/api/projects', { name: 'With a model', engine: 'model' });
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('No language model')]);
  });

  test('takes owner and company from the session, whatever the body says', async () => {
    const reply = await admin.post('/api/projects', { ...brief, userId: 999, companyId: 999 });
    const row = await server.deps.database.pool.query('select user_id from projects where id = $1', [reply.json().id]);
    expect(row.rows[0]).toEqual({ user_id: admin.id });
  });

  test.each([
    [{ name: '   ' }, 'Project name is required'],
    [{ language: 'klingon' }, 'Please choose a language from the list'],
    [{ topics: [{ name: 'x', color: 'red' }] }, 'Colour must be a hex value like #3B82F6'],
    [{ topics: [{ name: ' ', color: '#000000' }] }, 'Topic name is required'],
    [{ name: 'x'.repeat(201) }, 'Project name must be at most 200 characters'],
  ])('with %j is refused with a sentence', async (over, message) => {
    const reply = await admin.post('/api/projects', { ...brief, ...over });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe(message);
  });

  test('keeps markup, emoji and other scripts as they were typed', async () => {
    const name = '<b>مخابز</b> 🥐 パン屋';
    const id = await newProject(admin, { name });
    expect((await admin.get(`/api/projects/${id}`)).json().name).toBe(name);
  });
});

describe('who sees a project', () => {
  test('all staff of the company do, and no other company', async () => {
    const id = await newProject(admin);
    expect((await user.get(`/api/projects/${id}`)).statusCode).toBe(200);
    const foreign = await stranger.get(`/api/projects/${id}`);
    const missing = await stranger.get('/api/projects/999999');
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(missing.body);
    expect((await stranger.get('/api/projects')).json()).toEqual([]);
    expect((await stranger.get(`/api/topics?projectId=${id}`)).json()).toEqual([]);
  });

  test.each([
    [false, false, 404, 404],
    [true, false, 200, 200],
    [false, true, 200, 403],
    [true, true, 200, 200],
  ])(
    'a client with insights %s and chat %s gets %i for the project and %i for its insights',
    async (insights, chat, read, list) => {
      const id = await newProject(admin);
      await grant(id, insights, chat);
      expect((await client.get(`/api/projects/${id}`)).statusCode).toBe(read);
      expect((await client.get(`/api/projects/${id}/insights`)).statusCode).toBe(list);
      expect((await client.get(`/api/projects/${id}/questions`)).statusCode).toBe(list);
      const listed = (await client.get('/api/projects')).json().some((p: { id: number }) => p.id === id);
      expect(listed).toBe(insights || chat);
    },
  );

  test('nobody without a session does', async () => {
    for (const url of [
      '/api/projects',
      '/api/projects/1',
      '/api/projects/1/insights',
      '/api/insights/recent',
      '/api/topics',
    ]) {
      expect((await server.guest().get(url)).statusCode, url).toBe(401);
    }
  });
});

describe('what a client may not do', () => {
  test.each(['/api/projects', '/api/projects/generate-topics'])(
    'POST %s is refused, whatever the body',
    async (url) => {
      expect((await client.post(url, brief)).statusCode).toBe(403);
      expect((await client.post(url, { nonsense: true })).statusCode).toBe(403);
    },
  );
  test.each(['own', 'missing'])(
    'analysis and upload are refused by the role alone, for an %s project',
    async (which) => {
      const id = which === 'own' ? await newProject(admin) : 999_999;
      await grant(id, true, true).catch(() => {});
      expect((await client.post(`/api/projects/${id}/analyze-documents`, { documentIds: [1] })).statusCode).toBe(403);
      expect((await client.post(`/api/projects/${id}/questions/analyze-agent3`, {})).statusCode).toBe(403);
      expect((await client.get(`/api/projects/${id}/analysis/some-key`)).statusCode).toBe(403);
      expect((await client.upload(id, 'a.txt', 'Anna: We bake at three.')).statusCode).toBe(403);
    },
  );
});

describe('a change of a project', () => {
  const topicsOf = async (id: number) =>
    (await admin.get(`/api/topics?projectId=${id}`)).json().map((t: { name: string }) => t.name);

  test('touches the fields that were sent and leaves the others', async () => {
    const id = await newProject(admin);
    const reply = await user.patch(`/api/projects/${id}`, { name: ' Ovens ', longBrief: 'Why they bake too much' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      id,
      name: 'Ovens',
      description: brief.description,
      longBrief: 'Why they bake too much',
      language: 'german',
    });
    expect((await admin.get(`/api/projects/${id}`)).json()).toEqual(reply.json());
    expect(await topicsOf(id)).toEqual(['Waste']);
  });

  test.each(['', '  \n', null])('does not blank the description alone: %j is refused', async (description) => {
    const { id } = (await admin.post('/api/projects', { name: 'Mills', description: 'Flour' })).json();
    const reply = await admin.patch(`/api/projects/${id}`, { description });
    expect([reply.statusCode, reply.json().message]).toEqual([400, 'Project description is required']);
    expect((await admin.get(`/api/projects/${id}`)).json().description).toBe('Flour');
    const form = await admin.patch(`/api/projects/${id}`, { name: 'Mills', description });
    expect([form.statusCode, form.json().description || null]).toEqual([200, null]);
  });

  test('adds topics and leaves those that stand, also when their name comes again', async () => {
    const id = await newProject(admin);
    const topics = [
      { name: 'WASTE', color: '#000000' },
      { name: 'Prices', color: '#10B981' },
    ];
    for (let i = 0; i < 2; i++) {
      expect((await admin.patch(`/api/projects/${id}`, { topics })).statusCode).toBe(200);
      expect(await topicsOf(id)).toEqual(['Waste', 'Prices']);
    }
  });

  test('never moves a project to another owner or company', async () => {
    const id = await newProject(admin);
    const row = async () =>
      (await server.deps.database.pool.query('select user_id, company_id from projects where id = $1', [id])).rows[0];
    const before = await row();
    const reply = await admin.patch(`/api/projects/${id}`, { name: 'Mine', userId: 1, companyId: 1, id: 1 });
    expect(reply.json().id).toBe(id);
    expect(await row()).toEqual(before);
  });

  test.each([
    [{ name: '  ' }, 'Project name is required'],
    [{ language: 'klingon' }, 'Please choose a language from the list'],
    [{ description: 'x'.repeat(5_001) }, 'Project brief must be at most 5000 characters'],
  ])('to %j is refused with a sentence', async (body, message) => {
    const reply = await admin.patch(`/api/projects/${await newProject(admin)}`, body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe(message);
  });
});

describe('deleting a project', () => {
  test('takes everything in it along', async () => {
    const id = await newProject(admin);
    const document = (await admin.upload(id, 'a.txt', 'Anna: We bake at three in the morning.')).json();
    expect((await user.delete(`/api/projects/${id}`)).statusCode).toBe(200);
    expect((await admin.get(`/api/projects/${id}`)).statusCode).toBe(404);
    expect((await admin.get(`/api/documents/${document.id}/text`)).statusCode).toBe(404);
    expect((await admin.get(`/api/topics?projectId=${id}`)).json()).toEqual([]);
    expect((await admin.delete(`/api/projects/${id}`)).statusCode).toBe(404);
  });
});

describe('who may change or delete a project', () => {
  test('no client may, by the role alone', async () => {
    const id = await newProject(admin);
    await grant(id, true, true);
    for (const target of [id, 999_999]) {
      expect((await client.patch(`/api/projects/${target}`, { name: 'Mine' })).statusCode).toBe(403);
      expect((await client.delete(`/api/projects/${target}`)).statusCode).toBe(403);
    }
  });

  test('for another company it looks like one that is missing', async () => {
    const id = await newProject(admin);
    for (const call of [
      (target: number) => stranger.patch(`/api/projects/${target}`, { name: 'Mine' }),
      (target: number) => stranger.delete(`/api/projects/${target}`),
    ]) {
      const foreign = await call(id);
      expect(foreign.statusCode).toBe(404);
      expect(foreign.body).toBe((await call(999_999)).body);
    }
    expect((await admin.get(`/api/projects/${id}`)).json().name).toBe(brief.name);
    expect((await server.guest().delete(`/api/projects/${id}`)).statusCode).toBe(401);
  });
});

describe('ids that are none', () => {
  test.each(['0', '-1', '1.5', 'abc', '99999999999', '1e3x', '%00', "1'%20or%201=1"])(
    'GET /api/projects/%s is a 400',
    async (id) => {
      expect((await admin.get(`/api/projects/${id}`)).statusCode).toBe(400);
    },
  );
});

test('a character that no database can store is refused wherever it stands', async () => {
  const message = 'The text contains a character that cannot be stored (U+0000). Please remove it.';
  const name = 'bread\u0000rolls';
  const id = await newProject(admin);
  for (const reply of [
    await admin.post('/api/projects', { ...brief, name }),
    await admin.post('/api/projects', { ...brief, topics: [{ name, color: '#000000' }] }),
    await admin.post(`/api/projects/${id}/questions/analyze-agent3`, { questions: [name], ragSessionKey: 'x' }),
    await admin.get(`/api/projects/${id}/analysis/%00`),
    await server.guest().post('/api/login', { email: 'a@example.com', password: name }),
  ]) {
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe(message);
  }
  expect((await admin.post('/api/projects', { ...brief, name: 'half \ud83e a character' })).statusCode).toBe(201);
});

test('an unknown call is a JSON 404, with a message and a code', async () => {
  const reply = await admin.get('/api/nothing-here');
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toEqual({ message: 'Not found', code: 'not_found' });
});

test('a body that is no JSON is a 400', async () => {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'content-type': 'application/json' },
    payload: '{"email":',
  });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().message).toBe('The request is not valid JSON');
});
