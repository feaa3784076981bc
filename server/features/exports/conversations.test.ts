import { beforeAll, describe, expect, test } from 'vitest';
import type { Citation } from '#contract/conversations/replies.ts';
import { buildActors } from '../../testing/actors.ts';
import { buildGroup, buildResearch, startChat, startGroupChat } from '../../testing/chats.ts';
import type { Client, SignedIn } from '../../testing/client.ts';
import { buildAccess } from '../../testing/factories.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: SignedIn;
let stranger: SignedIn;
let insightPath: string;
let peoplePath: string;
let projectIds: number[];
beforeAll(async () => {
  server = await sharedServer();
  ({ admin, stranger } = await buildActors(server));
  const research = await buildResearch(server, admin);
  const chat = await startChat(admin, research, 'Öfen & *bread*?');
  const message = 'Do you <b>throw away</b> bread?';
  await admin.post(`/api/insight/${research.insightId}/chat`, { message, conversationId: chat, clientMessageId: 'a' });
  insightPath = `/api/conversations/${chat}/export`;
  const group = await buildGroup(admin);
  const talk = await startGroupChat(admin, group);
  const chatPath = `/api/projects/${group.projectId}/people/chat`;
  await admin.post(chatPath, { message, conversationId: talk, clientMessageId: 'a' });
  peoplePath = `/api/people-conversations/${talk}/export`;
  projectIds = [research.projectId, group.projectId];
});

const firstCitation = async (): Promise<Citation> =>
  (await admin.get(insightPath.replace('export', 'messages'))).json().data[1].citations[0];
const clientWith = async (chat: boolean): Promise<Client> => {
  const client = await server.colleague(admin, 'client');
  for (const projectId of projectIds) await buildAccess(server, { projectId, userId: client.id, chat });
  return client;
};

describe('a conversation as Markdown', () => {
  test('has questions, replies and the passages that they cite, and interprets no markup', async () => {
    const reply = await admin.get(insightPath);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(reply.headers['content-disposition']).toContain(`filename*=UTF-8''%C3%96fen%20%26%20bread.md`);
    expect(reply.body).toContain('# Öfen &amp; \\*bread\\*?');
    expect(reply.body).toContain('## Question\n\nDo you &lt;b&gt;throw away&lt;/b&gt; bread?');
    expect(reply.body).toContain('## Reply');
    const { quote, place, start, end } = await firstCitation();
    expect(reply.body).toContain(`> ${quote}\n>\n> (Anna, anna.txt, ${place}, characters ${start} to ${end})`);
  });

  test('names everyone who replies', async () => {
    const { body } = await admin.get(peoplePath);
    expect(body).toContain('## Anna, Role unknown');
    expect(body).toContain('## Ben, Role unknown');
  });

  test('shows clients the passages without their places in documents', async () => {
    const { statusCode, body } = await (await clientWith(true)).get(insightPath);
    expect(statusCode).toBe(200);
    const { quote, place } = await firstCitation();
    expect(body).toContain(`> ${quote}\n>\n> (Anna, anna.txt, ${place})`);
  });

  test('is answered by HEAD without being made, and each download is logged', async () => {
    const downloads = async () =>
      (await admin.get('/api/audit?kind=downloads'))
        .json()
        .entries.filter((e: { details: { report: string } }) => e.details.report === 'conversation').length;
    const before = await downloads();
    const head = await admin.head(peoplePath);
    expect([head.statusCode, head.body, await downloads()]).toEqual([200, '', before]);
    await admin.get(peoplePath);
    expect(await downloads()).toBe(before + 1);
  });

  test('is for those who may read conversations', async () => {
    const client = await clientWith(false);
    for (const path of [insightPath, peoplePath]) {
      expect((await client.get(path)).statusCode).toBe(403);
      expect((await stranger.get(path)).statusCode).toBe(404);
      expect((await server.guest().get(path)).statusCode).toBe(401);
    }
  });
});

describe('the conversations that the palette finds', () => {
  const titles = async (as: Client): Promise<string[]> =>
    (await as.get('/api/conversations')).json().map((c: { title: string }) => c.title);

  test('are those of all projects for staff, the most recently used first', async () => {
    const [first, second] = (await admin.get('/api/conversations')).json();
    expect([first.kind, first.title, first.projectId, first.insightId]).toEqual([
      'people',
      'About ovens',
      projectIds[1],
      null,
    ]);
    expect([second.kind, second.title, second.projectId]).toEqual(['insight', 'Öfen & *bread*?', projectIds[0]]);
    expect(second.insightId).toBeGreaterThan(0);
  });

  test('are those of projects whose conversations a client may read', async () => {
    expect(await titles(await clientWith(true))).toEqual(['About ovens', 'Öfen & *bread*?']);
    expect(await titles(await clientWith(false))).toEqual([]);
    expect(await titles(await server.colleague(admin, 'client'))).toEqual([]);
    expect(await titles(stranger)).toEqual([]);
  });
});
