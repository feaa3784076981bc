import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TrashItem } from '#contract/trash.ts';
import { insightPath, leftovers, startChat } from '../../testing/chats.ts';
import type { Client, SignedIn } from '../../testing/client.ts';
import { rowsOfCompany } from '../../testing/company-rows.ts';
import { buildInsight, buildPeopleChat } from '../../testing/factories.ts';
import { anna, ben } from '../../testing/interviews.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: SignedIn;
let user: SignedIn;
let projectId: number;
let documentId: number;
let insightId: number;
let questionId: number;
let topicId: number;
let chatId: number;
let replyId: number;

const bens =
  ben
    .split('\n')
    .at(-1)
    ?.replace(/^Ben: /, '') ?? '';
const question = 'What happens to bread that is left over?';
const sql = async (text: string, values: unknown[] = []) => (await server.deps.database.pool.query(text, values)).rows;
const idOf = (rows: { id: number }[]): number => rows[0]?.id ?? 0;

beforeAll(async () => {
  server = await sharedServer();
});
/** A project in which everything refers to everything. */
beforeEach(async () => {
  admin = await server.newAdmin();
  user = await server.colleague(admin, 'company_user');
  projectId = (await admin.post('/api/projects', { name: 'Bakeries' })).json().id;
  documentId = (await admin.upload(projectId, 'anna.txt', anna)).json().id;
  const other = (await admin.upload(projectId, 'ben.txt', ben)).json().id;
  topicId = (await admin.post('/api/topics', { projectId, name: 'Waste', color: '#10B981' })).json().id;
  questionId = (await admin.post(`/api/projects/${projectId}/questions`, { question })).json().id;
  insightId = await buildInsight(server, {
    ...{ projectId, questionId, analysis: { question, title: 'Ten loaves a day' } },
    quotes: [
      { documentId, quote: leftovers, speaker: 'Anna' },
      { documentId: other, quote: bens, speaker: 'Ben' },
    ],
  });
  await user.patch(`/api/insights/${insightId}`, { topicIds: [topicId] });
  chatId = await startChat(user, { projectId, insightId });
  for (const clientMessageId of ['one', 'two'])
    await user.post(`/api/insight/${insightId}/chat`, {
      ...{ message: 'How many loaves?', conversationId: chatId, clientMessageId },
    });
  replyId = idOf(await sql('select id from chat_messages where conversation_id = $1 and reply is not null', [chatId]));
  await indexed();
});

/** A job stores the passages of an upload; until it has, the rows change by themselves. */
async function indexed(): Promise<void> {
  for (;;) {
    const left = await sql(
      `select from insights i where project_id = $1 and source = 'upload'
       and not exists (select from document_chunks c where c.insight_id = i.id)`,
      [projectId],
    );
    if (left.length === 0) return;
  }
}

const rows = () => rowsOfCompany(server, admin);
const listed = async (who: Client = admin) => (await who.get(`/api/projects/${projectId}/trash`)).json() as TrashItem[];
const restore = (kind: string, id: number, who: Client = admin) => who.post(`/api/trash/${kind}/${id}/restore`);
const restored = async (kind: string, id: number, who: Client = admin) => {
  const reply = await restore(kind, id, who);
  expect([reply.statusCode, reply.json().restored]).toEqual([200, true]);
};
const done = async (call: ReturnType<Client['get']>) => expect((await call).statusCode).toBe(200);
const deleteInsight = (id = insightId) => done(admin.delete(`/api/insights/${id}`));
const deleteQuestion = () => done(admin.delete(`/api/projects/${projectId}/questions`, { question }));
const deleteTopic = () => done(admin.delete(`/api/topics/${topicId}`));
const deleteChat = () => done(admin.delete(`/api/conversations/${chatId}`));
const saveReply = async () =>
  idOf([
    (
      await admin.post(`/api/projects/${projectId}/insights/custom`, {
        ...{ title: 'Saved', content: 'Ten loaves.', messageId: replyId },
      })
    ).json(),
  ]);

describe('undo leaves every row of the company as it was before the deletion of', () => {
  test('an insight with its quotes, topics, conversations, messages and their passages', async () => {
    const before = await rows();
    expect(before.chat_messages).toHaveLength(4);
    expect(JSON.stringify(before.chat_messages)).toContain('documentId');
    await deleteInsight();
    expect((await rows()).dismissed_insights).toHaveLength(1);
    expect((await rows()).chat_messages).toEqual([]);
    await restored('insight', insightId);
    expect(await rows()).toEqual(before);
    expect(await listed()).toEqual([]);
  });

  test('an insight that was saved from a reply', async () => {
    const saved = await saveReply();
    const before = await rows();
    await deleteInsight(saved);
    await restored('insight', saved);
    expect(await rows()).toEqual(before);
  });

  test('a research question, which its insights answer again', async () => {
    const before = await rows();
    await deleteQuestion();
    await restored('question', questionId);
    expect(await rows()).toEqual(before);
  });

  test('a topic with the insights in it', async () => {
    const before = await rows();
    await deleteTopic();
    await restored('topic', topicId);
    expect(await rows()).toEqual(before);
  });

  test('a conversation about an insight', async () => {
    await saveReply();
    const before = await rows();
    await deleteChat();
    await restored('insight-conversation', chatId);
    expect(await rows()).toEqual(before);
  });

  test('a conversation with people', async () => {
    const id = await buildPeopleChat(server, projectId);
    await admin.post(`/api/people-conversations/${id}/messages`, { role: 'user', content: 'When do you start?' });
    const before = await rows();
    await done(admin.delete(`/api/people-conversations/${id}`));
    expect((await rows()).people_chat_messages).toEqual([]);
    await restored('people-conversation', id);
    expect(await rows()).toEqual(before);
  });

  test('everything, in whatever order it is deleted and restored', async () => {
    const saved = await saveReply();
    const before = await rows();
    const acts: [kind: string, id: number, act: () => Promise<unknown>][] = [
      ['insight', insightId, () => deleteInsight()],
      ['insight', saved, () => deleteInsight(saved)],
      ['question', questionId, deleteQuestion],
      ['topic', topicId, deleteTopic],
    ];
    for (const order of ['0123', '3210', '2031', '1302']) {
      for (const back of ['0123', '3210', '1230', '0321']) {
        for (const n of order) await acts[Number(n)]?.[2]();
        expect(await listed()).toHaveLength(4);
        for (const n of back) {
          const [kind = '', id = 0] = acts[Number(n)] ?? [];
          await restored(kind, id);
        }
        expect(await rows(), `deleted ${order}, restored ${back}`).toEqual(before);
      }
    }
  });

  test('a conversation and the insight saved from it, in either order', async () => {
    const saved = await saveReply();
    const before = await rows();
    for (const first of [0, 1]) {
      const acts = [deleteChat, () => deleteInsight(saved)];
      await acts[first]?.();
      await acts[1 - first]?.();
      await restored('insight-conversation', chatId);
      await restored('insight', saved);
      expect(await rows()).toEqual(before);
      await acts[first]?.();
      await acts[1 - first]?.();
      await restored('insight', saved);
      await restored('insight-conversation', chatId);
      expect(await rows()).toEqual(before);
    }
  });
});

describe('what has changed since the deletion', () => {
  test('a topic of the same name is left alone, and the reason is given', async () => {
    await deleteTopic();
    await admin.post('/api/topics', { projectId, name: 'WASTE', color: '#EF4444' });
    const since = await rows();
    const reply = await restore('topic', topicId);
    expect([reply.statusCode, reply.json().message]).toEqual([
      409,
      'A topic named “Waste” has been created since. Rename or delete it, then restore this one.',
    ]);
    expect(await rows()).toEqual(since);
    expect(await listed()).toHaveLength(1);
  });

  test('a question that was added again is left alone', async () => {
    await deleteQuestion();
    await admin.post(`/api/projects/${projectId}/questions`, { question: question.toUpperCase() });
    const since = await rows();
    const reply = await restore('question', questionId);
    expect([reply.statusCode, reply.json().message]).toEqual([
      409,
      'This question has been added again since it was deleted.',
    ]);
    expect(await rows()).toEqual(since);
  });

  test('an insight is restored without the topic that was deleted for good', async () => {
    await deleteInsight();
    await deleteTopic();
    await done(admin.delete(`/api/trash/topic/${topicId}`));
    await restored('insight', insightId);
    expect((await rows()).insight_topics).toEqual([]);
  });

  test('an insight answers the same question when that was deleted and added again', async () => {
    await deleteInsight();
    await deleteQuestion();
    const again = (await admin.post(`/api/projects/${projectId}/questions`, { question })).json().id;
    await restored('insight', insightId);
    expect(await sql('select question_id, ordinal from insights where id = $1', [insightId])).toEqual([
      { question_id: again, ordinal: 0 },
    ]);
  });

  test('an insight moves behind the one that a later run has put in its place', async () => {
    await deleteInsight();
    const quotes = [{ documentId, quote: leftovers }];
    const later = await buildInsight(server, { projectId, questionId, quotes, analysis: { question } });
    await restored('insight', insightId);
    expect(await sql('select id, ordinal from insights where question_id = $1 order by 2', [questionId])).toEqual([
      { id: later, ordinal: 0 },
      { id: insightId, ordinal: 1 },
    ]);
  });

  test('two insights with the same position come to stand one after the other under a restored question', async () => {
    await deleteInsight();
    const quotes = [{ documentId, quote: leftovers }];
    const later = await buildInsight(server, { projectId, questionId, quotes });
    await deleteQuestion();
    await restored('insight', insightId);
    await restored('question', questionId);
    expect(await sql('select id, ordinal from insights where question_id = $1 order by 2', [questionId])).toEqual([
      { id: later, ordinal: 0 },
      { id: insightId, ordinal: 1 },
    ]);
  });

  test('a conversation waits for its insight, and is gone when that was deleted for good', async () => {
    await deleteChat();
    await deleteInsight();
    const reply = await restore('insight-conversation', chatId);
    expect([reply.statusCode, reply.json().message]).toEqual([
      409,
      'The insight that this conversation is about is in the trash as well. Restore the insight first, then the conversation.',
    ]);
    await done(admin.delete(`/api/trash/insight/${insightId}`));
    expect(await listed()).toEqual([]);
    expect((await restore('insight-conversation', chatId)).statusCode).toBe(404);
  });

  test('a conversation about an insight that a merge took away says so', async () => {
    const kept = await buildInsight(server, { projectId, quotes: [{ documentId, quote: leftovers }] });
    await deleteChat();
    await done(admin.post(`/api/projects/${projectId}/insights/merge`, { keepId: kept, ids: [insightId] }));
    const reply = await restore('insight-conversation', chatId);
    expect([reply.statusCode, reply.json().message]).toEqual([
      409,
      'The insight that this conversation is about no longer exists, so it cannot be restored.',
    ]);
  });

  test('a conversation of a deleted account passes to the admin who restores it', async () => {
    await deleteChat();
    await done(admin.delete(`/api/users/${user.id}`));
    await restored('insight-conversation', chatId);
    expect(await sql('select user_id from chat_conversations where id = $1', [chatId])).toEqual([
      { user_id: admin.id },
    ]);
  });

  test('an insight with a conversation of a deleted account is restored with it', async () => {
    await deleteInsight();
    await done(admin.delete(`/api/users/${user.id}`));
    await restored('insight', insightId);
    expect(await sql('select user_id from chat_conversations where id = $1', [chatId])).toEqual([
      { user_id: admin.id },
    ]);
  });

  test('an insight that was allowed again comes back as well', async () => {
    await deleteInsight();
    await done(admin.delete(`/api/projects/${projectId}/insights/dismissed/${insightId}`));
    await restored('insight', insightId);
    expect((await admin.get(insightPath({ projectId, insightId }))).json().data).toHaveLength(1);
  });

  test('what rests on a deleted document can no longer be restored', async () => {
    const free = (await admin.post('/api/topics', { projectId, name: 'Ovens', color: '#10B981' })).json().id;
    await done(admin.delete(`/api/topics/${free}`));
    const written = (
      await admin.post('/api/insights/custom', { projectId, title: 'Ours', content: 'Ours.', sources: [documentId] })
    ).json().id;
    await deleteChat();
    await deleteInsight();
    await deleteInsight(written);
    await done(admin.delete(`/api/insights/${documentId}`));
    expect((await listed()).map(({ kind }) => kind)).toEqual(['topic']);
    expect((await restore('insight', insightId)).statusCode).toBe(404);
    expect(
      JSON.stringify(await sql('select snapshot from trash_items where project_id = $1', [projectId])),
    ).not.toContain('ten loaves');
  });
});

describe('two people who restore at the same moment', () => {
  test('restore it once, and the second learns that it is restored already', async () => {
    for (let round = 0; round < 5; round++) {
      const before = await rows();
      await deleteInsight();
      const replies = await Promise.all([
        restore('insight', insightId),
        restore('insight', insightId, user),
        restore('insight', insightId),
      ]);
      expect(replies.map((reply) => [reply.statusCode, reply.json().restored]).sort()).toEqual([
        [200, false],
        [200, false],
        [200, true],
      ]);
      const second = replies.find((reply) => !reply.json().restored);
      expect(second?.json().message).toBe('This insight has already been restored.');
      expect(await rows()).toEqual(before);
    }
  });

  test('or delete it for good meanwhile: it is either there or gone', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = (await admin.post('/api/insights/custom', { projectId, title: 'Ours', content: 'Ours.' })).json();
      await deleteInsight(id);
      const [back, gone] = await Promise.all([restore('insight', id), user.delete(`/api/trash/insight/${id}`)]);
      expect([
        [200, 409],
        [404, 200],
        [409, 200],
      ]).toContainEqual([back.statusCode, gone.statusCode]);
      const there = await sql('select from insights where id = $1', [id]);
      expect(there).toHaveLength(back.statusCode === 200 ? 1 : 0);
      expect(await listed()).toEqual([]);
    }
  });
});
