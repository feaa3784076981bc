import type { AnalysisProgress } from '#contract/analysis/analysis.ts';
import { wasCancelled } from '#contract/analysis/analysis-changes.ts';
import { counted } from '../../lib/format.ts';
import type { Notice } from '../../ui/toast/toast.tsx';

/** What is said once about a run that has ended. */
export function endNotice(progress: AnalysisProgress): Notice {
  const { status, questions, insights, error } = progress;
  if (wasCancelled(progress)) {
    return {
      title: 'Analysis cancelled',
      description: 'Earlier results are kept. You can analyze again at any time.',
    };
  }
  if (status === 'error') {
    return { title: 'Analysis Error', description: error ?? 'The analysis stopped.', destructive: true };
  }
  if (questions.length === 0) {
    return { title: 'Error', description: 'No questions were generated. Please try again.', destructive: true };
  }
  return {
    title: 'Analysis completed',
    description: `${counted(insights.length, 'insight')} found in your documents.`,
  };
}
