import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, languagesOf } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { foldWord, isUnspaced, wordsOf } from '../../text/words.ts';
import { exchangesIn } from '../exchanges/exchanges.ts';
import { beginningOfWord } from '../tuning/claims.ts';

/**
 * How the words of a text begin, without those that name nothing: "delivery", "delivers" and "delivered" are one, and so are the
 * forms of a word that its stemmer keeps apart. Where words are not spaced, each is taken whole.
 */
export function beginningsOf(text: string, language: Language): ReadonlySet<string> {
  const { questionWords, stopwords, weakWords } = languagePack(language);
  const names = (form: string) => !stopwords.has(form) && !questionWords.has(form) && !weakWords.has(form);
  const forms = wordsOf(text, { start: 0, end: text.length }, language).map(({ form }) => form);
  const named = forms.filter(names).map(foldWord);
  if (isUnspaced(language)) return new Set(named);
  const { characters, min } = beginningOfWord;
  return new Set(named.flatMap((form) => (form.length >= min ? [form.slice(0, characters)] : [])));
}

const beginnings = sentenceFact('beginnings of words', beginningsOf);

export type ExchangeWords = {
  readonly asked: ReadonlySet<string>;
  readonly answered: ReadonlySet<string>;
};
export type WordsOfExchanges = {
  readonly all: readonly ExchangeWords[];
  /** Of words that few exchanges use, near 1; of one that all use, 0. */
  readonly weightOf: (beginning: string) => number;
};

const known = new WeakMap<Corpus['reading'], WordsOfExchanges>();

/** The beginnings of the words in each exchange, and what each weighs: its idf over the exchanges, as a share of the highest. */
export function wordsOfExchanges(corpus: Corpus): WordsOfExchanges {
  const found = known.get(corpus.reading);
  if (found) return found;
  const of = (sentences: readonly number[]) => new Set(sentences.flatMap((i) => [...beginnings(corpus, i)]));
  const all = exchangesIn(corpus).all.map(({ asking, answer }) => ({ asked: of(asking), answered: of(answer) }));
  const counts = new Map<string, number>();
  for (const { asked, answered } of all)
    for (const one of asked.union(answered)) counts.set(one, (counts.get(one) ?? 0) + 1);
  const highest = Math.log(Math.max(2, all.length));
  const weightOf = (beginning: string) => Math.log(all.length / (counts.get(beginning) ?? all.length)) / highest;
  const made = { all, weightOf };
  known.set(corpus.reading, made);
  return made;
}

/** The beginnings of a question's words, in whichever of the languages of the material it is asked. */
export function beginningsOfQuestion(corpus: Corpus, question: string): ReadonlySet<string> {
  return new Set(languagesOf(corpus).flatMap((language) => [...beginningsOf(question, language)]));
}
