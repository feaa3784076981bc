import { otherLayouts } from '../../tuning.ts';
import { withoutTimes } from '../times.ts';

/** A question mark, or the particle with which a Japanese question ends without one. */
export const questionEnd = /[?？؟]|(?<=[ぁ-んァ-ン一-龥])(?<![となし])か(?=[。」]|$)/gu;

/** The end of a turn that asks. */
export const asksAtEnd = /(?:[?？؟]|(?<![となし])か。)[\s"'”’»)\]*_]*$/u;

/** Whether one of those who speak often ends with a question: elsewhere a table or a list looks like a conversation. */
export function somebodyAsks(turns: readonly { readonly key: string; readonly said: string }[]): boolean {
  const { minQuestions, minQuestionShare } = otherLayouts;
  return [...Map.groupBy(turns, ({ key }) => key).values()].some((own) => {
    const asked = own.filter(({ said }) => asksAtEnd.test(withoutTimes(said))).length;
    return asked >= minQuestions && asked >= minQuestionShare * own.length;
  });
}
