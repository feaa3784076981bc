import { maxQuestionLength } from '#contract/analysis/questions.ts';
import { foldedText } from '#contract/folded-text.ts';
import type { ShownQuestion } from './rules.ts';

export function isSameQuestion(one: string, other: string): boolean {
  return foldedText(one) === foldedText(other);
}

export function without(texts: readonly string[], text: string): string[] {
  return texts.filter((other) => !isSameQuestion(other, text));
}

/** What was entered, trimmed: nothing, a question that is listed already, or a new one. */
export function entryOf(
  entered: string,
  listed: readonly ShownQuestion[],
): { text: string; place: number | null } | null {
  const text = entered.trim().slice(0, maxQuestionLength);
  if (!text) return null;
  const index = listed.findIndex((question) => isSameQuestion(question.text, text));
  return { text, place: index < 0 ? null : index + 1 };
}
