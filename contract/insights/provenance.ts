import * as z from 'zod/mini';
import { moment } from '../route.ts';

/** What wrote the text of an insight. */
export const provenance = z.object({
  /** `embedded` is the engine that is part of Earshot; `model` a language model. */
  engine: z.enum(['embedded', 'model']),
  /** The model's name as its provider calls it; null for the embedded engine. */
  model: z.nullable(z.string()),
  /** The version of the prompts; null for the embedded engine. */
  promptVersion: z.nullable(z.string()),
  /** The session key of the analysis. */
  runId: z.nullable(z.string()),
});
export type Provenance = z.infer<typeof provenance>;

/** What people changed of an insight's text since. */
export const textEdits = z.object({ count: z.int(), lastAt: moment });

type Written = { provenance?: Provenance | undefined; textEdits?: z.infer<typeof textEdits> | undefined };

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
