import type { PlaceInput, Templates } from './templates.ts';
import { clock, type Quotes, quoted } from './wording.ts';

export type PlaceWords = {
  page(n: string): string;
  row(n: string): string;
  line(n: string): string;
  paragraph(n: string): string;
  /** Between sheet, row and column. */
  comma: string;
};

export function composePlace(words: PlaceWords): Templates['place'] {
  return (input: PlaceInput) => {
    if (input.page !== undefined) return words.page(String(input.page));
    if (input.startMs !== undefined) return clock(input.startMs);
    if (input.row !== undefined || input.cell !== undefined) {
      const row = input.row === undefined ? undefined : words.row(String(input.row));
      return [input.sheet, row, input.cell].filter(Boolean).join(words.comma);
    }
    if (input.line !== undefined) return words.line(String(input.line));
    if (input.paragraph !== undefined) return words.paragraph(String(input.paragraph));
    return input.sheet ?? '';
  };
}

/** A list in the language's own manner: “a, b and c”. */
export const namesIn = (tag: string) => {
  const list = new Intl.ListFormat(tag, { type: 'conjunction' });
  return (names: readonly string[]): string => list.format(names);
};

/** The same of names in quotation marks: “a”, “b” and “c”. */
export const listOf = (tag: string, names: readonly string[], quotes: Quotes): string =>
  namesIn(tag)(names.map((name) => quoted(name, quotes)));
