import * as z from 'zod/mini';
import { openForJob, type ProjectScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { questionsById } from '../questions/service.ts';
import { analyzeChosen, refusalOf, runAnalysis } from './pipeline.ts';
import { writeStep } from './repo.ts';

const brokenRun = 'The analysis could not be finished. Please start it again.';

const sender = { companyId: z.int(), projectId: z.int(), userId: z.int(), sessionKey: z.string() };

const end = (deps: Deps, scope: ProjectScope, sessionKey: string, error: string) =>
  writeStep(deps.db, scope, sessionKey, { status: 'error', error });

export const analysisJob = defineJob({
  name: 'analysis',
  payload: z.object(sender),
  retries: 3,
  retryDelay: 2,
  async run(deps, { payload, lastTry }) {
    const scope = openForJob(payload);
    try {
      await runAnalysis(deps, scope, payload.sessionKey);
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) deps.log.error({ err: error, session: payload.sessionKey }, 'an analysis failed');
      if (refusal || lastTry) await end(deps, scope, payload.sessionKey, refusal ?? brokenRun);
      if (!refusal) throw error;
    }
  },
  gaveUp: (deps, payload) => end(deps, openForJob(payload), payload.sessionKey, brokenRun),
});

export const chosenQuestionsJob = defineJob({
  name: 'chosen-questions',
  payload: z.object({ ...sender, questionIds: z.array(z.int()) }),
  retries: 2,
  retryDelay: 2,
  async run(deps, { payload }) {
    const scope = openForJob(payload);
    const questions = await questionsById(deps, scope, payload.questionIds);
    try {
      await analyzeChosen(deps, scope, payload.sessionKey, questions);
    } catch (error) {
      // A refusal is final: the waiting caller finds no insights and says so.
      if (!refusalOf(error)) throw error;
    }
  },
});
