import type { Brief } from '../../../engine.ts';
import { minSharedInBrief } from '../../tuning/questions.ts';

/**
 * Sorts questions by their place in the brief: where the longest text that the question shares with the brief begins. A question that shares
 * too little stays after the one before it.
 */
export function inOrderOfBrief(questions: readonly string[], { description = '', longBrief = '' }: Brief): string[] {
  const text = plain(`${description}\n${longBrief}`);
  let last = -1;
  const placed = questions.map((question) => {
    last = placeOf(plain(question), text) ?? last;
    return { question, place: last };
  });
  return placed.toSorted((a, b) => a.place - b.place).map(({ question }) => question);
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');

/** Where the longest common substring of two texts begins in the second; null if it is too short. */
function placeOf(asked: string, text: string): number | null {
  let longest = minSharedInBrief[/[\p{Script=Han}\p{Script=Hiragana}]/u.test(asked) ? 'unspaced' : 'spaced'];
  let place: number | null = null;
  for (let from = 0; from + longest <= asked.length; ) {
    const at = text.indexOf(asked.slice(from, from + longest));
    if (at < 0) from++;
    else [place, longest] = [at, longest + 1];
  }
  return place;
}
