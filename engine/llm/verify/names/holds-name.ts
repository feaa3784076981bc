import { type Language, languages } from '#contract/languages.ts';
import { definitionOf } from '#engine/language/definition-of.ts';

/** What names of all languages may carry, and the plural of an acronym. */
const possessive = /^(?:['’]s?)?$/u;
const afterAcronym = /^(?:['’]?(?:s|es|e|en|n|er))?$/u;
/** In scripts whose words are joined to the next one, a name may begin after what is written onto it. */
const onto = languages.flatMap((language) => definitionOf(language).naming.attached?.source ?? []);
const joinedBefore = new RegExp(String.raw`(?:^|[^\p{L}\p{M}\p{N}])(?:${onto.join('|')})$`, 'u');

/** "GPUs" of "GPU". */
const pluralOfAcronym = /(?<=\p{Lu}{2})s$/u;
/** The parts of a name in one word that has capitals inside, as "AutoML" has. */
const joinedParts = /\p{Lu}\p{Ll}+|\p{Lu}{2,}(?!\p{Ll})/gu;

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * Whether a text holds every word of a name, whatever its case, and with another ending where the language declines names: "Ines" in "Ines’s", "Москве" for
 * "Москва". Where no spaces are between words, it is looked for anywhere.
 */
export const holdsName = (text: string, name: string, language: Language): boolean =>
  name.split(' ').every((part) => holdsWord(fold(text), part, language));

function holdsWord(held: string, name: string, language: Language): boolean {
  const bare = fold(name.replace(pluralOfAcronym, '')).replace(/['’]s?$/u, '');
  if (bare === '') return false;
  if (holdsApart(held, name)) return true;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(bare)) return held.includes(bare);
  const isAcronym = /\p{Lu}.*\p{Lu}|\p{N}/u.test(name);
  const { endings, stemOf } = definitionOf(language).naming;
  const wanted = stemOf?.(bare) ?? bare;
  for (let at = held.indexOf(wanted); at >= 0; at = held.indexOf(wanted, at + 1)) {
    const ending = /^[\p{L}\p{M}\p{N}]*(?:['’]s?)?/u.exec(held.slice(at + wanted.length))?.[0] ?? '';
    if (opensWord(held, at) && mayEnd(ending, isAcronym, endings)) return true;
  }
  return false;
}

/** Whether a name in one word is there in several: "auto ML" for "AutoML", which is how it is heard. */
function holdsApart(held: string, name: string): boolean {
  const parts = name.match(joinedParts) ?? [];
  if (parts.length < 2 || parts.join('') !== name) return false;
  const apart = parts.map(fold).join('[\\s\\p{Pd}]');
  return new RegExp(`(?<![\\p{L}\\p{N}])${apart}(?![\\p{L}\\p{N}])`, 'u').test(held);
}

function opensWord(text: string, at: number): boolean {
  if (/\p{Script=Arabic}/u.test(text.charAt(at))) return joinedBefore.test(text.slice(Math.max(0, at - 6), at));
  return !/[\p{L}\p{M}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at));
}

function mayEnd(ending: string, isAcronym: boolean, endings: RegExp | undefined): boolean {
  if (possessive.test(ending) || (isAcronym && afterAcronym.test(ending))) return true;
  return endings?.test(ending) === true;
}
