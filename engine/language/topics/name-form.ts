import type { Language } from '#contract/languages.ts';

type Fix = (words: readonly string[]) => readonly string[];

/** Prefixed prepositions and “and” are written onto the noun: للمخابز, والطلبات. The article alone stays. */
const arabic: Fix = (words) =>
  words.map((word) =>
    word
      .replace(/^[وف]?لل(?=\p{L}{3})/u, 'ال')
      .replace(/^[وف]?[بك]?(?=ال\p{L}{3})/u, '')
      .replace(/^[وف]?[لب](?=[إأ]\p{L}{3})/u, ''),
  );

/** The oblique plural before a postposition, back in the direct case where its ending tells how: रसोइयों, समस्याओं. */
const hindi: Fix = (words) =>
  words.map((word, i) =>
    i < words.length - 1
      ? word
      : word
          .replace(/([िइ])यों$/u, '$1याँ')
          .replace(/([ाुू])ओं$/u, '$1एँ')
          .replace(/([करत])ों$/u, '$1'),
  );

const studies = /s?(?:studie|projekt|umfrage|befragung|interviews?|forschung)$/u;

/** An adjective loses its case: kleinen Bäckereien → Kleine Bäckereien. Where the gender is open, it is left out. */
const german: Fix = (words) => {
  const named = words.map((word) => word.replace(studies, (end) => (word.length > end.length + 3 ? '' : end)));
  const noun = named.findIndex((word) => /^\p{Lu}/u.test(word));
  if (noun < 1) return named;
  const takesE = /(?:en|n|s|ung|heit|keit|schaft|tion|tät|ie|ik|ei|e)$/u.test(named[noun] ?? '');
  const adjectives = named.slice(0, noun).map((word) => word.replace(/e[nmrs]$/u, 'e'));
  return [...(takesE ? adjectives : []), ...named.slice(noun)];
};

const fixes: Partial<Record<Language, Fix>> = { arabic, hindi, german };

/** The words of a noun phrase as they stand in a name by itself, as far as the language's writing tells. */
export function inNameForm(words: readonly string[], language: Language): readonly string[] {
  return fixes[language]?.(words) ?? words;
}
