import { expect, test } from '@playwright/test';
import { type Api, signIn, signUp } from './support/api.ts';
import { longInterview } from './support/long-interview.ts';
import { newDataDir, startServer } from './support/server.ts';

type Progress = { status: string; ragInitialized: boolean; agent1Complete: boolean; error: string | null };
type Insight = {
  id: number;
  source: string;
  analysis: { question?: string; evidence: { documentId: number; start: number; end: number; quote: string }[] };
};

const progressOf = (api: Api, project: number, key: string) =>
  api.get<Progress>(`/api/projects/${project}/analysis/${key}`);

for (const stage of ['before anything', 'after the passages', 'after the questions'] as const) {
  test(`a server killed ${stage} finishes the analysis after its restart, without twins`, async () => {
    const dataDir = newDataDir();
    let server = await startServer(dataDir);
    let api = await signUp(server, 'mara');
    const project = await api.post<{ id: number }>('/api/projects', {
      name: 'Bakeries',
      description: 'How bakeries plan',
    });
    const documentIds: number[] = [];
    for (const name of ['Anna', 'Ben', 'Chloe']) {
      documentIds.push((await api.upload(project.id, `${name}.txt`, longInterview(name, 900))).id);
    }
    const { sessionKey } = await api.post<{ sessionKey: string }>(`/api/projects/${project.id}/analyze-documents`, {
      documentIds,
    });
    await expect
      .poll(
        async () => {
          const p = await progressOf(api, project.id, sessionKey);
          return stage === 'before anything' || (stage === 'after the passages' ? p.ragInitialized : p.agent1Complete);
        },
        { intervals: [20], timeout: 90_000 },
      )
      .toBe(true);
    await server.kill();

    server = await startServer(dataDir);
    api = await signIn(server, 'mara');
    await expect
      .poll(async () => (await progressOf(api, project.id, sessionKey)).status, { intervals: [500], timeout: 120_000 })
      .toBe('completed');

    const rows = await api.get<Insight[]>(`/api/projects/${project.id}/insights`);
    const insights = rows.filter((row) => row.source !== 'upload');
    expect(insights.length).toBeGreaterThan(0);
    const asked = insights.map((i) => i.analysis.question);
    expect(new Set(asked).size).toBe(asked.length);
    for (const { analysis } of insights) {
      for (const { documentId, start, end, quote } of analysis.evidence) {
        const { text } = await api.get<{ text: string }>(`/api/documents/${documentId}/text`);
        expect(text.slice(start, end)).toBe(quote);
      }
    }
    const questions = await api.get<{ question: string }[]>(`/api/projects/${project.id}/questions`);
    expect(new Set(questions.map((q) => q.question)).size).toBe(questions.length);
    await server.stop();
  });
}

test('a second start on the same folder is refused with one clear sentence', async () => {
  const dataDir = newDataDir();
  const server = await startServer(dataDir);
  await expect(startServer(dataDir)).rejects.toThrow('the server ended before it was ready');
  await server.stop();
});
