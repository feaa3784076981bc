import type { Brief } from '../../../engine.ts';
import { minSharedInBrief } from '../../tuning/questions.ts';

/**
 * Questions in the order in which a brief names what they ask. Each is where the longest piece of it stands in the brief; one of which hardly
 * anything does stays behind the one before it.
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

/** Where the longest piece that two texts share begins in the second; null for a short one. */
function placeOf(asked: string, text: string): number | null {
  let longest = minSharedInBrief[/[\p{Script=Han}\p{Script=Hiragana}]/u.test(asked) ? 'unspaced' : 'spaced'];
  let place: number | null = null;
  for (let from = 0; from + longest <= asked.length; from++)
    for (
      let at = text.indexOf(asked.slice(from, from + longest));
      at >= 0;
      at = text.indexOf(asked.slice(from, from + longest))
    ) {
      place = at;
      longest++;
      if (from + longest > asked.length) break;
    }
  return place;
}
