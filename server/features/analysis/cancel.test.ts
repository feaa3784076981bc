import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AnalysisProgress } from '#contract/analysis/analysis.ts';
import type { Question } from '#contract/analysis/questions.ts';
import type { Insight } from '#contract/insights/insights.ts';
import { changesChannel } from '../../db/changes.ts';
import type { Client } from '../../testing/client.ts';
import { type HeldEngine, holdEngine } from '../../testing/held-engine.ts';
import { anna, ben } from '../../testing/interviews.ts';
import { until } from '../../testing/mailbox.ts';
import { overhearQueries } from '../../testing/queries.ts';
import { eachRound, raceTimeout } from '../../testing/races.ts';
import { type OwnServer, startTestServer } from '../../testing/test-server.ts';

let server: OwnServer;
let admin: Client & { id: number };
let colleague: Client;
let held: HeldEngine | undefined;
const faults: unknown[] = [];
beforeAll(async () => {
  // Not the shared server: the tests make the engine wait and read the log.
  server = await startTestServer();
  admin = await server.newAdmin();
  colleague = await server.colleague(admin, 'company_user');
  server.deps.log = {
    ...server.deps.log,
    info() {},
    warn() {},
    debug() {},
    error: (fault: unknown) => faults.push(fault),
  };
});
afterEach(() => {
  held?.release();
  faults.length = 0;
});
afterAll(() => server.stop());

/** Whoever polled a row would read it in this time. */
const longerThanPolls = 1_000;

const cancelled = { status: 'error', error: 'The analysis was cancelled.' };

async function newProject() {
  const { id } = (await admin.post('/api/projects', { name: 'Bakeries', description: 'How bakeries plan' })).json();
  const documentIds: number[] = [];
  for (const [name, text] of Object.entries({ 'anna.txt': anna, 'ben.txt': ben })) {
    documentIds.push((await admin.upload(id, name, text)).json().id);
  }
  return { id, documentIds };
}
type Project = Awaited<ReturnType<typeof newProject>>;

const start = async ({ id, documentIds }: Project) => {
  const reply = await admin.post(`/api/projects/${id}/analyze-documents`, { documentIds });
  expect(reply.statusCode).toBe(200);
  return reply.json().sessionKey as string;
};
const progressOf = async (id: number, key: string, as: Client = admin) =>
  (await as.get(`/api/projects/${id}/analysis/${key}`)).json() as AnalysisProgress;
const cancel = (id: number, key: string, as: Client = colleague) =>
  as.post(`/api/projects/${id}/analysis/${key}/cancel`);
const ended = (id: number, key: string) =>
  until(async () => {
    const progress = await progressOf(id, key);
    return ['completed', 'error'].includes(progress.status) ? progress : undefined;
  }, 'the end of the analysis');
const insightsOf = async (id: number): Promise<Insight[]> =>
  ((await admin.get(`/api/projects/${id}/insights`)).json() as Insight[]).filter((row) => row.source !== 'upload');
const questionsOf = async (id: number) => (await admin.get(`/api/projects/${id}/questions`)).json() as Question[];
const sql = async (text: string, ...values: unknown[]) => (await server.deps.database.pool.query(text, values)).rows;

/** Waits until the engine sees the cancel, releases it, and waits for the end of its job. */
async function seesCancel(engine: HeldEngine, job: string): Promise<void> {
  await until(async () => engine.isCancelled() || undefined, 'the engine to be told');
  engine.release();
  await until(async () => {
    const active = await sql(
      "select 1 from pgboss.job where name = $1 and state in ('active', 'created', 'retry')",
      job,
    );
    return active.length === 0 || undefined;
  }, 'the end of the job');
}

describe('a running analysis', () => {
  test('is cancelled by a colleague: it says so, frees the project at once and stores nothing more', async () => {
    const project = await newProject();
    held = holdEngine(server, 'describe');
    const key = await start(project);
    await held.reached;
    const reply = await cancel(project.id, key);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ ...cancelled, sessionKey: key, ragInitialized: true, agent1Complete: false });

    // The engine still sits in its step, and the next run is taken all the same.
    const other = { ...project, documentIds: project.documentIds.slice(1) };
    const next = await start(other);
    expect(next).not.toBe(key);
    await cancel(project.id, next);

    await seesCancel(held, 'analysis');
    expect(held.calls).not.toContain('proposeQuestions');
    expect(await progressOf(project.id, key)).toMatchObject(cancelled);
    expect(await insightsOf(project.id)).toEqual([]);
    expect(await questionsOf(project.id)).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('reads its row no more until somebody cancels it', async () => {
    const project = await newProject();
    held = holdEngine(server, 'describe');
    const key = await start(project);
    await held.reached;
    const queries = overhearQueries('analysis_progress');
    await pause(longerThanPolls);
    expect(queries.heard()).toEqual([]);
    await cancel(project.id, key);
    await seesCancel(held, 'analysis');
    expect(queries.heard().length).toBeGreaterThan(0);
    queries.stop();
  });

  test.runIf(process.env.DATABASE_URL)(
    'is cancelled although the connection that would tell of it is lost',
    async () => {
      const project = await newProject();
      held = holdEngine(server, 'describe');
      const key = await start(project);
      await held.reached;
      const lost = await sql(
        `select pg_terminate_backend(pid) from pg_stat_activity where query = $1 and datname = current_database()`,
        `listen "${changesChannel}"`,
      );
      expect(lost).toHaveLength(1);
      await cancel(project.id, key);
      await seesCancel(held, 'analysis');
    },
  );

  test('keeps what its finished stages stored', async () => {
    const project = await newProject();
    held = holdEngine(server, 'findInsights');
    const key = await start(project);
    await held.reached;
    const before = await questionsOf(project.id);
    expect(before.length).toBeGreaterThan(0);
    await cancel(project.id, key);
    await seesCancel(held, 'analysis');
    expect(await questionsOf(project.id)).toEqual(before);
    expect(await insightsOf(project.id)).toEqual([]);
    expect(await progressOf(project.id, key)).toMatchObject({
      ...cancelled,
      agent1Complete: true,
      agent2Complete: false,
    });
  });

  test('keeps the insights of the questions that were answered, and no more are stored', async () => {
    const project = await newProject();
    held = holdEngine(server, 'markInsights', 2);
    const key = await start(project);
    await held.reached;
    await cancel(project.id, key);
    await seesCancel(held, 'analysis');
    const progress = await progressOf(project.id, key);
    expect(progress).toMatchObject({ ...cancelled, agent1Complete: true, agent2Complete: false });
    const stored = await insightsOf(project.id);
    expect(stored.length).toBeGreaterThan(0);
    expect(new Set(stored.map((row) => row.analysis.question)).size).toBeLessThanOrEqual(2);
    expect(progress.insights.map((row) => row.id)).toEqual(stored.map((row) => row.id));
    expect((await questionsOf(project.id)).length).toBeGreaterThan(2);
    expect(faults).toEqual([]);
  });

  test('that has ended already stays as it is', async () => {
    const project = await newProject();
    const key = await start(project);
    const progress = await ended(project.id, key);
    expect(progress.status).toBe('completed');
    const reply = await cancel(project.id, key);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual(progress);
    expect((await cancel(project.id, 'nobody-knows-it')).statusCode).toBe(404);
  });

  test(
    'and its cancellation at the same moment: one of the two wins, nothing is stored half',
    async () => {
      const project = await newProject();
      for (const round of eachRound()) {
        await sql('delete from questions where project_id = $1', project.id);
        await sql("delete from insights where project_id = $1 and source <> 'upload'", project.id);
        const engine = holdEngine(server, 'coverage');
        held = engine;
        const key = await start(project);
        await engine.reached;
        engine.release();
        await new Promise((resolve) => setTimeout(resolve, round * 60));
        const reply = (await cancel(project.id, key)).json() as AnalysisProgress;
        const last = await ended(project.id, key);
        expect(last.status).toBe(reply.status);
        const stored = await insightsOf(project.id);
        expect(stored.map((row) => row.id).sort()).toEqual(last.insights.map((row) => row.id).sort());
        for (const { analysis } of stored) expect(analysis.evidence?.length).toBeGreaterThan(0);
        if (last.status !== 'completed') expect(last.error).toBe(cancelled.error);
      }
      expect(faults).toEqual([]);
    },
    raceTimeout * 2,
  );
});

describe('chosen questions', () => {
  test('are cancelled under the key of their run: whoever waits is told, and nothing is stored', async () => {
    const project = await newProject();
    const key = await start(project);
    await ended(project.id, key);
    const before = await insightsOf(project.id);
    held = holdEngine(server, 'findInsights');
    const body = { questions: ['What happened when they tried an app?'], ragSessionKey: key };
    const waiting = admin.post(`/api/projects/${project.id}/questions/analyze-agent3`, body);
    await held.reached;
    const latest = `/api/projects/${project.id}/analysis`;
    expect((await colleague.get(latest)).json()).toMatchObject({ run: { sessionKey: key }, analyzingQuestions: true });
    const queries = overhearQueries('question_analyses');
    await pause(longerThanPolls);
    expect(queries.heard()).toEqual([]);
    queries.stop();
    expect((await cancel(project.id, key)).json().status).toBe('completed');
    const reply = await waiting;
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ insights: [], error: 'The analysis of the questions was cancelled.' });
    expect((await colleague.get(latest)).json().analyzingQuestions).toBe(false);

    await seesCancel(held, 'chosen-questions');
    expect(await insightsOf(project.id)).toEqual(before);
    const asked = (await questionsOf(project.id)).find((q) => q.question === body.questions[0]);
    expect(asked?.isAnalyzed).toBe(false);
    expect(faults).toEqual([]);
  });
});

describe('while an analysis runs', () => {
  test('a question that is deleted stays deleted, and the others get their insights', async () => {
    const project = await newProject();
    held = holdEngine(server, 'findInsights');
    const key = await start(project);
    await held.reached;
    const [first, ...others] = await questionsOf(project.id);
    expect(
      (await admin.delete(`/api/projects/${project.id}/questions`, { question: first?.question })).statusCode,
    ).toBe(200);
    held.release();
    expect((await ended(project.id, key)).status).toBe('completed');
    expect(await questionsOf(project.id)).toEqual(others);
    const insights = await insightsOf(project.id);
    expect(insights.length).toBeGreaterThan(0);
    expect(insights.map((i) => i.analysis.question)).not.toContain(first?.question);
    expect(faults).toEqual([]);
  });

  test('its project can be deleted: the work is cancelled without a fault, and nothing is left', async () => {
    const project = await newProject();
    held = holdEngine(server, 'findInsights');
    await start(project);
    await held.reached;
    expect((await admin.delete(`/api/projects/${project.id}`)).statusCode).toBe(200);
    await seesCancel(held, 'analysis');
    for (const table of ['insights', 'questions', 'analysis_progress']) {
      expect(await sql(`select 1 from ${table} where project_id = $1`, project.id)).toEqual([]);
    }
    expect(faults).toEqual([]);
  });

  test('its documents cannot be deleted, and can once it was cancelled', async () => {
    const project = await newProject();
    held = holdEngine(server, 'findInsights');
    const key = await start(project);
    await held.reached;
    const [document] = project.documentIds;
    expect((await admin.delete(`/api/insights/${document}`)).statusCode).toBe(409);
    await cancel(project.id, key);
    expect((await admin.delete(`/api/insights/${document}`)).statusCode).toBe(200);
    await seesCancel(held, 'analysis');
    expect(await insightsOf(project.id)).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('another selection has to wait, and who asks is shown the one that runs', async () => {
    const project = await newProject();
    held = holdEngine(server, 'proposeQuestions');
    const key = await start(project);
    await held.reached;
    const other = await colleague.post(`/api/projects/${project.id}/analyze-documents`, {
      documentIds: project.documentIds.slice(1),
    });
    expect(other.statusCode).toBe(409);
    expect(other.json().message).toBe(
      'An analysis of this project is already running. Please wait until it has ended.',
    );
    const { run } = (await colleague.get(`/api/projects/${project.id}/analysis`)).json();
    expect(run).toMatchObject({ sessionKey: key, status: 'preprocessing', ragInitialized: true });
    // What was read is known before the first question is.
    expect(run.coverage).toMatchObject([
      { fileName: 'anna.txt', charactersRead: anna.length, charactersInAll: anna.length, passagesCited: 0 },
      { fileName: 'ben.txt', charactersRead: ben.length, charactersInAll: ben.length, passagesCited: 0 },
    ]);
    expect(run.coverage.every((c: { passages: number }) => c.passages > 0)).toBe(true);
  });
});

test('the latest run is everybody’s: none at first, then the one that was started last, with what it could not read', async () => {
  const project = await newProject();
  const latest = `/api/projects/${project.id}/analysis`;
  expect((await colleague.get(latest)).json()).toEqual({ run: null, analyzingQuestions: false });
  const numbers = (await admin.upload(project.id, 'numbers.txt', '12 34 56\n78 90\n')).json().id;
  const damaged = Buffer.from(`Dora: I weigh the flour by hand every morning and write it down.\xff\n`, 'latin1');
  const partly = await admin.upload(project.id, 'dora.txt', damaged);
  const warning = 'A part of this file could not be read.';
  const warnings = JSON.stringify([{ code: 'read_in_part', message: warning }]);
  await sql('update document_sources set warnings = $2 where insight_id = $1', partly.json().id, warnings);

  await ended(project.id, await start(project));
  const key = await start({ ...project, documentIds: [...project.documentIds, numbers, partly.json().id] });
  await ended(project.id, key);
  const { run } = (await colleague.get(latest)).json() as { run: AnalysisProgress };
  expect(run).toMatchObject({ sessionKey: key, status: 'completed' });
  const of = (name: string) => run.coverage.find((c) => c.fileName === name);
  expect(of('anna.txt')?.note).toBeUndefined();
  expect(run.coverage.some((c) => c.passagesCited > 0)).toBe(true);
  expect(of('numbers.txt')).toMatchObject({
    charactersRead: 0,
    passages: 0,
    note: 'It contains no sentence that could be quoted.',
  });
  expect(of('dora.txt')?.note).toBe(warning);

  const rows = (await colleague.get(`/api/projects/${project.id}/insights`)).json() as Insight[];
  const warningsOf = (name: string) => rows.find((r) => r.source === 'upload' && r.fileName === name)?.warnings;
  expect(warningsOf('dora.txt')).toEqual(JSON.parse(warnings));
  expect(warningsOf('anna.txt')).toBeUndefined();
});
