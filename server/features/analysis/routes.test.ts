import { beforeAll, describe, expect, test } from 'vitest';
import type { AnalysisProgress } from '#contract/analysis/analysis.ts';
import type { Question } from '#contract/analysis/questions.ts';
import type { Insight } from '#contract/insights/insights.ts';
import type { Client } from '../../testing/client.ts';
import { buildAccess } from '../../testing/factories.ts';
import { anna, ben, chloe } from '../../testing/interviews.ts';
import { until } from '../../testing/mailbox.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: Client;
let stranger: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await server.newAdmin();
  stranger = await server.newAdmin();
});

type Project = { id: number; documentIds: number[] };

async function newProject(files: Record<string, string>): Promise<Project> {
  const topics = [
    { name: 'Bread waste', color: '#3B82F6' },
    { name: 'Planning', color: '#10B981' },
  ];
  const brief = {
    name: 'Bakeries',
    description: 'How small bakeries plan what to bake and what they throw away',
    topics,
  };
  const { id } = (await admin.post('/api/projects', brief)).json();
  const documentIds: number[] = [];
  for (const [name, text] of Object.entries(files)) documentIds.push((await admin.upload(id, name, text)).json().id);
  return { id, documentIds };
}

const bakeries = () => newProject({ 'anna.txt': anna, 'ben.txt': ben, 'chloe.txt': chloe });

async function analyse({ id, documentIds }: Project): Promise<AnalysisProgress> {
  const started = await admin.post(`/api/projects/${id}/analyze-documents`, { documentIds });
  expect(started.statusCode).toBe(200);
  const { sessionKey } = started.json();
  return until(async () => {
    const progress = (await admin.get(`/api/projects/${id}/analysis/${sessionKey}`)).json() as AnalysisProgress;
    return ['completed', 'error'].includes(progress.status) ? progress : undefined;
  }, 'the end of the analysis');
}

const insightsOf = async (id: number): Promise<Insight[]> =>
  ((await admin.get(`/api/projects/${id}/insights`)).json() as Insight[]).filter((row) => row.source !== 'upload');

/** Every stored quote, cut again from the stored text. */
async function expectVerbatim(insights: readonly Insight[]): Promise<void> {
  for (const { analysis } of insights) {
    expect(analysis.evidence.length).toBeGreaterThan(0);
    expect(analysis.supportingQuote).toBe(analysis.evidence[0]?.quote);
    for (const { documentId, start, end, quote, fileName } of analysis.evidence) {
      const document = (await admin.get(`/api/documents/${documentId}/text`)).json();
      expect(document.text.slice(start, end)).toBe(quote);
      expect(document.fileName).toBe(fileName);
    }
  }
}

describe('an analysis', () => {
  let project: Project;
  let progress: AnalysisProgress;
  beforeAll(async () => {
    project = await bakeries();
    progress = await analyse(project);
  });

  test('answers at once with a session key and runs through all its stages', () => {
    expect(progress).toMatchObject({
      status: 'completed',
      ragInitialized: true,
      agent1Complete: true,
      agent2Complete: true,
      error: null,
      projectId: project.id,
      documentIds: project.documentIds,
    });
    expect(progress.contextDocument).toContain('Bakeries');
  });

  test('stores questions that end in a question mark without duplicates', async () => {
    const questions = (await admin.get(`/api/projects/${project.id}/questions`)).json() as Question[];
    expect(questions.length).toBeGreaterThanOrEqual(3);
    expect(questions.length).toBeLessThanOrEqual(10);
    expect(questions.every((q) => q.question.endsWith('?'))).toBe(true);
    expect(new Set(questions.map((q) => q.question.toLowerCase())).size).toBe(questions.length);
    expect(progress.questions).toEqual(questions.map((q) => q.question));
  });

  test('stores insights whose quotes stand in the documents, word for word', async () => {
    const insights = await insightsOf(project.id);
    expect(insights.length).toBeGreaterThan(0);
    expect(insights.map((i) => i.id).sort()).toEqual(progress.insights.map((i) => i.id).sort());
    await expectVerbatim(insights);
    for (const { analysis } of insights) {
      const sentences = analysis.title.split(/(?<=[.!?]) /u);
      expect(sentences.length).toBeLessThanOrEqual(2);
      for (const sentence of sentences) expect(sentence.length).toBeLessThanOrEqual(125);
      expect(analysis.title.length).toBeLessThanOrEqual(170);
      expect(analysis.summary).not.toBe('');
      expect(analysis.businessImpact).not.toBe('');
      expect(analysis.keywords.length).toBeGreaterThan(0);
      expect(analysis.evidence.some((e) => /interviewer|moderator/i.test(e.speaker ?? ''))).toBe(false);
    }
  });

  test('stores passages with vectors, each a stretch of its document', async () => {
    const chunks = await server.deps.database.pool.query(
      `select c.content, c.metadata, vector_dims(c.embedding) as width, i.content as text
       from document_chunks c join insights i on i.id = c.insight_id where i.project_id = $1`,
      [project.id],
    );
    expect(chunks.rows.length).toBeGreaterThanOrEqual(3);
    for (const { content, metadata, width, text } of chunks.rows) {
      expect(width).toBe(1536);
      expect(text.slice(metadata.start, metadata.end)).toBe(content);
    }
  });

  test('says of each document how much was read and cited', () => {
    expect(progress.coverage.map((c) => c.fileName).sort()).toEqual(['anna.txt', 'ben.txt', 'chloe.txt']);
    for (const c of progress.coverage) expect(c.charactersRead).toBeLessThanOrEqual(c.charactersInAll);
  });

  test('run again updates its results and makes no duplicates', async () => {
    const before = await insightsOf(project.id);
    const again = await analyse(project);
    expect(again.status).toBe('completed');
    const after = await insightsOf(project.id);
    expect(after.map((i) => i.id).sort()).toEqual(before.map((i) => i.id).sort());
    const questions = (await admin.get(`/api/projects/${project.id}/questions`)).json();
    expect(questions.map((q: Question) => q.question)).toEqual(progress.questions);
  });

  test('shows clients the insights but no documents', async () => {
    const client = await server.colleague(admin as Client & { id: number }, 'client');
    await buildAccess(server, { projectId: project.id, userId: client.id, chat: false });
    const rows = (await client.get(`/api/projects/${project.id}/insights`)).json() as Insight[];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.source !== 'upload')).toBe(true);
    const recent = (await client.get('/api/insights/recent')).json() as Insight[];
    expect(recent.map((r) => r.id).sort()).toEqual(rows.map((r) => r.id).sort());
  });

  test('is closed to other companies, whichever id is foreign', async () => {
    const { id, documentIds } = project;
    for (const [url, body] of [
      [`/api/projects/${id}/analyze-documents`, { documentIds }],
      [`/api/projects/${id}/questions/analyze-agent3`, { questions: ['Why?'], ragSessionKey: progress.sessionKey }],
    ] as const) {
      const reply = await stranger.post(url, body);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toEqual({ message: 'Not found', code: 'not_found' });
    }
    expect((await stranger.get(`/api/projects/${id}/analysis/${progress.sessionKey}`)).statusCode).toBe(404);
    const own = (await stranger.post('/api/projects', { name: 'Own' })).json().id;
    expect((await stranger.post(`/api/projects/${own}/analyze-documents`, { documentIds })).statusCode).toBe(404);
    expect((await stranger.get(`/api/projects/${own}/analysis/${progress.sessionKey}`)).statusCode).toBe(404);
  });
});

describe('chosen questions', () => {
  test('get insights that repeat the question word for word, and are asked again without duplicates', async () => {
    const project = await bakeries();
    const { sessionKey } = await analyse(project);
    const questions = ['What do bakeries throw away in the evening?', 'What happened when they tried an app?'];
    const ask = () =>
      admin.post(`/api/projects/${project.id}/questions/analyze-agent3`, { questions, ragSessionKey: sessionKey });
    const first = await ask();
    expect(first.statusCode).toBe(200);
    const { insights } = first.json() as { insights: Insight[] };
    expect(new Set(insights.map((i) => i.analysis.question))).toEqual(new Set(questions));
    await expectVerbatim(insights);
    const before = (await insightsOf(project.id)).length;
    const second = (await ask()).json() as { insights: Insight[] };
    expect(second.insights.map((i) => i.id)).toEqual(insights.map((i) => i.id));
    expect((await insightsOf(project.id)).length).toBe(before);
    const stored = (await admin.get(`/api/projects/${project.id}/questions`)).json() as Question[];
    for (const question of questions) expect(stored.find((q) => q.question === question)?.isAnalyzed).toBe(true);
  });

  test('that the documents do not answer get no invented insight but a sentence', async () => {
    const project = await newProject({ 'anna.txt': anna });
    const { sessionKey } = await analyse(project);
    const body = { questions: ['Which satellite orbits did the astronauts choose?'], ragSessionKey: sessionKey };
    const reply = await admin.post(`/api/projects/${project.id}/questions/analyze-agent3`, body);
    expect(reply.json()).toEqual({
      insights: [],
      error: 'The selected documents do not answer these questions. Try other questions or more documents.',
    });
  });

  test.each([
    [{ questions: [], ragSessionKey: 'x' }, 'Please select research questions to analyze'],
    [{ questions: ['Why?'] }, 'Please start document analysis first to establish a session'],
    [{ questions: ['Why?'], ragSessionKey: '' }, 'Please start document analysis first to establish a session'],
    [
      { questions: ['Why?'], ragSessionKey: 'nobody-knows-it' },
      'Please start document analysis first to establish a session',
    ],
    [{ questions: ['  '], ragSessionKey: 'x' }, 'A question needs some text'],
  ])('%j is refused in the words of the specification', async (body, message) => {
    const { id } = await newProject({});
    const reply = await admin.post(`/api/projects/${id}/questions/analyze-agent3`, body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe(message);
  });
});

describe('what an analysis refuses', () => {
  test('no documents, foreign and missing ones', async () => {
    const { id } = await newProject({ 'anna.txt': anna });
    const start = (documentIds: unknown) => admin.post(`/api/projects/${id}/analyze-documents`, { documentIds });
    expect((await start([])).json().message).toBe('Please select documents to analyze');
    expect((await start('all')).statusCode).toBe(400);
    expect((await start([999_999])).statusCode).toBe(404);
    expect((await start([1.5])).statusCode).toBe(400);
  });

  test('ids that are no documents of the project, by naming them in the same words for missing and foreign ones', async () => {
    const { id, documentIds } = await newProject({ 'anna.txt': anna });
    const { documentIds: foreign } = await newProject({ 'ben.txt': anna });
    const start = async (ids: number[]) =>
      (await admin.post(`/api/projects/${id}/analyze-documents`, { documentIds: [...documentIds, ...ids] })).json();
    const message = (n: number) => `Document ${n} is not in this project. It may have been deleted.`;
    expect(await start([999_999])).toEqual({ message: message(999_999), code: 'not_found' });
    expect(await start(foreign)).toEqual({ message: message(foreign[0] ?? 0), code: 'not_found' });
    const several = [999_991, 999_992, 999_993, 999_994, 999_995, 999_996];
    expect((await start(several)).message).toBe(
      'Documents 999991, 999992, 999993, 999994, 999995, … are not in this project. They may have been deleted.',
    );
  });

  test('a document without a usable sentence ends it with a clear error and no insight', async () => {
    const project = await newProject({ 'numbers.txt': '12 34 56\n78 90\n' });
    const progress = await analyse(project);
    expect(progress.status).toBe('error');
    expect(progress.error).toMatch(/[a-z].*\.$/);
    expect(await insightsOf(project.id)).toEqual([]);
  });
});

test('two starts at once are one run, and another selection has to wait', async () => {
  const project = await bakeries();
  const start = (documentIds: number[]) => admin.post(`/api/projects/${project.id}/analyze-documents`, { documentIds });
  const [one, two] = await Promise.all([start(project.documentIds), start([...project.documentIds].reverse())]);
  expect(one.json().sessionKey).toBe(two.json().sessionKey);
  const other = await start(project.documentIds.slice(1));
  expect([200, 409]).toContain(other.statusCode);
  if (other.statusCode === 409) expect(other.json().message).toContain('already running');
});
