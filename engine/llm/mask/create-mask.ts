import type { Language } from '#contract/languages.ts';
import { fnv1a } from '../../text/hash.ts';
import type { Part } from '../prompt.ts';
import { isOrdinaryWord } from '../verify/names/ordinary-words.ts';
import { type Kind, patterns } from './identifying-patterns.ts';
import type { Mask } from './mask.ts';
import { mentionedNames } from './mentioned-names.ts';

/** `texts`: in which identifying words get their marks before anything is asked. `languages`: those of words that people of the team write. */
export type Masking = { names: readonly string[]; texts?: readonly string[]; languages?: readonly Language[] };

/** A mask for these names. The same words always get the same mark, so a stored reply fits a later request. */
export function createMask({ names, texts = [], languages = [] }: Masking): Mask {
  const { markOf, wordOf, seal } = createMarks();
  const find = createFinder(names, languages);
  const hide = (text: string, more: readonly string[]): string => {
    const hidden = patterns.reduce((all, [kind, pattern]) => all.replace(pattern, (word) => markOf(kind, word)), text);
    return [find, createFinder(more, languages)].reduce(
      (all, replaceIn) => replaceIn(all, (name) => markOf('NAME', name)),
      hidden,
    );
  };
  // Marks of names do not depend on which of them a text has first, and those of the rest are given in the order of the documents.
  for (const name of names) markOf('NAME', name);
  for (const text of texts) hide(text, []);
  seal();
  const show = (text: string): string => text.replace(aMark, (mark) => wordOf(mark) ?? mark);
  const parts = (all: readonly Part[]): Part[] => {
    const named = all.flatMap((part) => ('data' in part && part.isTeams ? namesOfTeam(part.data, languages) : []));
    return all.map((part) => ('data' in part ? { ...part, data: hide(part.data, named) } : part));
  };
  return { parts, part: (part) => parts([part])[0] ?? part, restore: (reply) => restoreIn(reply, show) };
}

const aMark = /\b(?:NAME|EMAIL|PHONE|ADDRESS|ACCOUNT)_\d+\b/g;

/** Marks by the words that they replace, in both directions. */
function createMarks() {
  const marks = new Map<string, string>();
  const words = new Map<string, string>();
  const counts = new Map<Kind, number>();
  let isSealed = false;
  const next = (kind: Kind): number => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count;
  };
  /** What only a message or a question has is numbered by its own words: whatever was asked before, it gets the same mark. */
  const own = (kind: Kind, word: string): number => {
    let number = 10_000 + (fnv1a(word) % 80_000);
    while (words.has(`${kind}_${number}`)) number++;
    return number;
  };
  return {
    markOf(kind: Kind, word: string): string {
      const known = marks.get(word);
      if (known) return known;
      const mark = `${kind}_${isSealed ? own(kind, word) : next(kind)}`;
      marks.set(word, mark);
      words.set(mark, word);
      return mark;
    },
    wordOf: (mark: string) => words.get(mark),
    seal: () => {
      isSealed = true;
    },
  };
}

/** People whom the team names; each line of its words is read by itself. */
function namesOfTeam(text: string, languages: readonly Language[]): string[] {
  const lines = text.split('\n').filter(Boolean);
  const found = lines.flatMap((line) => languages.flatMap((language) => mentionedNames(line, language)));
  return [...new Set(found)].filter((name) => !/^[A-Z]+$/.test(name)).sort((a, b) => b.length - a.length);
}

/**
 * Replaces names in a text, whatever their case: "petra" as well as "Petra", but not "will" where a person is called Will.
 */
function createFinder(names: readonly string[], languages: readonly Language[]) {
  const inPlaces = names.filter((one) => !isOneWord(one));
  const placed = inPlaces.length > 0 ? new RegExp(inPlaces.map(asWord).join('|'), 'giu') : null;
  const single = new Set(names.filter(isOneWord));
  const lowered = new Set([...single].map((name) => name.toLowerCase()));
  const isName = (word: string): boolean =>
    single.has(word) ||
    (lowered.has(word.toLowerCase()) && !languages.some((one) => isOrdinaryWord(word.toLowerCase(), one)));
  return (text: string, markOf: (name: string) => string): string => {
    const whole = placed ? text.replace(placed, markOf) : text;
    return single.size > 0 ? whole.replace(oneWord, (word) => (isName(word) ? markOf(word) : word)) : whole;
  };
}

export const isEastAsian = (name: string): boolean => /[\u3040-\u30ff\u3400-\u9fff]/.test(name);

/** Names of one word are looked up word by word, because there may be thousands of them. */
const oneWord = /(?<![\p{L}\p{M}\p{N}_])[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*(?![\p{L}\p{M}\p{N}_])/gu;
const isOneWord = (name: string): boolean => !isEastAsian(name) && /^[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*$/u.test(name);

function asWord(name: string): string {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return isEastAsian(name) ? escaped : `(?<![\\p{L}\\p{N}_])${escaped}(?![\\p{L}\\p{N}_])`;
}

/** Restores every text within a reply. */
function restoreIn<T>(value: T, show: (text: string) => string): T {
  if (typeof value === 'string') return show(value) as T;
  if (Array.isArray(value)) return value.map((one) => restoreIn(one, show)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, restoreIn(one, show)])) as T;
}
