/** How a language writes numbers in words. Languages that write them in their own numerals have none. */
export type NumberWords = {
  readonly values: readonly Valued[];
  /** Words that also mean something else ("one", "neuf") and are numbers only as a part of one ("twenty-one"). */
  readonly inner: readonly Valued[];
  /** What may come between the parts, such as "and". */
  readonly joiner?: string;
  /** The same written onto the front of the next word. */
  readonly attachedJoiner?: string;
  /** What else is folded of a word in the form in which words are compared. */
  fold?(form: string): string;
  /** The value of a word that has several parts: „fünfundvierzig“. */
  compound?(form: string, read: (form: string) => number | undefined): number | undefined;
  /** Whether a part may follow `joiner`. `last`, here and below: what was read before it, without its hundreds. */
  mayBeJoined?(last: number, value: number): boolean;
  /** Whether a part may follow `last`, which is not 0; where this is missing, a unit follows tens. */
  mayFollow?(last: number, value: number, isJoined: boolean): boolean;
  /** Whether a part says how many times the one before counts: « quatre-vingts ». */
  isTimes?(last: number, value: number): boolean;
};

export type Valued = readonly [word: string, value: number];

/** Words in the order of their numbers; variants are joined by a slash, and a dash means a number without a separate word. */
export function inOrder(from: number, words: string, step = 1): Valued[] {
  return words
    .split(' ')
    .flatMap((variants, i) =>
      variants === '-' ? [] : variants.split('/').map((word): Valued => [word, from + i * step]),
    );
}

export const withoutAccents = (form: string): string => form.normalize('NFD').replace(/\p{M}/gu, '');

/** "Forty-two" */
export const followsTens = (last: number, value: number): boolean => last >= 20 && last % 10 === 0 && value < 10;
