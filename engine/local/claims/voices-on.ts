import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, type CorpusSentence, textOf, voiceIndexOf } from '../../corpus/corpus.ts';
import { termOf } from '../../search/terms.ts';
import { countDisfluencies } from '../../text/disfluency.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { exchangesIn } from '../exchanges/exchanges.ts';
import { phraseTable } from '../phrases/key-phrases.ts';
import { idfWeight, namingTerms, sharedTerms, termsOfSentence } from '../sentences/similarity.ts';
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
import { cosinesWith } from './cosines.ts';
import { type Claim, mayCarry } from './find-claims.ts';
import { worthOf } from './worth.ts';

/** The best sentence of another person on the matter of a claim. */
export type OtherVoice = { readonly sentence: number; readonly voice: number; readonly affinity: number };
type Heard = OtherVoice & { readonly isNear: boolean };

/**
 * What others say on the matter of a claim, one sentence each, the nearest first: by shared words, and by answering the same
 * question of the guide. To speak of the same is not to agree.
 */
export function voicesOn(
  corpus: Corpus,
  claim: Pick<Claim, 'sentence' | 'voice' | 'guide'>,
  guide: Int32Array,
): OtherVoice[] {
  const best = new Map<number, Heard>();
  // In a few conversations any word is rare, and its weight says little.
  const isSmall = corpus.documents.length < minDocumentsCompared;
  for (const [sentence, similarity] of cosinesWith(corpus, termsOfSentence(corpus.reading, claim.sentence))) {
    if (similarity < minSimilarityOfVoice) continue;
    const voice = voiceIndexOf(corpus.reading, corpus.reading.sentences[sentence] as CorpusSentence);
    if (voice === claim.voice || !readsAlone(corpus, sentence)) continue;
    const sameQuestion = claim.guide >= 0 && guide[sentence] === claim.guide;
    if (isSmall && !sameQuestion && !sharesMatter(corpus, claim.sentence, sentence)) continue;
    const place = sameQuestion ? 'sameQuestion' : 'elsewhere';
    const nearness = similarity + contextSimilarity(corpus, claim.sentence, sentence);
    if (nearness < minNearness[place]) continue;
    const affinity = nearness + (sameQuestion ? sameQuestionBonus : 0) + worthShare * worthOf(corpus, sentence);
    const isNear = nearness >= minNearnessOfFurther[place];
    if (affinity > (best.get(voice)?.affinity ?? 0)) best.set(voice, { sentence, voice, affinity, isNear });
  }
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

const quotable = new WeakMap<Corpus['reading'], Map<number, boolean>>();

/** Whether a sentence can be quoted beside others: whole, fluent, and not leaning on the one before. */
function readsAlone(corpus: Corpus, index: number): boolean {
  const cache = quotable.get(corpus.reading) ?? new Map<number, boolean>();
  quotable.set(corpus.reading, cache);
  const known = cache.get(index);
  if (known !== undefined) return known;
  const reads = mayCarry(corpus, index) && isFluent(corpus, index);
  cache.set(index, reads);
  return reads;
}

function isFluent(corpus: Corpus, index: number): boolean {
  const sentence = corpus.reading.sentences[index] as CorpusSentence;
  const language = corpus.reading.languages[sentence.document] ?? corpus.language;
  const text = textOf(corpus, sentence);
  if (!/[.!。！।]["'”’»)]?$/u.test(text)) return false;
  const [first] = wordsOf(text, { start: 0, end: text.length }, language);
  if (languagePack(language).backward.has(first?.form ?? '')) return false;
  return countDisfluencies(text, language) <= maxHesitationsOfQuote;
}

const contexts = new WeakMap<Corpus['reading'], Map<number, { terms: ReadonlySet<number>; square: number }>>();

/** Idf-weighted cosine of what is said around two sentences: two before to two after in the same answer. */
function contextSimilarity(corpus: Corpus, a: number, b: number): number {
  const [first, second] = [contextOf(corpus, a), contextOf(corpus, b)];
  let shared = 0;
  for (const term of first.terms) if (second.terms.has(term)) shared += idfWeight(corpus.reading, term) ** 2;
  return shared === 0 ? 0 : shared / Math.sqrt(first.square * second.square);
}

function contextOf(corpus: Corpus, index: number) {
  const cache = contexts.get(corpus.reading) ?? new Map<number, { terms: ReadonlySet<number>; square: number }>();
  contexts.set(corpus.reading, cache);
  const known = cache.get(index);
  if (known) return known;
  const { all, of } = exchangesIn(corpus);
  const answer = all[of[index] ?? -1]?.answer ?? [index];
  const k = answer.indexOf(index);
  const near = answer.slice(Math.max(0, k - contextSentences), k + contextSentences + 1);
  const terms = new Set(near.flatMap((i) => [...termsOfSentence(corpus.reading, i)]));
  let square = 0;
  for (const term of terms) square += idfWeight(corpus.reading, term) ** 2;
  const made = { terms, square };
  cache.set(index, made);
  return made;
}
