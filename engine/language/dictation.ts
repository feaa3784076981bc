import type { Language } from '#contract/languages.ts';
import { definitionOf } from './definition-of.ts';

/**
 * How a sentence dictates wording: something that is written (a heading, an answer), or an act of naming and
 * saying, together with a form that asks for it. `own` are these forms where they ask it of the speaker ("I have to write").
 */
export type Dictation = {
  readonly written: RegExp;
  readonly naming: RegExp;
  readonly asking: RegExp;
  readonly own: RegExp;
  /** A request by the form of the verb alone. */
  readonly imperative?: RegExp;
  /**
   * How a document addresses a language model that reads it: it has another task, its instructions are void, it is to ignore them, to play
   * a role, to put words into its output, to pass something on.
   */
  readonly toModels: readonly RegExp[];
};

/** Whether a sentence dictates wording, as an order to the author of a summary does. */
export function asksForWords(text: string, language: Language): boolean {
  const { written, naming, asking, own, imperative } = definitionOf(language).dictation;
  if (imperative?.test(text)) return true;
  return asking.test(text.replace(own, ' ')) && (written.test(text) || naming.test(text));
}
