import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, type CorpusSentence, type Reading, voiceIndexOf } from '../../../corpus/corpus.ts';
import { sentenceFact } from '../../../corpus/sentence-facts.ts';
import { countDisfluencies } from '../../../text/disfluency.ts';
import { wordsOf } from '../../../text/words.ts';
import { contentVectors } from '../../sentences/content-vectors.ts';
import { termsOfSentence } from '../../sentences/similarity.ts';
import { maxHesitationsOfQuote, minSimilarityOfVoice } from '../../tuning/claims.ts';
import { guideIndex, introductionsIn, mayCarry } from '../find-claims.ts';

/** The sentences that can be quoted beside others, numbered, and where each term is among them. */
type Quotable = {
  readonly sentences: Int32Array;
  readonly voices: Int32Array;
  readonly norms: Float64Array;
  /** Those that hold a term: `postings` from `offsets[term]` to `offsets[term + 1]`. */
  readonly offsets: Int32Array;
  readonly postings: Int32Array;
  /** Of one claim: the weight shared with each, 0 between two claims, and those near it with their cosines. */
  readonly shared: Float64Array;
  readonly near: Int32Array;
  readonly cosines: Float64Array;
  /** Of one claim: by voice the place of its most similar sentence in `near`, -1 for none. */
  readonly tops: Int32Array;
};

const quotables = new WeakMap<Reading, Quotable>();

/** Flat, because hundreds of claims meet thousands of sentences each. */
function quotableIn(corpus: Corpus): Quotable {
  const known = quotables.get(corpus.reading);
  if (known) return known;
  const { reading } = corpus;
  const vectors = contentVectors(corpus);
  const guide = guideIndex(corpus);
  const isIntroduction = introductionsIn(corpus);
  const sentences = Int32Array.from(
    [...reading.sentences.keys()].filter((i) => readsAlone(corpus, i) && !isIntroduction(i, guide[i] ?? -1)),
  );
  const offsets = new Int32Array(reading.vocabulary.terms.length + 1);
  const eachTerm = (visit: (term: number, place: number) => void) => {
    for (const [place, i] of sentences.entries())
      for (let k = vectors.offsets[i] as number; k < (vectors.offsets[i + 1] as number); k++)
        visit(vectors.terms[k] as number, place);
  };
  eachTerm((term) => {
    offsets[term + 1] = (offsets[term + 1] as number) + 1;
  });
  for (let term = 1; term < offsets.length; term++)
    offsets[term] = (offsets[term] as number) + (offsets[term - 1] as number);
  const next = offsets.slice();
  const postings = new Int32Array(offsets.at(-1) ?? 0);
  eachTerm((term, place) => {
    postings[next[term] as number] = place;
    next[term] = (next[term] as number) + 1;
  });
  const made: Quotable = {
    ...{ sentences, offsets, postings },
    voices: sentences.map((i) => voiceIndexOf(reading, reading.sentences[i] as CorpusSentence)),
    norms: Float64Array.from(sentences, (i) => vectors.norms[i] as number),
    ...{ shared: new Float64Array(sentences.length), near: new Int32Array(sentences.length) },
    ...{ cosines: new Float64Array(sentences.length), tops: new Int32Array(reading.voices.length) },
  };
  quotables.set(reading, made);
  return made;
}

/**
 * Visits the sentences of other people that share words with a claim, first the most similar one of each person: most of the
 * others come to less than that one, whatever is said around them, and need no closer look. Visits must not nest.
 */
export function eachNear(
  corpus: Corpus,
  claim: number,
  visit: (sentence: number, voice: number, similarity: number) => void,
): void {
  const quotable = quotableIn(corpus);
  const { sentences, voices, near, cosines, tops } = quotable;
  const count = gather(corpus, claim, quotable);
  for (let voice = 0; voice < tops.length; voice++) {
    const top = tops[voice] as number;
    if (top >= 0) visit(sentences[near[top] as number] as number, voice, cosines[top] as number);
  }
  for (let i = 0; i < count; i++) {
    const place = near[i] as number;
    const voice = voices[place] as number;
    if (tops[voice] !== i) visit(sentences[place] as number, voice, cosines[i] as number);
  }
}

/** Fills `near`, `cosines` and `tops` for a claim; returns how many are near it. */
function gather(corpus: Corpus, claim: number, quotable: Quotable): number {
  const { voices, norms, offsets, postings, shared, near, cosines, tops } = quotable;
  const { squares } = contentVectors(corpus);
  let touched = 0;
  let square = 0;
  for (const term of termsOfSentence(corpus.reading, claim)) {
    const weight = squares[term] ?? 0;
    square += weight;
    const end = offsets[term + 1] ?? 0;
    for (let p = offsets[term] ?? 0; p < end; p++) {
      const place = postings[p] as number;
      if (shared[place] === 0) near[touched++] = place;
      shared[place] = (shared[place] as number) + weight;
    }
  }
  const norm = Math.sqrt(square);
  const own = voiceIndexOf(corpus.reading, corpus.reading.sentences[claim] as CorpusSentence);
  tops.fill(-1);
  let count = 0;
  for (let i = 0; i < touched; i++) {
    const place = near[i] as number;
    const cosine = (shared[place] as number) / (norm * (norms[place] as number));
    shared[place] = 0;
    const voice = voices[place] as number;
    if (voice === own || !(cosine >= minSimilarityOfVoice)) continue;
    const top = tops[voice] as number;
    if (top < 0 || cosine > (cosines[top] as number)) tops[voice] = count;
    near[count] = place;
    cosines[count++] = cosine;
  }
  return count;
}

/** Whether a sentence can be quoted beside others: whole, fluent, and clear without the one before. */
export function readsAlone(corpus: Corpus, index: number): boolean {
  return isFluent(corpus, index) && mayCarry(corpus, index);
}

const isFluent = sentenceFact('fluent', (text, language) => {
  if (!/[.!。！।]["'”’»)]?$/u.test(text)) return false;
  const [first] = wordsOf(text, { start: 0, end: text.length }, language);
  if (languagePack(language).backward.has(first?.form ?? '')) return false;
  return countDisfluencies(text, language) <= maxHesitationsOfQuote;
});
