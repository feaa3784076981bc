import type { RunChanges } from './analysis.ts';

/** What a run made of an insight. `notFoundAgain`: its documents were read and its question asked, but the claim was not found. */
export const changeKinds = ['added', 'moreEvidence', 'unchanged', 'notFoundAgain'] as const;
export type ChangeKind = (typeof changeKinds)[number];
/** The ids of the insights. */
export type ChangedInsights = Record<ChangeKind, number[]>;

export const noChanges = (): ChangedInsights => ({ added: [], moreEvidence: [], unchanged: [], notFoundAgain: [] });

/** What counts when one run meets an insight several times, for two of its questions or after an interruption: the last one. */
const rank: readonly ChangeKind[] = ['notFoundAgain', 'unchanged', 'moreEvidence', 'added'];

/** The changes with one more, each insight once. */
export function withChange(changes: ChangedInsights, id: number, kind: ChangeKind): ChangedInsights {
  const known = rank.find((other) => changes[other].includes(id));
  if (known && rank.indexOf(known) >= rank.indexOf(kind)) return changes;
  const others = known ? { [known]: changes[known].filter((other) => other !== id) } : {};
  return { ...changes, ...others, [kind]: [...changes[kind], id] };
}

/** Those of the insights that still exist. */
export function existingOf(changes: ChangedInsights, exists: (id: number) => boolean): ChangedInsights {
  const left = (kind: ChangeKind) => changes[kind].filter(exists);
  return {
    added: left('added'),
    moreEvidence: left('moreEvidence'),
    unchanged: left('unchanged'),
    notFoundAgain: left('notFoundAgain'),
  };
}

export const countChanges = ({ added, moreEvidence, unchanged, notFoundAgain }: ChangedInsights): RunChanges => ({
  added: added.length,
  moreEvidence: moreEvidence.length,
  unchanged: unchanged.length,
  notFoundAgain: notFoundAgain.length,
});
