import type { Language } from '#contract/languages.ts';
import { termOf } from '../../search/terms.ts';
import { foldWord, isUnspaced } from '../../text/words.ts';
import { opinionsOfLanguage, sentimentWeights } from '../data/data.ts';
import { languagePack } from '../pack.ts';
import { sentiment } from '../tuning.ts';

/** Weights of words and phrases, -5 to 5, found by their folded form, else by their stem. */
export type SentimentLexicon = {
  /** Words in the longest phrase; in scripts without spaces, characters. */
  longest: number;
  weightOf(form: string): number | undefined;
  stronger: ReadonlySet<string>;
  weaker: ReadonlySet<string>;
};

function fold(phrase: string): string {
  return phrase.trim().split(/\s+/u).map(foldWord).join(' ');
}

/** A stem covers many words: it counts only where they agree. */
function stemWeights(weights: ReadonlyMap<string, number>, stem: (form: string) => string): Map<string, number> {
  const sums = new Map<string, { sum: number; size: number; count: number }>();
  for (const [form, weight] of weights) {
    if (form.includes(' ') || stem(form).length < sentiment.minStemLength) continue;
    const of = sums.get(stem(form)) ?? { sum: 0, size: 0, count: 0 };
    sums.set(stem(form), { sum: of.sum + weight, size: of.size + Math.abs(weight), count: of.count + 1 });
  }
  const stems = new Map<string, number>();
  for (const [key, { sum, size, count }] of sums) if (Math.abs(sum) === size) stems.set(key, sum / count);
  return stems;
}

const lexicons = new Map<Language, SentimentLexicon>();

export function sentimentLexicon(language: Language): SentimentLexicon {
  const known = lexicons.get(language);
  if (known) return known;
  const opinions = opinionsOfLanguage(language);
  const { stopwords, weakWords, questionWords, nounBefore } = languagePack(language);
  const neutral = new Set([...opinions.neutral.map(fold), ...stopwords, ...weakWords, ...questionWords, ...nounBefore]);
  const weights = new Map<string, number>();
  for (const [word, weight] of sentimentWeights(language))
    if (!neutral.has(fold(word))) weights.set(fold(word), weight);
  for (const word of opinions.positive)
    weights.set(fold(word), Math.max(weights.get(fold(word)) ?? 0, sentiment.opinionWeight));
  for (const word of opinions.negative)
    weights.set(fold(word), Math.min(weights.get(fold(word)) ?? 0, -sentiment.opinionWeight));
  const stem = (form: string) => termOf(form, language);
  const stems = stemWeights(weights, stem);
  const sizes = [...weights.keys()].map((form) => (isUnspaced(language) ? form.length : form.split(' ').length));
  const lexicon: SentimentLexicon = {
    longest: Math.min(8, Math.max(1, ...sizes)),
    weightOf: (form) =>
      weights.get(form) ?? (form.includes(' ') || neutral.has(form) ? undefined : stems.get(stem(form))),
    stronger: new Set(opinions.stronger.map(fold)),
    weaker: new Set(opinions.weaker.map(fold)),
  };
  lexicons.set(language, lexicon);
  return lexicon;
}
