import { describe, expect, test } from 'vitest';
import type { Insight } from '#contract/insights/insights.ts';
import {
  admin,
  client,
  dependentsOf,
  documents,
  from,
  insightOf,
  insights,
  makeBakeries,
  projectId,
  quotes,
  remove,
  server,
  stranger,
  survey,
} from '../../testing/bakeries.ts';
import { startChat } from '../../testing/chats.ts';
import { buildInsight } from '../../testing/factories.ts';
import { anna, introduced } from '../../testing/interviews.ts';

makeBakeries();

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

  test('stays with the evidence that is left, even if that makes no claim', async () => {
    const said = 'Honestly I guess.';
    const id = await buildInsight(server, {
      projectId,
      quotes: [from('survey', quotes.survey), from('anna', said)],
    });
    expect((await dependentsOf(documents.survey)).insights).toMatchObject([{ id, loses: 'some' }]);
    await remove(documents.survey);
    const row = await insightOf(id);
    expect(row?.analysis).toMatchObject({ title: said, summary: said, supportingQuote: said });
    expect(row?.analysis.evidence.map((quote) => quote.quote)).toEqual([said]);
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
    expect.objectContaining({ kind: 'insight', insightId: both, title: 'About notebooks', loses: 'none' }),
  ]);
});

test.each([
  ['with everything that rests on the document', () => '?dependents=remove'],
  ['with an insight of people that is named', (id: number) => `?written=insight-${id}`],
])('the preview names every conversation that goes %s', async (_, choiceOf) => {
  const own = await buildInsight(server, {
    projectId,
    source: 'custom',
    quotes: [from('anna', quotes.anna)],
    analysis: { title: 'Elmsworth', summary: 'They catch the bus to Elmsworth.' },
  });
  const shared = await buildInsight(server, {
    projectId,
    quotes: [from('anna', quotes.anna), from('survey', quotes.survey)],
  });
  for (const insightId of [own, shared])
    await startChat(admin, { projectId, insightId, documentId: documents.anna }, `About ${insightId}`);
  const stored = async () =>
    (await server.deps.database.pool.query('select id from chat_conversations where project_id = $1', [projectId]))
      .rows;
  const before = (await stored()).map((row) => row.id);
  const { conversations } = await dependentsOf(documents.survey);
  await remove(documents.survey, choiceOf(own));
  const left = (await stored()).map((row) => row.id);
  const gone = before.filter((id) => !left.includes(id));
  expect(gone).toHaveLength(1);
  expect(conversations.map(({ id }) => id)).toEqual(expect.arrayContaining(gone));
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
