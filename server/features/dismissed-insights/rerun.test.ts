import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnalysisProgress } from '#contract/analysis/analysis.ts';
import type { Insight } from '#contract/insights/insights.ts';
import type { Client } from '../../testing/client.ts';
import { type HeldEngine, holdEngine } from '../../testing/held-engine.ts';
import { anna, ben, chloe } from '../../testing/interviews.ts';
import { until } from '../../testing/mailbox.ts';
import { type OwnServer, startTestServer } from '../../testing/test-server.ts';

let server: OwnServer;
let admin: Client;
let held: HeldEngine | undefined;
let projectId: number;
let documentIds: number[];
let sessionKey: string;

beforeAll(async () => {
  // Not the shared server: one of the tests makes the engine wait.
  server = await startTestServer();
  admin = await server.newAdmin();
});
afterEach(() => held?.release());
afterAll(() => server.stop());

beforeEach(async () => {
  projectId = (await admin.post('/api/projects', { name: 'Bakeries' })).json().id;
  documentIds = [];
  for (const [name, text] of Object.entries({ 'anna.txt': anna, 'ben.txt': ben, 'chloe.txt': chloe }))
    documentIds.push((await admin.upload(projectId, name, text)).json().id);
  await analyze();
});

async function start(): Promise<void> {
  sessionKey = (await admin.post(`/api/projects/${projectId}/analyze-documents`, { documentIds })).json().sessionKey;
}
const ended = () =>
  until(async () => {
    const run = await admin.get(`/api/projects/${projectId}/analysis/${sessionKey}`);
    return (run.json() as AnalysisProgress).status === 'completed' || undefined;
  }, 'the end of the analysis');
async function analyze(): Promise<void> {
  await start();
  await ended();
}

const insights = async () =>
  ((await admin.get(`/api/projects/${projectId}/insights`)).json() as Insight[]).filter((i) => i.source !== 'upload');
const leadOf = ({ analysis: { evidence } }: Insight) => {
  const [lead] = evidence;
  return `${lead?.documentId}:${lead?.start}:${lead?.end}`;
};
const leads = async () => (await insights()).map(leadOf);
async function anInsight(): Promise<Insight> {
  const [first] = await insights();
  if (!first) throw new Error('the analysis found nothing');
  return first;
}

describe('an insight that was deleted', () => {
  test('does not come back when the documents are analyzed again, until it is allowed', async () => {
    const deleted = await anInsight();
    await admin.delete(`/api/insights/${deleted.id}`);
    await analyze();
    expect(await leads()).not.toContain(leadOf(deleted));
    expect((await insights()).length).toBeGreaterThan(0);
    await admin.delete(`/api/projects/${projectId}/insights/dismissed/${deleted.id}`);
    await analyze();
    expect(await leads()).toContain(leadOf(deleted));
  });

  test('does not come back when it was edited before, or deleted together with others', async () => {
    const all = await insights();
    await admin.patch(`/api/insights/${all[0]?.id}`, { title: 'Our own title' });
    await admin.delete(`/api/projects/${projectId}/insights`, { ids: all.map(({ id }) => id) });
    await analyze();
    const after = await leads();
    for (const insight of all) expect(after).not.toContain(leadOf(insight));
  });

  test('does not come back with a run that had begun before', async () => {
    const deleted = await anInsight();
    held = holdEngine(server, 'markInsights');
    await start();
    await held.reached;
    await admin.delete(`/api/insights/${deleted.id}`);
    held.release();
    await ended();
    expect(await leads()).not.toContain(leadOf(deleted));
  });

  test('leaves the question that a person asks with an answer', async () => {
    const questions = ['What do people say about “throw away”?'];
    const ask = async () => {
      const path = `/api/projects/${projectId}/questions/analyze-agent3`;
      return (await admin.post(path, { questions, ragSessionKey: sessionKey })).json().insights as Insight[];
    };
    for (let round = 0; round < 3; round++) {
      const answers = await ask();
      expect(answers.length).toBeGreaterThan(0);
      const ids = answers.map(({ id }) => id);
      await admin.delete(`/api/projects/${projectId}/insights`, { ids });
    }
  });
});

describe('what a person wrote from a quote', () => {
  test('is not found again beside it, even if the run cuts the quote differently', async () => {
    const found = await anInsight();
    const lead = found.analysis.supportingQuote;
    await admin.delete(`/api/insights/${found.id}`);
    await admin.delete(`/api/projects/${projectId}/insights/dismissed/${found.id}`);
    const quote = lead.slice(0, lead.lastIndexOf(' '));
    const written = { projectId, title: 'Ours', content: 'Our words.', quote };
    expect((await admin.post('/api/insights/custom', written)).json().analysis.quoteState).toBe('exact');
    await analyze();
    expect(await leads()).not.toContain(leadOf(found));
  });
});
