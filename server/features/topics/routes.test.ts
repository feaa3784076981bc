import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Topic } from '#contract/projects/topics.ts';
import { buildActors } from '../../testing/actors.ts';
import type { Client, SignedIn } from '../../testing/client.ts';
import { buildAccess, buildInsight, buildInsightTopic } from '../../testing/factories.ts';
import { anna, ben } from '../../testing/interviews.ts';
import { until } from '../../testing/mailbox.ts';
import { type OwnServer, startTestServer } from '../../testing/test-server.ts';

let server: OwnServer;
let admin: SignedIn;
let user: SignedIn;
let client: SignedIn;
let stranger: SignedIn;
beforeAll(async () => {
  // Not the shared server: the tests replace the engine.
  server = await startTestServer();
  ({ admin, user, client, stranger } = await buildActors(server));
});
afterAll(() => server.stop());

const blue = '#3B82F6';
const query = (sql: string, values: unknown[]) => server.deps.database.pool.query(sql, values);
const newProject = async (names: readonly string[] = [], as: Client = admin): Promise<number> => {
  const topics = names.map((name) => ({ name, color: blue }));
  return (await as.post('/api/projects', { name: 'Bakeries', topics })).json().id;
};
const topicsOf = async (projectId: number, as: Client = admin): Promise<Topic[]> =>
  (await as.get(`/api/topics?projectId=${projectId}`)).json();
const namesOf = async (projectId: number) => (await topicsOf(projectId)).map((t) => t.name);
const firstTopic = async (projectId: number): Promise<Topic> => {
  const [topic] = await topicsOf(projectId);
  if (!topic) throw new Error('the project has no topic');
  return topic;
};
const grant = (projectId: number, insights: boolean, chat: boolean) =>
  buildAccess(server, { projectId, userId: client.id, insights, chat });
/** An insight that a person wrote and gave the topic. */
const tagInsight = async ({ id, projectId }: Topic): Promise<number> => {
  const insightId = await buildInsight(server, { projectId, source: 'custom' });
  await buildInsightTopic(server, insightId, id);
  return insightId;
};
const duplicate = 'A topic with this name already exists in this project.';

describe('a new topic', () => {
  test.each(['an admin', 'a user'])('is added by %s and listed with its count of insights', async (who) => {
    const as = who === 'an admin' ? admin : user;
    const projectId = await newProject();
    const reply = await as.post('/api/topics', { name: '  Early mornings ', color: '#84CC16', projectId });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({
      id: expect.any(Number),
      name: 'Early mornings',
      color: '#84CC16',
      projectId,
      insightCount: 0,
    });
    expect(await topicsOf(projectId)).toEqual([reply.json()]);
    await tagInsight(reply.json());
    expect(await topicsOf(projectId)).toEqual([{ ...reply.json(), insightCount: 1 }]);
  });

  test('with the name of one that stands, in any case, is refused', async () => {
    const projectId = await newProject(['Waste']);
    const reply = await admin.post('/api/topics', { name: 'WASTE', color: blue, projectId });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toEqual({ message: duplicate, code: 'conflict' });
    const elsewhere = await admin.post('/api/topics', { name: 'Waste', color: blue, projectId: await newProject() });
    expect(elsewhere.statusCode).toBe(201);
  });

  test('sent twice at once is stored once', async () => {
    const projectId = await newProject();
    const send = () => admin.post('/api/topics', { name: 'Prices', color: blue, projectId });
    const replies = await Promise.all([send(), send()]);
    expect(replies.map((r) => r.statusCode).sort()).toEqual([201, 409]);
    expect(await namesOf(projectId)).toEqual(['Prices']);
  });

  test.each(['<b>bold</b> & "quoted"', '🥐 Croissants 👩‍🍳', 'مخابز الميناء', 'x'.repeat(80)])(
    'keeps the name %s as it was typed',
    async (name) => {
      const projectId = await newProject();
      const reply = await admin.post('/api/topics', { name, color: blue, projectId });
      expect(reply.statusCode).toBe(201);
      expect(await namesOf(projectId)).toEqual([name]);
    },
  );

  test.each([
    [{ name: '   ' }, 'Topic name is required'],
    [{ name: undefined }, 'Topic name is required'],
    [{ name: 'x'.repeat(81) }, 'Topic name must be at most 80 characters'],
    [{ color: 'red' }, 'Colour must be a hex value like #3B82F6'],
    [{ color: '#12345' }, 'Colour must be a hex value like #3B82F6'],
    [{ projectId: undefined }, 'Please select a project'],
    [{ projectId: true }, 'Please select a project'],
    [{ projectId: -1 }, 'Please select a project'],
    [{ projectId: 3_000_000_000 }, 'Please select a project'],
  ])('with %j is refused with a sentence', async (over, message) => {
    const projectId = await newProject();
    const reply = await admin.post('/api/topics', { name: 'Prices', color: blue, projectId, ...over });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe(message);
    expect(await topicsOf(projectId)).toEqual([]);
  });

  test('takes its company from the session, whatever the body says', async () => {
    const projectId = await newProject();
    const body = { name: 'Prices', color: blue, projectId, companyId: 999, company_id: 999, id: 1 };
    const { id } = (await admin.post('/api/topics', body)).json();
    expect((await query('select project_id from topics where id = $1', [id])).rows).toEqual([
      { project_id: projectId },
    ]);
  });
});

describe('several new topics', () => {
  const bulk = (projectId: number, names: readonly string[], as = admin as Client) =>
    as.post('/api/topics/bulk', { projectId, topics: names.map((name) => ({ name, color: blue })) });

  test('are stored together, and names that stand already are told and left alone', async () => {
    const projectId = await newProject(['Waste']);
    const reply = await bulk(projectId, ['Prices', 'waste', 'Early mornings', 'prices']);
    expect(reply.statusCode).toBe(200);
    const { created, skipped } = reply.json();
    expect(created.map((t: Topic) => t.name)).toEqual(['Prices', 'Early mornings']);
    expect(skipped).toEqual(['waste', 'prices']);
    expect(await namesOf(projectId)).toEqual(['Waste', 'Prices', 'Early mornings']);
    expect((await bulk(projectId, ['Waste'])).json()).toEqual({ created: [], skipped: ['Waste'] });
  });

  test('sent twice at once are stored once each', async () => {
    const projectId = await newProject();
    const names = ['Prices', 'Early mornings', 'Waste'];
    const replies = await Promise.all([bulk(projectId, names), bulk(projectId, names, user)]);
    expect(replies.map((r) => r.statusCode)).toEqual([200, 200]);
    expect(replies.flatMap((r) => r.json().created)).toHaveLength(3);
    expect((await namesOf(projectId)).sort()).toEqual([...names].sort());
  });

  test.each([
    [[], 'Topic name is required'],
    [['Prices', ' '], 'Topic name is required'],
    [['Prices', 'x'.repeat(81)], 'Topic name must be at most 80 characters'],
    [Array.from({ length: 201 }, (_, i) => `Topic ${i}`), 'At most 200 topics'],
  ])('are refused as a whole when one is wrong', async (names, message) => {
    const projectId = await newProject();
    const reply = await bulk(projectId, names);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe(message);
    expect(await topicsOf(projectId)).toEqual([]);
  });
});

describe('a change of a topic', () => {
  test('gives it another name or colour and keeps its insights', async () => {
    const topic = await firstTopic(await newProject(['Waste']));
    const insightId = await tagInsight(topic);
    const renamed = await user.patch(`/api/topics/${topic.id}`, { name: ' Left over ' });
    expect(renamed.statusCode).toBe(200);
    expect(renamed.json()).toEqual({ ...topic, name: 'Left over', insightCount: 1 });
    const coloured = await admin.patch(`/api/topics/${topic.id}`, { color: '#64748b' });
    expect(coloured.json()).toEqual({ ...topic, name: 'Left over', color: '#64748b', insightCount: 1 });
    const insights = (await admin.get(`/api/projects/${topic.projectId}/insights`)).json();
    expect(insights).toMatchObject([
      { id: insightId, topics: [{ id: topic.id, name: 'Left over', color: '#64748b' }] },
    ]);
  });

  test('may change the case of its own name, and may change nothing', async () => {
    const topic = await firstTopic(await newProject(['waste']));
    expect((await admin.patch(`/api/topics/${topic.id}`, { name: 'Waste' })).json().name).toBe('Waste');
    const same = await admin.patch(`/api/topics/${topic.id}`, {});
    expect(same.json()).toEqual({ ...topic, name: 'Waste' });
  });

  test("to another topic's name is refused", async () => {
    const projectId = await newProject(['Waste', 'Prices']);
    const { id } = await firstTopic(projectId);
    const reply = await admin.patch(`/api/topics/${id}`, { name: 'prices' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().message).toBe(duplicate);
    expect(await namesOf(projectId)).toEqual(['Waste', 'Prices']);
  });

  test('to another project is refused, whichever it is', async () => {
    const topic = await firstTopic(await newProject(['Waste']));
    for (const projectId of [await newProject(), topic.projectId, null]) {
      const reply = await admin.patch(`/api/topics/${topic.id}`, { name: 'Moved', projectId });
      expect(reply.statusCode).toBe(400);
      expect(reply.json().message).toBe('A topic cannot be moved to another project');
    }
    expect(await topicsOf(topic.projectId)).toEqual([topic]);
  });

  test.each([
    [{ name: ' ' }, 'Topic name is required'],
    [{ name: 'x'.repeat(81) }, 'Topic name must be at most 80 characters'],
    [{ color: 'red' }, 'Colour must be a hex value like #3B82F6'],
    [{ color: null }, 'color is missing or has the wrong form'],
  ])('to %j is refused with a sentence', async (body, message) => {
    const topic = await firstTopic(await newProject(['Waste']));
    const reply = await admin.patch(`/api/topics/${topic.id}`, body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe(message);
    expect(await topicsOf(topic.projectId)).toEqual([topic]);
  });
});

describe('deleting topics', () => {
  test('takes one off its insights, which stay', async () => {
    const topic = await firstTopic(await newProject(['Waste']));
    const insightId = await tagInsight(topic);
    expect((await user.delete(`/api/topics/${topic.id}`)).json()).toEqual({ message: 'Topic deleted' });
    expect(await topicsOf(topic.projectId)).toEqual([]);
    const insights = (await admin.get(`/api/projects/${topic.projectId}/insights`)).json();
    expect(insights).toMatchObject([{ id: insightId, topics: [] }]);
    expect((await admin.delete(`/api/topics/${topic.id}`)).statusCode).toBe(404);
  });

  test('takes several of any of the company’s projects at once, each named once or twice', async () => {
    const [one, two] = [await newProject(['Waste', 'Prices']), await newProject(['Rain', 'Kept'])];
    const ids = [...(await topicsOf(one)), ...(await topicsOf(two))].filter((t) => t.name !== 'Kept').map((t) => t.id);
    const reply = await admin.post('/api/topics/delete', { ids: [...ids, ids[0]] });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ message: '3 topics deleted' });
    expect([await namesOf(one), await namesOf(two)]).toEqual([[], ['Kept']]);
  });

  test.each(['missing', 'foreign'])('deletes none when one of them is %s', async (which) => {
    const projectId = await newProject(['Waste', 'Prices']);
    const ids = (await topicsOf(projectId)).map((t) => t.id);
    const foreign = (await topicsOf(await newProject(['Theirs'], stranger), stranger))[0]?.id;
    const reply = await admin.post('/api/topics/delete', { ids: [...ids, which === 'foreign' ? foreign : 999_999] });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ message: 'Not found', code: 'not_found' });
    expect(await namesOf(projectId)).toEqual(['Waste', 'Prices']);
  });

  test.each([[[]], [['x']], [[0]], [[1.5]], [[true]], [undefined], ['1']])('refuses the ids %j', async (ids) => {
    expect((await admin.post('/api/topics/delete', { ids })).statusCode).toBe(400);
  });

  test('does no harm to an analysis that has read them', async () => {
    const projectId = await newProject(['Bread waste']);
    const documentIds: number[] = [];
    for (const [name, text] of Object.entries({ 'anna.txt': anna, 'ben.txt': ben })) {
      documentIds.push((await admin.upload(projectId, name, text)).json().id);
    }
    const restore = deletingTopicsAfterTheFirstFind(projectId);
    const { sessionKey } = (await admin.post(`/api/projects/${projectId}/analyze-documents`, { documentIds })).json();
    const over = await until(async () => {
      const progress = (await admin.get(`/api/projects/${projectId}/analysis/${sessionKey}`)).json();
      return ['completed', 'error'].includes(progress.status) ? progress : undefined;
    }, 'the end of the analysis');
    expect(restore()).toBe(1);
    expect(over.status).toBe('completed');
    expect(over.insights.length).toBeGreaterThan(0);
    expect(await topicsOf(projectId)).toEqual([]);
  });
});

/** Deletes all topics when insights are found and not yet stored. Returns how often that happened. */
function deletingTopicsAfterTheFirstFind(projectId: number): () => number {
  const { engine } = server.deps;
  const original = engine.withCorpus;
  let finds = 0;
  engine.withCorpus = (key, documents, work) =>
    original(key, documents, (corpus) =>
      work({
        ...corpus,
        async *findInsights(input) {
          finds++;
          for await (const event of corpus.findInsights(input)) {
            for (const { id } of await topicsOf(projectId)) await admin.delete(`/api/topics/${id}`);
            if (event.type !== 'insight') yield event;
            else yield { ...event, insight: { ...event.insight, suggestedTopics: [...(input.topics ?? [])] } };
          }
        },
      }),
    );
  return () => {
    engine.withCorpus = original;
    return finds;
  };
}

describe('who sees topics', () => {
  test('staff see those of all projects of their company, and no other company’s', async () => {
    const projectId = await newProject(['Waste']);
    const { id } = await firstTopic(projectId);
    const listed = async (as: Client, path = '/api/topics') =>
      ((await as.get(path)).json() as Topic[]).some((t) => t.id === id);
    expect([await listed(admin), await listed(user), await listed(stranger)]).toEqual([true, true, false]);
    expect(await listed(stranger, `/api/topics?projectId=${projectId}`)).toBe(false);
  });

  test.each([
    [null, null, false],
    [false, false, false],
    [true, false, true],
    [false, true, false],
    [true, true, true],
  ])('a client with insights %s and chat %s sees the topics of a project: %s', async (insights, chat, seen) => {
    const projectId = await newProject(['Waste']);
    if (insights !== null) await grant(projectId, insights, chat);
    expect((await topicsOf(projectId, client)).map((t) => t.name)).toEqual(seen ? ['Waste'] : []);
    const all = (await client.get('/api/topics')).json() as Topic[];
    expect(all.some((t) => t.projectId === projectId)).toBe(seen);
  });
});

describe('who changes topics', () => {
  const calls = (projectId: number, topicId: number) =>
    [
      ['POST /api/topics', (as: Client) => as.post('/api/topics', { name: 'Mine', color: blue, projectId })],
      [
        'POST /api/topics/bulk',
        (as: Client) => as.post('/api/topics/bulk', { projectId, topics: [{ name: 'Mine', color: blue }] }),
      ],
      ['PATCH', (as: Client) => as.patch(`/api/topics/${topicId}`, { name: 'Mine' })],
      ['DELETE', (as: Client) => as.delete(`/api/topics/${topicId}`)],
      ['POST /api/topics/delete', (as: Client) => as.post('/api/topics/delete', { ids: [topicId] })],
    ] as const;

  test.each([
    [null, null],
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ])('no client does, with insights %s and chat %s, whether they are there or not', async (insights, chat) => {
    const topic = await firstTopic(await newProject(['Waste']));
    if (insights !== null) await grant(topic.projectId, insights, chat);
    for (const [name, call] of [...calls(topic.projectId, topic.id), ...calls(999_999, 999_999)]) {
      const reply = await call(client);
      expect(reply.statusCode, name).toBe(403);
      expect(reply.json().message, name).toBe("You don't have permission to do this.");
    }
    expect(await topicsOf(topic.projectId)).toEqual([topic]);
  });

  test('for another company they look like those that are missing, byte for byte', async () => {
    const topic = await firstTopic(await newProject(['Waste']));
    const missing = calls(999_999, 999_999);
    for (const [index, [name, call]] of calls(topic.projectId, topic.id).entries()) {
      const foreign = await call(stranger);
      const none = await missing[index]?.[1](stranger);
      expect(foreign.statusCode, name).toBe(404);
      expect([foreign.statusCode, foreign.body], name).toEqual([none?.statusCode, none?.body]);
    }
    expect(await topicsOf(topic.projectId)).toEqual([topic]);
  });

  test('nobody without a session does, and nobody from a foreign page', async () => {
    const topic = await firstTopic(await newProject(['Waste']));
    for (const [name, call] of calls(topic.projectId, topic.id)) {
      expect((await call(server.guest())).statusCode, name).toBe(401);
    }
    const foreignPage = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
    const reply = await admin.post('/api/topics/delete', { ids: [topic.id] }, foreignPage);
    expect(reply.statusCode).toBe(403);
    expect(await topicsOf(topic.projectId)).toEqual([topic]);
  });

  test.each(['0', '-1', 'abc', '99999999999'])('the id %s is refused before anything is looked up', async (id) => {
    expect((await admin.patch(`/api/topics/${id}`, { name: 'Mine' })).statusCode).toBe(400);
    expect((await admin.delete(`/api/topics/${id}`)).statusCode).toBe(400);
  });
});
