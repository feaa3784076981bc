import { analyzeDocuments, cancelAnalysis } from '#contract/analysis/analysis-changes.ts';
import { call } from '../../lib/api.ts';

export const startRun = (projectId: number, documentIds: number[]) =>
  call(analyzeDocuments, { params: { id: projectId }, body: { documentIds } });

export const cancelRun = (projectId: number, sessionKey: string) =>
  call(cancelAnalysis, { params: { id: projectId, sessionKey } });
