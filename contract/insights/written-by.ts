import type { Insight } from './insights.ts';

type Written = Pick<Insight, 'provenance' | 'textEdits'>;

/** Enough of a run's key to distinguish it, as the first digits of a commit are; the CSV export has all of it. */
export const shortRun = (runId: string | null): string => runId?.slice(0, 8) ?? '';

/** Who wrote the text of an insight, in words, and in which run; empty where that is not known. */
export function writerOf({ provenance }: Pick<Written, 'provenance'>): string {
  if (!provenance) return '';
  const { engine, model, promptVersion, runId } = provenance;
  const parts = [
    engine === 'embedded' ? 'Built-in engine' : `Language model ${model ?? ''}`.trim(),
    engine === 'model' && promptVersion !== null && `prompts ${promptVersion}`,
    runId !== null && `run ${shortRun(runId)}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** How often people changed it since, in words; empty if they never did. `day` writes the date. */
export function editsOf({ textEdits }: Pick<Written, 'textEdits'>, day: (moment: string) => string): string {
  if (!textEdits) return '';
  const last = day(textEdits.lastAt);
  return textEdits.count === 1
    ? `Edited by people once, on ${last}`
    : `Edited by people ${textEdits.count} times, last on ${last}`;
}
