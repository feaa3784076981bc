import { maxQuestionLength, type Question } from '#contract/analysis/questions.ts';
import { foldedText } from '#contract/folded-text.ts';

/** `isSaved` is false for a question that is only in this browser so far. */
export type ShownQuestion = { text: string; isAnalyzed: boolean; isSaved: boolean };

type Unsettled = { unsaved: readonly string[]; undeleted: readonly string[] };

export function isSameQuestion(one: string, other: string): boolean {
  return foldedText(one) === foldedText(other);
}

export function without(texts: readonly string[], text: string): string[] {
  return texts.filter((other) => !isSameQuestion(other, text));
}

/** The stored questions in their order, then this browser's ones that are not stored yet; none of those that are being deleted. */
export function shownQuestions(
  stored: readonly Pick<Question, 'question' | 'isAnalyzed'>[],
  { unsaved, undeleted }: Unsettled,
): ShownQuestion[] {
  const hidden = new Set(undeleted.map(foldedText));
  const known = new Set(stored.map(({ question }) => foldedText(question)));
  return [
    ...stored.map(({ question, isAnalyzed }) => ({ text: question, isAnalyzed, isSaved: true })),
    ...unsaved
      .filter((text) => !known.has(foldedText(text)))
      .map((text) => ({ text, isAnalyzed: false, isSaved: false })),
  ].filter(({ text }) => !hidden.has(foldedText(text)));
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

/** The panel's id in the page, for the buttons that open and close it. */
export const questionPanelId = 'research-questions';

/** How long generated questions are held back after an analysis was started; a restored session shows them at once. */
export const revealDelayMs = 15_000;

export function msUntilReveal(startedAt: number | null, now: number): number {
  return startedAt === null ? 0 : Math.max(0, startedAt + revealDelayMs - now);
}
