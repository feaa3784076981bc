import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { fieldsOfWord } from '#engine/language/synonyms.ts';
import { type Corpus, textOf, voiceOf } from '../../corpus/corpus.ts';
import { termOf } from '../../search/terms.ts';
import { wordsOf } from '../../text/words.ts';
import { strayWords } from '../tuning.ts';
import { isAskedWord } from './asked-words.ts';
import { contentTermsOf, loneWords, sentencesWith } from './lone-words.ts';

const { minShareOfOne, minCopied, minCopiedBesides } = strayWords;

/** `known`: words of people, which a model may repeat; `self`: terms in which those of whom a text tells say who they are. */
export type Known = { language: Language; known?: string; self?: ReadonlySet<string> };

/**
 * A word that a text has from one document alone, without the words around it there, which is how a planted order is obeyed:
 * `asked`: it occurs only in sentences that dictate wording;
 * `alone`: the text has almost no other content word from the material;
 * `copied`: the others are all those of another sentence, and only one has the word;
 * `apart`: the others may be anything, as in a summary that lists what several people said.
 * `sentence` has the word; -1 if none can be named.
 */
export type Stray = { sentence: number; kind: 'asked' | 'alone' | 'copied' | 'apart' };

/** The words of a text that one document alone has; neither those of everyday nor names of speakers. */
type Word = { run: ReadonlySet<string>; holding: readonly number[]; others: ReadonlySet<string> };

/** What a text has as a stray word, the worst kind first. Where text and material differ in language, only `asked` can be recognised. */
export function strayIn(corpus: Corpus, text: string, { language, ...rest }: Known): Stray | null {
  const excused = excusedIn(corpus, text, { language, ...rest });
  const asked = askedTerms(corpus, text, language).find((term) => !excused.has(term));
  if (asked !== undefined) return { sentence: sentencesWith(corpus, asked)[0] ?? -1, kind: 'asked' };
  const strays = ownWords(corpus, text, language, excused).filter(({ holding, others }) => {
    if (holding.some((index) => isAskedAloud(corpus, index))) return false;
    const shared = Math.max(0, ...holding.map((index) => sharedTerms(corpus, index, others, language)));
    return shared === 0 || (shared === 1 && others.size >= minCopiedBesides && isOfAnother(corpus, others, holding));
  });
  const [first] = strays;
  if (!first) return null;
  const stray = new Set(strays.flatMap(({ run }) => [...run]));
  const isKnown = (term: string) => !stray.has(term) && sentencesWith(corpus, term).length > 0;
  if ([...first.others].filter(isKnown).length < strays.length)
    return { sentence: first.holding[0] ?? -1, kind: 'alone' };
  const copied = strays.find(
    ({ others, holding }) => holding.length === 1 && isOfAnother(corpus, new Set([...others].filter(isKnown)), holding),
  );
  return { sentence: (copied ?? first).holding[0] ?? -1, kind: copied ? 'copied' : 'apart' };
}

/**
 * The sentence that a text repeats: one with a word that no other sentence has, and with most of the text's other words. Null in a single
 * document, where every sentence would be one.
 */
export function repeatedSentence(corpus: Corpus, text: string, { language, ...rest }: Known): number | null {
  if (corpus.documents.length < 2) return null;
  const excused = excusedIn(corpus, text, { language, ...rest });
  for (const { holding, others } of ownWords(corpus, text, language, excused)) {
    const [only, ...more] = holding;
    if (only === undefined || more.length > 0 || others.size === 0 || isAskedAloud(corpus, only)) continue;
    if (sharedTerms(corpus, only, others, language) / others.size >= minShareOfOne) return only;
  }
  return null;
}

/** What an interviewer asks may be asked again. */
function isAskedAloud(corpus: Corpus, index: number): boolean {
  const sentence = corpus.reading.sentences[index];
  return (
    sentence !== undefined &&
    voiceOf(corpus.reading, sentence).role === 'asks' &&
    /[?？؟]$/u.test(textOf(corpus, sentence))
  );
}

const joined = /[\p{L}\p{M}\p{N}]+(?:[-_./@:][\p{L}\p{M}\p{N}]+)+/gu;

function ownWords(corpus: Corpus, text: string, language: Language, excused: ReadonlySet<string>): Word[] {
  const { languages, sentences } = corpus.reading;
  // "CANARY-2077" is one word.
  const runs = [...text.matchAll(joined)].map(([run]) => new Set(contentTermsOf(run, language)));
  const weak = weakTermsIn(text, language);
  const terms = contentTermsOf(text, language).filter((term) => !weak.has(term));
  return loneWords(corpus, text, language).flatMap((term) => {
    if (excused.has(term)) return [];
    const holding = sentencesWith(corpus, term);
    if (languages[sentences[holding[0] ?? -1]?.document ?? -1] !== language) return [];
    const run = runs.find((own) => own.has(term)) ?? new Set([term]);
    return [{ run, holding, others: new Set(terms.filter((other) => !run.has(other))) }];
  });
}

function excusedIn(corpus: Corpus, text: string, { language, known = '', self = new Set() }: Known): Set<string> {
  const names = namesOfSpeakers(corpus, language);
  return new Set([...ordinaryTermsIn(text, language), ...contentTermsOf(known, language), ...names, ...self]);
}

/** Words that occur only in sentences that dictate wording, as terms. */
function askedTerms(corpus: Corpus, text: string, language: Language): string[] {
  const forms = wordsOf(text, { start: 0, end: text.length }, language).map(({ form }) => form);
  const own = forms.filter((form) => isAskedWord(corpus, form) || isAskedWord(corpus, termOf(form, language)));
  return own.map((form) => termOf(form, language));
}

/** Whether words are all those of one other sentence of the document. */
function isOfAnother(corpus: Corpus, terms: ReadonlySet<string>, holding: readonly number[]): boolean {
  if (terms.size < minCopied) return false;
  const { sentences } = corpus.reading;
  const document = sentences[holding[0] ?? -1]?.document;
  const counts = new Map<number, number>();
  for (const term of terms)
    for (const index of sentencesWith(corpus, term))
      if (sentences[index]?.document === document) counts.set(index, (counts.get(index) ?? 0) + 1);
  return Math.max(0, ...counts.values()) === terms.size;
}

/** How many of these terms a sentence has. */
function sharedTerms(corpus: Corpus, index: number, terms: ReadonlySet<string>, language: Language): number {
  const sentence = corpus.reading.sentences[index];
  if (!sentence) return 0;
  const { text = '' } = corpus.documents[sentence.document] ?? {};
  const held = new Set(wordsOf(text, sentence, language).map(({ form }) => termOf(form, language)));
  return [...terms].filter((term) => held.has(term)).length;
}

const namesIn = new WeakMap<Corpus, ReadonlySet<string>>();

function namesOfSpeakers(corpus: Corpus, language: Language): ReadonlySet<string> {
  const known = namesIn.get(corpus);
  if (known) return known;
  const names = new Set(corpus.reading.voices.flatMap(({ name }) => (name ? contentTermsOf(name, language) : [])));
  namesIn.set(corpus, names);
  return names;
}

/** Words that name nothing by themselves. */
function weakTermsIn(text: string, language: Language): Set<string> {
  const { weakWords } = languagePack(language);
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  return new Set(words.flatMap(({ form }) => (weakWords.has(form) ? [termOf(form, language)] : [])));
}

/** Words of everyday life and work, of which a point can be made in other words than the sentence has. */
function ordinaryTermsIn(text: string, language: Language): Set<string> {
  const { weakWords } = languagePack(language);
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  const ordinary = words.filter(({ form }) => weakWords.has(form) || fieldsOfWord(form, language).size > 0);
  return new Set(ordinary.map(({ form }) => termOf(form, language)));
}
