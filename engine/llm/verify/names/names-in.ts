import { type Language, languageTags } from '#contract/languages.ts';
import { definitionOf, grammarOf } from '#engine/language/definition-of.ts';
import { languagePack } from '#engine/language/pack.ts';
import { hasCase } from '#engine/language/script.ts';
import { names } from '../../tuning.ts';

/**
 * The words of a text that look like names: capitals inside a sentence, acronyms, words in Latin letters within another script. Where
 * every noun has a capital, only words with several capitals or digits. `Title Case` says nothing about names.
 */
export function namesIn(text: string, language: Language): string[] {
  const tag = languageTags[language];
  const words = [
    ...withoutElision(text, language).matchAll(
      /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-'’&.][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu,
    ),
  ];
  const lowered = isTitleCase(words.map(([word]) => word));
  return words.flatMap((match) => {
    const [word] = match;
    if (isMarked(word)) return [word];
    if (!hasCase(language)) return /^[A-Za-z][A-Za-z'’-]+$/.test(word) && word.length > 1 ? [word] : [];
    if (grammarOf(language).capitalisedNouns || lowered) return [];
    const opens = /(?:^|[.!?:;…«“”"„(\u2013\u2014-]\s*)$/u.test(text.slice(0, match.index));
    const isCapital = word.charAt(0) !== word.charAt(0).toLocaleLowerCase(tag);
    return isCapital && !opens && !isCommon(word, language) ? [word] : [];
  });
}

/** Every word of a text that has a capital, in any place, except for common words. */
export function capitalisedIn(text: string, language: Language): string[] {
  if (!hasCase(language)) return [];
  const words = text.match(/(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}]+/gu) ?? [];
  return words.filter((word) => !isCommon(word, language));
}

/** Several capitals, or letters with digits: an acronym, a product, a code. */
const isMarked = (word: string): boolean =>
  (/\p{Lu}.*\p{Lu}/u.test(word) && !/^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)+$/u.test(word)) ||
  (/\p{L}/u.test(word) && /\p{N}/u.test(word));

/** "d’Arthur" is one word and a name. */
function withoutElision(text: string, language: Language): string {
  const { elision } = definitionOf(language).naming;
  return elision ? text.replace(elision, (prefix) => `${prefix.slice(0, -1)} `) : text;
}

function isTitleCase(words: readonly string[]): boolean {
  const { minLetters, minWords, minShare } = names.titleCase;
  const long = words.filter((word) => word.length >= minLetters);
  return long.length >= minWords && long.filter((word) => /^\p{Lu}/u.test(word)).length > long.length * minShare;
}

/** "I", and words that join others, which some writers set in capitals. */
function isCommon(word: string, language: Language): boolean {
  const form = word.toLocaleLowerCase(languageTags[language]);
  return form === 'i' || form.startsWith("i'") || form.startsWith('i’') || languagePack(language).stopwords.has(form);
}
