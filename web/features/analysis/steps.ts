import type { AnalysisStatus } from '#contract/analysis.ts';
import { isOver } from './rules.ts';
import type { CachedStatus } from './session-storage.ts';

export const statusTexts: Record<AnalysisStatus, string> = {
  initializing: 'Getting the documents ready',
  preprocessing: 'Reading the documents and looking for questions',
  generating_insights: 'Looking for what people said to each question',
  completed: 'Analysis completed',
  error: 'Analysis stopped',
};

export type Step = { label: string; state: 'done' | 'now' | 'ahead' };

/** The three checkmarks; the first one that is not ticked off is the one under way. */
export function stepsOf({ status, ragInitialized, agent1Complete, agent2Complete }: CachedStatus): Step[] {
  const done = [ragInitialized, agent1Complete, agent2Complete];
  const now = isOver(status) ? -1 : done.indexOf(false);
  return ['Preparing Documents', 'Analyzing Documents', 'Generating Insights'].map((label, index) => ({
    label,
    state: done[index] ? 'done' : index === now ? 'now' : 'ahead',
  }));
}
