import type { Language } from '#contract/languages.ts';
import { otherLayouts, separatedColumns } from '../../tuning.ts';
import { hasAsker } from './has-asker.ts';
import { isForm, type LabelLine, type LabelledLine } from './labelled-line.ts';
import { readsAsName } from './line-label.ts';
import { isRoleLabel, labelKey } from './role-labels.ts';

const separators = ['\t', '|', ';'];

/**
 * Labels in a column of a table without a program to read it: "12|00:01:07|JM|Who keeps the list?" The last column holds the words; one
 * before it holds two to a few names that come back, and one of these asks.
 */
export function labelsInColumns(text: string, lines: readonly LabelLine[], language: Language): LabelledLine[] {
  const found = separators.flatMap((separator) => {
    const places = lines.map(({ head }) => placesOf(head, separator));
    const { columns, minCoverage } = separatedColumns;
    const width = columns.find(
      (count) => places.filter((at) => at.length >= count - 1).length >= minCoverage * lines.length,
    );
    if (width === undefined) return [];
    return Array.from({ length: width - 1 }, (_, column) => labelsOf(text, lines, { places, width, column }, language));
  });
  return found.reduce((most, one) => (one.length > most.length ? one : most), []);
}

/** Offsets in UTF-16. */
const placesOf = (line: string, separator: string): number[] =>
  line.split('').flatMap((character, at) => (character === separator ? [at] : []));

type Column = { readonly places: readonly number[][]; readonly width: number; readonly column: number };

function labelsOf(
  text: string,
  lines: readonly LabelLine[],
  { places, width, column }: Column,
  language: Language,
): LabelledLine[] {
  const cells = lines.flatMap(({ start, head }, i): LabelledLine[] => {
    const at = places[i] ?? [];
    const words = at[width - 2];
    if (words === undefined) return [];
    const label = head.slice(column === 0 ? 0 : (at[column - 1] ?? 0) + 1, at[column]).trim();
    const isName = /\p{L}/u.test(label) && (readsAsName(label) || isRoleLabel(labelKey(label), language));
    return isName ? [{ lineStart: start, bodyStart: start + words + 1, label, key: labelKey(label) }] : [];
  });
  const counts = Map.groupBy(cells, ({ key }) => key);
  const labels = cells.filter(({ key }) => (counts.get(key)?.length ?? 0) >= otherLayouts.minCount);
  const speakers = new Set(labels.map(({ key }) => key)).size;
  if (speakers < 2 || speakers > otherLayouts.maxSpeakers || isForm(labels)) return [];
  if (labels.length < separatedColumns.minNamed * lines.length) return [];
  const turns = labels.map(({ key, bodyStart }, i) => ({
    key,
    said: text.slice(bodyStart, labels[i + 1]?.lineStart ?? text.length),
  }));
  return hasAsker(turns) ? labels : [];
}
