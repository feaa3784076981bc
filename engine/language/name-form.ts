import type { Language } from '#contract/languages.ts';

type Fix = (words: readonly string[]) => readonly string[];

/** Prefixed prepositions and “and” are written onto the noun: للمخابز, والطلبات. The article alone stays. */
const arabic: Fix = (words) =>
  words.map((word) => word.replace(/^[وف]?لل(?=\p{L}{3})/u, 'ال').replace(/^[وف]?[بك]?(?=ال\p{L}{3})/u, ''));

/** The oblique plural before a postposition, back in the direct case where its ending tells how: रसोइयों, समस्याओं. */
const hindi: Fix = (words) =>
  words.map((word) =>
    word
      .replace(/ियों$/u, 'ियाँ')
      .replace(/([ाुू])ओं$/u, (_, vowel: string) => `${vowel}एँ`)
      .replace(/([करत])ों$/u, '$1'),
  );

/** An adjective loses its case: kleinen Bäckereien → Kleine Bäckereien. Where the gender is open, it is left out. */
const german: Fix = (words) => {
  const noun = words.findIndex((word) => /^\p{Lu}/u.test(word));
  if (noun < 1) return words;
  const takesE = /(?:en|n|s|ung|heit|keit|schaft|tion|tät|ie|ik|ei|e)$/u.test(words[noun] ?? '');
  const adjectives = words.slice(0, noun).map((word) => word.replace(/e[nmrs]$/u, 'e'));
  return [...(takesE ? adjectives : []), ...words.slice(noun)];
};

const fixes: Partial<Record<Language, Fix>> = { arabic, hindi, german };

/** The words of a noun phrase as they stand in a name by itself, as far as the language's writing tells. */
export function inNameForm(words: readonly string[], language: Language): readonly string[] {
  return fixes[language]?.(words) ?? words;
}
