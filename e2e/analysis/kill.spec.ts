import { expect } from '@playwright/test';
import { type Api, signIn, signUp } from '../support/api.ts';
import { longInterview } from '../support/long-interview.ts';
import { type Server, startPreparedServer, startServer } from '../support/server.ts';
import { test } from '../support/test.ts';

type Progress = { status: string; ragInitialized: boolean; agent1Complete: boolean; error: string | null };
type Insight = {
  id: number;
  source: string;
  analysis: { question?: string; evidence: { documentId: number; start: number; end: number; quote: string }[] };
};

const progressOf = (api: Api, project: number, key: string) =>
  api.get<Progress>(`/api/projects/${project}/analysis/${key}`);

const generatedInsights = async (api: Api, project: number) =>
  (await api.get<Insight[]>(`/api/projects/${project}/insights`)).filter((row) => row.source !== 'upload');

async function expectQuotesOfTheirTexts(api: Api, insights: readonly Insight[]): Promise<void> {
  for (const { documentId, start, end, quote } of insights.flatMap((insight) => insight.analysis.evidence)) {
    const { text } = await api.get<{ text: string }>(`/api/documents/${documentId}/text`);
    expect(text.slice(start, end)).toBe(quote);
  }
}

/** One for all tests: what each of them kills and starts again serves the next one. */
let server: Server;
let api: Api;
test.beforeAll(async () => {
  server = await startPreparedServer();
  api = await signUp(server, 'mara');
});
test.afterAll(() => server.stop());

async function restart(): Promise<void> {
  server = await startServer(server.dataDir);
  api = await signIn(server, 'mara');
}

// The shortest stage is the first one: a server that has just been started takes longest for it.
for (const stage of ['after the questions', 'after the passages', 'before anything'] as const) {
  test(`a server killed ${stage} finishes the analysis after its restart, without duplicates`, async () => {
    const project = await api.post<{ id: number }>('/api/projects', {
      name: 'Bakeries',
      description: 'How bakeries plan',
    });
    const documentIds: number[] = [];
    for (const name of ['Anna', 'Ben', 'Chloe']) {
      documentIds.push((await api.upload(project.id, `${name}.txt`, longInterview(name, 150))).id);
    }
    const { sessionKey } = await api.post<{ sessionKey: string }>(`/api/projects/${project.id}/analyze-documents`, {
      documentIds,
    });
    let seen = await progressOf(api, project.id, sessionKey);
    const reached = async () => {
      seen = await progressOf(api, project.id, sessionKey);
      return (
        stage === 'before anything' || (stage === 'after the passages' ? seen.ragInitialized : seen.agent1Complete)
      );
    };
    await expect.poll(reached, { intervals: [20], timeout: 90_000 }).toBe(true);
    await server.kill();
    expect(seen.status).not.toBe('completed');

    await restart();
    await expect
      .poll(async () => (await progressOf(api, project.id, sessionKey)).status, { intervals: [500], timeout: 120_000 })
      .toBe('completed');

    const insights = await generatedInsights(api, project.id);
    expect(insights.length).toBeGreaterThan(0);
    const asked = insights.map((i) => i.analysis.question);
    expect(new Set(asked).size).toBe(asked.length);
    await expectQuotesOfTheirTexts(api, insights);
    const questions = await api.get<{ question: string }[]>(`/api/projects/${project.id}/questions`);
    expect(new Set(questions.map((q) => q.question)).size).toBe(questions.length);
  });
}

test('a server killed while chosen questions are analyzed finishes them after its restart, each once', async () => {
  const { id } = await api.post<{ id: number }>('/api/projects', { name: 'Bakeries' });
  const documentIds = [(await api.upload(id, 'Anna.txt', longInterview('Anna', 400))).id];
  const { sessionKey } = await api.post<{ sessionKey: string }>(`/api/projects/${id}/analyze-documents`, {
    documentIds,
  });
  const status = async () => (await progressOf(api, id, sessionKey)).status;
  await expect.poll(status, { timeout: 120_000 }).toBe('completed');
  const before = (await generatedInsights(api, id)).length;

  const questions = ['What happened when they tried an app?', 'What happens on market days?'];
  const asked = api.post(`/api/projects/${id}/questions/analyze-agent3`, { questions, ragSessionKey: sessionKey });
  const left = expect(asked).rejects.toThrow();
  const stored = async () => {
    const rows = await api.get<{ question: string; isAnalyzed: boolean }[]>(`/api/projects/${id}/questions`);
    return rows.filter(({ question }) => questions.includes(question)).map((row) => row.isAnalyzed);
  };
  // They are stored with the job that analyzes them.
  await expect.poll(async () => (await stored()).length, { intervals: [10], timeout: 30_000 }).toBe(2);
  await server.kill();
  await left;

  await restart();
  await expect.poll(stored, { intervals: [500], timeout: 120_000 }).toEqual([true, true]);
  const insights = await generatedInsights(api, id);
  const told = insights
    .filter(({ analysis }) => questions.includes(analysis.question ?? ''))
    .map(({ analysis }) => `${analysis.question} ${analysis.evidence[0]?.quote}`);
  expect(told.length).toBeGreaterThan(0);
  expect(new Set(told).size).toBe(told.length);
  expect(insights.length).toBe(before + told.length);
  await expectQuotesOfTheirTexts(api, insights);
});

test('a second start on the same folder is refused with one clear sentence', async () => {
  await expect(startServer(server.dataDir)).rejects.toThrow('the server ended before it was ready');
});
