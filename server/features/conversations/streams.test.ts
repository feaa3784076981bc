import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { linesType } from '#contract/lines.ts';
import { buildActors } from '../../testing/actors.ts';
import {
  buildGroup,
  buildResearch,
  type Group,
  type Research,
  startChat,
  startGroupChat,
} from '../../testing/chats.ts';
import type { SignedIn } from '../../testing/client.ts';
import { type HeldChats, holdReplies } from '../../testing/held-engine.ts';
import { overhearQueries } from '../../testing/queries.ts';
import { type OwnServer, startTestServer } from '../../testing/test-server.ts';

let server: OwnServer;
let admin: SignedIn;
let user: SignedIn;
let research: Research;
let group: Group;
let held: HeldChats | undefined;
const logged: string[] = [];
beforeAll(async () => {
  // Not the shared server: the tests make the engine wait.
  server = await startTestServer({ LOG_LEVEL: 'info' }, { logTo: { write: (line) => void logged.push(line) } });
  ({ admin, user } = await buildActors(server));
  research = await buildResearch(server, admin);
  group = await buildGroup(admin);
});
afterEach(() => held?.release());
afterAll(() => server.stop());

/** Whoever polled a row would read it in this time. */
const longerThanPolls = 1_000;
const message = 'What happens to bread in the evening?';
const lines = { accept: linesType };
type Reply = { sentences: { text: string; citations: number[] }[]; citations: { quote: string }[] };
type Stored = { role: string; content: string | unknown[]; stopped: boolean };
const kinds = [
  {
    kind: 'about an insight',
    start: () => startChat(admin, research),
    ask: (body: object, as = admin, headers = lines) =>
      as.post(`/api/insight/${research.insightId}/chat`, { message, ...body }, headers),
    table: 'chat_conversations',
    path: '/api/conversations',
    partsOf: (reply: { data: { response: Reply } }) => [reply.data.response],
    stoppedOf: (reply: { data: { response: { stopped: boolean } } }) => reply.data.response.stopped,
  },
  {
    kind: 'with people',
    start: () => startGroupChat(admin, group),
    ask: (body: object, as = admin, headers = lines) => {
      const people = 'conversationId' in body ? {} : { people: group.people };
      return as.post(`/api/projects/${group.projectId}/people/chat`, { message, ...people, ...body }, headers);
    },
    table: 'people_chat_conversations',
    path: '/api/people-conversations',
    partsOf: (reply: { responses: Reply[] }) => reply.responses,
    stoppedOf: (reply: { stopped: boolean }) => reply.stopped,
  },
];

const read = (body: string) =>
  body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe.each(kinds)('a reply $kind', ({ start, ask, table, path, partsOf, stoppedOf }) => {
  const stop = (id: number, clientMessageId: string, as = admin) => as.post(`${path}/${id}/stop`, { clientMessageId });
  const messagesOf = async (id: number): Promise<Stored[]> => {
    const body = (await admin.get(`${path}/${id}/messages`)).json();
    return body.data ?? body;
  };
  const placeOf = (conversationId: number, clientMessageId = 'asked') => ({ conversationId, clientMessageId });

  test('comes sentence by sentence, each with its passages, and then whole as other callers get it', async () => {
    const reply = await ask({});
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, linesType]);
    const all = read(reply.body);
    const parts: { response: Reply }[] = all.flatMap((line) => line.part ?? []);
    expect(parts.length).toBeGreaterThan(1);
    for (const { response } of parts) expect(response.sentences.at(-1)?.citations.length).toBeGreaterThan(0);
    expect(all.at(-1).reply).toEqual((await ask({}, admin, { accept: 'application/json' })).json());
    const [first] = partsOf(all.at(-1).reply);
    expect(first?.sentences[0]).toEqual(parts[0]?.response.sentences[0]);
  });

  test('that is stopped keeps what had come, marked and stored once', async () => {
    const id = await start();
    held = holdReplies(server, 1);
    const reply = ask(placeOf(id));
    await held.reached;
    expect((await stop(id, 'asked', user)).statusCode).toBe(200);
    const all = read((await reply).body);
    const [sofar] = all.flatMap((line) => line.part ?? []);
    expect(stoppedOf(all.at(-1).reply)).toBe(true);
    expect(partsOf(all.at(-1).reply).map((r) => r.sentences)).toEqual([sofar.response.sentences]);
    held.release();
    // Sent again, because the connection broke: it is not answered anew.
    expect(read((await ask(placeOf(id))).body)).toEqual([all.at(-1)]);
    const stored = await messagesOf(id);
    expect((await admin.get(`${path}/${id}/export`)).body).toContain('*(stopped)*');
    expect(stored.map(({ role, stopped }) => [role, stopped])).toEqual([
      ['user', false],
      ['assistant', true],
    ]);
  });

  test('that is stopped before its first sentence is stored as nothing', async () => {
    const id = await start();
    held = holdReplies(server, 0);
    const reply = ask(placeOf(id), admin, { accept: '*/*' });
    await held.reached;
    await stop(id, 'asked');
    expect(stoppedOf((await reply).json())).toBe(true);
    expect(await messagesOf(id)).toMatchObject([{ role: 'user', content: message }, { stopped: true }]);
    expect((await messagesOf(id))[1]?.content).toHaveLength(0);
  });

  test('that takes long is not looked up again until it is stopped', async () => {
    const id = await start();
    held = holdReplies(server, 0);
    const answering = ask(placeOf(id));
    await held.reached;
    const queries = overhearQueries(table);
    await pause(longerThanPolls);
    expect(queries.heard()).toEqual([]);
    await stop(id, 'asked');
    await answering;
    queries.stop();
  });

  test('whose stop arrives before its message is stopped all the same', async () => {
    const id = await start();
    await stop(id, 'asked');
    const reply = await ask(placeOf(id), admin, { accept: '*/*' });
    expect(stoppedOf(reply.json())).toBe(true);
    expect(stoppedOf((await ask(placeOf(id, 'next'), admin, { accept: '*/*' })).json())).toBe(false);
  });

  test('that was sent twice is stopped in both, and stored once', async () => {
    const id = await start();
    held = holdReplies(server, 1);
    const first = ask(placeOf(id));
    await held.reached;
    const second = ask(placeOf(id), user);
    await stop(id, 'asked');
    const [one, other] = [read((await first).body).at(-1), read((await second).body).at(-1)];
    expect(other).toEqual(one);
    expect(await messagesOf(id)).toHaveLength(2);
  });

  test('is stopped by itself: others of the conversation are not', async () => {
    const id = await start();
    held = holdReplies(server, 1);
    const [stopped, other] = [ask(placeOf(id, 'a')), ask(placeOf(id, 'b'))];
    await held.reached;
    await stop(id, 'a');
    expect(stoppedOf(read((await stopped).body).at(-1).reply)).toBe(true);
    held.release();
    expect(stoppedOf(read((await other).body).at(-1).reply)).toBe(false);
  });

  test('that is stored cannot be stopped any more', async () => {
    const id = await start();
    await ask(placeOf(id));
    expect((await stop(id, 'asked')).statusCode).toBe(200);
    expect((await messagesOf(id)).map(({ stopped }) => stopped)).toEqual([false, false]);
  });

  test('that fails after its first lines says so in a line, and nothing is stored', async () => {
    const id = await start();
    held = holdReplies(server, 1);
    const reply = ask(placeOf(id));
    await held.reached;
    expect((await admin.delete(`${path}/${id}`)).statusCode).toBe(200);
    held.release();
    const all = read((await reply).body);
    expect(all.map((line) => Object.keys(line)[0])).toContain('part');
    expect(all.at(-1)).toEqual({ error: { status: 404, code: 'not_found', message: 'Not found' } });
  });

  test('that is refused before its first line is a reply of its own', async () => {
    const blank = await ask({ message: ' ' });
    expect([blank.statusCode, blank.json().message]).toEqual([400, 'Please write a message']);
    expect((await ask(placeOf(2_000_000_000))).statusCode).toBe(404);
  });
});

test.each([0, 1])(
  'a reader who leaves after %i parts of a reply is no error, and the reply is stored',
  async (parts) => {
    const id = await startChat(admin, research);
    held = holdReplies(server, parts);
    const address = server.app.server.listening
      ? server.app.listeningOrigin
      : await server.app.listen({ host: '127.0.0.1', port: 0 });
    const leaving = new AbortController();
    const body = JSON.stringify({ message, conversationId: id, clientMessageId: 'left' });
    const headers = { ...lines, ...admin.headers(), 'content-type': 'application/json' };
    const path = `${address}/api/insight/${research.insightId}/chat`;
    const asking = fetch(path, { method: 'POST', body, headers, signal: leaving.signal });
    const read = asking.then((reply) => reply.body?.getReader().read()).catch(() => undefined);
    if (parts > 0) await read;
    await held.reached;
    leaving.abort();
    held.release();
    const stored = async () => (await admin.get(`/api/conversations/${id}/messages`)).json().data as Stored[];
    await expect.poll(async () => (await stored()).length).toBe(2);
    await pause(100);
    expect(logged.filter((line) => line.includes('request failed'))).toEqual([]);
  },
);

test('of a group that is stopped those who had begun have answered, and nothing is compared', async () => {
  const id = await startGroupChat(admin, group);
  held = holdReplies(server, 1);
  const body = { message, conversationId: id, clientMessageId: 'asked' };
  const reply = admin.post(`/api/projects/${group.projectId}/people/chat`, body);
  await held.reached;
  await admin.post(`/api/people-conversations/${id}/stop`, { clientMessageId: 'asked' });
  const { responses, comparison } = (await reply).json();
  expect([responses.map((r: { name: string }) => r.name), comparison]).toEqual([[group.people[0]?.name], null]);
});

test('a message after a stopped reply goes on from what had come', async () => {
  const id = await startChat(admin, research);
  held = holdReplies(server, 1);
  const ask = (clientMessageId: string, text: string) =>
    admin.post(`/api/insight/${research.insightId}/chat`, { message: text, conversationId: id, clientMessageId });
  const first = ask('first', message);
  await held.reached;
  await admin.post(`/api/conversations/${id}/stop`, { clientMessageId: 'first' });
  const told = (await first).json().data.response.citations[0].quote;
  held.release();
  const second = (await ask('second', 'Tell me more')).json().data.response;
  expect(second.citations.map((c: { quote: string }) => c.quote)).not.toContain(told);
});
