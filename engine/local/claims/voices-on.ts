import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, type Reading, voiceIndexOf } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { termOf } from '../../search/terms.ts';
import { countDisfluencies } from '../../text/disfluency.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { exchangesIn } from '../exchanges/exchanges.ts';
import { phraseTable } from '../phrases/key-phrases.ts';
import { namingTerms, sharedTerms, termsOfSentence } from '../sentences/similarity.ts';
import {
  maxHesitationsOfQuote,
  maxLooseVoices,
  minDocumentsCompared,
  minNearness,
  minNearnessOfFurther,
  minNearnessOnSameMatter,
  minSimilarityOfVoice,
  sameQuestionBonus,
  worthShare,
} from '../tuning/claims.ts';
import { cosinesWith } from './cosines.ts';
import { guideIndex, mayCarry } from './find-claims.ts';
import { saidAround } from './said-around.ts';
import { worths } from './worth.ts';

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
  const guide = guideIndex(corpus);
  const asked = guide[claim] ?? -1;
  const around = saidAround(corpus, claim);
  const worth = worths(corpus);
  const best = new Map<number, Heard>();
  const affinities = new Float64Array(corpus.reading.voices.length);
  // In a few conversations any word is rare, and its weight says little; what is around a cell of a survey is no context.
  const isSmall = corpus.documents.length < minDocumentsCompared;
  const { of } = exchangesIn(corpus);
  const isAlone = (sentence: number) => (of[sentence] ?? -1) < 0;
  const hear = (sentence: number, voice: number, similarity: number) => {
    const sameQuestion = asked >= 0 && guide[sentence] === asked;
    const place = sameQuestion ? 'sameQuestion' : 'elsewhere';
    const least = sameQuestion || isSmall || isAlone(sentence) ? minNearness[place] : minNearnessOnSameMatter;
    const bonus = sameQuestion ? sameQuestionBonus : 0;
    const share = worthShare * worth(sentence);
    const most = similarity + around.most(sentence);
    if (most < least || most + bonus + share < (affinities[voice] as number)) return;
    const nearness = similarity + around.nearness(sentence);
    if (nearness < least) return;
    const affinity = nearness + bonus + share;
    const isNear = nearness >= minNearnessOfFurther[place];
    if (!isBetter(sentence, affinity, best.get(voice))) return;
    const isSure = sameQuestion || (!isSmall && nearness >= minNearness[place]);
    if (!isSure && !sharesMatter(corpus, claim, sentence)) return;
    affinities[voice] = affinity;
    best.set(voice, { sentence, voice, affinity, isNear });
  };
  eachNear(corpus, claim, hear);
  const ranked = [...best.values()].sort((a, b) => b.affinity - a.affinity || a.sentence - b.sentence);
  // Where everybody talks of the same things, words alone would count all of them.
  return ranked.filter((other, i) => i < maxLooseVoices || other.isNear);
}

/** Of two that are as near, the one that is said first. */
function isBetter(sentence: number, affinity: number, known: Heard | undefined): boolean {
  if (!known) return affinity > 0;
  return affinity > known.affinity || (affinity === known.affinity && sentence < known.sentence);
}

type Sentences = {
  readonly voices: Int32Array;
  /** 1 for those that can be quoted beside others, 2 for those that cannot, 0 where it is not known yet. */
  readonly quotable: Uint8Array;
  /** Of one claim: by voice the place of its most similar sentence, -1 for none. */
  readonly tops: Int32Array;
};

const sentencesOf = new WeakMap<Reading, Sentences>();

/** Flat, because hundreds of claims meet thousands of sentences each. */
function flat({ reading }: Corpus): Sentences {
  const made = sentencesOf.get(reading) ?? {
    voices: Int32Array.from(reading.sentences, (sentence) => voiceIndexOf(reading, sentence)),
    quotable: new Uint8Array(reading.sentences.length),
    tops: new Int32Array(reading.voices.length),
  };
  sentencesOf.set(reading, made);
  return made;
}

/**
 * Visits the sentences of other people that share words with a claim, first the most similar one of each person: most of the
 * others come to less than that one, whatever is said around them, and need no closer look. Visits must not nest.
 */
function eachNear(
  corpus: Corpus,
  claim: number,
  visit: (sentence: number, voice: number, similarity: number) => void,
): void {
  const { voices, quotable, tops } = flat(corpus);
  const { count, sentences, cosines } = cosinesWith(
    corpus,
    termsOfSentence(corpus.reading, claim),
    minSimilarityOfVoice,
  );
  const own = voices[claim];
  tops.fill(-1);
  let near = 0;
  for (let i = 0; i < count; i++) {
    const sentence = sentences[i] as number;
    const voice = voices[sentence] as number;
    if (quotable[sentence] === 0) quotable[sentence] = readsAlone(corpus, sentence) ? 1 : 2;
    if (voice === own || quotable[sentence] === 2) continue;
    const cosine = cosines[i] as number;
    const top = tops[voice] as number;
    if (top < 0 || cosine > (cosines[top] as number)) tops[voice] = near;
    sentences[near] = sentence;
    cosines[near++] = cosine;
  }
  for (const [voice, top] of tops.entries())
    if (top >= 0) visit(sentences[top] as number, voice, cosines[top] as number);
  for (let i = 0; i < near; i++) {
    const sentence = sentences[i] as number;
    const voice = voices[sentence] as number;
    if (tops[voice] !== i) visit(sentence, voice, cosines[i] as number);
  }
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

/** Whether a sentence can be quoted beside others: whole, fluent, and not leaning on the one before. */
function readsAlone(corpus: Corpus, index: number): boolean {
  return isFluent(corpus, index) && mayCarry(corpus, index);
}

const isFluent = sentenceFact('fluent', (text, language) => {
  if (!/[.!。！।]["'”’»)]?$/u.test(text)) return false;
  const [first] = wordsOf(text, { start: 0, end: text.length }, language);
  if (languagePack(language).backward.has(first?.form ?? '')) return false;
  return countDisfluencies(text, language) <= maxHesitationsOfQuote;
});
