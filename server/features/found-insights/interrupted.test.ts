import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { analyzed, endOf, insightsOf, projectWith, startAnalysis } from '../../testing/analyses.ts';
import type { Client } from '../../testing/client.ts';
import { type HeldEngine, holdEngine } from '../../testing/held-engine.ts';
import { anna, ben, chloe, dora } from '../../testing/interviews.ts';
import { type OwnServer, startTestServer } from '../../testing/test-server.ts';

let server: OwnServer;
let admin: Client;
let held: HeldEngine | undefined;
beforeAll(async () => {
  // Not the shared server: one of the tests makes the engine wait.
  server = await startTestServer();
  admin = await server.newAdmin();
});
afterEach(() => held?.release());
afterAll(() => server.stop());

const files = { 'anna.txt': anna, 'ben.txt': ben, 'chloe.txt': chloe };

test('a run that is cancelled half-way loses nothing and judges nothing', async () => {
  const { projectId, documentIds } = await projectWith(admin, files);
  await analyzed(admin, projectId, documentIds);
  const before = await insightsOf(admin, projectId);
  documentIds.push((await admin.upload(projectId, 'dora.txt', dora)).json().id);
  held = holdEngine(server, 'markInsights', 1);
  const sessionKey = await startAnalysis(admin, projectId, documentIds);
  await held.reached;
  await admin.post(`/api/projects/${projectId}/analysis/${sessionKey}/cancel`, {});
  held.release();
  expect((await endOf(admin, projectId, sessionKey)).status).toBe('error');
  const after = new Map((await insightsOf(admin, projectId)).map((insight) => [insight.id, insight]));
  for (const { id, title } of before) expect(after.get(id)?.title).toBe(title);
  expect([...after.values()].filter((insight) => insight.notFoundAt)).toEqual([]);
});

test('people who ask and analyze at once get each claim once per question', async () => {
  const { projectId, documentIds } = await projectWith(admin, files);
  const { sessionKey: ragSessionKey, questions } = await analyzed(admin, projectId, documentIds);
  const ask = () => admin.post(`/api/projects/${projectId}/questions/analyze-agent3`, { questions, ragSessionKey });
  const before = await insightsOf(admin, projectId);
  await Promise.all([ask(), ask(), analyzed(admin, projectId, documentIds)]);
  const after = await insightsOf(admin, projectId);
  const ids = new Set(after.map((insight) => insight.id));
  for (const { id } of before) expect(ids.has(id)).toBe(true);
  // Two claims that stand side by side may be read in the same quote.
  const claims = after.map(({ analysis: { question }, title }) => `${question} ${title}`);
  expect(new Set(claims).size).toBe(claims.length);
});
