import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnalysisProgress } from '#contract/analysis/analysis.ts';
import type { UsagePage } from '#contract/models/usage.ts';
import type { Answer, Asked, ModelServer } from '#engine/llm/testing/model-server.ts';
import { kindOf } from '#engine/llm/testing/scripted-model.ts';
import { analyzed, endOf, insightsOf, projectWith, startAnalysis } from '../../testing/analyses.ts';
import type { SignedIn } from '../../testing/client.ts';
import { anna, ben } from '../../testing/interviews.ts';
import { type ModelSite, plays, setModel as setModelOf, startModelSite } from '../../testing/model-site.ts';
import type { OwnServer } from '../../testing/test-server.ts';

let site: ModelSite;
let server: OwnServer;
let peer: ModelServer;
let admin: SignedIn;
beforeAll(async () => {
  site = await startModelSite();
  ({ server, peer } = site);
});
beforeEach(async () => {
  site.play(plays);
  admin = await server.newAdmin();
});
afterAll(() => site.stop());

const setModel = (more: object = {}) => setModelOf(admin, site, more);
const project = () => projectWith(admin, { 'anna.txt': anna, 'ben.txt': ben });
const estimate = async (id: number, documentIds: number[]) =>
  (await admin.post(`/api/projects/${id}/analyze-documents/estimate`, { documentIds })).json();
const goOn = (id: number, key: string, engine: string) =>
  admin.post(`/api/projects/${id}/analysis/${key}/continue`, { engine });
const usage = async (): Promise<UsagePage> => (await admin.get('/api/usage')).json();

/** Answers until the insights are asked for, and then fails. */
const failsAtInsights = (asked: Asked): Answer =>
  kindOf(asked) === 'insights' ? { status: 401, body: '{"error":{"message":"no"}}' } : plays(asked);

test('a run asks the model of the company, records its calls, and says who wrote each insight', async () => {
  await setModel();
  const { projectId, documentIds } = await project();
  expect((await admin.get(`/api/projects/${projectId}`)).json()).toMatchObject({ engine: 'model' });
  const run = await analyzed(admin, projectId, documentIds);
  expect(run).toMatchObject({ status: 'completed', usage: { provider: 'openai-compatible', model: 'scripted' } });
  // What one stage asked, another may ask again.
  expect((run.usage?.calls ?? 0) - (run.usage?.cached ?? 0)).toBe(peer.asked.length);
  expect(run.usage?.cost).toBeGreaterThan(0);
  const found = await insightsOf(admin, projectId);
  expect(found.length).toBeGreaterThan(0);
  for (const { provenance } of found)
    expect(provenance).toEqual({
      ...{ engine: 'model', model: 'scripted', promptVersion: expect.any(String), runId: run.sessionKey },
    });
  const { totals, rows } = await usage();
  expect(totals).toMatchObject({ calls: run.usage?.calls, failed: 0 });
  expect(rows[0]).toMatchObject({ project: { id: projectId }, user: { id: admin.id }, runId: run.sessionKey });
});

test('without prices no cost is named, not even of stored replies', async () => {
  await setModel({ inputPrice: null, outputPrice: null });
  const { projectId, documentIds } = await project();
  await analyzed(admin, projectId, documentIds);
  const again = await analyzed(admin, projectId, documentIds);
  expect(again.usage?.cached).toBeGreaterThan(0);
  expect(again.usage?.cost).toBeNull();
});

test('a repeated run is answered from stored replies, until a document is deleted', async () => {
  await setModel();
  const { projectId, documentIds } = await project();
  await analyzed(admin, projectId, documentIds);
  peer.asked.length = 0;
  const again = await analyzed(admin, projectId, documentIds);
  expect(again.usage).toMatchObject({ cost: 0, calls: again.usage?.cached });
  expect(peer.asked).toHaveLength(0);
  const stored = async () =>
    (await server.deps.database.pool.query('select 1 from model_replies where project_id = $1', [projectId])).rowCount;
  expect(await stored()).toBeGreaterThan(0);
  await admin.delete(`/api/insights/${documentIds[0]}`);
  expect(await stored()).toBe(0);
});

describe('a project', () => {
  test('can use the built-in engine instead, and hide what identifies people', async () => {
    await setModel();
    const { projectId, documentIds } = await project();
    const patched = await admin.patch(`/api/projects/${projectId}`, { engine: 'embedded', maskPersonalData: true });
    expect(patched.json()).toMatchObject({ engine: 'embedded', maskPersonalData: true });
    expect(await estimate(projectId, documentIds)).toMatchObject({ calls: 0, cost: 0, model: null });
    const run = await analyzed(admin, projectId, documentIds);
    expect(run.usage).toBeUndefined();
    expect(peer.asked).toHaveLength(0);
    expect((await insightsOf(admin, projectId))[0]?.provenance).toMatchObject({ engine: 'embedded', model: null });
    await admin.patch(`/api/projects/${projectId}`, { engine: 'model' });
    await analyzed(admin, projectId, documentIds);
    expect(peer.asked.length).toBeGreaterThan(0);
    expect(peer.asked.map(({ message }) => message).join('\n')).not.toMatch(/\bAnna\b/);
  });

  test('cannot use a model that is not there', async () => {
    const { projectId } = await project();
    const reply = await admin.patch(`/api/projects/${projectId}`, { engine: 'model' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().message).toContain('Settings');
  });
});

describe('before a run', () => {
  test('an estimate names calls, tokens and cost, and at most what the run may then use', async () => {
    await setModel();
    const { projectId, documentIds } = await project();
    const guess = await estimate(projectId, documentIds);
    expect(guess).toMatchObject({ model: 'scripted', refusal: null, maskPersonalData: false });
    const { usage } = await analyzed(admin, projectId, documentIds);
    const made = (usage?.calls ?? 0) - (usage?.cached ?? 0);
    expect(Math.abs(guess.calls - made)).toBeLessThanOrEqual(6);
    expect(guess.atMost.calls).toBeGreaterThanOrEqual(made);
    expect(guess.cost).toBeCloseTo((guess.inputTokens * 1 + guess.outputTokens * 2) / 1e6, 6);
    await setModel({ inputPrice: null });
    expect((await estimate(projectId, documentIds)).cost).toBeNull();
  });

  test('the limit of the month is checked: the estimate and the start say so', async () => {
    await setModel({ maxTokensPerMonth: 100 });
    const { projectId, documentIds } = await project();
    const { refusal } = await estimate(projectId, documentIds);
    expect(refusal).toMatch(/limit of 100 tokens a month/);
    const reply = await admin.post(`/api/projects/${projectId}/analyze-documents`, { documentIds });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().message).toBe(refusal);
  });
});

test('an estimate warns of the limit that may end the run', async () => {
  await setModel({ maxTokensPerRun: 3_000 });
  const { projectId, documentIds } = await project();
  expect((await estimate(projectId, documentIds)).warning).toMatch(
    /^Likely to end early at the limit of 3,000 tokens for one analysis/,
  );
  await setModel({ maxTokensPerRun: null });
  expect((await estimate(projectId, documentIds)).warning).toBeNull();
});

test('a limit ends the run with a sentence before the call that could pass it', async () => {
  await setModel({ maxTokensPerRun: 3_000 });
  const { projectId, documentIds } = await project();
  const run = await analyzed(admin, projectId, documentIds);
  expect(run).toMatchObject({ status: 'error', canContinue: true, ragInitialized: true });
  expect(run.error).toMatch(
    /^The limit of 3,000 tokens for one analysis is reached: \d+ are used, .+ What was found until then is kept/,
  );
  expect((run.usage?.inputTokens ?? 0) + (run.usage?.outputTokens ?? 0)).toBeLessThanOrEqual(3_000);
  expect(peer.asked.length).toBeGreaterThan(0);
});

describe('a model that fails', () => {
  let projectId: number;
  let failed: AnalysisProgress;
  beforeEach(async () => {
    await setModel();
    site.play(failsAtInsights);
    const made = await project();
    projectId = made.projectId;
    failed = await analyzed(admin, projectId, made.documentIds);
  });

  test('ends the run with what to do, keeps what was done, and is counted', async () => {
    expect(failed).toMatchObject({ status: 'error', agent1Complete: true, canContinue: true });
    expect(failed.error).toContain('refused the key');
    expect((await usage()).totals.failed).toBeGreaterThan(0);
  });

  test('can be tried again where it stopped', async () => {
    site.play(plays);
    peer.asked.length = 0;
    expect((await goOn(projectId, failed.sessionKey, 'model')).json()).toMatchObject({ error: null });
    const run = await endOf(admin, projectId, failed.sessionKey);
    expect(run).toMatchObject({ status: 'completed', questions: failed.questions });
    expect(peer.asked.map(kindOf)).not.toContain('notes');
  });

  test('can be replaced by the built-in engine, which is said of its insights', async () => {
    await goOn(projectId, failed.sessionKey, 'embedded');
    const run = await endOf(admin, projectId, failed.sessionKey);
    expect(run.status).toBe('completed');
    const found = await insightsOf(admin, projectId);
    expect(found.length).toBeGreaterThan(0);
    for (const { provenance } of found)
      expect(provenance).toMatchObject({ engine: 'embedded', runId: failed.sessionKey });
    const again = await goOn(projectId, failed.sessionKey, 'embedded');
    expect(again.json()).toMatchObject({ status: 'completed' });
    // What the model had used is still told.
    expect(run.usage).toEqual(failed.usage);
    expect(run.dropped).toEqual(failed.dropped);
  });
});

test('a run whose provider was changed meanwhile does not take its work to another address', async () => {
  await setModel();
  site.play(failsAtInsights);
  const { projectId, documentIds } = await project();
  const key = await startAnalysis(admin, projectId, documentIds);
  await endOf(admin, projectId, key);
  await server.deps.database.pool.query(
    "update analysis_progress set status = 'initializing', model = model || $2 where session_key = $1",
    [key, { baseUrl: 'http://127.0.0.1:9/v1' }],
  );
  const scope = (
    await server.deps.database.pool.query(
      'select company_id, project_id from analysis_progress where session_key = $1',
      [key],
    )
  ).rows[0];
  const payload = { companyId: scope.company_id, projectId: scope.project_id, userId: admin.id, sessionKey: key };
  await server.deps.jobs.send({ name: 'analysis' }, payload);
  const run = await endOf(admin, projectId, key);
  expect(run.error).toContain('have changed since the analysis started');
});

test('a conversation asks the model, too; what is wrong with it is told to the person who asked', async () => {
  await setModel();
  const { projectId, documentIds } = await project();
  await analyzed(admin, projectId, documentIds);
  const [insight] = await insightsOf(admin, projectId);
  const ask = () =>
    admin.post(`/api/insight/${insight?.id}/chat`, {
      ...{ insightId: insight?.id, projectId, message: 'What happens to bread that is left over?' },
      ...{ chatHistory: [], sessionKey: 'null' },
    });
  site.play(() => ({ status: 401, body: '{}' }));
  const refused = await ask();
  expect(refused.statusCode).toBe(503);
  expect(refused.json().message).toContain('refused the key');
  expect((await usage()).rows[0]).toMatchObject({ stage: 'chat', runId: null, project: { id: projectId } });
  await admin.patch(`/api/projects/${projectId}`, { engine: 'embedded' });
  expect((await ask()).statusCode).toBe(200);
});

test('what is dropped of chosen questions is kept with the run', async () => {
  await setModel();
  const { projectId, documentIds } = await project();
  const { sessionKey, dropped } = await analyzed(admin, projectId, documentIds);
  site.play((asked) =>
    kindOf(asked) === 'insights'
      ? { text: JSON.stringify({ insights: [{ ...nothing, title: 'Bread', titleSentences: ['s1'] }] }) }
      : plays(asked),
  );
  const question = 'Who buys bread in the evening?';
  const chosen = { questions: [question], ragSessionKey: sessionKey };
  await admin.post(`/api/projects/${projectId}/questions/analyze-agent3`, chosen);
  const run = (await admin.get(`/api/projects/${projectId}/analysis/${sessionKey}`)).json();
  expect(run.dropped).toEqual([...(dropped ?? []), { question, text: 'Bread', reason: 'topic-only' }]);
});
const nothing = { summary: [], why: [], support: [], keywords: [], theme: '' };

test('an edit of the text is counted with its provenance, a change of tags is not', async () => {
  await setModel();
  const { projectId, documentIds } = await project();
  await analyzed(admin, projectId, documentIds);
  const [insight] = await insightsOf(admin, projectId);
  const tagged = await admin.patch(`/api/insights/${insight?.id}`, { analysis: { keywords: ['bread'] } });
  expect(tagged.json()).not.toHaveProperty('textEdits');
  const edited = await admin.patch(`/api/insights/${insight?.id}`, { title: 'Ten loaves go to waste' });
  expect(edited.json()).toMatchObject({ textEdits: { count: 1 }, provenance: { engine: 'model' } });
});

test('an admin of another company sees nothing of the calls, and shares no stored reply', async () => {
  await setModel();
  const first = await project();
  const theirs = await analyzed(admin, first.projectId, first.documentIds);
  admin = await server.newAdmin();
  expect((await usage()).totals.calls).toBe(0);
  await setModel();
  const second = await project();
  const run = await analyzed(admin, second.projectId, second.documentIds);
  expect(run.usage).toEqual(theirs.usage);
});
