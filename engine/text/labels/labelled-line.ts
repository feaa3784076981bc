import { speakerLabels } from '../../tuning.ts';
import type { Span } from '../span.ts';

/** A line that begins with, or is, the label of the next speaker. Offsets into the document's text; no label where only the layout shows it. */
export type LabelledLine = { lineStart: number; bodyStart: number; label: string; key: string };

/** A line of a text that is neither blank nor part of a header, without what is further on than a label could be. */
export type LabelLine = Span & { readonly head: string };

/** A form repeats its fields (Name, Age, Answer, Name, …) in one fixed order; people who talk do not. */
export function isForm(lines: readonly LabelledLine[]): boolean {
  const first = lines[0]?.key;
  const period = lines.findIndex((l, i) => i > 0 && l.key === first);
  if (period < speakerLabels.minFieldsOfForm || lines.length < 2 * period || lines.length % period !== 0) return false;
  return lines.every((l, i) => l.key === lines[i % period]?.key);
}
