import type { Language } from '#contract/languages.ts';
import { sameQuestion } from './same-question.ts';

/** Questions of which no two ask the same, up to a limit; `add` returns whether a question found a place. */
export type QuestionList = {
  readonly texts: readonly string[];
  readonly limit: number;
  readonly add: (text: string) => boolean;
};

/** A list that begins with the given questions, as they are. */
export function questionList(first: readonly string[], limit: number, language: Language): QuestionList {
  const texts = first.slice(0, limit);
  const add = (text: string): boolean => {
    if (texts.length >= limit || texts.some((other) => sameQuestion(text, other, language))) return false;
    texts.push(text);
    return true;
  };
  return { texts, limit, add };
}
