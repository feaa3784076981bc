import type { Language } from '#contract/languages.ts';
import { definitionOf } from '#engine/language/definition-of.ts';
import type { NumberWords, Valued } from '#engine/language/number-words.ts';
import { foldWord } from '../../../text/words.ts';

/** The number words of a language, by their form as `formOf` makes it. */
export type KnownNumbers = {
  readonly rules: NumberWords;
  readonly values: ReadonlyMap<string, number>;
  readonly inner: ReadonlyMap<string, number>;
  formOf(word: string): string;
};

const known = new Map<Language, KnownNumbers | null>();

/** Null for Chinese and Japanese, which have their own numerals (`han-numerals.ts`). */
export function numberWordsOf(language: Language): KnownNumbers | null {
  const found = known.get(language);
  if (found !== undefined) return found;
  const { numbers } = definitionOf(language);
  const made = numbers ? compiled(numbers) : null;
  known.set(language, made);
  return made;
}

function compiled(rules: NumberWords): KnownNumbers {
  const formOf = (word: string) => rules.fold?.(foldWord(word)) ?? foldWord(word);
  const byForm = (words: readonly Valued[]) => new Map(words.map(([word, value]) => [formOf(word), value]));
  return { rules, formOf, values: byForm(rules.values), inner: byForm(rules.inner) };
}
