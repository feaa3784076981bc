import { askedOf } from '#contract/insights/asked.ts';
import type { Insight } from '#contract/insights/insights.ts';

/** What somebody asked or said, above the title that replies to it: there, "it" has a name. */
export function AskedLine({ insight }: { insight: Insight }) {
  const asked = askedOf(insight);
  if (!asked) return null;
  return (
    <p className="mb-1 text-label text-pretty break-words text-text-3">
      <bdi>In reply to:</bdi> <bdi>{asked}</bdi>
    </p>
  );
}
