import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxBodyBytes, maxBodyBytesWithContents } from '../../http/requests/skipped-contents.ts';
import { buildGroup, type Group } from '../../testing/chats.ts';
import { type OwnServer, startTestServer, testPassword } from '../../testing/test-server.ts';

/** Bodies as the specification has them: with the texts of documents, which the server reads from its own tables. */

let server: OwnServer;
let group: Group;
let port: number;
let cookie: string;
let clientCookie: string;
beforeAll(async () => {
  // Not the shared server: it listens, because the tests are about how a body is read.
  server = await startTestServer();
  const admin = await server.newAdmin('mara');
  const client = await server.colleague(admin, 'client');
  group = await buildGroup(admin);
  cookie = await cookieOf(admin.email);
  clientCookie = await cookieOf(client.email);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as { port: number }).port;
});
afterAll(() => server.stop());

async function cookieOf(email: string): Promise<string> {
  const payload = { email, password: testPassword };
  const reply = await server.app.inject({ method: 'POST', url: '/api/login', payload });
  return reply.cookies.map(({ name, value }) => `${name}=${value}`).join();
}

const megabytes = (count: number) => 'パン, "rolls" \\ and {loaves}\n'.repeat((count * maxBodyBytes) / 32);
const texts = (content: string) => group.documentIds.map((id) => ({ id, fileName: 'interview.txt', content }));
const calls = () => {
  const people = `/api/projects/${group.projectId}/people`;
  return [
    {
      path: `${people}/conversations`,
      bodyWith: (content: string) => ({
        title: 'About bread',
        selectedPeople: group.people,
        contextDocuments: texts(content),
      }),
    },
    {
      path: `${people}/chat`,
      bodyWith: (content: string) => ({
        people: group.people,
        documents: texts(content),
        message: 'What of the bread?',
      }),
    },
  ] as const;
};

const post = (path: string, body: object | ReadableStream) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    ...(body instanceof ReadableStream ? { body, duplex: 'half' } : { body: JSON.stringify(body) }),
  });

/** Announces a body and waits for the reply without sending it. */
function announce(path: string, bytes: number, session: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: localhost:${port}`,
    'connection: close',
    'content-type: application/json',
  ];
  socket.write(`${[...head, `cookie: ${session}`, `content-length: ${bytes}`].join('\r\n')}\r\n\r\n`);
  return text(socket);
}

test('the texts of documents do not count: both calls answer as without them', async () => {
  const [start, chat] = calls();
  const started = await post(start.path, start.bodyWith(megabytes(2)));
  expect(started.status).toBe(201);
  const { data } = (await started.json()) as { data: { contextDocuments: object[] } };
  expect(data.contextDocuments).toEqual([
    { id: group.documentIds[0], fileName: 'anna.txt' },
    { id: group.documentIds[1], fileName: 'ben.txt' },
  ]);
  const answered = await post(chat.path, chat.bodyWith(megabytes(2)));
  expect(answered.status).toBe(200);
  expect(((await answered.json()) as { responses: object[] }).responses).toHaveLength(2);
});

test('a body that comes in pieces of unknown number is read too', async () => {
  const [start] = calls();
  const bytes = Buffer.from(JSON.stringify(start.bodyWith(megabytes(1))));
  const pieces = Array.from({ length: Math.ceil(bytes.length / 70_001) }, (_, i) =>
    bytes.subarray(i * 70_001, (i + 1) * 70_001),
  );
  expect((await post(start.path, ReadableStream.from(pieces) as ReadableStream)).status).toBe(201);
});

test('whatever else is in the body counts as in every call', async () => {
  for (const { path, bodyWith } of calls()) {
    const reply = await post(path, { ...bodyWith(''), note: 'x'.repeat(maxBodyBytes) });
    expect([reply.status, await reply.json()]).toEqual([
      413,
      { message: 'The request is too large', code: 'too_large' },
    ]);
  }
  const other = await post(`/api/people-conversations/1/messages`, { role: 'user', documents: texts(megabytes(1)) });
  expect(other.status).toBe(413);
});

test('64 MB is the most, and more is refused before it is sent', async () => {
  for (const { path } of calls()) {
    expect(await announce(path, maxBodyBytesWithContents + 1, cookie)).toMatch(/^HTTP\/1.1 413 /);
  }
});

test('nobody without a session, and no client, has to be waited for until the body is sent', async () => {
  for (const { path } of calls()) {
    expect(await announce(path, maxBodyBytesWithContents, 'sid=made-up')).toMatch(/^HTTP\/1.1 401 /);
    expect(await announce(path, maxBodyBytesWithContents, clientCookie)).toMatch(/^HTTP\/1.1 403 /);
  }
});
