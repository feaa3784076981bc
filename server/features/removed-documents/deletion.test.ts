import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Dependents } from '#contract/documents-removal.ts';
import type { Insight } from '#contract/insights/insights.ts';
import { insightPath, startChat } from '../../testing/chats.ts';
import type { Client, SignedIn } from '../../testing/client.ts';
import { buildInsight } from '../../testing/factories.ts';
import { anna, ben, chloe, introduced } from '../../testing/interviews.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';

/** A survey whose words no interview shares. */
const survey = `respondent,What annoys you at the counter?
1,The queue at the quince counter is far too long and I leave without my bread.
2,I leave when the queue is long because I have to catch the bus to Elmsworth.
3,Nobody tells me when the rye comes out of the oven so I come twice.
`;

let server: TestServer;
let admin: SignedIn;
let client: SignedIn;
let stranger: Client;
let projectId: number;
let documents: Record<'anna' | 'ben' | 'chloe' | 'survey', number>;

beforeAll(async () => {
  server = await sharedServer();
  admin = await server.newAdmin();
  client = await server.colleague(admin, 'client');
  stranger = await server.newAdmin();
});

beforeEach(async () => {
  projectId = (await admin.post('/api/projects', { name: 'Bakeries' })).json().id;
  const upload = async (name: string, text: string) => (await admin.upload(projectId, name, text)).json().id as number;
  documents = {
    anna: await upload('anna.txt', anna),
    ben: await upload('ben.txt', ben),
    chloe: await upload('chloe.txt', chloe),
    survey: await upload('survey.csv', survey),
  };
});

const quotes = {
  survey: 'The queue at the quince counter is far too long and I leave without my bread.',
  anna: 'We throw away about ten loaves every evening, and that really hurts me.',
  ben: 'We throw away a lot of bread in the evening.',
  weather: 'I wish somebody told me the weather the night before.',
};
const from = (document: keyof typeof documents, quote: string) => ({ documentId: documents[document], quote });

const insights = async () => (await admin.get(`/api/projects/${projectId}/insights`)).json() as Insight[];
const insightOf = async (id: number) => (await insights()).find((row) => row.id === id);
const dependentsOf = async (id: number): Promise<Dependents> =>
  (await admin.get(`/api/documents/${id}/dependents`)).json();
const remove = (id: number, query = '') => admin.delete(`/api/insights/${id}${query}`);

describe('an insight that loses its claim with a document', () => {
  const queue = () =>
    buildInsight(server, {
      projectId,
      quotes: [from('survey', quotes.survey), from('anna', quotes.anna)],
      analysis: {
        title: 'The queue at the quince counter is far too long',
        summary: 'A respondent leaves for the bus to Elmsworth.',
        businessImpact: 'It costs custom: “I leave without my bread”.',
        keywords: ['quince counter', 'loaves'],
        themes: ['queue'],
      },
    });

  test('keeps neither its words nor a quote that says something else than its title', async () => {
    const id = await queue();
    expect((await remove(documents.survey)).json()).toEqual({ message: 'Deleted' });
    const row = await insightOf(id);
    expect(JSON.stringify(row)).not.toMatch(/quince|Elmsworth|without my bread|survey|queue/i);
    expect(row?.analysis.supportingQuote).toBe(quotes.anna);
    expect(row?.analysis.title).toMatch(/throw away about ten loaves/i);
    expect(row?.analysis.summary).not.toBe('');
    expect(row?.content).toBe(row?.analysis.summary);
    expect(row?.analysis.sources.map((s) => s.fileName)).toEqual(['anna.txt']);
    expect([row?.source, row?.fileName]).toEqual(['anna.txt', 'anna.txt']);
    expect(row?.analysis.keywords.length).toBeGreaterThan(0);
    expect(row?.analysis.strength).toMatchObject({ people: 1, documents: 1 });
  });

  test('is no longer said to be written by a model', async () => {
    const id = await queue();
    const provenance = { engine: 'model', model: 'a-model', promptVersion: '1', runId: 'a-run' };
    await server.deps.database.pool.query('update insights set provenance = $2 where id = $1', [id, provenance]);
    await remove(documents.survey);
    expect((await insightOf(id))?.provenance).toEqual({
      ...{ engine: 'embedded', model: null, promptVersion: null, runId: 'a-run' },
    });
  });

  test('is deleted when what is left makes no claim', async () => {
    const id = await buildInsight(server, {
      projectId,
      quotes: [from('survey', quotes.survey), from('anna', 'Honestly I guess.')],
    });
    await remove(documents.survey);
    expect(await insightOf(id)).toBeUndefined();
  });

  test('is deleted when the caller says so', async () => {
    const id = await queue();
    await remove(documents.survey, '?dependents=remove');
    expect(await insightOf(id)).toBeUndefined();
  });

  test('holds no word of the document even before it is rebuilt', async () => {
    const id = await queue();
    const { engine } = server.deps;
    let meanwhile: Insight | undefined;
    server.deps.engine = {
      ...engine,
      async withChatCorpus(key, read, work) {
        meanwhile = await insightOf(id);
        return engine.withChatCorpus(key, read, work);
      },
    };
    await remove(documents.survey).finally(() => {
      server.deps.engine = engine;
    });
    expect(meanwhile?.analysis).toMatchObject({ supportingQuote: quotes.anna, summary: quotes.anna });
    expect(JSON.stringify(meanwhile)).not.toMatch(/quince|Elmsworth|without my bread|survey|queue/i);
  });
});

describe('an insight that only quotes the document in its text', () => {
  const told = () =>
    buildInsight(server, {
      projectId,
      quotes: [from('anna', quotes.anna)],
      analysis: {
        title: 'We throw away about ten loaves every evening',
        summary: 'Anna says this. A respondent says: “Nobody tells me when the rye comes out of the oven”.',
        keywords: ['loaves'],
      },
    });

  test('is previewed, loses those words, and keeps its claim and its evidence', async () => {
    const id = await told();
    const { insights: previewed } = await dependentsOf(documents.survey);
    const title = 'We throw away about ten loaves every evening';
    expect(previewed).toEqual([{ id, title, loses: 'text', isWritten: false }]);
    await remove(documents.survey, '?dependents=remove');
    const row = await insightOf(id);
    expect(row?.analysis).toMatchObject({ title, supportingQuote: quotes.anna });
    expect(JSON.stringify(row)).not.toMatch(/rye/);
    expect(row?.analysis.summary).not.toBe('');
  });

  test('is left alone where another document says the words', async () => {
    const id = await told();
    await admin.upload(projectId, 'copy.csv', survey);
    expect((await dependentsOf(documents.survey)).insights).toEqual([]);
    const before = await insightOf(id);
    await remove(documents.survey);
    expect((await insightOf(id))?.analysis.summary).toBe(before?.analysis.summary);
  });
});

describe('an insight that keeps its claim', () => {
  test('keeps its title, and is counted again without the document', async () => {
    const title = 'We throw away about ten loaves every evening';
    const id = await buildInsight(server, {
      projectId,
      quotes: [from('anna', quotes.anna), from('ben', quotes.ben)],
      analysis: { title, summary: 'Anna and Ben speak about it. Ben: “a lot of bread”.' },
    });
    await remove(documents.ben);
    const row = await insightOf(id);
    expect(row?.analysis).toMatchObject({ title, supportingQuote: quotes.anna });
    expect(row?.analysis.strength).toMatchObject({ people: 1, documents: 1, documentsInAll: 1 });
    expect(JSON.stringify(row)).not.toContain('Ben');
  });
});

describe('an insight to which the document is only near', () => {
  const title = 'We throw away about ten loaves every evening';
  const related = (over: object = {}, source = 'anna.txt') =>
    buildInsight(server, {
      ...{ projectId, source },
      quotes: [from('anna', quotes.anna), { ...from('survey', quotes.survey), stance: 'near' as const }],
      analysis: { title, summary: 'Anna says this. It hurts her.', keywords: ['bakery waste'], ...over },
    });

  test('is previewed as losing related quotes, which is no loss of evidence', async () => {
    const id = await related();
    const { insights: previewed } = await dependentsOf(documents.survey);
    expect(previewed).toEqual([{ id, title, loses: 'near', isWritten: false }]);
  });

  test.each(['', '?dependents=remove'])('loses that quote and nothing else%s', async (query) => {
    const id = await related();
    const before = (await insightOf(id)) as Insight;
    await remove(documents.survey, query);
    const after = (await insightOf(id)) as Insight;
    expect(after).toEqual({
      ...before,
      analysis: { ...before.analysis, evidence: before.analysis.evidence.slice(0, 1) },
      updatedAt: after.updatedAt,
    });
    expect(JSON.stringify(after)).not.toContain('quince');
  });

  test('is worded again where a model wrote it, which may have used that quote', async () => {
    const id = await related();
    const provenance = { engine: 'model', model: 'a-model', promptVersion: '1', runId: 'a-run' };
    await server.deps.database.pool.query('update insights set provenance = $2 where id = $1', [id, provenance]);
    expect((await dependentsOf(documents.survey)).insights).toEqual([{ id, title, loses: 'text', isWritten: false }]);
    await remove(documents.survey, '?dependents=remove');
    const row = await insightOf(id);
    expect(row?.analysis).toMatchObject({ title, supportingQuote: quotes.anna });
    expect(row?.analysis.summary).not.toContain('It hurts her.');
    expect(row?.provenance?.engine).toBe('embedded');
  });

  test.each(['anna.txt', 'custom'])('loses the tag that was taken from that quote (%s)', async (source) => {
    const [own, found] = ['loaves', 'quince counter'];
    const id = await related({ keywords: [own, found], foundTags: [found] }, source);
    await remove(documents.survey);
    const row = await insightOf(id);
    expect(row?.analysis.keywords).toContain(own);
    expect(JSON.stringify(row)).not.toContain('quince');
  });

  test('is worded again where it also uses words of the document', async () => {
    const id = await related({ summary: 'A respondent says: “Nobody tells me when the rye comes out of the oven”.' });
    expect((await dependentsOf(documents.survey)).insights).toEqual([{ id, title, loses: 'text', isWritten: false }]);
    await remove(documents.survey, '?dependents=remove');
    const row = await insightOf(id);
    expect(row?.analysis).toMatchObject({ title, supportingQuote: quotes.anna });
    expect(JSON.stringify(row)).not.toMatch(/rye|quince/);
  });

  test('keeps its counts where people wrote it', async () => {
    const id = await related({}, 'custom');
    const before = await insightOf(id);
    await remove(documents.survey);
    expect((await insightOf(id))?.analysis.strength).toEqual(before?.analysis.strength);
  });
});

describe('what people wrote', () => {
  test('loses the tags that came with a found insight which was merged into it, and keeps its own', async () => {
    const found = await buildInsight(server, {
      projectId,
      quotes: [from('survey', quotes.survey)],
      analysis: { keywords: ['quince counter'], themes: ['quince counter'] },
    });
    const written = { title: 'Our own thought', content: 'Written after a long meeting.' };
    const { id } = (await admin.post(`/api/projects/${projectId}/insights/custom`, written)).json();
    await admin.patch(`/api/insights/${id}`, { analysis: { keywords: ['for the meeting'] } });
    await admin.post(`/api/projects/${projectId}/insights/merge`, { keepId: id, ids: [found] });
    expect((await insightOf(id))?.analysis.keywords).toEqual(['for the meeting', 'quince counter']);
    expect((await dependentsOf(documents.survey)).written).toEqual([]);
    await remove(documents.survey);
    const { rows } = await server.deps.database.pool.query('select analysis from insights where id = $1', [id]);
    expect(rows[0].analysis.keywords).toEqual(['for the meeting']);
    expect(JSON.stringify(rows)).not.toContain('quince');
  });

  const own = (over: object) =>
    buildInsight(server, { projectId, source: 'custom', quotes: [from('survey', quotes.survey)], analysis: over });

  test('stays, without the quote, and with a quote of its own that speaks of the same', async () => {
    const id = await buildInsight(server, {
      projectId,
      source: 'custom',
      quotes: [from('survey', quotes.survey), from('ben', quotes.ben), from('anna', quotes.weather)],
      analysis: { title: 'Too much bread is baked', summary: 'We should talk about it.' },
    });
    await remove(documents.survey);
    const { analysis } = (await insightOf(id)) as Insight;
    expect(analysis).toMatchObject({ title: 'Too much bread is baked', supportingQuote: quotes.ben });
    expect(analysis.sources.map((s) => s.documentId)).toEqual([documents.ben, documents.anna]);
  });

  test('shows no quote rather than an unrelated one', async () => {
    const id = await buildInsight(server, {
      projectId,
      source: 'custom',
      quotes: [from('survey', quotes.survey), from('anna', quotes.weather)],
      analysis: { title: 'Customers leave', summary: 'They do not wait.' },
    });
    await remove(documents.survey);
    expect((await insightOf(id))?.analysis.supportingQuote).toBe('');
  });

  test('is listed where it quotes the document, and goes only where the deletion names it', async () => {
    const quoting = await own({
      title: 'The quince counter again',
      summary: 'The queue at the quince counter is far too long.',
    });
    const also = await own({ title: 'Elmsworth', summary: 'They catch the bus to Elmsworth.' });
    const silent = await own({ title: 'Waiting', summary: 'It takes long.' });
    const { written } = await dependentsOf(documents.survey);
    expect(written.map(({ kind, id }) => [kind, id])).toEqual([
      ['insight', quoting],
      ['insight', also],
    ]);
    await remove(documents.survey, `?written=insight-${quoting},insight-${silent}`);
    expect(await insightOf(quoting)).toBeUndefined();
    expect((await insightOf(also))?.content).toMatch(/Elmsworth/);
    expect(await insightOf(silent)).toBeDefined();
  });

  test('in questions and messages goes where the deletion names it', async () => {
    const insightId = await buildInsight(server, { projectId, quotes: [from('anna', quotes.anna)] });
    const path = insightPath({ projectId, insightId });
    const chat = await startChat(
      admin,
      { projectId, insightId, documentId: documents.anna },
      'What of the bus to Elmsworth?',
    );
    const message = 'What of the bus to Elmsworth?';
    await admin.post(`/api/conversations/${chat}/messages`, { role: 'user', content: message });
    await admin.post(`/api/projects/${projectId}/questions`, { question: 'Who takes the bus to Elmsworth?' });
    const { written } = await dependentsOf(documents.survey);
    expect(written.map((w) => w.kind).sort()).toEqual(['message', 'question']);
    await remove(documents.survey, `?written=${written.map((w) => `${w.kind}-${w.id}`).join()}`);
    const [conversation] = (await admin.get(path)).json().data;
    expect(conversation.title).toBe('Conversation');
    const messages = (await admin.get(`/api/conversations/${chat}/messages`)).body;
    expect(messages).toContain('This message was removed with a document.');
    expect(messages).not.toContain('Elmsworth');
    expect((await admin.get(`/api/projects/${projectId}/questions`)).body).not.toContain('Elmsworth');
  });
});

test('questions that Earshot proposed in words of the document go, also from the insights that answer them', async () => {
  const asked = 'What happens at the quince counter?';
  const general = 'What annoys people?';
  const insert = async (text: string) =>
    (
      await server.deps.database.pool.query(
        `insert into questions (company_id, project_id, question, digest, document_ids)
         select company_id, id, $2, md5($2), $3 from projects where id = $1 returning id`,
        [projectId, text, JSON.stringify(Object.values(documents))],
      )
    ).rows[0].id as number;
  const questionId = await insert(asked);
  await insert(general);
  const id = await buildInsight(server, {
    projectId,
    questionId,
    quotes: [from('anna', quotes.anna)],
    analysis: {
      question: asked,
      title: 'We throw away about ten loaves every evening',
      businessImpact: `It answers “${asked}”`,
    },
  });
  expect((await dependentsOf(documents.survey)).questions.map((q) => q.question)).toEqual([asked]);
  await remove(documents.survey);
  const left = (await admin.get(`/api/projects/${projectId}/questions`)).body;
  expect(left).not.toContain('quince');
  expect(left).toContain(general);
  const row = await insightOf(id);
  expect(JSON.stringify(row)).not.toContain('quince');
  expect(row?.analysis.title).toBe('We throw away about ten loaves every evening');
  expect(row?.analysis.strength?.documentsInAll).toBe(3);
});

describe('people', () => {
  const identify = () =>
    admin.post(`/api/projects/${projectId}/people/analyze`, { documentIds: [documents.anna, documents.ben] });
  const people = async () =>
    (await admin.get(`/api/projects/${projectId}/people`)).json() as { id: number; name: string }[];

  test('who say nothing elsewhere go, from conversations, too', async () => {
    await identify();
    const standing = await people();
    const gone = standing.find((p) => p.name === 'Anna');
    const body = { title: 'Leftovers', selectedPeople: standing.map((p) => p.id) };
    await admin.post(`/api/projects/${projectId}/people/conversations`, body);
    expect((await dependentsOf(documents.anna)).people).toEqual([{ id: gone?.id, name: 'Anna', loses: 'all' }]);
    expect((await dependentsOf(documents.anna)).conversations).toMatchObject([{ kind: 'people', title: 'Leftovers' }]);
    await remove(documents.anna);
    expect((await people()).map((p) => p.name)).toEqual(['Ben']);
    const conversations = (await admin.get(`/api/projects/${projectId}/people/conversations`)).body;
    expect(conversations).toContain('Removed person');
    expect(conversations).not.toContain('Anna');
  });

  test('who speak elsewhere, too, get a profile from there alone', async () => {
    const more = `Interviewer: And at the weekend?\nAnna: I wish the Elmsworth fair was every week, because I sell gingerbread there. ${'It is a long way and I like it. '.repeat(20)}\n`;
    const [first, second] = [
      (await admin.upload(projectId, 'week.txt', introduced(anna))).json().id as number,
      (await admin.upload(projectId, 'fair.txt', introduced(more))).json().id as number,
    ];
    await admin.post(`/api/projects/${projectId}/people/analyze`, { documentIds: [first, second] });
    const before = (await admin.get(`/api/projects/${projectId}/people`)).body;
    expect(before).toContain('Elmsworth');
    expect((await dependentsOf(second)).people).toMatchObject([{ name: 'Anna Berger', loses: 'some' }]);
    await remove(second);
    const after = (await admin.get(`/api/projects/${projectId}/people`)).body;
    expect(after).toContain('Anna');
    expect(after).not.toMatch(/Elmsworth|gingerbread/);
  });
});

test('the preview names the conversations that lose something, and how much', async () => {
  const only = await buildInsight(server, { projectId, quotes: [from('anna', quotes.anna)] });
  const both = await buildInsight(server, {
    projectId,
    quotes: [from('ben', quotes.ben), from('anna', quotes.weather)],
  });
  await startChat(admin, { projectId, insightId: only, documentId: documents.anna }, 'About leftovers');
  await startChat(admin, { projectId, insightId: both, documentId: documents.ben }, 'About notebooks');
  const found = await dependentsOf(documents.anna);
  expect(found.insights).toEqual([
    { id: only, title: 'Bread ends in the bin', loses: 'all', isWritten: false },
    { id: both, title: 'Bread ends in the bin', loses: 'some', isWritten: false },
  ]);
  expect(found.conversations).toEqual([
    expect.objectContaining({ kind: 'insight', insightId: only, title: 'About leftovers', loses: 'all' }),
  ]);
});

describe('the preview', () => {
  test('is for staff of the company', async () => {
    const path = `/api/documents/${documents.anna}/dependents`;
    expect((await admin.get(path)).statusCode).toBe(200);
    expect((await client.get(path)).statusCode).toBe(403);
    expect((await stranger.get(path)).statusCode).toBe(404);
    expect((await server.guest().get(path)).statusCode).toBe(401);
  });

  test('is about documents alone', async () => {
    const id = await buildInsight(server, { projectId, quotes: [from('anna', quotes.anna)] });
    expect((await admin.get(`/api/documents/${id}/dependents`)).statusCode).toBe(404);
  });
});

test.each(['?dependents=keep', '?written=insight', '?written=insight-0', '?written=user-1'])(
  'a deletion with %s is refused and deletes nothing',
  async (query) => {
    const reply = await remove(documents.anna, query);
    expect(reply.statusCode).toBe(400);
    expect((await insights()).map((row) => row.id)).toContain(documents.anna);
  },
);
