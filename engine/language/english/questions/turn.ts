/** The question that a clause of some form asks; null for any other clause. */
export type Turn = (clause: string) => string | null;

/** The groups of a pattern in the order of a question, without the "whether" that a clause begins with. */
export const turning =
  (pattern: RegExp, asked: (...parts: string[]) => string | null): Turn =>
  (clause) => {
    const [, ...parts] = pattern.exec(clause) ?? [];
    const question = parts.length > 0 ? asked(...parts.map((part) => part ?? '')) : null;
    return question?.replace(/^whether /iu, '') ?? null;
  };
