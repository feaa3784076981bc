import { UsersRound } from 'lucide-react';
import type { Insight } from '#contract/insights/insights.ts';
import { strengthLine } from '#contract/insights/strength.ts';

/** The foot of a card with which nothing can be done. */
export function Strength({ insight: { analysis } }: { insight: Insight }) {
  const strength = strengthLine(analysis.strength);
  if (!strength) return null;
  return (
    <p className="flex min-h-5 items-center gap-1.5 border-t border-line pt-3 text-label text-text-3 tabular-nums">
      <UsersRound aria-hidden="true" className="icon" />
      <bdi>{strength}</bdi>
    </p>
  );
}
