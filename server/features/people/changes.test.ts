import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '#contract/people/people.ts';
import { buildActors } from '../../testing/actors.ts';
import { buildGroup, type Group, seen, startGroupChat } from '../../testing/chats.ts';
import type { Client, SignedIn } from '../../testing/client.ts';
import { buildAccess } from '../../testing/factories.ts';
import { anna, ben, introduced } from '../../testing/interviews.ts';
import { until } from '../../testing/mailbox.ts';
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

const path = (projectId: number) => `/api/projects/${projectId}/people`;
const listOf = async (projectId: number, query = '', as: Client = admin): Promise<Person[]> =>
  (await as.get(`${path(projectId)}${query}`)).json();
const namesOf = async (projectId: number) => (await listOf(projectId)).map((p) => p.name).sort();
const identify = ({ projectId, documentIds }: Pick<Group, 'projectId' | 'documentIds'>) =>
  admin.post(`${path(projectId)}/analyze`, { documentIds });
const merge = ({ projectId }: Pick<Group, 'projectId'>, personIds: number[], as: Client = admin) =>
  as.post(`${path(projectId)}/merge`, { personIds });
const split = (id: number, documentIds: number[], as: Client = admin) =>
  as.post(`/api/people/${id}/split`, { documentIds });
const idOf = ({ people }: Group, name: string) => people.find((p) => p.name === name)?.id ?? 0;

/** When the profiles that a change queues are written. */
const settled = (projectId: number) =>
  until(async () => {
    const { rows } = await server.deps.database.pool.query(
      `select 1 from pgboss.job where name = 'identify-people' and state in ('created', 'active', 'retry')
       and data->>'projectId' = $1`,
      [String(projectId)],
    );
    return rows.length === 0 ? true : undefined;
  }, 'the profiles to be written');

/** Anna in two documents, and Ben. */
async function buildTwice(): Promise<Group> {
  const projectId: number = (await admin.post('/api/projects', { name: 'Bakeries' })).json().id;
  const later = introduced(anna.replaceAll('bread', 'cake'));
  const documentIds: number[] = [];
  for (const [name, text] of Object.entries({ 'anna.txt': introduced(anna), 'later.txt': later, 'ben.txt': ben }))
    documentIds.push((await admin.upload(projectId, name, text)).json().id);
  const people = (await identify({ projectId, documentIds })).json();
  return { projectId, documentIds, people };
}

describe('a person who is renamed', () => {
  test('keeps name and title when people are identified again', async () => {
    const group = await buildGroup(admin);
    const id = idOf(group, 'Anna');
    const reply = await user.patch(`/api/people/${id}`, { name: ' Anna Berger ', title: 'Baker' });
    expect([reply.statusCode, reply.json().name, reply.json().title]).toEqual([200, 'Anna Berger', 'Baker']);
    await identify(group);
    const person = (await listOf(group.projectId)).find((p) => p.id === id);
    expect([person?.name, person?.title]).toEqual(['Anna Berger', 'Baker']);
    expect(await namesOf(group.projectId)).toEqual(['Anna Berger', 'Ben']);
  });

  test('cannot take the name of another one, nor an empty one', async () => {
    const group = await buildGroup(admin);
    const rename = async (name: string) => {
      const reply = await admin.patch(`/api/people/${idOf(group, 'Anna')}`, { name });
      return [reply.statusCode, reply.json().message];
    };
    expect(await rename('Ben')).toEqual([409, 'Another person of this project has this name.']);
    expect(await rename('  ')).toEqual([400, 'Name is required']);
    expect(await rename('a'.repeat(201))).toEqual([400, 'Name must be at most 200 characters']);
    expect(await namesOf(group.projectId)).toEqual(['Anna', 'Ben']);
  });
});

describe('a person who is hidden', () => {
  test('is listed only for staff who ask, stays hidden, and answers no more', async () => {
    const group = await buildGroup(admin);
    const id = idOf(group, 'Ben');
    const conversationId = await startGroupChat(admin, group);
    await buildAccess(server, { projectId: group.projectId, userId: client.id });
    expect((await admin.patch(`/api/people/${id}`, { hidden: true })).json().hidden).toBe(true);
    await identify(group);
    expect(await namesOf(group.projectId)).toEqual(['Anna']);
    expect((await listOf(group.projectId, '?hidden=true')).map((p) => p.hidden)).toEqual([false, true]);
    expect((await listOf(group.projectId, '?hidden=true', client)).map((p) => p.name)).toEqual(['Anna']);
    const chat = `${path(group.projectId)}/chat`;
    const message = 'What happens in the evening?';
    const { responses } = (await admin.post(chat, { message, conversationId, clientMessageId: 'a' })).json();
    expect(responses.map((r: { response: string }) => r.response)[1]).toBe(
      'Ben is hidden in this project and does not answer.',
    );
    expect((await admin.post(chat, { message, people: [id] })).statusCode).toBe(404);
    expect((await admin.patch(`/api/people/${id}`, { hidden: false })).statusCode).toBe(200);
    expect(await namesOf(group.projectId)).toEqual(['Anna', 'Ben']);
  });
});

describe('people who are merged', () => {
  test('become the first one, with the words of all, and stay one when identified again', async () => {
    const group = await buildGroup(admin);
    const [kept, other] = [idOf(group, 'Anna'), idOf(group, 'Ben')];
    const reply = await merge(group, [kept, other]);
    expect([reply.statusCode, reply.json().id, reply.json().name]).toEqual([200, kept, 'Anna']);
    await settled(group.projectId);
    await identify(group);
    const people = await listOf(group.projectId);
    expect(people.map((p) => [p.id, p.name])).toEqual([[kept, 'Anna']]);
    expect(people[0]?.documentIds).toEqual(group.documentIds);
    expect(new Set(people[0]?.evidence.map((q) => q.documentId))).toEqual(new Set(group.documentIds));
  });

  test('keep their conversations; whoever was merged answers as the person they are part of', async () => {
    const group = await buildGroup(admin);
    const [kept, other] = [idOf(group, 'Anna'), idOf(group, 'Ben')];
    const conversationId = await startGroupChat(admin, group);
    const message = 'What happens in the evening?';
    const chat = `${path(group.projectId)}/chat`;
    await admin.post(chat, { message, conversationId, clientMessageId: 'a' });
    await merge(group, [kept, other]);
    const [conversation] = (await admin.get(`${path(group.projectId)}/conversations`)).json();
    expect(conversation.selectedPeople.map((p: { id: number }) => p.id)).toEqual([kept]);
    const { responses } = (await admin.post(chat, { message, people: [other] })).json();
    expect(responses.map((r: { personId: number }) => r.personId)).toEqual([kept]);
    const asked = await admin.post(chat, { message, conversationId, clientMessageId: 'b' });
    expect(asked.json().responses).toHaveLength(1);
    const messages = (await admin.get(`/api/people-conversations/${conversationId}/messages`)).json();
    expect(messages[1].content.map((r: { personId: number }) => r.personId)).toEqual([kept, kept]);
  });

  test('are all of this project, and at least two', async () => {
    const group = await buildGroup(admin);
    const elsewhere = await buildGroup(admin);
    expect((await merge(group, [idOf(group, 'Anna'), idOf(elsewhere, 'Ben')])).statusCode).toBe(404);
    const one = await merge(group, [idOf(group, 'Anna')]);
    expect([one.statusCode, one.json().message]).toEqual([400, 'Please select at least two people to merge']);
    expect(await namesOf(group.projectId)).toEqual(['Anna', 'Ben']);
  });
});

describe('a person who is split', () => {
  test('becomes two with the words of their own documents, and stays two when identified again', async () => {
    const group = await buildTwice();
    const [first = 0, second = 0] = group.documentIds;
    const id = idOf(group, 'Anna Berger');
    const reply = await split(id, [second]);
    expect(reply.statusCode).toBe(200);
    const names = reply.json().map((p: Person) => p.name);
    expect(names).toEqual(['Anna Berger', 'Anna Berger in later']);
    await settled(group.projectId);
    for (let n = 0; n < 2; n++) {
      const people = await listOf(group.projectId);
      expect(people.map((p) => p.name).sort()).toEqual(['Anna Berger', 'Anna Berger in later', 'Ben']);
      const documentsOf = (name: string) => people.find((p) => p.name === name)?.documentIds;
      expect([documentsOf('Anna Berger'), documentsOf('Anna Berger in later')]).toEqual([[first], [second]]);
      const left = people.find((p) => p.name === 'Anna Berger');
      expect(left?.id).toBe(id);
      expect(left?.evidence.length).toBeGreaterThan(0);
      expect(left?.evidence.every((q) => q.documentId === first)).toBe(true);
      expect(JSON.stringify(left)).not.toContain('cake');
      expect((await identify(group)).statusCode).toBe(200);
    }
    expect((await admin.get(`${path(group.projectId)}/merge-suggestions`)).json()).toEqual([]);
  });

  test('keeps at least one document, and gives away only their own', async () => {
    const group = await buildTwice();
    const [first = 0, second = 0, third = 0] = group.documentIds;
    const id = idOf(group, 'Anna Berger');
    const refusal = async (documentIds: number[]) => {
      const reply = await split(id, documentIds);
      return [reply.statusCode, reply.json().message];
    };
    expect(await refusal([first, second])).toEqual([409, 'A person needs to keep at least one document.']);
    expect(await refusal([third])).toEqual([409, 'This person says nothing in these documents.']);
    expect(await refusal([999_999])).toEqual([404, 'Not found']);
    expect(await refusal([])).toEqual([400, 'Please select the documents to split off']);
    expect(await namesOf(group.projectId)).toEqual(['Anna Berger', 'Ben']);
  });
});

describe('people stored by an earlier version', () => {
  test('are found again by the words that they are quoted with', async () => {
    const projectId: number = (await admin.post('/api/projects', { name: 'Bakeries' })).json().id;
    const documentIds = [
      (await admin.upload(projectId, 'monday.txt', anna.replaceAll('Anna:', 'P1:'))).json().id as number,
    ];
    const group = { projectId, documentIds };
    await identify(group);
    await server.deps.database.pool.query(
      "update people set name = 'P1 (monday.txt)', voices = '[]' where project_id = $1",
      [projectId],
    );
    const [before] = await listOf(projectId);
    await identify(group);
    expect((await listOf(projectId)).map((p) => [p.id, p.name])).toEqual([[before?.id, 'P1 in monday']]);
  });
});

test('people of the same name are proposed for merging, and nothing is merged by itself', async () => {
  const group = await buildGroup(admin);
  await admin.patch(`/api/people/${idOf(group, 'Ben')}`, { name: 'Anna Berger' });
  const reply = await user.get(`${path(group.projectId)}/merge-suggestions`);
  expect(reply.json()).toEqual([{ ids: group.people.map((p) => p.id), name: 'Anna' }]);
});

test('one name with two roles is two people, whom the team is asked about', async () => {
  const projectId: number = (await admin.post('/api/projects', { name: 'Bakeries' })).json().id;
  const documentIds: number[] = [];
  for (const role of ['baker', 'nurse']) {
    const text = `Participant: Anna Berger\nRole: ${role}\n\n${anna.replaceAll('Anna:', 'Anna Berger:')}`;
    documentIds.push((await admin.upload(projectId, `${role}.txt`, text)).json().id);
  }
  for (const documentId of documentIds) await identify({ projectId, documentIds: [documentId] });
  await identify({ projectId, documentIds });
  const people = await listOf(projectId);
  expect(people.map((p) => [p.name, p.title, p.documentIds])).toEqual([
    ['Anna Berger in baker', 'Baker', [documentIds[0]]],
    ['Anna Berger in nurse', 'Nurse', [documentIds[1]]],
  ]);
  const suggestions = (await admin.get(`${path(projectId)}/merge-suggestions`)).json();
  expect(suggestions).toEqual([{ ids: people.map((p) => p.id), name: 'Anna Berger' }]);
});

test('only staff of the company change people', async () => {
  const group = await buildGroup(admin);
  const theirs = await server.colleague(admin, 'client');
  await buildAccess(server, { projectId: group.projectId, userId: theirs.id });
  const ids = group.people.map((p) => p.id);
  const [id = 0] = ids;
  const calls = (as: Client) => [
    as.patch(`/api/people/${id}`, { name: 'Somebody' }),
    merge(group, ids, as),
    split(id, group.documentIds, as),
    as.get(`${path(group.projectId)}/merge-suggestions`),
  ];
  for (const reply of await Promise.all(calls(theirs))) expect(reply.statusCode).toBe(403);
  for (const reply of await Promise.all(calls(server.guest()))) expect(reply.statusCode).toBe(401);
  for (const reply of await Promise.all(calls(stranger))) {
    expect([reply.statusCode, reply.json()]).toEqual([404, { message: 'Not found', code: 'not_found' }]);
  }
  expect(await seen(stranger.patch(`/api/people/${id}`, { name: 'A' }))).toEqual(
    await seen(stranger.patch('/api/people/999999', { name: 'A' })),
  );
  expect((await user.patch(`/api/people/${id}`, { title: 'Baker' })).statusCode).toBe(200);
  expect(await namesOf(group.projectId)).toEqual(['Anna', 'Ben']);
});
