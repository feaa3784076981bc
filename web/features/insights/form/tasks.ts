import type { Insight } from '#contract/insights/insights.ts';

/** What a dialog about insights is opened for. */
export type InsightTask =
  | { task: 'create' }
  | { task: 'edit'; insight: Insight }
  | { task: 'delete'; insights: readonly Insight[] }
  | { task: 'merge' }
  | { task: 'dismissed' }
  | { task: 'where' };
