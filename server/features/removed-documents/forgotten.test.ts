import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Dependents } from '#contract/documents/documents-removal.ts';
import { writtenKey } from '#contract/documents/documents-removal.ts';
import type { Insight } from '#contract/insights/insights.ts';
import { acrossCompanies } from '../../db/tenant.ts';
import type { Client, SignedIn } from '../../testing/client.ts';
import { buildAccess } from '../../testing/factories.ts';
import { ben, chloe } from '../../testing/interviews.ts';
import { until } from '../../testing/mailbox.ts';
import { eraseUntilUnseen } from '../../testing/postgresql.ts';
import { type OwnServer, startTestServer } from '../../testing/test-server.ts';
import {
  backUpOn,
  backupsHolding,
  everyRow,
  filesHolding as filesOfServer,
  linesWith,
  repliesTo,
} from '../../testing/traces.ts';

/** Words that nobody would say by chance: of the text, of a speaker, and of the name of the file. */
const said = 'quorblatt';
const speaker = 'Wimbelda';
const fileName = 'Fnordelia.txt';
const canaries = [said, speaker, 'Fnordelia'];

const interview = `Interviewer: How do you use the quorblatt at work?
${speaker}: The quorblatt is too slow in the morning, and I throw away ten loaves because of it every day.
Interviewer: What would help you with the quorblatt?
${speaker}: I wish somebody repaired the quorblatt, because I need it before the shop opens at six.
Interviewer: What happens to what is left?
${speaker}: We throw away a lot of bread in the evening, and the quorblatt hums the whole night long.
${speaker}: ${'I work with my sister and we bake for the whole village, which I like a lot. '.repeat(8)}
`;
const files = ['008-word-interview/input.docx', '009-pdf-interview/input.pdf', '013-xlsx-survey/input.xlsx'].map(
  (path) => ({
    name: path.replace(/^\d+-(.*)\/input/, '$1'),
    bytes: readFileSync(join(import.meta.dirname, '../../../extract/fixtures', path)),
  }),
);
/** A stretch of the bytes of a file, as they are stored. */
const stretchOf = (bytes: Buffer) => bytes.subarray(bytes.length >> 1, (bytes.length >> 1) + 64);

let server: OwnServer;
let admin: SignedIn;
let logged = '';
let projectId = 0;
const documents = new Map<string, number>();
const ids: Record<string, number | string> = {};

beforeAll(async () => {
  // Its own server: all rows, files and logs are looked at.
  const log = new Writable({
    write(chunk, _, done) {
      logged += chunk;
      done();
    },
  });
  server = await startTestServer({ DATABASE_URL: '', LOG_LEVEL: 'debug' }, { logTo: log, sandboxed: true });
  admin = await server.newAdmin();
  projectId = (await admin.post('/api/projects', { name: 'Bakeries' })).json().id;
  await research();
}, 180_000);
afterAll(() => server.stop());

const ok = async <T>(call: ReturnType<Client['get']>): Promise<T> => {
  const reply = await call;
  if (reply.statusCode >= 300) throw new Error(`${reply.statusCode}: ${reply.body}`);
  return reply.json();
};
const insights = async () =>
  (await ok<Insight[]>(admin.get(`/api/projects/${projectId}/insights`))).filter((row) => row.source !== 'upload');

/** Everything that a team does with its documents. */
async function research(): Promise<void> {
  const texts = { [fileName]: interview, 'ben.txt': ben, 'chloe.txt': chloe };
  for (const [name, text] of Object.entries(texts))
    documents.set(name, (await ok<{ id: number }>(admin.upload(projectId, name, text))).id);
  for (const { name, bytes } of files)
    documents.set(name, (await ok<{ id: number }>(admin.upload(projectId, name, bytes))).id);
  const documentIds = [...documents.values()];
  const { sessionKey } = await ok<{ sessionKey: string }>(
    admin.post(`/api/projects/${projectId}/analyze-documents`, { documentIds }),
  );
  ids.sessionKey = sessionKey;
  const status = async () =>
    (await ok<{ status: string }>(admin.get(`/api/projects/${projectId}/analysis/${sessionKey}`))).status;
  await until(async () => ((await status()) === 'completed' ? true : undefined), 'the end of the analysis');
  const questions = [`What is wrong with the ${said}?`];
  await ok(admin.post(`/api/projects/${projectId}/questions/analyze-agent3`, { questions, ragSessionKey: sessionKey }));
  const people = await ok<{ id: number; name: string }[]>(
    admin.post(`/api/projects/${projectId}/people/analyze`, { documentIds }),
  );
  await discuss(people.map((p) => p.id));
}

async function discuss(people: number[]): Promise<void> {
  const about = (await insights()).filter((row) => JSON.stringify(row).includes(said));
  const [first, second] = about as [Insight, Insight];
  expect(about.length).toBeGreaterThan(1);
  ids.insightId = first.id;
  const path = `/api/projects/${projectId}/insights/${first.id}/conversations`;
  const message = `What is slow about the ${said}?`;
  const chat = await ok<{ data: { id: number } }>(admin.post(path, { title: message, sessionKey: 'temp-x' }));
  await ok(
    admin.post(`/api/insight/${first.id}/chat`, { message, conversationId: chat.data.id, clientMessageId: 'a' }),
  );
  ids.chat = chat.data.id;
  const messages = await ok<{ data: { id: number; content: string }[] }>(
    admin.get(`/api/conversations/${chat.data.id}/messages`),
  );
  const reply = messages.data[1];
  await ok(
    admin.post(`/api/projects/${projectId}/insights/custom`, {
      title: `About the ${said}`,
      content: reply?.content,
      messageId: reply?.id,
    }),
  );
  const talk = await ok<{ data: { id: number } }>(
    admin.post(`/api/projects/${projectId}/people/conversations`, { title: message, selectedPeople: people }),
  );
  ids.talk = talk.data.id;
  const askPeople = (body: { message: string; clientMessageId: string }) =>
    ok<{ responses: { name: string; refused: boolean; response: string }[] }>(
      admin.post(`/api/projects/${projectId}/people/chat`, { ...body, conversationId: talk.data.id }),
    );
  // A refusal offers the interviewer's questions, which are text of the document too.
  const far = await askPeople({ message: 'Which film did you see last?', clientMessageId: 'far' });
  expect(far.responses.find(({ name }) => name === speaker)).toMatchObject({
    refused: true,
    response: expect.stringContaining(said),
  });
  await askPeople({ message, clientMessageId: 'a' });
  await ok(admin.post(`/api/projects/${projectId}/questions`, { question: `Who repairs the ${said}?` }));
  await ok(admin.patch(`/api/insights/${first.id}`, { analysis: { keywords: [said, 'bread'] } }));
  await ok(admin.delete(`/api/insights/${second.id}`));
  const typed = { question: `Should we buy a second ${said}?` };
  await ok(admin.post(`/api/projects/${projectId}/questions`, typed));
  await ok(admin.delete(`/api/projects/${projectId}/questions`, typed));
}

const allReplies = async (as: Client): Promise<string> => {
  const ofInsights = (await insights()).map((row) => row.id);
  return repliesTo(as, {
    ...{ projects: [projectId], conversations: [ids.chat], 'people-conversations': [ids.talk] },
    ...{ documents: [...documents.values()], insight: ofInsights, insights: ofInsights, analysis: [ids.sessionKey] },
  });
};
const allRows = () => everyRow(server);
const filesHolding = (bytes: Buffer) => filesOfServer(server, bytes);

describe('after a document is deleted', () => {
  let client: SignedIn;
  let user: SignedIn;
  beforeAll(async () => {
    client = await server.colleague(admin, 'client');
    user = await server.colleague(admin, 'company_user');
    await acrossCompanies(() => buildAccess(server, { projectId, userId: client.id }));
    for (const word of canaries) {
      expect(linesWith(await allRows(), word), word).not.toEqual([]);
      expect(linesWith(await allReplies(admin), word), word).not.toEqual([]);
    }
    await server.deps.database.pool.query('checkpoint');
    expect(filesHolding(Buffer.from(said))).not.toEqual([]);
    await backUpOn(server, 1);
    for (const [name, id] of documents) {
      if (name === 'ben.txt' || name === 'chloe.txt') continue;
      const { written } = await ok<Dependents>(admin.get(`/api/documents/${id}/dependents`));
      const query = written.length > 0 ? `?written=${written.map(writtenKey).join()}` : '';
      await ok(admin.delete(`/api/insights/${id}${query}`));
    }
  }, 180_000);

  test('no row of any table holds its words or the name of the file', async () => {
    const rows = await allRows();
    for (const word of [said, speaker, 'Fnordelia']) expect(linesWith(rows, word)).toEqual([]);
  });

  test.each(['admin', 'user', 'client'])('no call replies to the %s with its words', async (role) => {
    const replies = await allReplies({ admin, user, client }[role] as Client);
    for (const word of [said, speaker, 'Fnordelia']) expect(linesWith(replies, word)).toEqual([]);
  });

  test('what is left is whole: insights have sources, quotes and words', async () => {
    const left = await insights();
    expect(left.length).toBeGreaterThan(0);
    for (const { analysis, content } of left) {
      expect(analysis.title && analysis.summary && content).toBeTruthy();
      expect(analysis.sources.length).toBeGreaterThan(0);
      expect(analysis.evidence[0]?.quote).toBe(analysis.supportingQuote);
    }
  });

  test('the report of the run says that it was removed', async () => {
    const reply = await admin.get(`/api/analysis/${ids.sessionKey}/agent1-report`);
    expect([reply.statusCode, reply.json().message]).toEqual([
      409,
      expect.stringMatching(/removed together with a document/),
    ]);
  });

  test('the log holds none of its words', () => {
    expect(logged.length).toBeGreaterThan(0);
    for (const word of canaries) expect(linesWith(logged, word)).toEqual([]);
  });

  test('its words and bytes are in no file of the server, not even on a page that is free, once the job has run', async () => {
    const { rows } = await server.deps.database.pool.query(
      `select count(*)::int as jobs from pgboss.job where name = 'erase-deleted' and state = 'created' and start_after > now()`,
    );
    // Deletions one after the other are erased together.
    expect(rows).toEqual([{ jobs: 1 }]);
    await eraseUntilUnseen(server.deps);
    for (const word of [said, speaker]) expect(filesHolding(Buffer.from(word)), word).toEqual([]);
    for (const { name, bytes } of files) expect(filesHolding(stretchOf(bytes)), name).toEqual([]);
  });

  test('a backup of the day before holds its words for seven days, and no later one does', async () => {
    expect(await backupsHolding(server, [said, speaker])).toEqual(['earshot-2027-01-01.backup']);
    await backUpOn(server, 2);
    await backUpOn(server, 8);
    expect(await backupsHolding(server, [said, speaker])).toEqual([]);
  });
});
