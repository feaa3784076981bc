import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchResult } from '#contract/search.ts';
import { buildActors } from '../../testing/actors.ts';
import {
  buildGroup,
  buildResearch,
  type Group,
  type Research,
  startChat,
  startGroupChat,
} from '../../testing/chats.ts';
import type { Client, SignedIn } from '../../testing/client.ts';
import { buildAccess } from '../../testing/factories.ts';
import { anna } from '../../testing/interviews.ts';
import { until } from '../../testing/mailbox.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: SignedIn;
let user: SignedIn;
let stranger: SignedIn;
beforeAll(async () => {
  server = await sharedServer();
  ({ admin, user, stranger } = await buildActors(server));
});

const sql = async (text: string, values: unknown[]) => (await server.deps.database.pool.query(text, values)).rows;

type Query = Record<string, string | number | undefined>;

async function find(as: Client, query: Query): Promise<SearchResult[]> {
  const asked = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) asked.set(key, String(value));
  const reply = await as.get(`/api/search?${asked}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().results;
}
const kindsOf = (results: readonly SearchResult[]) => [...new Set(results.map(({ kind }) => kind))].toSorted();

/** A job stores them after the upload. */
const passagesStored = (documentId: number) =>
  until(async () => {
    const rows = await sql('select 1 from document_chunks where insight_id = $1', [documentId]);
    return rows.length > 0 ? rows : undefined;
  }, 'the passages of a document');

describe('what was said, found and asked', () => {
  let research: Research;
  let chatId: number;
  let projectId: number;
  beforeAll(async () => {
    research = await buildResearch(server, admin);
    ({ projectId } = research);
    await passagesStored(research.documentId);
    chatId = await startChat(admin, research, 'Thrown away at night');
    const say = { conversationId: chatId, clientMessageId: 'a', message: 'How many loaves are thrown away?' };
    expect((await admin.post(`/api/insight/${research.insightId}/chat`, say)).statusCode).toBe(200);
  });

  test('a passage is the sentence with the words, at its place in the document', async () => {
    const [passage] = await find(admin, { q: 'weather night before', projectId, documentId: research.documentId });
    expect(passage).toMatchObject({
      kind: 'passage',
      projectId,
      documentId: research.documentId,
      fileName: 'anna.txt',
    });
    const { text, start, end, marks, speaker, place } = passage as SearchResult;
    expect(anna.slice(start ?? 0, end ?? 0)).toBe(text);
    expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(expect.arrayContaining(['weather', 'night']));
    expect([speaker, place]).toEqual(['Anna', expect.stringMatching(/^line \d+$/)]);
  });

  test('why an insight matters is searched as people wrote it, not as the engine repeats the brief in it', async () => {
    const byEngine = JSON.stringify({ engine: 'embedded', model: null, promptVersion: null, runId: null });
    const write = (provenance: string | null, edits: number | null) =>
      sql(
        `update insights set provenance = $2, text_edits = $3,
           analysis = jsonb_set(analysis, '{businessImpact}', '"The brief asks about zorgons."') where id = $1`,
        [research.insightId, provenance, edits],
      );
    const found = async () => (await find(admin, { q: 'zorgons', projectId })).map(({ insightId }) => insightId);
    await write(byEngine, null);
    expect(await found()).toEqual([]);
    await write(byEngine, 1);
    expect(await found()).toEqual([research.insightId]);
    await write(null, null);
    expect(await found()).toEqual([research.insightId]);
  });

  test('an insight is found by its title, its summary and its quote, once', async () => {
    for (const q of ['bread ends in the bin', 'people throw', 'ten loaves evening hurts']) {
      const found = (await find(admin, { q, projectId })).filter(({ kind }) => kind === 'insight');
      expect(
        found.map(({ insightId, title }) => [insightId, title]),
        q,
      ).toEqual([[research.insightId, 'Bread ends in the bin']]);
    }
  });

  test('a document is found by its name', async () => {
    const found = (await find(admin, { q: 'anna', projectId })).filter(({ kind }) => kind === 'document');
    expect(found).toMatchObject([
      { documentId: research.documentId, title: 'anna.txt', text: 'anna.txt', start: null },
    ]);
  });

  test('a conversation is found by its title, a message and a reply, once', async () => {
    for (const [q, text] of [
      ['thrown away at night', 'Thrown away at night'],
      ['how many loaves thrown', 'How many loaves are thrown away?'],
      ['loaves evening', expect.stringContaining('loaves')],
    ] as const) {
      const found = (await find(admin, { q, projectId })).filter(({ kind }) => kind === 'conversation');
      expect(found, q).toMatchObject([
        {
          conversationId: chatId,
          insightId: research.insightId,
          title: 'Thrown away at night',
          text,
          documentId: null,
        },
      ]);
    }
  });

  test('the best come first, no more than asked for, and every kind has its share', async () => {
    const found = await find(admin, { q: 'loaves', projectId, limit: 4 });
    expect(found.length).toBeLessThanOrEqual(4);
    expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).toSorted((a, b) => b - a));
    expect(kindsOf(found)).toEqual(['conversation', 'insight', 'passage']);
  });

  test('a person narrows it to what they say, and what rests on it', async () => {
    const found = await find(admin, { q: 'loaves', projectId, person: 'anna' });
    expect(kindsOf(found)).toEqual(['insight', 'passage']);
    for (const { kind, speaker } of found) if (kind === 'passage') expect(speaker).toBe('Anna');
    expect(await find(admin, { q: 'loaves', projectId, person: 'Nobody' })).toEqual([]);
  });

  test('words that nobody used find nothing, and neither do signs', async () => {
    for (const q of ['zeppelin', '%', '_____', '?!', "'; drop table insights; --"]) {
      expect(await find(admin, { q, projectId }), q).toEqual([]);
    }
  });

  test.each([
    ['q=', 'Please write what to look for'],
    ['q=%20', 'Please write what to look for'],
    ['', 'Please write what to look for'],
    [`q=${'a'.repeat(201)}`, 'At most 200 characters can be looked for'],
    ['q=a&limit=51', 'The limit must be a whole number from 1 to 50'],
    ['q=a&limit=0', 'The limit must be a whole number from 1 to 50'],
  ])('%.20s is answered 400', async (query, message) => {
    const reply = await admin.get(`/api/search?${query}`);
    expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
  });

  test.each([
    [null, null, []],
    [true, false, ['insight']],
    [false, true, ['conversation']],
    [true, true, ['conversation', 'insight']],
  ])('a client with insights %s and chat %s finds %j, and no documents', async (insights, chat, kinds) => {
    const client = await server.colleague(admin, 'client');
    if (insights !== null) {
      await buildAccess(server, { projectId, userId: client.id, insights, chat: chat as boolean });
    }
    for (const filter of [{}, { projectId }]) {
      expect(kindsOf(await find(client, { q: 'loaves', ...filter }))).toEqual(kinds);
      const named = kindsOf(await find(client, { q: 'anna.txt', ...filter }));
      expect(named.filter((kind) => kind === 'document' || kind === 'passage')).toEqual([]);
    }
    for (const { documentId, fileName, start } of await find(client, { q: 'loaves' })) {
      expect([documentId, fileName, start]).toEqual([null, null, null]);
    }
    expect(await find(client, { q: 'loaves', documentId: research.documentId })).toEqual([]);
  });

  test('every colleague finds the same; another company, and nobody, nothing', async () => {
    expect(await find(user, { q: 'loaves', projectId })).toEqual(await find(admin, { q: 'loaves', projectId }));
    expect(await find(stranger, { q: 'loaves' })).toEqual([]);
    expect(await find(stranger, { q: 'loaves', projectId })).toEqual([]);
    expect(await find(stranger, { q: 'loaves', documentId: research.documentId })).toEqual([]);
    expect((await server.guest().get('/api/search?q=loaves')).statusCode).toBe(401);
  });
});

describe('a conversation with people', () => {
  const question = 'What happens to bread in the evening?';
  let group: Group;
  let id: number;
  beforeAll(async () => {
    group = await buildGroup(admin);
    id = await startGroupChat(admin, group);
    const say = { conversationId: id, clientMessageId: 'a', message: question };
    expect((await admin.post(`/api/projects/${group.projectId}/people/chat`, say)).statusCode).toBe(200);
  });
  const chats = async (q: string, more: object = {}) =>
    (await find(admin, { q, projectId: group.projectId, ...more })).filter(({ kind }) => kind === 'conversation');

  test('is found by what a person answered, with the name that they have now', async () => {
    const [found] = await chats('food bank');
    expect(found).toMatchObject({ conversationId: id, insightId: null, title: 'About ovens', speaker: 'Ben' });
    const ben = group.people[1]?.id;
    await admin.patch(`/api/people/${ben}`, { name: 'Benedict' });
    expect(await chats('food bank', { person: 'benedict' })).toMatchObject([
      { conversationId: id, speaker: 'Benedict' },
    ]);
    expect(await chats('food bank', { person: 'Anna' })).toEqual([]);
  });

  test('is found by a document that it cites', async () => {
    const [first = 0, second = 0] = group.documentIds;
    expect(await chats('evening', { documentId: first })).toMatchObject([{ conversationId: id }]);
    expect((await chats('food bank', { documentId: second })).length).toBe(1);
  });

  test('is found by what callers posted, until it is in the trash', async () => {
    const other = await startGroupChat(admin, group);
    const content = [{ name: 'Zoe', response: 'Sourdough needs patience.' }];
    await admin.post(`/api/people-conversations/${other}/messages`, { role: 'assistant', content });
    expect(await chats('sourdough patience')).toMatchObject([{ conversationId: other, speaker: 'Zoe' }]);
    await admin.delete(`/api/people-conversations/${other}`);
    expect(await chats('sourdough patience')).toEqual([]);
  });

  test('is not found by what an erased participant said', async () => {
    const own = await buildGroup(admin);
    const chat = await startGroupChat(admin, own);
    const say = { conversationId: chat, clientMessageId: 'a', message: question };
    await admin.post(`/api/projects/${own.projectId}/people/chat`, say);
    await passagesStored(own.documentIds[1] ?? 0);
    const bank = () => find(admin, { q: 'food bank tuesdays', projectId: own.projectId });
    expect(kindsOf(await bank())).toContain('passage');
    const ben = own.people[1];
    const { statusCode, body } = await admin.post(`/api/people/${ben?.id}/erase`, { names: [ben?.name] });
    expect(statusCode, body).toBe(200);
    expect((await bank()).map(({ text }) => text).join()).not.toMatch(/food bank|Tuesdays/);
  });

  test('is not found by what was removed from it with a document, nor by what is said in place of it', async () => {
    const [said] = await chats('throw bread', { person: 'Anna' });
    expect(anna).toContain(said?.text.slice(0, 20));
    const [first = 0] = group.documentIds;
    expect((await admin.delete(`/api/insights/${first}`)).statusCode).toBe(200);
    expect(await chats('throw bread', { person: 'Anna' })).toEqual([]);
    const left = await find(admin, { q: said?.text.slice(0, 100) ?? '', projectId: group.projectId });
    expect(left.map(({ text }) => text)).not.toContain(said?.text);
    expect(await chats('passage was removed')).toEqual([]);
  });
});

test('words of a deleted document are found nowhere', async () => {
  const research = await buildResearch(server, admin);
  await passagesStored(research.documentId);
  const chat = await startChat(admin, research, 'Leftovers');
  await admin.post(`/api/insight/${research.insightId}/chat`, {
    ...{ conversationId: chat, clientMessageId: 'a', message: 'What is thrown away?' },
  });
  const { projectId } = research;
  expect(kindsOf(await find(admin, { q: 'ten loaves', projectId }))).toEqual(['conversation', 'insight', 'passage']);
  const reply = await admin.delete(`/api/insights/${research.documentId}?dependents=remove`);
  expect(reply.statusCode).toBe(200);
  const left = await find(admin, { q: 'ten loaves every evening hurts', projectId });
  expect(left.map(({ text }) => text).join()).not.toMatch(/loaves|hurts/);
});

test('an insight in the trash is not found, nor are the conversations about it, until it is restored', async () => {
  const research = await buildResearch(server, admin);
  const chatId = await startChat(admin, research, 'Why bread ends in the bin');
  const { projectId, insightId } = research;
  const found = async () =>
    (await find(admin, { q: 'bread bin', projectId }))
      .filter((result) => result.insightId === insightId)
      .map(({ kind, conversationId }) => [kind, conversationId])
      .toSorted();
  const both = [
    ['conversation', chatId],
    ['insight', null],
  ];
  expect(await found()).toEqual(both);
  expect((await admin.delete(`/api/insights/${insightId}`)).statusCode).toBe(200);
  expect(await found()).toEqual([]);
  expect((await admin.post(`/api/trash/insight/${insightId}/restore`, {})).statusCode).toBe(200);
  expect(await found()).toEqual(both);
});

test('texts are compared in the language of their project', async () => {
  const { id } = (await admin.post('/api/projects', { name: 'Bäckereien', language: 'german' })).json();
  const text = 'Interviewer: Was bleibt übrig?\nJana: Abends bleiben oft Brötchen übrig, und die werfen wir weg.\n';
  const documentId = (await admin.upload(id, 'jana.txt', text)).json().id;
  await passagesStored(documentId);
  const [found] = await find(admin, { q: 'ÜBRIGE Brötchens', projectId: id });
  expect(found).toMatchObject({ kind: 'passage', documentId, text: expect.stringContaining('Brötchen') });
});
