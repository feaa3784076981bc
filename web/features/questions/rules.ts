import { maxQuestionLength, type Question } from '#contract/questions.ts';

export type ShownQuestion = { text: string; isAnalyzed: boolean };

/** The stored questions in their order, then the own ones that are not stored yet. */
export function shownQuestions(stored: readonly Question[], own: readonly string[]): ShownQuestion[] {
  const known = new Set(stored.map(({ question }) => question));
  return [
    ...stored.map(({ question, isAnalyzed }) => ({ text: question, isAnalyzed })),
    ...own.filter((text) => !known.has(text)).map((text) => ({ text, isAnalyzed: false })),
  ];
}

/** The trimmed question, or null when there is nothing to add or it is listed already. */
export function addable(entered: string, listed: readonly ShownQuestion[]): string | null {
  const text = entered.trim().slice(0, maxQuestionLength);
  return text && !listed.some((question) => question.text === text) ? text : null;
}

/** The panel's id in the page, for the buttons that open and close it. */
export const questionPanelId = 'research-questions';

/** How long generated questions are held back after an analysis was started; a restored session shows them at once. */
export const revealDelayMs = 15_000;

export function msUntilReveal(startedAt: number | null, now: number): number {
  return startedAt === null ? 0 : Math.max(0, startedAt + revealDelayMs - now);
}
