import type { SenseName } from '#engine/language/senses.ts';
import { type Corpus, textOf } from '../../../corpus/corpus.ts';
import { maxLeadIn, maxNearestSentences, maxReplySentences, minCoverage } from '../../tuning/chat.ts';
import {
  maxSensePlaces,
  maxSentencesOfPlace,
  minSenseNearness,
  minSenseScore,
  minSenseScoreOfTopic,
  minShareOfBest,
} from '../../tuning/senses.ts';
import { chooseSentences, type Room, roomOf, wordsIn } from '../choose-sentences.ts';
import type { Stretch } from '../own-words.ts';
import { rateStretches } from '../rate-stretches.ts';
import type { AskedWords } from '../read-message.ts';
import { givesReason, isInformative, leansBack, pointsBack } from '../spoken-text.ts';
import { maySpeak, rateSense, type SensePlace, strengthBySense } from './rate-sense.ts';

/** What answers a question for a sense, from the places that say most about it; where none answers, what is nearest to it. */
export type SenseAnswer = { readonly sentences: readonly number[]; readonly isNearest: boolean };

export function sentencesForSense(corpus: Corpus, stretches: readonly Stretch[], name: SenseName): SenseAnswer {
  const rated = rateSense(corpus, stretches, name);
  const [best] = rated;
  if (!best || best.score < minSenseNearness) return { sentences: [], isNearest: true };
  const isNearest = best.score < minSenseScore;
  const room = roomOf(corpus, isNearest ? maxNearestSentences : maxReplySentences);
  const given: number[] = [];
  let left = isNearest ? 1 : maxSensePlaces;
  for (const place of rated) {
    if (left === 0 || room.sentences === 0) break;
    const isFirst = given.length === 0;
    if (!isFirst && place.score < Math.max(minSenseScore, best.score * minShareOfBest)) break;
    if (isGiven(corpus, place, given)) continue;
    const size = isFirst ? maxSentencesOfPlace.first : maxSentencesOfPlace.other;
    const window = windowOf(corpus, place, name, size).filter((index) => !given.includes(index));
    const fitting = withinRoom(corpus, window, room, isFirst);
    given.push(...fitting);
    if (fitting.length > 0) left--;
  }
  return { sentences: given.length === 1 ? withNext(corpus, best, given, room) : given, isNearest };
}

/** The same for a topic, where it is mentioned right beside; empty where that is nowhere. */
export function sentencesForSenseOf(
  corpus: Corpus,
  stretches: readonly Stretch[],
  name: SenseName,
  topic: AskedWords,
): readonly number[] {
  const about = rateStretches(corpus, stretches, topic).filter(({ coverage }) => coverage >= minCoverage);
  const [first] = about
    .flatMap(({ stretch }) => rateSense(corpus, [stretch], name).filter(({ score }) => score >= minSenseScoreOfTopic))
    .flatMap((place) => {
      const { stretch, at, score } = place;
      const covers = (from: number, to: number) =>
        rateStretches(corpus, [{ ...stretch, sentences: stretch.sentences.slice(from, to) }], topic)[0]?.coverage ?? 0;
      const beside = covers(Math.max(0, at - 1), at + 2);
      return beside >= minCoverage ? [{ ...place, score: score + beside + covers(at, at + 1) }] : [];
    })
    .sort((a, b) => b.score - a.score);
  if (!first) return [];
  return chooseSentences(corpus, { ...first, best: first.at, asked: 0, own: 1 }, roomOf(corpus, maxReplySentences));
}

/** One sentence is no answer to read: with the next one, if that may be quoted. */
function withNext(
  corpus: Corpus,
  { stretch, at }: SensePlace,
  given: readonly number[],
  room: Room,
): readonly number[] {
  const next = stretch.sentences[at + 1];
  if (next === undefined || given[0] !== stretch.sentences[at] || !mayJoin(corpus, next)) return given;
  return [...given, ...withinRoom(corpus, [next], room, false)];
}

/** Whether a place was given with another one, beside it or in the same words. */
function isGiven(corpus: Corpus, { stretch, at }: SensePlace, given: readonly number[]): boolean {
  const index = stretch.sentences[at] ?? 0;
  const said = textAt(corpus, index);
  return given.some((other) => Math.abs(other - index) <= 1 || textAt(corpus, other) === said);
}

function textAt(corpus: Corpus, index: number): string {
  const sentence = corpus.reading.sentences[index];
  return sentence ? textOf(corpus, sentence).toLowerCase() : '';
}

/** The sentence with what it refers to, and for as long as they continue or give its reason, those after it. */
function windowOf(corpus: Corpus, { stretch, at, isAsked }: SensePlace, name: SenseName, size: number): number[] {
  const { sentences } = stretch;
  // What answers that very question reads best from its beginning.
  if (isAsked && at <= maxLeadIn + 1)
    return chooseSentences(corpus, { stretch, best: at, asked: 1, own: 0 }, roomOf(corpus, size));
  const index = sentences[at] ?? 0;
  const window = [index];
  const before = sentences[at - 1];
  if (before !== undefined && pointsBack(corpus, index) && mayJoin(corpus, before)) window.unshift(before);
  for (let next = at + 1; window.length < size; next++) {
    const follower = sentences[next];
    if (follower === undefined || !mayJoin(corpus, follower)) break;
    const continues =
      strengthBySense[name](corpus, follower) > 0 || givesReason(corpus, follower) || leansBack(corpus, follower);
    if (!continues) break;
    window.push(follower);
  }
  return window;
}

/** Whether a sentence may be quoted beside another one of the same answer. */
export const mayJoin = (corpus: Corpus, index: number): boolean =>
  maySpeak(corpus, index) && isInformative(corpus, index);

/** As many as there is room for; the first sentence of all always has room. */
function withinRoom(corpus: Corpus, window: readonly number[], room: Room, isFirst: boolean): number[] {
  const fitting: number[] = [];
  for (const index of window) {
    const words = wordsIn(corpus, index);
    const isNeeded = isFirst && fitting.length === 0;
    if (room.sentences === 0 || (words > room.words && !isNeeded)) break;
    fitting.push(index);
    room.words -= words;
    room.sentences--;
  }
  return fitting;
}
