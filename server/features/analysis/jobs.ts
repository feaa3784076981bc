import * as z from 'zod/mini';
import { openForJob, type ProjectScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { analyzeChosen, refusalOf, runAnalysis } from './pipeline.ts';
import { endQuestionAnalysis, readQuestionAnalysis, runStands, writeStep } from './repo.ts';

const brokenRun = 'The analysis could not be finished. Please start it again.';
const brokenQuestions = 'The analysis of the questions could not be finished. Please try again.';

const sender = { companyId: z.int(), projectId: z.int(), userId: z.int(), sessionKey: z.string() };

const end = (deps: Deps, scope: ProjectScope, sessionKey: string, error: string) =>
  writeStep(deps.db, scope, sessionKey, { status: 'error', error });

export const analysisJob = defineJob({
  name: 'analysis',
  atOnce: 3,
  payload: z.object(sender),
  retries: 3,
  retryDelay: 2,
  async run(deps, { payload, lastTry }) {
    const scope = openForJob(payload);
    try {
      await runAnalysis(deps, scope, payload.sessionKey);
    } catch (error) {
      // Cancelled, or deleted with its project: whatever broke off with it is no fault.
      if (!(await runStands(deps.db, scope, payload.sessionKey))) return;
      const refusal = refusalOf(error);
      if (!refusal) deps.log.error({ err: error, session: payload.sessionKey }, 'an analysis failed');
      if (refusal || lastTry) await end(deps, scope, payload.sessionKey, refusal ?? brokenRun);
      if (!refusal) throw error;
    }
  },
  gaveUp: (deps, payload) => end(deps, openForJob(payload), payload.sessionKey, brokenRun),
});

/** Those of much text have their own queue: they share one thread anyway, and must not keep all others waiting. */
export const largeAnalysisJob = defineJob({ ...analysisJob, name: 'large-analysis', atOnce: 2 });

const fail = (deps: Deps, scope: ProjectScope, analysisId: number, error: string) =>
  endQuestionAnalysis(deps.db, scope, analysisId, { status: 'failed', error });

export const chosenQuestionsJob = defineJob({
  name: 'chosen-questions',
  atOnce: 2,
  payload: z.object({ ...sender, analysisId: z.int(), questionIds: z.array(z.int()) }),
  retries: 2,
  retryDelay: 2,
  async run(deps, { payload, lastTry }) {
    const scope = openForJob(payload);
    const { analysisId, sessionKey } = payload;
    try {
      await analyzeChosen(deps, scope, payload);
    } catch (error) {
      if ((await readQuestionAnalysis(deps.db, scope, analysisId))?.status !== 'running') return;
      const refusal = refusalOf(error);
      if (!refusal) deps.log.error({ err: error, session: sessionKey }, 'an analysis of questions failed');
      if (refusal || lastTry) await fail(deps, scope, analysisId, refusal ?? brokenQuestions);
      if (!refusal) throw error;
    }
  },
  gaveUp: async (deps, payload) => {
    await fail(deps, openForJob(payload), payload.analysisId, brokenQuestions);
  },
});
