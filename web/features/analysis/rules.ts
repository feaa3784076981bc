import type { AnalysisStatus } from '#contract/analysis/analysis.ts';

export function isOver(status: AnalysisStatus): boolean {
  return status === 'completed' || status === 'error';
}
