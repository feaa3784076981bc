import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { Span } from '../text/span.ts';
import { wordsOf } from '../text/words.ts';
import { textSearch } from '../tuning.ts';
import { addTermScores } from './bm25.ts';
import { indexUnits } from './term-index.ts';
import { termOf } from './terms.ts';

export type SearchedText = { readonly text: string; readonly language: Language };
/** `marks`: the words of the text that were searched for, in order. */
export type RankedText = { readonly index: number; readonly score: number; readonly marks: readonly Span[] };

const eastAsian = /[\u3040-\u30ff\u3400-\u9fff]/;

/** The words of a search, each once: all but stop words, or those too if there are no others. */
export function wordsOfSearch(search: string, languages: readonly Language[]): string[] {
  const [first = 'english'] = languages;
  const forms = [...new Set(wordsOf(search, whole(search), first).map(({ form }) => form))];
  const informative = forms.filter((form) => !languages.some((language) => languagePack(language).stopwords.has(form)));
  return (informative.length > 0 ? informative : forms).slice(0, textSearch.maxWords);
}

/**
 * The texts that have at least half of the words of a search, best first: by how many they have, then by BM25 among the given texts.
 * Words are compared by their stems; the last one may be the beginning of a word, because it may still be typed.
 */
export function rankTexts(words: readonly string[], texts: readonly SearchedText[]): RankedText[] {
  const other = words.length;
  const matchers = new Map<Language, (form: string) => number>();
  const matcherOf = (language: Language) => {
    const known = matchers.get(language) ?? matcher(words, language);
    matchers.set(language, known);
    return known;
  };
  const terms: number[] = [];
  const units = texts.map(({ text, language }) => {
    const match = matcherOf(language);
    const from = terms.length;
    const marks: Span[] = [];
    for (const { form, start, end } of wordsOf(text, whole(text), language)) {
      const term = match(form);
      terms.push(term);
      if (term !== other) marks.push({ start, end });
    }
    return { from, to: terms.length, marks };
  });
  const vocabulary = { ids: new Map<string, number>(), terms: [...words, ''] };
  const scores = new Float64Array(texts.length);
  const index = indexUnits(vocabulary, Int32Array.from(terms), units);
  addTermScores(
    scores,
    index,
    words.map((term, id) => ({ term, id, weight: 1 })),
  );
  const needed = Math.ceil(words.length / 2);
  return units
    .flatMap(({ from, to, marks }, at) => {
      const has = new Set(terms.slice(from, to));
      has.delete(other);
      if (has.size === 0 || has.size < needed) return [];
      const score = scores[at] ?? 0;
      return [{ index: at, score: has.size / words.length + score / (score + textSearch.halfScore), marks }];
    })
    .toSorted((a, b) => b.score - a.score || a.index - b.index);
}

/** Which of the words a form of a text is; their number if it is none of them. */
function matcher(words: readonly string[], language: Language): (form: string) => number {
  const stems = words.map((word) => termOf(word, language));
  const known = new Map<string, number>();
  const find = (form: string): number => {
    const stem = termOf(form, language);
    const at = words.findIndex((word, i) => {
      const mayBegin = (i === words.length - 1 && word.length >= textSearch.minPrefixLength) || eastAsian.test(word);
      return stems[i] === stem || (mayBegin && form.startsWith(word));
    });
    return at < 0 ? words.length : at;
  };
  return (form) => {
    const found = known.get(form) ?? find(form);
    known.set(form, found);
    return found;
  };
}

/** Patterns for LIKE in SQL, one list per word. Every text in which the ranking would find the word fits one of its patterns. */
export function likePatterns(words: readonly string[], languages: readonly Language[]): string[][] {
  return words.map((word) => {
    const cores = languages.map((language) => coreOf(word, termOf(word, language)));
    const core = cores.toSorted((a, b) => a.length - b.length)[0] ?? word;
    const written = new Set([core, core.charAt(0).toUpperCase() + core.slice(1), core.toUpperCase()]);
    return [...written].map((form) => `%${form.replace(severalSigns, '_')}%`);
  });
}

/** Signs that foldWord puts in the place of others. */
const severalSigns = /['ايе]/gi;

/** What a word and its stem have in common, as the word has it: some stems have lost the signs on their letters. */
function coreOf(word: string, stem: string): string {
  const [plain, plainStem] = [plainOf(word), plainOf(stem)];
  const at = plain.indexOf(plainStem);
  if (at >= 0) return word.slice(at, at + plainStem.length);
  let length = 0;
  while (length < plain.length && plain[length] === plainStem[length]) length++;
  return length > textSearch.minPrefixLength ? word.slice(0, length) : word;
}

/** Letters without signs on them, as many as before. */
const plainOf = (word: string): string => Array.from(word, (letter) => letter.normalize('NFD').charAt(0)).join('');

/** The sentence with most marks; the whole text where it is short. */
export function snippetOf({ text, language }: SearchedText, marks: readonly Span[]): Span {
  if (text.length <= textSearch.maxSnippetLength) return whole(text);
  const sentences = sentencesOf(text, whole(text), language);
  const countIn = (s: Span) => marks.filter((m) => m.start >= s.start && m.end <= s.end).length;
  const [first] = sentences;
  const best = sentences.reduce((a, b) => (countIn(b) > countIn(a) ? b : a), first ?? whole(text));
  return best;
}

const whole = (text: string): Span => ({ start: 0, end: text.length });
