import { inAnyLanguage } from '#engine/language/definition-of.ts';
import { otherLayouts } from '../../tuning.ts';
import { withoutTimes } from '../times.ts';

const particles = inAnyLanguage(({ questionParticle }) => questionParticle).source;

/** A question mark, or the particle with which a question ends without one. */
export const questionEnd = new RegExp(`[?？؟]|${particles}`, 'gu');

/** The end of a turn that asks. */
export const asksAtEnd = new RegExp(`(?:[?？؟]|(?:${particles})[。」』])[\\s"'”’»」』)\\]*_]*$`, 'u');

/** Whether one of those who speak often ends with a question: elsewhere a table or a list looks like a conversation. */
export function hasAsker(
  turns: readonly { readonly key: string; readonly said: string }[],
  minQuestionShare = otherLayouts.minQuestionShare,
): boolean {
  const { minQuestions } = otherLayouts;
  return [...Map.groupBy(turns, ({ key }) => key).values()].some((own) => {
    const asked = own.filter(({ said }) => asksAtEnd.test(withoutTimes(said))).length;
    return asked >= minQuestions && asked >= minQuestionShare * own.length;
  });
}
