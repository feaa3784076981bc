import type { Corpus } from '../../corpus/corpus.ts';
import { maxReplySentences } from '../tuning/chat.ts';
import { stretchesOfAll } from './own-words.ts';
import { mayJoin } from './senses/answer-sense.ts';

/**
 * One sentence is no answer to read: with the one after it in the same answer, or else with the one before it, if either may be
 * quoted.
 */
export function withNeighbour(corpus: Corpus, quotes: readonly number[]): readonly number[] {
  const [only, ...others] = quotes;
  if (only === undefined || others.length > 0) return quotes;
  const { sentences = [] } = stretchesOfAll(corpus).find((stretch) => stretch.sentences.includes(only)) ?? {};
  const at = sentences.indexOf(only);
  const [before, behind] = [sentences[at - 1], sentences[at + 1]];
  if (behind !== undefined && mayJoin(corpus, behind)) return [only, behind];
  return before !== undefined && mayJoin(corpus, before) ? [before, only] : quotes;
}

/** As many sentences as a reply holds: the person who says most, the last of them first, gives way, so that everyone is heard. */
export function withinReply(people: readonly (readonly number[])[], room = maxReplySentences): number[] {
  const given = people.map((sentences) => [...sentences]);
  while (given.flat().length > room)
    given.findLast(({ length }) => length === Math.max(...given.map((t) => t.length)))?.pop();
  return given.flat();
}
