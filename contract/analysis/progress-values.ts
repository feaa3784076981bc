import type { AnalysisStatus } from './analysis.ts';

/** The progress bar's value for each status; an error shows 0. */
export const progressValues: Record<AnalysisStatus, number> = {
  initializing: 20,
  preprocessing: 40,
  generating_insights: 70,
  completed: 100,
  error: 0,
};
