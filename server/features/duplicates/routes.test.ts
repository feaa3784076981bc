import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Insight } from '#contract/insights/insights.ts';
import type { Client } from '../../testing/client.ts';
import { buildChat, buildInsightTopic } from '../../testing/factories.ts';
import { anna, ben } from '../../testing/interviews.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: Client & { id: number };
let user: Client & { id: number };
let projectId: number;
let benId: number;

beforeAll(async () => {
  server = await sharedServer();
  admin = await server.newAdmin();
  user = await server.colleague(admin, 'company_user');
});
beforeEach(async () => {
  projectId = (await admin.post('/api/projects', { name: 'Bakeries' })).json().id;
  await admin.upload(projectId, 'anna.txt', anna);
  benId = (await admin.upload(projectId, 'ben.txt', ben)).json().id;
});

const sql = async (text: string, values: unknown[]) => (await server.deps.database.pool.query(text, values)).rows;
const write = async (title: string, fields: object = {}): Promise<number> =>
  (await admin.post('/api/insights/custom', { projectId, title, content: 'Words.', ...fields })).json().id;
const rows = async () =>
  ((await admin.get(`/api/projects/${projectId}/insights`)).json() as Insight[]).filter((r) => r.source !== 'upload');
const duplicates = (who: Client = admin) => who.get(`/api/projects/${projectId}/insights/twins`);
const merge = (keepId: number, ids: number[], who: Client = admin) =>
  who.post(`/api/projects/${projectId}/insights/merge`, { keepId, ids });

const notebook = 'I keep a paper notebook next to the oven.';

describe('what could be merged', () => {
  test('insights that rest on the same words are offered, others are not', async () => {
    const one = await write('Paper by the oven', { quote: notebook });
    await write('Rain costs bread', { quote: 'When it rains nobody comes' });
    const two = await write('Nobody trusts the notebook', { quote: notebook });
    expect((await duplicates()).json()).toEqual([{ ids: [two, one], reason: 'same-quote' }]);
  });

  test('nothing is offered where nothing is alike', async () => {
    expect((await duplicates()).json()).toEqual([]);
  });
});

describe('merging', () => {
  test('leaves one with its own words and the quotes, tags, topics and conversations of all', async () => {
    const keep = await write('Paper by the oven', { quote: notebook, tags: ['Paper'] });
    const quote = 'Nobody has the time to write it down in the evening';
    const other = await write('No time to write', { quote, tags: ['paper', 'Time'] });
    const topic = (await admin.post('/api/topics', { projectId, name: 'Planning', color: '#10B981' })).json().id;
    await buildInsightTopic(server, other, topic);
    await buildChat(server, { insightId: other, userId: admin.id });
    const reply = await merge(keep, [other]);
    expect(reply.statusCode).toBe(200);
    const insight = reply.json() as Insight;
    expect(insight).toMatchObject({ id: keep, title: 'Paper by the oven', source: 'custom', topics: [{ id: topic }] });
    expect(insight.analysis).toMatchObject({ supportingQuote: notebook, keywords: ['Paper', 'Time'] });
    expect(insight.analysis.evidence.map((e) => [e.fileName, e.quote])).toEqual([
      ['ben.txt', notebook],
      ['anna.txt', quote],
    ]);
    expect(await rows()).toEqual([insight]);
    expect(await sql('select insight_id from chat_conversations where project_id = $1', [projectId])).toEqual([
      { insight_id: keep },
    ]);
    const [entry] = (await admin.get('/api/audit?kind=deletions')).json().entries;
    expect(entry).toMatchObject({ action: 'insights-merged', object: { id: projectId }, details: { count: 2 } });
  });

  test('changes nothing when one of them is missing, of another project or a document', async () => {
    const keep = await write('Paper by the oven');
    const other = await write('No time to write');
    const before = await rows();
    const elsewhere = (await admin.post('/api/projects', { name: 'Another' })).json().id;
    const foreign = (
      await admin.post('/api/insights/custom', { projectId: elsewhere, title: 'x', content: 'y' })
    ).json().id;
    for (const [kept, ids] of [
      [keep, [other, 999_999]],
      [keep, [other, benId]],
      [keep, [other, foreign]],
      [benId, [other]],
      [foreign, [other]],
    ] as const)
      expect((await merge(kept, [...ids])).statusCode).toBe(404);
    expect(await rows()).toEqual(before);
    expect((await merge(keep, [keep])).json().message).toBe('Please select insights to merge');
  });

  test('two people merging the same ones at once: one of them does, nothing is lost', async () => {
    const [a, b] = [
      await write('Paper by the oven', { quote: notebook }),
      await write('The notebook', { quote: notebook }),
    ];
    const statuses = (await Promise.all([merge(a, [b]), merge(b, [a], user)])).map((r) => r.statusCode).sort();
    expect(statuses).toEqual([200, 404]);
    expect((await rows()).map((r) => r.analysis.evidence.length)).toEqual([1]);
  });
});

test('staff of the company see and merge duplicates; no client, no stranger, nobody without a session', async () => {
  const [keep, other] = [await write('One'), await write('Two')];
  const client = await server.colleague(admin, 'client');
  await admin.post(`/api/projects/${projectId}/access`, { userId: client.id, canViewInsights: true });
  const stranger = await server.newAdmin();
  const statuses = async (who: Client) => [
    (await duplicates(who)).statusCode,
    (await merge(keep, [other], who)).statusCode,
  ];
  expect(await statuses(server.guest())).toEqual([401, 401]);
  expect(await statuses(client)).toEqual([403, 403]);
  expect(await statuses(stranger)).toEqual([404, 404]);
  expect(await statuses(user)).toEqual([200, 200]);
});
