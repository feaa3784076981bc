import type { Corpus, Reading } from '../../../corpus/corpus.ts';
import { exchangesIn } from '../../exchanges/exchanges.ts';
import { isOtherwise } from '../../sentences/stance.ts';
import {
  maxLooseVoices,
  minNearness,
  minNearnessOfFurther,
  minNearnessOnSameTopic,
  sameQuestionBonus,
  worthShare,
} from '../../tuning/claims.ts';
import { guideIndex } from '../find-claims.ts';
import { worths } from '../worth.ts';
import { eachNear } from './near-sentences.ts';
import { saidAround } from './said-around.ts';
import { sharesTwo, sharesWords, topicOf } from './same-topic.ts';
import { isComparable } from './term-usage.ts';

/**
 * What another person says near a claim. `isOnTopic` where the sentence speaks of the same and the person counts; otherwise it is
 * only worth reading beside the claim.
 */
export type OtherVoice = {
  readonly sentence: number;
  readonly voice: number;
  readonly affinity: number;
  readonly isOnTopic: boolean;
};
type Heard = OtherVoice & { readonly isNear: boolean };

const heard = new WeakMap<Reading, Map<number, OtherVoice[]>>();

/**
 * What others say near a claim, one sentence each, those on its topic first, then the nearest: by shared words, and by answering
 * the same question of the guide. To speak of the same is not to agree. Kept, because the report and the insights need the same
 * claims.
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
  const near = new Map<number, Heard>();
  const onTopic = new Map<number, Heard>();
  // In a few conversations any word is rare, and its weight says little; what is around a cell of a survey is no context.
  const isSmall = !isComparable(corpus);
  const isOnTopic = topicOf(corpus, claim);
  const { of } = exchangesIn(corpus);
  const isAlone = (sentence: number) => (of[sentence] ?? -1) < 0;
  const hear = (sentence: number, voice: number, similarity: number) => {
    const sameQuestion = asked >= 0 && guide[sentence] === asked;
    const place = sameQuestion ? 'sameQuestion' : 'elsewhere';
    const least = sameQuestion || isSmall || isAlone(sentence) ? minNearness[place] : minNearnessOnSameTopic;
    const bonus = sameQuestion ? sameQuestionBonus : 0;
    const share = worthShare * worth(sentence);
    const most = similarity + around.most(sentence);
    if (most + bonus + share < (onTopic.get(voice)?.affinity ?? 0)) return;
    // Words that belong together say enough, whatever is around them.
    const isSaid = !isSmall && isOnTopic(sentence);
    if (!isSaid && most < least) return;
    const nearness = similarity + around.nearness(sentence);
    if (!isSaid && nearness < least) return;
    if (isSmall && !sameQuestion && !sharesWords(corpus, claim, sentence)) return;
    const affinity = nearness + bonus + share;
    const isNear = nearness >= minNearnessOfFurther[place];
    const one = { sentence, voice, affinity, isNear };
    const counts = isSaid || (isSmall && (isOnTopic(sentence) || sharesTwo(corpus, claim, sentence)));
    // Clauses and feelings are read only of what would be counted.
    if (
      counts &&
      isBetter(sentence, affinity, onTopic.get(voice)) &&
      !(isSmall && isOtherwise(corpus, claim, sentence))
    )
      onTopic.set(voice, { ...one, isOnTopic: true });
    else if (isBetter(sentence, affinity, near.get(voice))) near.set(voice, { ...one, isOnTopic: false });
  };
  eachNear(corpus, claim, hear);
  const speaking = ranked([...onTopic.values()]);
  const beside = ranked([...near.values()].filter(({ voice }) => !onTopic.has(voice)));
  // Where everybody talks of the same things, words alone would be near all of them.
  return [...speaking, ...beside].filter((other, i) => i < maxLooseVoices || other.isNear || other.isOnTopic);
}

const ranked = (heard: readonly Heard[]) =>
  heard.toSorted((a, b) => b.affinity - a.affinity || a.sentence - b.sentence);

/** Of two that are as near, the one that is said first. */
function isBetter(sentence: number, affinity: number, known: Heard | undefined): boolean {
  if (!known) return affinity > 0;
  return affinity > known.affinity || (affinity === known.affinity && sentence < known.sentence);
}
