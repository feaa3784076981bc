/** A pattern for subjects of one kind, and the question for one from the groups of the pattern. */
export type QuestionPattern = readonly [RegExp, (...groups: string[]) => string];

/** The question of the first pattern that fits a subject; null where none does. */
export const askedBy =
  (patterns: readonly QuestionPattern[]) =>
  (topic: string): string | null => {
    for (const [pattern, asked] of patterns) {
      const found = pattern.exec(topic);
      if (found) return asked(...found.slice(1).map((group) => group ?? ''));
    }
    return null;
  };
