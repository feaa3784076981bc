import { beforeAll, expect, test } from 'vitest';
import type { Insight } from '#contract/insights/insights.ts';
import type { Client } from '../../testing/client.ts';
import { buildInsightTopic, buildRun } from '../../testing/factories.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: Client & { id: number };
let client: Client & { id: number };
let projectId: number;
let documentId: number;

beforeAll(async () => {
  server = await sharedServer();
  admin = await server.newAdmin();
  client = await server.colleague(admin, 'client');
  projectId = (await admin.post('/api/projects', { name: 'Bakeries' })).json().id;
  documentId = (await admin.upload(projectId, 'ines.txt', 'Ines: We bake at three in the morning, every day.')).json()
    .id;
  await admin.post(`/api/projects/${projectId}/access`, { userId: client.id, canViewInsights: true });
});

const list = async (who: Client = admin) => (await who.get(`/api/projects/${projectId}/insights`)).json() as Insight[];
const write = async (title: string, quote?: string): Promise<number> =>
  (await admin.post('/api/insights/custom', { projectId, title, content: 'Words.', quote })).json().id;

test('the list asked for again is the same, and each change is in the next one', async () => {
  const id = await write('Early bakers', 'We bake at three');
  const topic = (await admin.post('/api/topics', { projectId, name: 'Night', color: '#10B981' })).json().id;
  const sql = (text: string, values: unknown[]) => server.deps.database.pool.query(text, values);
  const changes: [string, () => Promise<unknown>][] = [
    ['tags', () => admin.patch(`/api/insights/${id}`, { analysis: { keywords: ['evening'] } })],
    ['a topic given', () => buildInsightTopic(server, id, topic)],
    ['a topic renamed', () => admin.patch(`/api/topics/${topic}`, { name: 'Nights' })],
    ['a quote touched alone', () => sql("update evidence set place = 'line 9' where insight_id = $1", [id])],
    ['a quote gone alone', () => sql('delete from evidence where insight_id = $1', [id])],
    ['a topic gone', () => admin.delete(`/api/topics/${topic}`)],
    ['another insight', () => write('Another one')],
    ['an insight gone', () => admin.delete(`/api/insights/${id}`)],
    ['a document more', () => admin.upload(projectId, 'tomas.txt', 'Tomas: The van comes at six in the morning.')],
    ['a run completed', () => buildRun(server, { projectId, documentIds: [documentId], status: 'completed' })],
    ['a document gone', () => admin.delete(`/api/insights/${documentId}`)],
  ];
  for (const [what, change] of changes) {
    const before = await list();
    expect(await list()).toEqual(before);
    await change();
    expect(await list(), what).not.toEqual(before);
  }
});

test('a document is new until a completed analysis has read it', async () => {
  const project = (await admin.post('/api/projects', { name: 'Mills' })).json().id as number;
  const upload = async (name: string, text: string) => (await admin.upload(project, name, text)).json().id as number;
  const [read, unread, failed] = [
    await upload('read.txt', 'Ines: We mill at night.'),
    await upload('unread.txt', 'Ines: We mill by day.'),
    await upload('failed.txt', 'Ines: We never mill.'),
  ];
  await buildRun(server, { projectId: project, documentIds: [read], status: 'completed', sessionKey: 'read' });
  await buildRun(server, { projectId: project, documentIds: [read, failed], status: 'error', sessionKey: 'failed' });
  const rows = (await admin.get(`/api/projects/${project}/insights`)).json() as Insight[];
  const analyzed = Object.fromEntries(rows.map((row) => [row.id, row.analyzed]));
  expect(analyzed).toEqual({ [read]: true, [unread]: false, [failed]: false });
});

test('the same file under another name is listed with the name of the first', async () => {
  const project = (await admin.post('/api/projects', { name: 'Duplicates' })).json().id as number;
  for (const name of ['talk.txt', 'copy.txt', 'again.txt'])
    await admin.upload(project, name, 'Ines: We mill at night.');
  await admin.upload(project, 'other.txt', 'Ines: We mill by day.');
  const rows = (await admin.get(`/api/projects/${project}/insights`)).json() as Insight[];
  const same = Object.fromEntries(rows.map((row) => [row.fileName, row.sameContentAs]));
  expect(same).toEqual({
    'talk.txt': undefined,
    'copy.txt': 'talk.txt',
    'again.txt': 'talk.txt',
    'other.txt': undefined,
  });
});

test('what one reader was shown is not shown to another who may see less', async () => {
  await write('For everybody');
  const staff = await list();
  expect(staff.some((row) => row.source === 'upload')).toBe(true);
  const clients = await list(client);
  expect(clients.some((row) => row.source === 'upload')).toBe(false);
  expect(await list()).toEqual(staff);
  await admin.delete(`/api/projects/${projectId}/access/${client.id}`);
  expect((await client.get(`/api/projects/${projectId}/insights`)).statusCode).toBe(404);
});

test('the list is told as what it is', async () => {
  for (const _ of [1, 2]) {
    const reply = await admin.get(`/api/projects/${projectId}/insights`);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-store');
  }
});
