import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { buildActors } from '../../testing/actors.ts';
import {
  buildGroup,
  buildResearch,
  type Group,
  type Research,
  startChat,
  startGroupChat,
} from '../../testing/chats.ts';
import { browser, type SignedIn } from '../../testing/client.ts';
import { buildAccess } from '../../testing/factories.ts';
import { holdChats, overhearChats } from '../../testing/held-engine.ts';
import { eachRound, raceTimeout } from '../../testing/races.ts';
import { type OwnServer, startTestServer, testPassword } from '../../testing/test-server.ts';

let server: OwnServer;
let admin: SignedIn;
let user: SignedIn;
let research: Research;
let group: Group;
beforeAll(async () => {
  // Not the shared server: the tests make the engine wait and fail.
  server = await startTestServer();
  ({ admin, user } = await buildActors(server));
  research = await buildResearch(server, admin);
  group = await buildGroup(admin);
});
afterAll(() => server.stop());

const message = 'What happens to bread in the evening?';
const kinds = [
  {
    kind: 'about an insight',
    start: (as = admin, key?: string) => startChat(as, research, 'About bread', key),
    ask: (conversationId: number, clientMessageId: string, as = admin) =>
      as.post(`/api/insight/${research.insightId}/chat`, { message, conversationId, clientMessageId }),
    path: '/api/conversations',
  },
  {
    kind: 'with people',
    start: (as = admin, key?: string) => startGroupChat(as, group, key),
    ask: (conversationId: number, clientMessageId: string, as = admin) =>
      as.post(`/api/projects/${group.projectId}/people/chat`, { message, conversationId, clientMessageId }),
    path: '/api/people-conversations',
  },
];
type Message = { id: number; role: string; content: unknown };
const messagesOf = async (path: string, id: number): Promise<Message[]> => {
  const body = (await admin.get(`${path}/${id}/messages`)).json();
  return body.data ?? body;
};

describe.each(kinds)('a conversation $kind', ({ start, ask, path }) => {
  test('stores one message and one reply when the same one is sent at once', { timeout: raceTimeout }, async () => {
    for (const _ of eachRound()) {
      const id = await start();
      const replies = await Promise.all([ask(id, 'same'), ask(id, 'same', user), ask(id, 'same')]);
      expect(replies.map((r) => r.statusCode)).toEqual([200, 200, 200]);
      expect(new Set(replies.map((r) => r.body)).size).toBe(1);
      expect((await messagesOf(path, id)).map((m) => m.role)).toEqual(['user', 'assistant']);
    }
  });

  test('is started once under the same id, and by each user for themselves', { timeout: raceTimeout }, async () => {
    for (const [round] of eachRound().entries()) {
      const begin = (as: SignedIn) => start(as, `started ${round}`);
      const [one, same, other] = await Promise.all([begin(admin), begin(admin), begin(user)]);
      expect(same).toBe(one);
      expect(other).not.toBe(one);
      expect(await start(admin, `another ${round}`)).not.toBe(one);
    }
  });

  test('keeps each message beside its reply when two tabs send at once', { timeout: raceTimeout }, async () => {
    for (const _ of eachRound()) {
      const id = await start();
      const replies = await Promise.all(['a', 'b', 'c'].map((name) => ask(id, name)));
      expect(replies.map((r) => r.statusCode)).toEqual([200, 200, 200]);
      const roles = (await messagesOf(path, id)).map((m) => m.role);
      expect(roles).toEqual(['user', 'assistant', 'user', 'assistant', 'user', 'assistant']);
    }
  });

  test('is known to the engine from its stored exchanges, oldest first, and from nothing else', async () => {
    const id = await start();
    const first = await ask(id, 'first');
    await admin.post(`${path}/${id}/messages`, { role: 'assistant', content: 'Posted by a page.' });
    await admin.post(`${path}/${id}/messages`, { role: 'user', content: 'Posted as well.' });
    await ask(id, 'second');
    const { heard, stop } = overhearChats(server);
    await ask(id, 'third');
    stop();
    const [asked] = heard;
    expect(asked?.history.filter((turn) => turn.role === 'user').map((turn) => turn.text)).toEqual([message, message]);
    const replies = asked?.history.flatMap((turn) => (turn.role === 'assistant' ? [turn] : [])) ?? [];
    expect(JSON.stringify(replies)).not.toContain('Posted');
    const { data, responses } = first.json();
    expect(replies[0]?.text).toBe(data?.response.content ?? responses[0].response);
    expect(replies[0]?.citations[0]).toMatchObject({ documentId: expect.any(Number), start: expect.any(Number) });
    expect(replies[0]?.personId).toBe(responses?.[0].personId);
  });

  test('that is deleted while the reply is written is gone, and so is the message', async () => {
    const id = await start();
    const held = holdChats(server);
    const reply = ask(id, 'late');
    await held.reached;
    expect((await admin.delete(`${path}/${id}`)).statusCode).toBe(200);
    held.release();
    expect((await reply).statusCode).toBe(404);
    expect((await admin.get(`${path}/${id}/messages`)).statusCode).toBe(404);
  });

  test('is left as it was when the engine fails, and the same message can be sent again', async () => {
    const id = await start();
    const held = holdChats(server, new Error('the engine stopped'));
    const reply = ask(id, 'retried');
    await held.reached;
    held.release();
    expect((await reply).statusCode).toBe(500);
    expect(await messagesOf(path, id)).toEqual([]);
    expect((await ask(id, 'retried')).statusCode).toBe(200);
    expect(await messagesOf(path, id)).toHaveLength(2);
  });

  test('can be read and written while a reply is awaited', async () => {
    const id = await start();
    const held = holdChats(server);
    const reply = ask(id, 'slow');
    await held.reached;
    expect(await messagesOf(path, id)).toEqual([]);
    expect((await admin.post(`${path}/${id}/messages`, { role: 'user', content: 'Meanwhile' })).statusCode).toBe(201);
    held.release();
    expect((await reply).statusCode).toBe(200);
    expect(await messagesOf(path, id)).toHaveLength(3);
  });
});

test('a document deleted while a reply is written leaves none of its words in it', async () => {
  const groups = await buildGroup(admin);
  const id = await startGroupChat(admin, groups);
  const held = holdChats(server, undefined, true);
  const body = { message, conversationId: id, clientMessageId: 'a' };
  const reply = admin.post(`/api/projects/${groups.projectId}/people/chat`, body);
  await held.reached;
  expect((await admin.delete(`/api/insights/${groups.documentIds[0]}`)).statusCode).toBe(200);
  held.release();
  expect((await reply).statusCode).toBe(200);
  const { rows } = await server.deps.database.pool.query(
    'select reply::text as reply from people_chat_messages where conversation_id = $1 and reply is not null',
    [id],
  );
  expect(rows[0].reply).not.toContain('ten loaves');
});

test('a client whose grant is withdrawn while reading is told that nothing is there', async () => {
  const id = await startChat(admin, research);
  for (const _ of eachRound()) {
    const client = await server.colleague(admin, 'client');
    await buildAccess(server, { projectId: research.projectId, userId: client.id });
    const read = () => client.get(`/api/conversations/${id}/messages`);
    const [during] = await Promise.all([
      read(),
      admin.delete(`/api/projects/${research.projectId}/access/${client.id}`),
    ]);
    expect([200, 404]).toContain(during.statusCode);
    expect((await read()).statusCode).toBe(404);
  }
});

test('one user sends at most 20 messages a minute; a reply that is already stored is returned all the same', async () => {
  const limited = await buildApp({ ...server.deps, config: { ...server.deps.config, rateLimits: true } });
  const tab = browser(limited, '10.9.0.1');
  await tab.post('/api/login', { email: admin.email, password: testPassword });
  const ask = (clientMessageId: string, conversationId: number) =>
    tab.post(`/api/insight/${research.insightId}/chat`, { message, conversationId, clientMessageId });
  const id = await startChat(admin, research);
  const statuses: number[] = [];
  for (let n = 0; n < 21; n++) statuses.push((await ask(`message ${n}`, id)).statusCode);
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
  const refused = await tab.post(`/api/projects/${group.projectId}/people/chat`, { message, people: group.people });
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBeDefined();
  expect((await ask('message 3', id)).statusCode).toBe(200);
  await limited.close();
});
