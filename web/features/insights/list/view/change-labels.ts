import type { ChangeKind } from '#contract/analysis/run-changes.ts';

export const changeLabels: Record<ChangeKind, string> = {
  added: 'new',
  moreEvidence: 'with more evidence',
  unchanged: 'unchanged',
  notFoundAgain: 'not found again',
};
