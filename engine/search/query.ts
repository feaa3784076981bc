import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Span } from '../text/span.ts';
import { type Word, wordsOf } from '../text/words.ts';
import { query as queryTuning } from '../tuning.ts';
import type { QueryTerm } from './bm25.ts';
import type { Vocabulary } from './term-index.ts';
import { termOf } from './terms.ts';

export type Query = {
  /** `joins`: an article, pronoun or question word, which unrelated sentences share. */
  readonly terms: readonly (QueryTerm & { readonly joins: boolean })[];
  /** Voices that the question names, by index. */
  readonly voices: readonly number[];
  /** True when the question puts its theme in quotation marks. */
  readonly marked: boolean;
};

const { questionWordWeight, stopwordWeight, repeatWeight, maxWeight } = queryTuning;

export type NamedVoice = { readonly index: number; readonly key: string; readonly name: string };

/**
 * Reads a question as a query: its words, with question words and stop words at a low weight, and the speakers that it names.
 * Speakers' names are not terms, because people rarely say their own name. `languages` are those of the corpus, the main one
 * first: a word is looked up by its stem in the first language in which the corpus holds it.
 */
export function readQuery(
  question: string,
  languages: readonly [Language, ...Language[]],
  vocabulary: Vocabulary,
  voices: readonly NamedVoice[],
): Query {
  const words = wordsOf(question, { start: 0, end: question.length }, languages[0]);
  const surface = words.map((w) => question.slice(w.start, w.end));
  const { mentioned, used } = mentionedVoices(
    words.map((w) => w.form),
    surface,
    voices,
  );
  const marked = markedParts(question);
  const weights = new Map<string, number>();
  const joining = new Set<string>();
  for (const [i, word] of words.entries()) {
    if (used.has(i)) continue;
    const weight = weightOf(word, languages, marked);
    const term = knownTerm(word.form, languages, vocabulary);
    if (isJoining(word, languages)) joining.add(term);
    const known = weights.get(term);
    weights.set(term, known === undefined ? weight : Math.min(maxWeight, known + repeatWeight * weight));
  }
  const terms = [...weights].map(([term, weight]) => ({
    term,
    weight,
    id: vocabulary.ids.get(term) ?? -1,
    joins: joining.has(term),
  }));
  return { terms, voices: mentioned, marked: marked.length > 0 };
}

function weightOf(word: Word, languages: readonly Language[], marked: readonly Span[]): number {
  const packs = languages.map(languagePack);
  if (marked.length > 0)
    return marked.some((m) => word.start >= m.start && word.start < m.end) ? 1 : questionWordWeight;
  if (packs.some((p) => p.questionWords.has(word.form))) return questionWordWeight;
  return packs.some((p) => p.stopwords.has(word.form)) ? stopwordWeight : 1;
}

function isJoining({ form }: Word, languages: readonly Language[]): boolean {
  return languages.map(languagePack).some((pack) => {
    const { stopwords, questionWords, nounBefore, firstPerson, backward, coordinators } = pack;
    if (!stopwords.has(form)) return false;
    return [questionWords, nounBefore, firstPerson, backward, coordinators].some((list) => list.has(form));
  });
}

function knownTerm(form: string, languages: readonly [Language, ...Language[]], vocabulary: Vocabulary): string {
  const language = languages.find((l) => vocabulary.ids.has(termOf(form, l))) ?? languages[0];
  return termOf(form, language);
}

/** The parts of a question in quotation marks: what it asks about. */
function markedParts(question: string): Span[] {
  return [...question.matchAll(/[“„«「『"]\s*([^“”„«»「」『』"]{2,80})\s*[”“»」』"]/gu)].map((m) => ({
    start: m.index,
    end: m.index + m[0].length,
  }));
}

/** Speakers named by a question: by the whole label, by all but one of its words, or by a letter as in "What did C think". */
function mentionedVoices(forms: readonly string[], surface: readonly string[], voices: readonly NamedVoice[]) {
  const mentioned: number[] = [];
  const used = new Set<number>();
  for (const voice of voices) {
    const names = voice.name.split(/[\s.]+/).filter(Boolean);
    const at = findName(forms, surface, names);
    if (!at) continue;
    mentioned.push(voice.index);
    for (let i = at.from; i < at.to; i++) used.add(i);
  }
  return { mentioned, used };
}

function findName(forms: readonly string[], surface: readonly string[], names: readonly string[]) {
  const folded = names.map((n) => n.toLowerCase());
  for (let length = folded.length; length >= Math.max(1, folded.length - 1); length--) {
    for (let skip = 0; skip + length <= folded.length; skip++) {
      const part = folded.slice(skip, skip + length);
      const from = forms.findIndex((_, i) => part.every((p, k) => forms[i + k] === p));
      if (from < 0) continue;
      const said = surface.slice(from, from + length);
      const whole = length === folded.length;
      const letter = length === 1 && part[0]?.length === 1 && said[0] === names[skip];
      const distinctive = part.some((p) => p.length >= 4) && said.every((s) => !/^\p{Ll}/u.test(s));
      const isRank = length === 1 && part[0] === 'professor';
      if (whole || letter || distinctive || isRank) return { from, to: from + length };
    }
  }
  return null;
}
