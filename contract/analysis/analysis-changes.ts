import * as z from 'zod/mini';
import { idParams, route } from '../route.ts';
import { type AnalysisStatus, analysisProgress, readAnalysis } from './analysis.ts';

/** The error of a cancelled run; there is no separate status for it. */
export const cancelledMessage = 'The analysis was cancelled.';

export function wasCancelled({ status, error }: { status: AnalysisStatus; error: string | null }): boolean {
  return status === 'error' && error === cancelledMessage;
}

export const analyzeDocuments = route('POST', '/api/projects/:id/analyze-documents', {
  action: 'analysis.start',
  summary: 'Start an analysis of documents; returns immediately',
  params: idParams,
  body: z.object({
    documentIds: z
      .array(z.int().check(z.positive(), z.maximum(2_147_483_647)), { error: 'Please select documents to analyze' })
      .check(
        z.minLength(1, { error: 'Please select documents to analyze' }),
        z.maxLength(500, { error: 'At most 500 documents can be analyzed at once' }),
      ),
  }),
  reply: z.object({ sessionKey: z.string(), ragInitialized: z.boolean(), questions: z.array(z.string()) }),
});

/** Also cancels the analysis of chosen questions under the same key. A run that has already ended is left unchanged. */
export const cancelAnalysis = route('POST', '/api/projects/:id/analysis/:sessionKey/cancel', {
  action: 'analysis.cancel',
  summary: 'Cancel a running analysis and the analysis of its chosen questions; returns its state',
  params: readAnalysis.params,
  reply: analysisProgress,
});
