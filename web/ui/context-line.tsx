import { askedOf } from '#contract/insights/asked.ts';
import type { Insight } from '#contract/insights/insights.ts';

/** What was asked and said right before the words of a title: there, "it" has a name. */
export function ContextLine({ insight }: { insight: Insight }) {
  const asked = askedOf(insight);
  if (!asked) return null;
  return (
    <p className="mb-1 text-label text-pretty break-words text-text-3">
      <bdi>Context:</bdi> <bdi>{asked}</bdi>
    </p>
  );
}
