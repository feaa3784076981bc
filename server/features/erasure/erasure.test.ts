import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writtenKey } from '#contract/documents/documents-removal.ts';
import type { ErasurePreview, ErasureReceipt } from '#contract/documents/erasure.ts';
import { redactionMark as mark } from '#contract/documents/redaction.ts';
import type { Insight } from '#contract/insights/insights.ts';
import { acrossCompanies } from '../../db/tenant.ts';
import type { Client, SignedIn } from '../../testing/client.ts';
import { buildAccess } from '../../testing/factories.ts';
import { ben, chloe } from '../../testing/interviews.ts';
import { until } from '../../testing/mailbox.ts';
import { eraseUntilUnseen } from '../../testing/postgresql.ts';
import { type OwnServer, startTestServer } from '../../testing/test-server.ts';
import { backUpOn, backupsHolding, everyRow, filesHolding, linesWith, repliesTo } from '../../testing/traces.ts';

/** What nobody would say by chance: the person's names, and words of theirs in each document. */
const [first, last] = ['Wimbelda', 'Quarnstrom'];
const words = { alone: 'quorblatt', group: 'snivelflan', survey: 'grumbletwig' };
const canaries = [first, last, ...Object.values(words)];

const alone = `Interviewer: How do you use the ${words.alone} at work?
${first} ${last}: The ${words.alone} is too slow in the morning, and I throw away ten loaves because of it every day.
Interviewer: What would help you with it?
${first} ${last}: I wish somebody repaired the ${words.alone}, because I need it before the shop opens at six.
${first} ${last}: ${'I work with my sister and we bake for the whole village, which I like a lot. '.repeat(8)}
`;
/** In a talk of three, and others name her. */
const group = `Moderator: What happens to bread that is left over?
${first} ${last}: We throw away a lot of bread in the evening, because the ${words.group} never tells us how much we sold.
Joost: I throw away very little bread, because I bake twice a day and look at the weather first.
Pernille: As ${first} says, it hurts to throw away bread in the evening. I give it to the food bank on Tuesdays.
Moderator: ${first}, what would you change?
${first} ${last}: I would change the ${words.group} first, because nobody understands its numbers.
Joost: I would not change anything about how I plan my day. ${first} ${last} could bake twice a day too.
Moderator: And you, Pernille?
Pernille: I would like to see the weather the night before. When it rains nobody comes, and I bake too much every time.
Joost: My people know the shop well, and they tell me what is running low before noon. That works, and I would keep it.
Pernille: I keep a list on the wall of the bakery, and everybody writes down what is left at six.
`;
const survey = `name,What annoys you at the counter?
${first} ${last},The ${words.survey} at the counter is far too long and I leave without my bread.
Joost Maas,I leave when the queue is long because I have to catch the bus to work.
Pernille Holm,Nobody tells me when the rye comes out of the oven so I come twice.
`;
const names = {
  alone: `${first} ${last}.txt`,
  group: 'group.txt',
  survey: 'survey.csv',
  ben: 'ben.txt',
  chloe: 'chloe.txt',
};
/** Someone else speaks of her. */
const benOfHer = `${ben}Ben: My neighbour ${first} ${last} gave me the old oven.\n`;
const texts = { alone, group, survey, ben: benOfHer, chloe };
type Name = keyof typeof names;

let server: OwnServer;
let admin: SignedIn;
let logged = '';
let projectId = 0;
const documents = {} as Record<Name, number>;
const ids: { chat?: number; talk?: number; sessionKey?: string; person: number } = { person: 0 };

const ok = async <T>(call: ReturnType<Client['get']>): Promise<T> => {
  const reply = await call;
  if (reply.statusCode >= 300) throw new Error(`${reply.statusCode}: ${reply.body}`);
  return reply.json();
};
const insights = async () =>
  (await ok<Insight[]>(admin.get(`/api/projects/${projectId}/insights`))).filter((row) => row.source !== 'upload');
const people = () => ok<{ id: number; name: string }[]>(admin.get(`/api/projects/${projectId}/people`));
const textOf = async (name: Name) =>
  (await ok<{ text: string; fileName: string }>(admin.get(`/api/documents/${documents[name]}/text`))).text;

beforeAll(async () => {
  // Its own server: all rows, files and logs are looked at.
  const log = new Writable({
    write(chunk, _, done) {
      logged += chunk;
      done();
    },
  });
  server = await startTestServer({ DATABASE_URL: '', LOG_LEVEL: 'debug' }, { logTo: log });
  admin = await server.newAdmin();
  projectId = (await admin.post('/api/projects', { name: 'Bakeries', description: `Why does ${first} wait?` })).json()
    .id;
  await research();
}, 180_000);
afterAll(() => server.stop());

/** Everything that a team does with its documents. */
async function research(): Promise<void> {
  for (const name of Object.keys(names) as Name[])
    documents[name] = (await ok<{ id: number }>(admin.upload(projectId, names[name], texts[name]))).id;
  const documentIds = Object.values(documents);
  const started = admin.post(`/api/projects/${projectId}/analyze-documents`, { documentIds });
  const { sessionKey } = await ok<{ sessionKey: string }>(started);
  ids.sessionKey = sessionKey;
  const run = `/api/projects/${projectId}/analysis/${sessionKey}`;
  const status = async () => (await ok<{ status: string }>(admin.get(run))).status;
  await until(async () => ((await status()) === 'completed' ? true : undefined), 'the end of the analysis');
  const questions = ['Why do people throw away bread in the evening?', `What is wrong with the ${words.alone}?`];
  await ok(admin.post(`/api/projects/${projectId}/questions/analyze-agent3`, { questions, ragSessionKey: sessionKey }));
  const found = await ok<{ id: number; name: string }[]>(
    admin.post(`/api/projects/${projectId}/people/analyze`, { documentIds }),
  );
  const parts = found.filter((person) => person.name.includes(first)).map((person) => person.id);
  ids.person = parts[0] ?? 0;
  // She is a respondent of the survey and speaks in two documents; the team says that these are one person.
  if (parts.length > 1) await ok(admin.post(`/api/projects/${projectId}/people/merge`, { personIds: parts }));
  await discuss((await people()).map((person) => person.id));
}

async function discuss(selectedPeople: number[]): Promise<void> {
  const about = (await insights()).find(({ analysis }) =>
    analysis.evidence.some(({ quote }) => quote.includes(words.group)),
  ) as Insight;
  const message = `What does ${first} say about bread?`;
  const path = `/api/projects/${projectId}/insights/${about.id}/conversations`;
  const chat = await ok<{ data: { id: number } }>(admin.post(path, { title: message, sessionKey: 'temp-x' }));
  ids.chat = chat.data.id;
  const asked = { message, conversationId: ids.chat, clientMessageId: 'a' };
  await ok(admin.post(`/api/insight/${about.id}/chat`, asked));
  const ofPeople = `/api/projects/${projectId}/people`;
  const talk = await ok<{ data: { id: number } }>(
    admin.post(`${ofPeople}/conversations`, { title: `${first} and Joost`, selectedPeople }),
  );
  ids.talk = talk.data.id;
  await ok(admin.post(`${ofPeople}/chat`, { message, conversationId: ids.talk, clientMessageId: 'a' }));
  await ok(admin.post(`/api/projects/${projectId}/questions`, { question: `Who repairs the ${words.alone}?` }));
  await ok(admin.post(`/api/projects/${projectId}/questions`, { question: `Shall we call ${first} ${last}?` }));
  const written = { title: `About the ${words.group}`, content: `${last} would change the ${words.group} first.` };
  await ok(admin.post(`/api/projects/${projectId}/insights/custom`, written));
  const trashed = { question: `Should we buy a second ${words.alone} for ${last}?` };
  await ok(admin.post(`/api/projects/${projectId}/questions`, trashed));
  await ok(admin.delete(`/api/projects/${projectId}/questions`, trashed));
}

const allReplies = async (as: Client): Promise<string> => {
  const ofInsights = (await insights()).map((row) => row.id);
  return repliesTo(as, {
    ...{ projects: [projectId], conversations: [ids.chat], 'people-conversations': [ids.talk], erasures: [1] },
    ...{ documents: Object.values(documents), insight: ofInsights, insights: ofInsights, analysis: [ids.sessionKey] },
  });
};

describe('after a participant is erased', () => {
  let client: SignedIn;
  let user: SignedIn;
  let preview: ErasurePreview;
  let receipt: ErasureReceipt;
  let before: Insight[];
  beforeAll(async () => {
    client = await server.colleague(admin, 'client');
    user = await server.colleague(admin, 'company_user');
    await acrossCompanies(() => buildAccess(server, { projectId, userId: client.id }));
    for (const word of canaries) {
      expect(linesWith(await everyRow(server), word), word).not.toEqual([]);
      expect(linesWith(await allReplies(admin), word), word).not.toEqual([]);
    }
    await backUpOn(server, 1);
    before = await insights();
    preview = await ok<ErasurePreview>(user.post(`/api/people/${ids.person}/erasure-preview`, {}));
    const choice = { names: preview.names.map((one) => one.name), written: preview.written.map(writtenKey) };
    receipt = await ok<ErasureReceipt>(user.post(`/api/people/${ids.person}/erase`, choice));
  }, 180_000);

  test('the preview has said what goes: documents, mentions, insights, conversations, texts and the trash', () => {
    const outcome = (name: Name) => {
      const found = preview.documents.find(({ id }) => id === documents[name]);
      return found && [found.outcome, found.passages, found.mentions];
    };
    expect(outcome('alone')).toEqual(['deleted', expect.any(Number), 0]);
    expect(outcome('group')).toEqual(['redacted', 2, 3]);
    expect(outcome('survey')).toEqual(['redacted', 2, 0]);
    expect(outcome('ben')).toEqual(['redacted', 0, 1]);
    expect(outcome('chloe')).toBeUndefined();
    expect(preview.names.map((one) => one.name)).toEqual([`${first} ${last}`, first, last]);
    expect(preview.insights.length).toBeGreaterThan(0);
    expect(preview.conversations.map(({ kind }) => kind)).toContain('people');
    expect(preview.written.map(({ kind }) => kind).sort()).toContain('insight');
    expect(preview.trashed).toBeGreaterThan(0);
  });

  test('no row of any table holds the words or the name', async () => {
    const rows = await everyRow(server);
    for (const word of canaries) expect(linesWith(rows, word), word).toEqual([]);
  });

  test.each(['admin', 'user', 'client'])('no call replies to the %s with them', async (role) => {
    const replies = await allReplies({ admin, user, client }[role] as Client);
    for (const word of canaries) expect(linesWith(replies, word), word).toEqual([]);
  });

  test('the log holds none of them', () => {
    for (const word of canaries) expect(linesWith(logged, word), word).toEqual([]);
  });

  test('what others said is left to the letter', async () => {
    const left = await textOf('group');
    const expected = group
      .split('\n')
      .map((line) => (line.startsWith(`${first} ${last}:`) ? mark : line))
      .join('\n')
      .replaceAll(`${first} ${last}`, mark)
      .replaceAll(first, mark);
    expect(left).toBe(expected);
    expect(await textOf('ben')).toBe(benOfHer.replace(`${first} ${last}`, mark));
    expect(await textOf('chloe')).toBe(chloe);
    expect((await textOf('survey')).includes('catch the bus to work')).toBe(true);
  });

  test('every quote that is left, and what it answers, equals the text of its document', async () => {
    const names = Object.keys(documents).filter((name) => name !== 'alone') as Name[];
    const stored = new Map(
      await Promise.all(names.map(async (name) => [documents[name], await textOf(name)] as const)),
    );
    const { pool } = server.deps.database;
    const { rows } = await pool.query(
      `select document_id, start_offset, end_offset, quote from evidence
       union all select insight_id, (metadata ->> 'start')::int, (metadata ->> 'end')::int, content from document_chunks
       union all select (e ->> 'documentId')::int, (e ->> 'start')::int, (e ->> 'end')::int, e ->> 'quote' from people, jsonb_array_elements(evidence) e
       union all select (c ->> 'documentId')::int, (c ->> 'start')::int, (c ->> 'end')::int, c ->> 'quote'
         from people_chat_messages, jsonb_path_query(reply, '$.**.citations[*] ? (@.quote != null)') c
       union all select (c ->> 'documentId')::int, (c ->> 'start')::int, (c ->> 'end')::int, c ->> 'quote'
         from chat_messages, jsonb_path_query(reply, '$.citations[*] ? (@.quote != null)') c`,
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const { document_id, start_offset, end_offset, quote } of rows)
      expect(stored.get(document_id)?.slice(start_offset, end_offset)).toBe(quote);
    const { rows: asked } = await pool.query(
      `select document_id, (asked ->> 'start')::int as start, (asked ->> 'end')::int as end, asked ->> 'text' as text from evidence where asked is not null`,
    );
    expect(asked.some(({ text }) => text.startsWith(`${mark}, what would you change?`))).toBe(true);
    // A context is cut from several places of its passage.
    expect(asked.some(({ text }) => text.includes(' – '))).toBe(true);
    const words = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
    for (const { document_id, start, end, text } of asked) {
      const passage = words(stored.get(document_id)?.slice(start, end) ?? '');
      expect(words(text).filter((word) => !passage.includes(word))).toEqual([]);
    }
  });

  test('insights on what others said stand as they were, and the others are whole', async () => {
    const left = await insights();
    const changed = new Set(preview.insights.map(({ id }) => id));
    for (const was of before.filter(({ id }) => !changed.has(id))) {
      const now = left.find(({ id }) => id === was.id);
      if (preview.written.some((one) => one.kind === 'insight' && one.id === was.id)) continue;
      expect(now?.analysis.evidence.length).toBe(was.analysis.evidence.length);
    }
    for (const { analysis, content, source } of left.filter((row) => row.source !== 'custom')) {
      expect(analysis.title && analysis.summary && content && source).toBeTruthy();
      expect(analysis.evidence[0]?.quote).toBe(analysis.supportingQuote);
    }
  });

  test('the person is gone and the others are not', async () => {
    const left = await people();
    expect(left.map((person) => person.id)).not.toContain(ids.person);
    expect(left.length).toBeGreaterThan(0);
    const documentIds = [documents.group, documents.survey, documents.ben, documents.chloe];
    const again = await ok<{ name: string }[]>(
      admin.post(`/api/projects/${projectId}/people/analyze`, { documentIds }),
    );
    expect(again.some((person) => person.name.includes(first) || person.name.includes(mark))).toBe(false);
  });

  test('the receipt counts what went, names no one, and can be read and downloaded by admins alone', async () => {
    expect(receipt.reference).toMatch(/^E-\w{4}-\w{4}$/);
    expect(receipt.documents).toContainEqual({ name: `${mark}.txt`, outcome: 'deleted' });
    expect(receipt.counts).toMatchObject({ documentsRedacted: 3, documentsDeleted: 1, mentions: 4 });
    const { receipts } = await ok<{ receipts: ErasureReceipt[] }>(admin.get('/api/erasures'));
    expect(receipts).toEqual([receipt]);
    const file = await admin.get(`/api/erasures/${receipt.id}/receipt`);
    expect(file.headers['content-disposition']).toContain(receipt.reference);
    expect(file.body).toContain('daily backups');
    expect((await user.get('/api/erasures')).statusCode).toBe(403);
    expect((await client.get(`/api/erasures/${receipt.id}/receipt`)).statusCode).toBe(403);
    const log = await ok<{ entries: { action: string; object: { name: string } }[] }>(admin.get('/api/audit'));
    const entry = log.entries.find(({ action }) => action === 'participant-erased');
    expect(entry?.object.name).toBe(receipt.reference);
  });

  test('they are in no file of the server, not even on a page that is free, once the job has run', async () => {
    await eraseUntilUnseen(server.deps);
    for (const word of canaries) expect(filesHolding(server, Buffer.from(word)), word).toEqual([]);
  });

  test('a backup of the day before holds them for seven days, and no later one does', async () => {
    expect(await backupsHolding(server, canaries)).toEqual(['earshot-2027-01-01.backup']);
    await backUpOn(server, 2);
    expect(await backupsHolding(server, canaries)).toEqual(['earshot-2027-01-01.backup']);
    await backUpOn(server, 8);
    expect(await backupsHolding(server, canaries)).toEqual([]);
  });
});
