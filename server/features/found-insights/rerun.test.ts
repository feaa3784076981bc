import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Insight } from '#contract/insights/insights.ts';
import { analyzed, insightsOf, projectWith } from '../../testing/analyses.ts';
import type { Client } from '../../testing/client.ts';
import { buildEvidence } from '../../testing/factories.ts';
import { anna, ben, chloe, dora } from '../../testing/interviews.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: Client;
let projectId: number;
let documentIds: number[];
let ragSessionKey: string;

beforeAll(async () => {
  server = await sharedServer();
  admin = await server.newAdmin();
});
beforeEach(async () => {
  ({ projectId, documentIds } = await projectWith(admin, { 'anna.txt': anna, 'ben.txt': ben, 'chloe.txt': chloe }));
  ragSessionKey = (await analyzed(admin, projectId, documentIds)).sessionKey;
});

const all = () => insightsOf(admin, projectId);
const byId = (insights: readonly Insight[]) => new Map(insights.map((i) => [i.id, i]));
const leadOf = ({ analysis: { evidence } }: Insight) => evidence[0]?.quote;
const ask = async (questions: string[]): Promise<Insight[]> => {
  const path = `/api/projects/${projectId}/questions/analyze-agent3`;
  return (await admin.post(path, { questions, ragSessionKey })).json().insights;
};
async function addDora(name = 'dora.txt', text = dora): Promise<void> {
  documentIds.push((await admin.upload(projectId, name, text)).json().id);
}
const analyzeAgain = async () => {
  const run = await analyzed(admin, projectId, documentIds);
  ragSessionKey = run.sessionKey;
  return run;
};
const someQuestions = [
  'What do bakeries throw away in the evening?',
  'How do bakers decide how much to bake?',
  'What happened when they tried an app?',
];

describe('insights for chosen questions', () => {
  test('all stay when one more document is analyzed', async () => {
    await ask(someQuestions);
    const proposed = (await admin.get(`/api/projects/${projectId}/questions`)).json() as { question: string }[];
    await ask(proposed.map((q) => q.question));
    const before = await all();
    await addDora();
    await analyzeAgain();
    const after = byId(await all());
    for (const { id } of before) expect(after.has(id)).toBe(true);
  });

  test('never turn into another claim when the question is asked again over more documents', async () => {
    const before = await ask(someQuestions);
    await addDora();
    await analyzeAgain();
    await ask(someQuestions);
    const after = byId(await all());
    for (const insight of before) {
      expect(after.get(insight.id)?.title).toBe(insight.title);
      expect(leadOf(after.get(insight.id) as Insight)).toBe(leadOf(insight));
      expect(after.get(insight.id)?.notFoundAt).toBeUndefined();
    }
  });

  test('stay beside what the run finds by itself for the same question', async () => {
    const before = await all();
    const questions = [...new Set(before.flatMap((i) => i.analysis.question ?? []))];
    await ask(questions);
    const after = byId(await all());
    for (const { id } of before) expect(after.has(id)).toBe(true);
  });
});

describe('what a run found', () => {
  test('is found again as it is when nothing has changed', async () => {
    const before = await all();
    const run = await analyzeAgain();
    expect(await all()).toEqual(before.map((i) => ({ ...i, lastRun: 'unchanged' })));
    expect(run.changes).toEqual({ added: 0, moreEvidence: 0, unchanged: before.length, notFoundAgain: 0 });
  });

  test('gains the evidence and the counts of one more document', async () => {
    const before = byId(await all());
    await addDora();
    const run = await analyzeAgain();
    const citedBy = (insight: Insight | undefined) =>
      insight?.analysis.evidence.filter(({ stance }) => stance !== 'near').length ?? Number.POSITIVE_INFINITY;
    const grown = (await all()).filter((insight) => citedBy(insight) > citedBy(before.get(insight.id)));
    expect(grown.length).toBeGreaterThan(0);
    for (const { id, title, analysis } of grown) {
      expect(title).toBe(before.get(id)?.title);
      expect(analysis.sources.map((s) => s.fileName)).toContain('dora.txt');
      expect(analysis.strength?.people).toBeGreaterThan(before.get(id)?.analysis.strength?.people ?? 0);
    }
    expect(run.changes?.moreEvidence).toBe(grown.length);
  });

  test.each([
    ['edited', (id: number) => admin.patch(`/api/insights/${id}`, { title: 'Our own title', content: 'Our words.' })],
    ['tagged', (id: number) => admin.patch(`/api/insights/${id}`, { analysis: { keywords: ['our own tag'] } })],
    [
      'discussed',
      (id: number) => admin.post(`/api/projects/${projectId}/insights/${id}/conversations`, { title: 'About bread' }),
    ],
  ])('and was %s gains evidence and counts, but keeps its text', async (_, touch) => {
    for (const { id } of await all()) await touch(id);
    const before = byId(await all());
    await addDora();
    await analyzeAgain();
    const after = (await all()).filter((i) => before.has(i.id));
    const textOf = ({ title, content, source, analysis }: Insight) => {
      const { evidence: _e, strength: _s, sources: _o, ...text } = analysis;
      return { shown: title, content, isCustom: source === 'custom', text };
    };
    for (const insight of after) expect(textOf(insight)).toEqual(textOf(before.get(insight.id) as Insight));
    const quotes = (insights: Iterable<Insight>) => [...insights].flatMap((i) => i.analysis.evidence).length;
    expect(quotes(after)).toBeGreaterThan(quotes(before.values()));
  });

  test('and stands in a reply that was saved strengthens that insight, but keeps its text', async () => {
    for (const { id } of await all()) {
      const path = `/api/projects/${projectId}/insights`;
      const chat = (await admin.post(`${path}/${id}/conversations`, { title: 'About it' })).json().data.id as number;
      const asked = { message: 'Who says that?', conversationId: chat, clientMessageId: `m${id}` };
      const { messageId } = (await admin.post(`/api/insight/${id}/chat`, asked)).json().data.stored;
      await admin.post(`${path}/custom`, { title: `Saved ${id}`, content: 'As it was answered.', messageId });
    }
    const saved = byId((await all()).filter((insight) => insight.title.startsWith('Saved')));
    await addDora();
    const run = await analyzeAgain();
    const after = (await all()).filter(({ id }) => saved.has(id));
    expect(after).toHaveLength(saved.size);
    const textOf = ({
      title,
      content,
      source,
      analysis: { summary, supportingQuote, businessImpact, keywords },
    }: Insight) => ({ title, content, source, summary, supportingQuote, businessImpact, keywords });
    for (const insight of after) expect(textOf(insight)).toEqual(textOf(saved.get(insight.id) as Insight));
    const quotesFrom = (insight: Insight | undefined, id = documentIds.at(-1)) =>
      insight?.analysis.evidence.filter((quote) => quote.documentId === id && quote.stance === 'for') ?? [];
    const grown = after.filter((insight) => quotesFrom(insight).length > 0);
    expect(grown.length).toBeGreaterThan(0);
    for (const { id, lastRun, analysis } of grown) {
      expect(lastRun).toBe('moreEvidence');
      expect(analysis.evidence[0]?.quote).toBe(saved.get(id)?.analysis.evidence[0]?.quote);
      expect(analysis.strength?.people).toBeGreaterThan(0);
      expect(analysis.sources.map((source) => source.fileName)).toContain('dora.txt');
    }
    expect(run.changes?.added).toBe((await all()).filter((insight) => insight.lastRun === 'added').length);
    const before = await all();
    await analyzeAgain();
    expect((await all()).filter(({ id }) => saved.has(id)).map(({ analysis }) => analysis)).toEqual(
      before.filter(({ id }) => saved.has(id)).map(({ analysis }) => analysis),
    );
  });

  test('is recognized when the same file comes again under another name', async () => {
    const before = await all();
    documentIds = [];
    for (const [name, text] of Object.entries({ 'a-2.txt': anna, 'b-2.txt': ben, 'c-2.txt': chloe }))
      await addDora(name, text);
    const run = await analyzeAgain();
    expect((await all()).map((i) => [i.id, i.title])).toEqual(before.map((i) => [i.id, i.title]));
    expect(run.changes).toMatchObject({ added: 0, notFoundAgain: 0 });
  });
});

describe('what a run does not find again', () => {
  const forget = async (id: number) => {
    // As if an earlier version of the engine had made a claim of the interviewer's question.
    const question = 'How do you decide how much to bake for tomorrow?';
    const start = anna.indexOf(question);
    await server.deps.database.pool.query('delete from evidence where insight_id = $1 and ordinal > 0', [id]);
    await server.deps.database.pool.query(
      `update evidence set document_id = $2, start_offset = $3, end_offset = $4, quote = $5, claim_start = $3, claim_end = $4
       where insight_id = $1`,
      [id, documentIds[0], start, start + question.length, question],
    );
    await server.deps.database.pool.query(
      `update insights set analysis = analysis || '{"sources": []}'::jsonb where id = $1`,
      [id],
    );
  };
  const markOf = async (id: number) => (await all()).find((i) => i.id === id)?.notFoundAt;

  test('is kept and marked with the date of the run', async () => {
    const [first] = await all();
    const id = first?.id ?? 0;
    await forget(id);
    const run = await analyzeAgain();
    expect(run.changes?.notFoundAgain).toBe(1);
    expect((await all()).filter((i) => i.lastRun === 'notFoundAgain').map((i) => i.id)).toEqual([id]);
    const { rows } = await server.deps.database.pool.query(
      'select created_at from analysis_progress where session_key = $1',
      [run.sessionKey],
    );
    expect(await markOf(id)).toBe(rows[0].created_at.toISOString());
  });

  test('is not judged by a run that leaves one of its sources out', async () => {
    const [first] = await all();
    const id = first?.id ?? 0;
    await forget(id);
    documentIds = documentIds.slice(1);
    await analyzeAgain();
    expect(await markOf(id)).toBeUndefined();
  });

  test('is judged whether or not the run reads what is only near it', async () => {
    const [first] = await all();
    const id = first?.id ?? 0;
    await forget(id);
    const unread = (await admin.upload(projectId, 'dora.txt', dora)).json().id as number;
    await buildEvidence(server, id, 1, { documentId: unread, quote: dora.slice(0, 10), stance: 'near' });
    await analyzeAgain();
    expect(await markOf(id)).toBeDefined();
  });

  test('loses the mark when a later run finds it', async () => {
    const [first] = await all();
    const id = first?.id ?? 0;
    await server.deps.database.pool.query('update insights set not_found_at = now() where id = $1', [id]);
    expect(await markOf(id)).toBeDefined();
    await analyzeAgain();
    expect(await markOf(id)).toBeUndefined();
  });
});
