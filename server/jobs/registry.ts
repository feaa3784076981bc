import { analysisJob, chosenQuestionsJob, largeAnalysisJob } from '../features/analysis/jobs.ts';
import { sendAccountMail } from '../features/auth/jobs.ts';
import { eraseDeletedJob, indexDocument } from '../features/documents/jobs.ts';
import { sendInvitation } from '../features/invitations/jobs.ts';
import { identifyPeopleJob } from '../features/people/jobs.ts';
import { rebuildInsightsJob } from '../features/rebuilt-insights/jobs.ts';
import { reindexDocuments } from '../features/reindexed-documents/jobs.ts';
import type { Job } from './define-job.ts';

/** Every job there is. */
export const allJobs: readonly Job<object>[] = [
  sendAccountMail,
  sendInvitation,
  indexDocument,
  analysisJob,
  largeAnalysisJob,
  chosenQuestionsJob,
  identifyPeopleJob,
  rebuildInsightsJob,
  eraseDeletedJob,
  reindexDocuments,
];
