import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, type CorpusSentence, type Reading, voiceIndexOf } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { termOf } from '../../search/terms.ts';
import { countDisfluencies } from '../../text/disfluency.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { exchangesIn } from '../exchanges/exchanges.ts';
import { phraseTable } from '../phrases/key-phrases.ts';
import { contentVectors } from '../sentences/content-vectors.ts';
import { namingTerms, sharedTerms, termsOfSentence } from '../sentences/similarity.ts';
import {
  contextSentences,
  maxHesitationsOfQuote,
  maxLooseVoices,
  minDocumentsCompared,
  minNearness,
  minNearnessOfFurther,
  minSimilarityOfVoice,
  sameQuestionBonus,
  worthShare,
} from '../tuning/claims.ts';
import { eachCosine } from './cosines.ts';
import { guideIndex, mayCarry } from './find-claims.ts';
import { worthOf } from './worth.ts';

/** The best sentence of another person on the matter of a claim. */
export type OtherVoice = { readonly sentence: number; readonly voice: number; readonly affinity: number };
type Heard = OtherVoice & { readonly isNear: boolean };

const heard = new WeakMap<Reading, Map<number, OtherVoice[]>>();

/**
 * What others say on the matter of a claim, one sentence each, the nearest first: by shared words, and by answering the same
 * question of the guide. To speak of the same is not to agree. Kept, because the report and the insights ask for the same claims.
 */
export function voicesOn(corpus: Corpus, claim: number): readonly OtherVoice[] {
  const cache = heard.get(corpus.reading) ?? new Map<number, OtherVoice[]>();
  heard.set(corpus.reading, cache);
  const found = cache.get(claim) ?? listen(corpus, claim);
  cache.set(claim, found);
  return found;
}

function listen(corpus: Corpus, claim: number): OtherVoice[] {
  const { reading } = corpus;
  const guide = guideIndex(corpus);
  const asked = guide[claim] ?? -1;
  const own = voiceIndexOf(reading, reading.sentences[claim] as CorpusSentence);
  const nearnessTo = contextOf(corpus, claim);
  const best = new Map<number, Heard>();
  // In a few conversations any word is rare, and its weight says little.
  const isSmall = corpus.documents.length < minDocumentsCompared;
  const hear = (sentence: number, similarity: number) => {
    const voice = voiceIndexOf(reading, reading.sentences[sentence] as CorpusSentence);
    if (voice === own || !readsAlone(corpus, sentence)) return;
    const sameQuestion = asked >= 0 && guide[sentence] === asked;
    if (isSmall && !sameQuestion && !sharesMatter(corpus, claim, sentence)) return;
    const place = sameQuestion ? 'sameQuestion' : 'elsewhere';
    const nearness = similarity + (isAlone(corpus, sentence) ? 0 : nearnessTo(sentence));
    if (nearness < minNearness[place]) return;
    const affinity = nearness + (sameQuestion ? sameQuestionBonus : 0) + worthShare * worthOf(corpus, sentence);
    const isNear = nearness >= minNearnessOfFurther[place];
    if (affinity > (best.get(voice)?.affinity ?? 0)) best.set(voice, { sentence, voice, affinity, isNear });
  };
  eachCosine(corpus, termsOfSentence(reading, claim), hear, minSimilarityOfVoice);
  const ranked = [...best.values()].sort((a, b) => b.affinity - a.affinity || a.sentence - b.sentence);
  // Where everybody talks of the same things, words alone would count all of them.
  return ranked.filter((other, i) => i < maxLooseVoices || other.isNear);
}

/** Whether two sentences name the same thing: a verb that both use, or a single word that names nothing, is no matter. Where both answer one question, that is the matter. */
function sharesMatter(corpus: Corpus, a: number, b: number): boolean {
  const { reading } = corpus;
  const language = reading.languages[reading.sentences[a]?.document ?? -1] ?? corpus.language;
  const weak = weakTerms(language);
  const shared = sharedTerms(namingTerms(reading, a), namingTerms(reading, b)).filter(
    (term) => !weak.has(reading.vocabulary.terms[term] ?? ''),
  );
  const { find } = phraseTable(corpus);
  // The splitter of words leaves single characters of verbs; two that are no kana are mostly a noun.
  if (shared.length > 1 && !isUnspaced(language)) return true;
  if (isUnspaced(language)) return shared.some((term) => (reading.vocabulary.terms[term] ?? '').length > 1);
  return shared.some((term) => find(reading.vocabulary.terms[term] ?? '', language) !== undefined);
}

const weaks = new Map<Language, ReadonlySet<string>>();

/** The stems of words that name nothing alone ("last year"). */
function weakTerms(language: Language): ReadonlySet<string> {
  const made = weaks.get(language) ?? new Set([...languagePack(language).weakWords].map((w) => termOf(w, language)));
  weaks.set(language, made);
  return made;
}

const quotable = new WeakMap<Reading, Uint8Array>();

/** Whether a sentence can be quoted beside others: whole, fluent, and not leaning on the one before. */
function readsAlone(corpus: Corpus, index: number): boolean {
  const cache = quotable.get(corpus.reading) ?? new Uint8Array(corpus.reading.sentences.length);
  quotable.set(corpus.reading, cache);
  // 0 is not known yet.
  cache[index] ||= isFluent(corpus, index) && mayCarry(corpus, index) ? 1 : 2;
  return cache[index] === 1;
}

const isFluent = sentenceFact('fluent', (text, language) => {
  if (!/[.!。！।]["'”’»)]?$/u.test(text)) return false;
  const [first] = wordsOf(text, { start: 0, end: text.length }, language);
  if (languagePack(language).backward.has(first?.form ?? '')) return false;
  return countDisfluencies(text, language) <= maxHesitationsOfQuote;
});

/** What answers nothing, as a cell of a survey, has no context: the words that it shares would count twice. */
function isAlone(corpus: Corpus, index: number): boolean {
  return (exchangesIn(corpus).of[index] ?? -1) < 0;
}

/** What is said around each sentence: the terms of two before to two after in the same answer, each once, with their length as a vector. */
type Contexts = {
  /** The terms of sentence i are `terms` from `starts[i]` to `ends[i]`, which is 0 where they are not known yet. */
  terms: Int32Array;
  used: number;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly lengths: Float64Array;
  /** By term: its weight in the context that is compared, and the context that it was last seen in. */
  readonly weights: Float64Array;
  readonly seenBy: Int32Array;
};

const contexts = new WeakMap<Reading, Contexts>();

function contextsOf({ reading }: Corpus): Contexts {
  const size = reading.sentences.length;
  const vocabulary = reading.vocabulary.terms.length;
  const made = contexts.get(reading) ?? {
    ...{ terms: new Int32Array(4 * size), used: 1, starts: new Int32Array(size), ends: new Int32Array(size) },
    ...{ lengths: new Float64Array(size), weights: new Float64Array(vocabulary) },
    seenBy: new Int32Array(vocabulary).fill(-1),
  };
  contexts.set(reading, made);
  return made;
}

/** Idf-weighted cosine of what is said around a sentence with what is said around another. */
function contextOf(corpus: Corpus, claim: number): (sentence: number) => number {
  const { squares } = contentVectors(corpus);
  const known = contextsOf(corpus);
  const { weights, lengths, starts, ends } = known;
  readContext(corpus, known, claim);
  weights.fill(0);
  for (let k = starts[claim] as number; k < (ends[claim] as number); k++) {
    const term = known.terms[k] as number;
    weights[term] = squares[term] as number;
  }
  const length = lengths[claim] as number;
  return (sentence) => {
    if (ends[sentence] === 0) readContext(corpus, known, sentence);
    const { terms } = known;
    const end = ends[sentence] as number;
    let shared = 0;
    for (let k = starts[sentence] as number; k < end; k++) shared += weights[terms[k] as number] as number;
    return shared === 0 ? 0 : shared / (length * (lengths[sentence] as number));
  };
}

function readContext(corpus: Corpus, known: Contexts, index: number): void {
  if (known.ends[index] !== 0) return;
  const { offsets, terms: said, squares } = contentVectors(corpus);
  const { all, of } = exchangesIn(corpus);
  const answer = all[of[index] ?? -1]?.answer ?? [index];
  const k = answer.indexOf(index);
  const near = answer.slice(Math.max(0, k - contextSentences), k + contextSentences + 1);
  const room = near.reduce((sum, i) => sum + (offsets[i + 1] ?? 0) - (offsets[i] ?? 0), 0);
  if (known.used + room > known.terms.length) known.terms = grown(known.terms, room);
  const { terms, seenBy } = known;
  let square = 0;
  known.starts[index] = known.used;
  for (const i of near)
    for (let p = offsets[i] as number; p < (offsets[i + 1] as number); p++) {
      const term = said[p] as number;
      if (seenBy[term] === index) continue;
      seenBy[term] = index;
      terms[known.used++] = term;
      square += squares[term] as number;
    }
  known.ends[index] = known.used;
  known.lengths[index] = Math.sqrt(square) || 1;
}

function grown(terms: Int32Array, room: number): Int32Array {
  const larger = new Int32Array(2 * terms.length + room);
  larger.set(terms);
  return larger;
}
