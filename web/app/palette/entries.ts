import { folded } from '../../lib/folded.ts';
import type { Piece } from './excerpt.ts';

/** Something that the palette leads to or does. */
export type Entry = {
  id: string;
  group: Group;
  label: string;
  /** Said after the label: where a project or an insight belongs. Searched as well, but worth less. */
  detail?: string;
  /** What was found in it, if that is not the label. */
  excerpt?: readonly Piece[];
  /** Keys that do the same. */
  keys?: string;
} & ({ href: string /** Done before going there. */; prepare?: () => void } | { run: () => void });

export const groups = ['Pages', 'Actions', 'Projects', 'Insights', 'Passages', 'Conversations', 'Documents'] as const;
export type Group = (typeof groups)[number];

const mostOf: Record<Group, number> = {
  ...{ Pages: 8, Actions: 6, Projects: 6, Insights: 8 },
  ...{ Passages: 6, Conversations: 6, Documents: 4 },
};
/** Before anything is typed: enough to see what there is. */
const mostAtFirst: Record<Group, number> = {
  ...{ Pages: 8, Actions: 6, Projects: 4, Insights: 0 },
  ...{ Passages: 0, Conversations: 0, Documents: 0 },
};

/** How well a word fits a text: 3 at its beginning, 2 at the beginning of a word, 1 inside one, 0 not at all. */
function fitOf(word: string, text: string): number {
  const at = text.indexOf(word);
  if (at < 0) return 0;
  if (at === 0) return 3;
  for (let next = at; next >= 0; next = text.indexOf(word, next + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(next - 1))) return 2;
  }
  return 1;
}

/** 0 unless every word of the query is found. Matches in the label count twice. */
function scoreOf({ label, detail = '' }: Entry, words: readonly string[]): number {
  const name = folded(label);
  const place = folded(detail);
  let score = 0;
  for (const word of words) {
    const fit = Math.max(2 * fitOf(word, name), fitOf(word, place));
    if (fit === 0) return 0;
    score += fit;
  }
  return score;
}

/** The entries that hold every word of the query, by group in a fixed order, the best first in each. */
export function matching(entries: readonly Entry[], query: string): Entry[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups.flatMap((g) => entries.filter((e) => e.group === g).slice(0, mostAtFirst[g]));
  const rated = entries.map((entry) => ({ entry, score: scoreOf(entry, words) })).filter(({ score }) => score > 0);
  rated.sort((a, b) => b.score - a.score);
  return groups.flatMap((group) =>
    rated
      .filter(({ entry }) => entry.group === group)
      .slice(0, mostOf[group])
      .map(({ entry }) => entry),
  );
}

/** What matches by its name, and after it in each group what the server has found inside; everything once. */
export function withFound(matched: readonly Entry[], found: readonly Entry[]): Entry[] {
  const named = new Map(matched.map((entry) => [entry.id, entry]));
  const others = found.filter(({ id }) => !named.has(id));
  return groups.flatMap((group) =>
    [...matched, ...others].filter((entry) => entry.group === group).slice(0, mostOf[group]),
  );
}
