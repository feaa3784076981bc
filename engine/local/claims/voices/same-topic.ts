import type { Language } from '#contract/languages.ts';
import type { Corpus, CorpusSentence, Reading } from '../../../corpus/corpus.ts';
import { isUnspaced } from '../../../text/words.ts';
import { phraseTable } from '../../phrases/key-phrases.ts';
import { contentVectors } from '../../sentences/content-vectors.ts';
import { namingTerms, sharedTerms } from '../../sentences/similarity.ts';
import { weakTerms } from '../../sentences/weak-terms.ts';
import { sameTopic } from '../../tuning/claims.ts';
import { withRunOf } from './shared-runs.ts';
import { usedIn } from './term-usage.ts';

/**
 * Whether sentences name what a claim is about. The same words in a row do, two words that belong together in both
 * ("missing data", "data is missing"), and a word that few documents use, where it is a good part of both. A verb that both use,
 * or a word that is in every conversation, is no topic.
 *
 * Good until it is called for another claim of the corpus.
 */
export function topicOf(corpus: Corpus, claim: number): (sentence: number) => boolean {
  const { reading } = corpus;
  const { offsets, terms, squares } = contentVectors(corpus);
  const own = topicTerms(corpus, claim);
  const named = new Uint8Array(reading.vocabulary.terms.length);
  for (const term of own) named[term] = 1;
  const all = weightOf(corpus, own) || 1;
  const sharesRun = withRunOf(reading, claim);
  const shared: number[] = [];
  return (sentence) => {
    if (sharesRun(sentence)) return true;
    let weight = 0;
    shared.length = 0;
    for (let k = offsets[sentence] as number; k < (offsets[sentence + 1] as number); k++) {
      const term = terms[k] as number;
      if (named[term] !== 1) continue;
      shared.push(term);
      weight += squares[term] as number;
    }
    const covered = weight / all;
    if (covered < sameTopic.minCoverOfPair) return false;
    return (
      belongTogether(corpus, shared, { claim, sentence, covered }) ||
      isWordOf(corpus, shared, { claim, sentence, covered })
    );
  };
}

type Pair = { readonly claim: number; readonly sentence: number; readonly covered: number };

/** Whether a word that few documents use is a good part of both. */
function isWordOf(corpus: Corpus, shared: readonly number[], { claim, sentence, covered }: Pair): boolean {
  if (covered < sameTopic.minCoverOfWord) return false;
  const coveredThere = weightOf(corpus, shared) / (weightOf(corpus, topicTerms(corpus, sentence)) || 1);
  if (coveredThere < sameTopic.minCoverThere) return false;
  return shared.some((term) => usedIn(corpus, term) <= sameTopic.maxShareOfWord && isThing(corpus, claim, term));
}

function weightOf(corpus: Corpus, terms: Iterable<number>): number {
  const { squares } = contentVectors(corpus);
  let sum = 0;
  for (const term of terms) sum += squares[term] ?? 0;
  return sum;
}

/**
 * In a few conversations any word is rare, so two are the same topic there. One, or the same question, is only near it: "in the board
 * they never speak of those at the grill", "after the work we light the grill".
 */
export const sharesTwo = (corpus: Corpus, a: number, b: number): boolean =>
  sharedTerms(topicTerms(corpus, a), topicTerms(corpus, b)).length > 1;

/** Whether two words, or one that names a thing, bring a sentence near in a few conversations. */
export function sharesWords(corpus: Corpus, a: number, b: number): boolean {
  const shared = sharedTerms(topicTerms(corpus, a), topicTerms(corpus, b));
  const language = languageOf(corpus, a);
  if (isUnspaced(language)) return shared.length > 0;
  return shared.length > 1 || shared.some((term) => isThing(corpus, a, term));
}

/** Two or more characters without hiragana: a noun. Verb stems (払え) and single characters (誰) name no topic. */
const mayBeNoun = /^[^\p{Script=Hiragana}]{2,}$/u;

const languageOf = (corpus: Corpus, index: number): Language =>
  corpus.reading.languages[corpus.reading.sentences[index]?.document ?? -1] ?? corpus.language;

const isThing = (corpus: Corpus, index: number, term: number): boolean =>
  phraseTable(corpus).find(corpus.reading.vocabulary.terms[term] ?? '', languageOf(corpus, index)) !== undefined;

const known = new WeakMap<Reading, Map<number, Set<number>>>();

/** The content terms of a sentence that can name a topic. */
function topicTerms(corpus: Corpus, index: number): Set<number> {
  const cache = known.get(corpus.reading) ?? new Map<number, Set<number>>();
  known.set(corpus.reading, cache);
  const cached = cache.get(index);
  if (cached) return cached;
  const language = languageOf(corpus, index);
  const weak = weakTerms(corpus.reading, language);
  const isNoun = (term: number) => mayBeNoun.test(corpus.reading.vocabulary.terms[term] ?? '');
  const found = new Set(
    [...namingTerms(corpus.reading, index)].filter(
      (term) => weak[term] !== 1 && (!isUnspaced(language) || isNoun(term)),
    ),
  );
  cache.set(index, found);
  return found;
}

/**
 * Whether two of the shared terms are neighbours in one of the sentences, and are not far from each other in both; where they
 * are most of the claim, the latter is enough. The second may name nothing alone, as in "tried the app", where the first is not
 * in every conversation.
 */
function belongTogether(corpus: Corpus, shared: readonly number[], { claim, sentence, covered }: Pair): boolean {
  const { reading } = corpus;
  const areTogether = (a: number, b: number) => {
    const [one, other] = [claim, sentence].map((index) => distance(reading, index, a, b)) as [number, number];
    if (Math.max(one, other) > sameTopic.maxFarApart) return false;
    return Math.min(one, other) <= sameTopic.maxApart || covered >= sameTopic.minCoverOfMost;
  };
  if (shared.some((a, i) => shared.slice(i + 1).some((b) => areTogether(a, b)))) return true;
  if (covered < sameTopic.minCoverOfWord) return false;
  const words = sharedTerms(namingTerms(reading, claim), namingTerms(reading, sentence));
  return shared.some(
    (a) => usedIn(corpus, a) <= sameTopic.maxShareOfPair && words.some((b) => b !== a && areTogether(a, b)),
  );
}

/** Words from the one term to the nearest of the other. */
function distance(reading: Reading, index: number, a: number, b: number): number {
  const { from, to } = reading.sentences[index] as CorpusSentence;
  let [atA, atB, least] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let k = from; k < to; k++) {
    const term = reading.terms[k];
    if (term === a) atA = k;
    else if (term === b) atB = k;
    else continue;
    least = Math.min(least, Math.abs(atA - atB));
  }
  return least;
}
