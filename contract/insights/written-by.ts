import type { Insight } from './insights.ts';

type Written = Pick<Insight, 'provenance' | 'textEdits'>;

/** Who wrote the text of an insight, in words; empty where that is not known. */
export function writerOf({ provenance }: Pick<Written, 'provenance'>): string {
  if (!provenance) return '';
  if (provenance.engine === 'embedded') return 'Built-in engine';
  return provenance.promptVersion === null
    ? `Language model ${provenance.model ?? ''}`.trim()
    : `Language model ${provenance.model ?? ''}, prompts ${provenance.promptVersion}`;
}

/** How often people changed it since, in words; empty if they never did. `day` writes the date. */
export function editsOf({ textEdits }: Pick<Written, 'textEdits'>, day: (moment: string) => string): string {
  if (!textEdits) return '';
  const last = day(textEdits.lastAt);
  return textEdits.count === 1
    ? `Edited by people once, on ${last}`
    : `Edited by people ${textEdits.count} times, last on ${last}`;
}
