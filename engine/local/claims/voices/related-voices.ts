import { type Corpus, type CorpusSentence, languagesOf, voiceIndexOf } from '../../../corpus/corpus.ts';
import { readQuery } from '../../../search/query.ts';
import { exchangesIn } from '../../exchanges/exchanges.ts';
import { pickSentences } from '../../sentences/pick-sentences.ts';
import { passagesToRead, rankPassages } from '../../sentences/rank.ts';
import { similarity, termsOfSentence } from '../../sentences/similarity.ts';
import {
  maxRelated,
  maxUsesOfRelated,
  minRelatedness,
  minRelatednessAlone,
  minTermsOfRelated,
  minWorthOfRelated,
  relatedWeights,
} from '../../tuning/claims.ts';
import { type Claim, claimsBySentence, guideIndex } from '../find-claims.ts';
import { worthOf } from '../worth.ts';
import { readsAlone } from './near-sentences.ts';
import { saidAround } from './said-around.ts';

/** A claim that is shown, and the voices that are counted with it. */
type Shown = { readonly claim: Claim; readonly voices: ReadonlySet<number> };

/**
 * What is worth reading beside a claim that is shown, one sentence of each other person, the nearest first: what they answered to
 * the same question of the guide, and where it answers none, what could lead an insight and is found with its title. Called once
 * for each insight: none is shown beside more than `maxUsesOfRelated`.
 */
export function relatedVoices(corpus: Corpus): (shown: Shown) => number[] {
  const uses = new Map<number, number>();
  const answers = answersByGuide(corpus);
  const guide = guideIndex(corpus);
  const candidates = (claim: Claim) =>
    guide[claim.sentence] === claim.guide && claim.guide >= 0
      ? nearestTo(corpus, claim, answers.get(claim.guide) ?? [])
      : foundByTitle(corpus, claim);
  return ({ claim, voices }) => {
    const heard = new Set([...voices, claim.voice]);
    const beside: number[] = [];
    for (const sentence of candidates(claim)) {
      if (beside.length >= maxRelated) break;
      const voice = voiceAt(corpus, sentence);
      const used = uses.get(sentence) ?? 0;
      if (heard.has(voice) || used >= maxUsesOfRelated) continue;
      heard.add(voice);
      uses.set(sentence, used + 1);
      beside.push(sentence);
    }
    return beside;
  };
}

/** The sentences that answer each question of the guide and can be quoted by themselves. */
function answersByGuide(corpus: Corpus): ReadonlyMap<number, readonly number[]> {
  const answers = new Map<number, number[]>();
  const claims = claimsBySentence(corpus);
  for (const [sentence, guide] of guideIndex(corpus).entries()) {
    if (guide < 0 || !(claims.has(sentence) || saysEnough(corpus, sentence))) continue;
    const known = answers.get(guide) ?? [];
    known.push(sentence);
    answers.set(guide, known);
  }
  return answers;
}

/** Of what could lead no insight: it reads alone, is worth something, and names enough. */
function saysEnough(corpus: Corpus, sentence: number): boolean {
  if (!readsAlone(corpus, sentence) || worthOf(corpus, sentence) < minWorthOfRelated) return false;
  return termsOfSentence(corpus.reading, sentence).size >= minTermsOfRelated;
}

/** By shared words, what is said around them, what a sentence is worth, and whether it could lead an insight itself. */
function nearestTo(corpus: Corpus, claim: Claim, answers: readonly number[]): number[] {
  const { reading } = corpus;
  const own = termsOfSentence(reading, claim.sentence);
  const around = saidAround(corpus, claim.sentence);
  const claims = claimsBySentence(corpus);
  const rate = (i: number) =>
    similarity(reading, own, termsOfSentence(reading, i)) +
    around.nearness(i) +
    relatedWeights.worth * worthOf(corpus, i) +
    (claims.has(i) ? relatedWeights.claim : 0);
  return answers
    .map((sentence) => ({ sentence, rate: rate(sentence) }))
    .sort((a, b) => b.rate - a.rate || a.sentence - b.sentence)
    .map(({ sentence }) => sentence);
}

/** Claims that a search for the title of another finds, the best first. */
function foundByTitle(corpus: Corpus, { title, sentence }: Claim): number[] {
  const { reading } = corpus;
  const claims = claimsBySentence(corpus);
  const query = readQuery(title, languagesOf(corpus), reading.vocabulary, []);
  const ranked = rankPassages(corpus, query);
  const passages = passagesToRead(reading, ranked, reading.passageSpans.length);
  const { of } = exchangesIn(corpus);
  const isAlone = (i: number) => (of[i] ?? -1) < 0;
  const least = (i: number) => (isAlone(i) || isAlone(sentence) ? minRelatednessAlone : minRelatedness);
  return pickSentences(corpus, query, ranked, passages, (i) => claims.has(i))
    .filter(({ index, related }) => related >= least(index))
    .map(({ index }) => index);
}

const voiceAt = ({ reading }: Corpus, sentence: number) =>
  voiceIndexOf(reading, reading.sentences[sentence] as CorpusSentence);

/** The voices of sentences. */
export const voicesOf = (corpus: Corpus, sentences: readonly number[]): Set<number> =>
  new Set(sentences.map((i) => voiceAt(corpus, i)));
