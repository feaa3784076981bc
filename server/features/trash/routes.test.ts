import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TrashItem, trashDays } from '#contract/trash.ts';
import { buildActors } from '../../testing/actors.ts';
import { startChat } from '../../testing/chats.ts';
import type { Client, SignedIn } from '../../testing/client.ts';
import { buildAccess, buildInsight, buildPeopleChat } from '../../testing/factories.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: SignedIn;
let user: SignedIn;
let client: SignedIn;
let stranger: SignedIn;
let projectId: number;

beforeAll(async () => {
  server = await sharedServer();
  ({ admin, user, client, stranger } = await buildActors(server));
});
beforeEach(async () => {
  projectId = (await admin.post('/api/projects', { name: 'Bakeries' })).json().id;
  await buildAccess(server, { projectId, userId: client.id });
});

const path = () => `/api/projects/${projectId}/trash`;
const listed = async (who: Client = admin) => (await who.get(path())).json() as TrashItem[];
const refs = async () => (await listed()).map(({ kind, id }) => [kind, id]);
const sql = async (text: string, values: unknown[] = []) => (await server.deps.database.pool.query(text, values)).rows;
const newTopic = async (name: string) =>
  (await admin.post('/api/topics', { projectId, name, color: '#10B981' })).json().id as number;
const newInsight = (title: string) => buildInsight(server, { projectId, analysis: { title } });

async function trashedTopic(name = 'Waste', who: Client = admin): Promise<number> {
  const id = await newTopic(name);
  expect((await who.delete(`/api/topics/${id}`)).statusCode).toBe(200);
  return id;
}

describe('the trash of a project', () => {
  test('lists what was deleted, the latest first, with its kind, title and the day until which it is kept', async () => {
    const topic = await trashedTopic();
    const question = (await admin.post(`/api/projects/${projectId}/questions`, { question: 'Who bakes?' })).json().id;
    await admin.delete(`/api/projects/${projectId}/questions`, { question: 'Who bakes?' });
    const insight = await newInsight('Bread is thrown away');
    const chat = await startChat(admin, { projectId, insightId: insight }, 'About waste');
    await admin.delete(`/api/conversations/${chat}`);
    await admin.delete(`/api/insights/${insight}`);
    const group = await buildPeopleChat(server, projectId);
    await admin.delete(`/api/people-conversations/${group}`);
    const items = await listed();
    expect(items.map(({ kind, id, title }) => [kind, id, title])).toEqual([
      ['people-conversation', group, 'About ovens'],
      ['insight', insight, 'Bread is thrown away'],
      ['insight-conversation', chat, 'About waste'],
      ['question', question, 'Who bakes?'],
      ['topic', topic, 'Waste'],
    ]);
    for (const { deletedAt, expiresAt } of items)
      expect(Date.parse(expiresAt) - Date.parse(deletedAt)).toBe(trashDays * 86_400_000);
  });

  test('holds each of several insights and topics that were deleted together', async () => {
    const ids = [await newInsight('One'), await newInsight('Two')];
    const topics = [await newTopic('One'), await newTopic('Two')];
    await admin.delete(`/api/projects/${projectId}/insights`, { ids });
    await admin.post('/api/topics/delete', { ids: topics });
    expect(await refs()).toHaveLength(4);
  });

  test('stays as it is when a deletion fails', async () => {
    const id = await newInsight('One');
    await admin.delete(`/api/projects/${projectId}/insights`, { ids: [id, 999_999] });
    await admin.post('/api/topics/delete', { ids: [await newTopic('One'), 999_999] });
    await admin.delete(`/api/projects/${projectId}/questions`, { question: 'Never asked?' });
    expect(await refs()).toEqual([]);
  });

  test('names who deleted something to admins and to themselves', async () => {
    await trashedTopic('Waste', user);
    const name = (await user.get('/api/user')).json().username;
    const colleague = await server.colleague(admin, 'company_user');
    const names = async (who: Client) => (await listed(who)).map(({ deletedBy }) => deletedBy);
    expect([await names(admin), await names(user), await names(colleague)]).toEqual([[name], [name], [null]]);
  });

  test('is gone with its project', async () => {
    const id = await trashedTopic();
    await admin.delete(`/api/projects/${projectId}`);
    expect(await sql("select from trash_items where kind = 'topic' and object_id = $1", [id])).toEqual([]);
  });

  test('neither shows nor restores what has been in it for thirty days', async () => {
    const id = await trashedTopic();
    await sql("update trash_items set expires_at = now() where kind = 'topic' and object_id = $1", [id]);
    expect(await refs()).toEqual([]);
    const reply = await admin.post(`/api/trash/topic/${id}/restore`);
    expect([reply.statusCode, reply.json().message]).toEqual([
      409,
      'It is no longer in the trash, so it cannot be restored.',
    ]);
  });

  test('never holds a document', async () => {
    const id = (await admin.upload(projectId, 'anna.txt', 'Anna: We bake at three.')).json().id;
    await admin.delete(`/api/insights/${id}`);
    expect(await refs()).toEqual([]);
    expect((await admin.post(`/api/trash/insight/${id}/restore`)).statusCode).toBe(404);
  });
});

describe('several objects', () => {
  const restoreAll = async (items: object[], who: Client = admin) =>
    (await who.post(`${path()}/restore`, { items })).json();

  test('are restored together, those that need others after them', async () => {
    const insight = await newInsight('One');
    const topic = await newTopic('Waste');
    const chat = await startChat(admin, { projectId, insightId: insight });
    await admin.patch(`/api/insights/${insight}`, { topicIds: [topic] });
    await admin.delete(`/api/conversations/${chat}`);
    await admin.delete(`/api/insights/${insight}`);
    await admin.delete(`/api/topics/${topic}`);
    const items = (await listed()).map(({ kind, id }) => ({ kind, id })).toReversed();
    expect(await restoreAll(items)).toEqual({ message: '3 of 3 restored', restored: 3, failed: 0, reasons: [] });
    const [row] = (await admin.get(`/api/projects/${projectId}/insights`)).json();
    expect(row.topics).toMatchObject([{ id: topic }]);
    const [entry] = (await admin.get('/api/audit?kind=deletions')).json().entries;
    expect(entry).toMatchObject({ action: 'trash-restored', object: { id: projectId }, details: { count: 3 } });
  });

  test('are restored as far as possible, with each reason once', async () => {
    const [one, two] = [await trashedTopic('Waste'), await trashedTopic('Ovens')];
    await newTopic('ovens');
    const items = [one, two, 999_998, 999_999].map((id) => ({ kind: 'topic', id }));
    expect(await restoreAll(items)).toEqual({
      message: '1 of 4 restored',
      restored: 1,
      failed: 3,
      reasons: [
        'A topic named “Ovens” has been created since. Rename or delete it, then restore this one.',
        'It is no longer in the trash, so it cannot be restored.',
      ],
    });
  });

  test('of another project are not touched', async () => {
    const id = await trashedTopic();
    const elsewhere = (await admin.post('/api/projects', { name: 'Another' })).json().id;
    const reply = await admin.post(`/api/projects/${elsewhere}/trash/restore`, { items: [{ kind: 'topic', id }] });
    expect(reply.json()).toMatchObject({ restored: 0, failed: 1 });
    expect(await refs()).toEqual([['topic', id]]);
  });

  test('must be named', async () => {
    expect((await restoreAll([])).message).toBe('Please select what to restore');
  });
});

describe('deleting for good', () => {
  test('takes one item, or all, and is written down', async () => {
    const id = await trashedTopic();
    expect((await user.delete(`/api/trash/topic/${id}`)).json().message).toBe('Topic deleted for good');
    expect((await user.delete(`/api/trash/topic/${id}`)).statusCode).toBe(404);
    await trashedTopic('One');
    await trashedTopic('Two');
    expect((await admin.delete(path())).json()).toEqual({ message: 'Trash emptied', deleted: 2 });
    expect(await refs()).toEqual([]);
    const entries = (await admin.get('/api/audit?kind=deletions')).json().entries;
    expect(entries[0]).toMatchObject({ action: 'trash-deleted', object: { id: projectId }, details: { count: 2 } });
    expect((await admin.delete(path())).json().deleted).toBe(0);
  });

  test('is refused for what has been restored', async () => {
    const id = await trashedTopic();
    await admin.post(`/api/trash/topic/${id}/restore`);
    const reply = await admin.delete(`/api/trash/topic/${id}`);
    expect(reply.statusCode).toBe(409);
    expect((await admin.get(`/api/topics?projectId=${projectId}`)).json()).toMatchObject([{ id }]);
  });
});

describe('who may', () => {
  test('staff list, restore and delete; no client whatever was granted, no other company, no one without a session', async () => {
    const id = await trashedTopic();
    const statuses = async (who: Client) => [
      (await who.get(path())).statusCode,
      (await who.post(`/api/trash/topic/${id}/restore`)).statusCode,
      (await who.post(`${path()}/restore`, { items: [{ kind: 'topic', id }] })).statusCode,
      (await who.delete(`/api/trash/topic/${id}`)).statusCode,
      (await who.delete(path())).statusCode,
    ];
    expect(await statuses(server.guest())).toEqual([401, 401, 401, 401, 401]);
    expect(await statuses(client)).toEqual([403, 403, 403, 403, 403]);
    expect(await statuses(stranger)).toEqual([404, 404, 404, 404, 404]);
    expect(await refs()).toEqual([['topic', id]]);
    expect(await statuses(user)).toEqual([200, 200, 200, 409, 200]);
  });

  test('only who started a conversation and admins restore it, delete it for good or empty it away', async () => {
    const insightId = await newInsight('One');
    const chat = await startChat(user, { projectId, insightId });
    await user.delete(`/api/conversations/${chat}`);
    const colleague = await server.colleague(admin, 'company_user');
    expect((await listed(colleague)).map(({ mayRestore }) => mayRestore)).toEqual([false]);
    expect((await listed(user)).map(({ mayRestore }) => mayRestore)).toEqual([true]);
    const refused = await colleague.post(`/api/trash/insight-conversation/${chat}/restore`);
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'Only the person who started this conversation, or an admin, can restore it or delete it for good.',
    ]);
    expect((await colleague.delete(`/api/trash/insight-conversation/${chat}`)).statusCode).toBe(403);
    const items = [{ kind: 'insight-conversation', id: chat }];
    expect((await colleague.post(`${path()}/restore`, { items })).json()).toMatchObject({
      restored: 0,
      reasons: ['Only the person who started this conversation, or an admin, can restore it.'],
    });
    expect((await colleague.delete(path())).json().deleted).toBe(0);
    expect((await user.post(`/api/trash/insight-conversation/${chat}/restore`)).json().restored).toBe(true);
  });
});
