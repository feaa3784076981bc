import type { Language } from '#contract/languages.ts';

export type LabelledBrief = {
  readonly language: Language;
  readonly name?: string;
  readonly description?: string;
  readonly longBrief?: string;
  /** Stems of the words that a name of this subject may hold, with a space between them. */
  readonly subject: string;
};
