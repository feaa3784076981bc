import * as z from 'zod/mini';
import { projectEngines } from '../projects/projects.ts';
import { route } from '../route.ts';
import { idParams } from '../schemas.ts';
import { type AnalysisStatus, analysisProgress, readAnalysis } from './analysis.ts';
import { documentChoice } from './estimate.ts';

/** The error of a cancelled run; there is no separate status for it. */
export const cancelledMessage = 'The analysis was cancelled.';

export function wasCancelled({ status, error }: { status: AnalysisStatus; error: string | null }): boolean {
  return status === 'error' && error === cancelledMessage;
}

export const analyzeDocuments = route('POST', '/api/projects/:id/analyze-documents', {
  action: 'analysis.start',
  summary: 'Start an analysis of documents; returns immediately',
  params: idParams,
  body: documentChoice,
  reply: z.object({ sessionKey: z.string(), ragInitialized: z.boolean(), questions: z.array(z.string()) }),
});

/** What is done is not repeated. A run that is active or completed is left unchanged. */
export const continueAnalysis = route('POST', '/api/projects/:id/analysis/:sessionKey/continue', {
  action: 'analysis.start',
  summary: 'Continue an analysis that ended early, with the language model or with the built-in engine',
  params: readAnalysis.params,
  body: z.object({ engine: z.enum(projectEngines) }),
  reply: analysisProgress,
});

/** Also cancels the analysis of chosen questions under the same key. A run that has already ended is left unchanged. */
export const cancelAnalysis = route('POST', '/api/projects/:id/analysis/:sessionKey/cancel', {
  action: 'analysis.cancel',
  summary: 'Cancel a running analysis and the analysis of its chosen questions; returns its state',
  params: readAnalysis.params,
  reply: analysisProgress,
});
