import type { Language } from '#contract/languages.ts';

/** The endings that names take in languages that decline them. */
const endings: Partial<Record<Language, RegExp>> = {
  german: /^(?:s|ens|['’]s?)?$/u,
  russian:
    /^(?:а|у|ы|и|е|ю|я|й|ь|ой|ою|ом|ем|ём|ей|ею|ам|ами|ах|ям|ями|ях|ов|ова|ову|овым|ове|ых|ым|ыми|ого|ому|ую)?$/u,
};
/** What names of all languages may carry, and the plural of an acronym. */
const possessive = /^(?:['’]s?)?$/u;
const afterAcronym = /^(?:['’]?(?:s|es|e|en|n|er))?$/u;
/** Arabic writes "and", "with", "for" and the article onto a word. */
const arabicBefore = /(?:^|[^\p{L}\p{M}\p{N}])[وف]?[بلك]?(?:ال)?$/u;

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * Whether a text holds every word of a name, whatever its case, and with another ending where the language declines names: "Ines" in "Ines’s", "Москве" for
 * "Москва". Where no spaces are between words, it is looked for anywhere.
 */
export const holdsName = (text: string, name: string, language: Language): boolean =>
  name.split(' ').every((part) => holdsWord(fold(text), part, language));

function holdsWord(held: string, name: string, language: Language): boolean {
  const bare = fold(name).replace(/['’]s?$/u, '');
  if (bare === '') return false;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(bare)) return held.includes(bare);
  const isAcronym = /\p{Lu}.*\p{Lu}|\p{N}/u.test(name);
  const wanted = stemOf(bare, language);
  for (let at = held.indexOf(wanted); at >= 0; at = held.indexOf(wanted, at + 1)) {
    const ending = /^[\p{L}\p{M}\p{N}]*(?:['’]s?)?/u.exec(held.slice(at + wanted.length))?.[0] ?? '';
    if (opensWord(held, at) && mayEnd(ending, { isAcronym, language })) return true;
  }
  return false;
}

/** A name without its ending, where the language has some. */
function stemOf(name: string, language: Language): string {
  if (language === 'german') return name.length > 4 ? name.replace(/s$/u, '') : name;
  if (language !== 'russian' || !/\p{Script=Cyrillic}/u.test(name)) return name;
  for (let cut = Math.min(4, name.length - 3); cut > 0; cut--)
    if (endings.russian?.test(name.slice(-cut))) return name.slice(0, -cut);
  return name;
}

function opensWord(text: string, at: number): boolean {
  if (/\p{Script=Arabic}/u.test(text.charAt(at))) return arabicBefore.test(text.slice(Math.max(0, at - 6), at));
  return !/[\p{L}\p{M}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at));
}

function mayEnd(ending: string, { isAcronym, language }: { isAcronym: boolean; language: Language }): boolean {
  if (possessive.test(ending) || (isAcronym && afterAcronym.test(ending))) return true;
  return endings[language]?.test(ending) === true;
}
