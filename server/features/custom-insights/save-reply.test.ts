import { beforeAll, describe, expect, test } from 'vitest';
import type { Insight } from '#contract/insights/insights.ts';
import { buildActors } from '../../testing/actors.ts';
import { buildGroup, buildResearch, type Research, startChat, startGroupChat } from '../../testing/chats.ts';
import type { Client, SignedIn } from '../../testing/client.ts';
import { buildInsight } from '../../testing/factories.ts';
import { anna } from '../../testing/interviews.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: SignedIn;
let client: SignedIn;
let stranger: SignedIn;
let research: Research;
let conversationId: number;
beforeAll(async () => {
  server = await sharedServer();
  ({ admin, client, stranger } = await buildActors(server));
  research = await buildResearch(server, admin);
  conversationId = await startChat(admin, research);
});

let asked = 0;
async function reply(message = 'Do you throw away bread?'): Promise<{ messageId: number; userMessageId: number }> {
  const body = { message, conversationId, clientMessageId: `message ${++asked}` };
  return (await admin.post(`/api/insight/${research.insightId}/chat`, body)).json().data.stored;
}
const save = (messageId: number, more: object = {}, as: Client = admin, projectId = research.projectId) =>
  as.post(`/api/projects/${projectId}/insights/custom`, {
    ...{ title: 'Bread is thrown away', content: 'Anna throws bread away.', projectId, messageId },
    ...more,
  });
const isSaved = async (id: number): Promise<boolean> =>
  (await admin.get(`/api/conversations/${conversationId}/messages`))
    .json()
    .data.find((m: { id: number }) => m.id === id).saved;

describe('a reply that is saved as an insight', () => {
  test('gives it the passages that it cites as evidence, and is marked', async () => {
    const { messageId } = await reply();
    expect(await isSaved(messageId)).toBe(false);
    const saved = await save(messageId);
    expect(saved.statusCode).toBe(201);
    const { analysis, source, fileName }: Insight = saved.json();
    expect([source, fileName]).toEqual(['custom', 'anna.txt']);
    expect(analysis.evidence.length).toBeGreaterThan(0);
    for (const { documentId, start, end, quote } of analysis.evidence) {
      expect(documentId).toBe(research.documentId);
      expect(anna.slice(start, end)).toBe(quote);
    }
    expect([analysis.supportingQuote, analysis.quoteState]).toEqual([analysis.evidence[0]?.quote, 'exact']);
    expect(analysis.sources.map((s) => s.documentId)).toEqual([research.documentId]);
    expect(await isSaved(messageId)).toBe(true);
  });

  test('is saved once, however often and by how many it is asked for', async () => {
    const { messageId } = await reply();
    const replies = await Promise.all([save(messageId), save(messageId), save(messageId)]);
    expect(new Set(replies.map((r) => r.statusCode))).toEqual(new Set([201]));
    expect(new Set(replies.map((r) => r.json().id)).size).toBe(1);
  });

  test('can be saved again after that insight was deleted', async () => {
    const { messageId } = await reply();
    const first = (await save(messageId)).json().id;
    await admin.delete(`/api/insights/${first}`);
    const again = await save(messageId);
    expect([again.statusCode, again.json().id === first]).toEqual([201, false]);
  });

  test('keeps the quote that the caller typed before the passages of the reply', async () => {
    const { messageId } = await reply();
    const quote = 'Honestly I guess.';
    const { analysis }: Insight = (await save(messageId, { quote })).json();
    expect([analysis.supportingQuote, analysis.evidence[0]?.quote]).toEqual([quote, quote]);
    expect(analysis.evidence.length).toBeGreaterThan(1);
  });
});

describe("a person's reply that is saved as an insight", () => {
  const ask = async () => {
    const group = await buildGroup(admin);
    const conversation = await startGroupChat(admin, group);
    const body = {
      message: 'What happens to bread in the evening?',
      conversationId: conversation,
      clientMessageId: 'a',
    };
    const { stored, responses } = (await admin.post(`/api/projects/${group.projectId}/people/chat`, body)).json();
    const path = `/api/people-conversations/${conversation}/messages`;
    const savedOf = async () => (await admin.get(path)).json()[1].content.map((r: { saved: boolean }) => r.saved);
    const saveOne = (response: number, as: Client = admin) =>
      as.post(`/api/projects/${group.projectId}/insights/custom`, {
        ...{ title: 'Bread is left over', content: responses[response]?.response ?? 'Bread' },
        personReply: { messageId: stored.messageId, response },
      });
    return { responses, stored, savedOf, saveOne };
  };

  test('gets the passages of this person alone, and each of a group is saved by itself', async () => {
    const { responses, savedOf, saveOne } = await ask();
    expect(await savedOf()).toEqual([false, false]);
    const saved = await saveOne(0);
    expect(saved.statusCode).toBe(201);
    const { evidence }: Insight['analysis'] = saved.json().analysis;
    expect(evidence.map((e) => e.quote)).toEqual(responses[0].citations.map((c: { quote: string }) => c.quote));
    expect(new Set(evidence.map((e) => e.speaker))).toEqual(new Set(['Anna']));
    expect(await savedOf()).toEqual([true, false]);
    expect((await saveOne(1)).json().id).not.toBe(saved.json().id);
    expect(await savedOf()).toEqual([true, true]);
  });

  test('is saved once, and again only after that insight was deleted', async () => {
    const { saveOne } = await ask();
    const ids = (await Promise.all([saveOne(0), saveOne(0), saveOne(0)])).map((r) => r.json().id);
    expect(new Set(ids).size).toBe(1);
    await admin.delete(`/api/insights/${ids[0]}`);
    const again = await saveOne(0);
    expect([again.statusCode, again.json().id === ids[0]]).toEqual([201, false]);
  });

  test('must be one of the message, of the project and of the team', async () => {
    const { saveOne } = await ask();
    const refused = await saveOne(7);
    expect([refused.statusCode, refused.json().message]).toEqual([409, 'Only replies can be saved as insights.']);
    expect((await saveOne(-1)).statusCode).toBe(400);
    expect((await saveOne(0, client)).statusCode).toBe(403);
    expect((await saveOne(0, stranger)).statusCode).toBe(404);
  });
});

describe('a passage of a reply', () => {
  const citationOf = async (messageId: number) => {
    const messages = (await admin.get(`/api/conversations/${conversationId}/messages`)).json().data;
    return messages.find((m: { id: number }) => m.id === messageId).citations[0];
  };
  const add = (insightId: number, body: object, as: Client = admin) =>
    as.post(`/api/insights/${insightId}/evidence`, body);
  const written = async (): Promise<number> =>
    (
      await admin.post('/api/insights/custom', { title: 'Waste', content: 'Bread.', projectId: research.projectId })
    ).json().id;

  test('becomes the last evidence of an insight, once', async () => {
    const { documentId, start, end, quote } = await citationOf((await reply()).messageId);
    const insightId = await written();
    for (let n = 0; n < 2; n++) {
      const added = await add(insightId, { documentId, start, end });
      expect(added.statusCode).toBe(200);
      const { evidence, supportingQuote, sources } = (added.json() as Insight).analysis;
      expect(evidence.map((e) => [e.quote, e.speaker])).toEqual([[quote, 'Anna']]);
      expect([supportingQuote, sources.map((s) => s.documentId)]).toEqual([quote, [documentId]]);
    }
  });

  test('that was only related to an insight becomes evidence of it', async () => {
    const { documentId, start, end, quote } = await citationOf((await reply()).messageId);
    const related = { documentId, quote, stance: 'near' as const };
    const { projectId } = research;
    const lead = { documentId, quote: 'Honestly I guess.' };
    const insightId = await buildInsight(server, { projectId, quotes: [lead, related] });
    const { evidence, sources } = ((await add(insightId, { documentId, start, end })).json() as Insight).analysis;
    expect(evidence.map((e) => [e.quote, e.stance])).toEqual([
      [lead.quote, 'for'],
      [quote, 'for'],
    ]);
    expect(sources.map((s) => s.documentId)).toEqual([documentId]);
  });

  test('that no reply cites, or of another project, is refused', async () => {
    const { documentId, start, end } = await citationOf((await reply()).messageId);
    const insightId = await written();
    const refused = await add(insightId, { documentId, start: start + 1, end });
    expect([refused.statusCode, refused.json().message]).toEqual([409, 'No reply of this project cites this passage.']);
    const other = await buildResearch(server, admin);
    expect((await add(other.insightId, { documentId, start, end })).statusCode).toBe(404);
    expect((await add(documentId, { documentId, start, end })).statusCode).toBe(409);
    expect((await add(insightId, { documentId, start, end }, client)).statusCode).toBe(403);
    expect((await add(insightId, { documentId, start, end }, stranger)).statusCode).toBe(404);
    expect((await add(insightId, { documentId, start: -1, end })).statusCode).toBe(400);
  });
});

describe('what cannot be saved', () => {
  test('a message of a user', async () => {
    const { userMessageId } = await reply();
    const refused = await save(userMessageId);
    expect([refused.statusCode, refused.json().message]).toEqual([409, 'Only replies can be saved as insights.']);
  });

  test('a reply of another project, or none at all', async () => {
    const { messageId } = await reply();
    const other = await buildResearch(server, admin);
    expect((await save(messageId, {}, admin, other.projectId)).statusCode).toBe(404);
    expect((await save(999_999)).statusCode).toBe(404);
    expect(await isSaved(messageId)).toBe(false);
  });

  test('anything by a client or another company', async () => {
    const { messageId } = await reply();
    expect((await save(messageId, {}, client)).statusCode).toBe(403);
    expect((await save(messageId, {}, stranger)).statusCode).toBe(404);
    const own = await buildResearch(server, stranger);
    expect((await save(messageId, {}, stranger, own.projectId)).statusCode).toBe(404);
    expect(await isSaved(messageId)).toBe(false);
  });
});
