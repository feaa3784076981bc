import type { Insight } from '#contract/insights/insights.ts';
import { editsOf, writerOf } from '#contract/insights/written-by.ts';
import { formatDate } from '../../../lib/format.ts';

/** Who wrote the text of an insight, and what people changed of it. */
export function WrittenBy({ insight }: { insight: Insight }) {
  const writer = writerOf(insight) || (insight.source === 'custom' && !insight.textEdits ? 'People of your team' : '');
  const edits = editsOf(insight, formatDate);
  if (!writer && !edits) return null;
  return (
    <div className="mt-1 grid gap-0.5 text-label text-text-3">
      {writer && (
        <p>
          Written by: <bdi>{writer}</bdi>
        </p>
      )}
      {edits && <p>{edits}</p>}
    </div>
  );
}
