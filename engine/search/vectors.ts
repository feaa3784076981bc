import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { fnv1a } from '../text/hash.ts';
import { foldWord, wordsOf } from '../text/words.ts';
import { gramWeight, vectorWidth } from '../tuning.ts';
import { gramsOf, termOf } from './terms.ts';

/** FNV-1a with its bits mixed once more, because neighbouring features share most of theirs. */
function featureHash(feature: string, seed: number): number {
  let h = fnv1a(feature, seed);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  return (h ^ (h >>> 13)) >>> 0;
}

/**
 * A text as a unit vector by signed feature hashing (Weinberger et al. 2009) of its terms and, at less weight, their
 * 4-grams: 1 + log count each. It depends on nothing but the text, so vectors of different days can be compared.
 * A text without words gives the zero vector.
 */
export function vectorOf(text: string, language: Language): number[] {
  const { stopwords } = languagePack(language);
  const features = new Map<string, { count: number; weight: number }>();
  const add = (feature: string, weight: number) => {
    const known = features.get(feature);
    if (known) known.count++;
    else features.set(feature, { count: 1, weight });
  };
  for (const { form } of wordsOf(text, { start: 0, end: text.length }, language)) {
    if (stopwords.has(form)) continue;
    const term = termOf(foldWord(form), language);
    add(term, 1);
    const grams = gramsOf(term);
    if (grams.length > 1) for (const gram of grams) add(`~${gram}`, gramWeight);
  }
  const vector = new Float64Array(vectorWidth);
  for (const [feature, { count, weight }] of features) {
    const slot = featureHash(feature, 1) % vectorWidth;
    const sign = featureHash(feature, 2) & 1 ? 1 : -1;
    vector[slot] = (vector[slot] ?? 0) + sign * weight * (1 + Math.log(count));
  }
  let length = 0;
  for (const x of vector) length += x * x;
  length = Math.sqrt(length) || 1;
  return Array.from(vector, (x) => x / length);
}

/** Cosine of two unit vectors. */
export function cosine(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}
