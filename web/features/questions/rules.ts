import type { Question } from '#contract/analysis/questions.ts';
import { foldedText } from '#contract/folded-text.ts';

/** `isSaved` is false for a question that is only in this browser so far. */
export type ShownQuestion = { text: string; isAnalyzed: boolean; isSaved: boolean };

type Unsettled = { unsaved: readonly string[]; undeleted: readonly string[] };

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

/** The panel's id in the page, for the buttons that open and close it. */
export const questionPanelId = 'research-questions';

/** How long generated questions are held back after an analysis was started; a restored session shows them at once. */
export const revealDelayMs = 15_000;

export function msUntilReveal(startedAt: number | null, now: number): number {
  return startedAt === null ? 0 : Math.max(0, startedAt + revealDelayMs - now);
}
