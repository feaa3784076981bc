import type { Language } from '#contract/languages.ts';
import { languageTags } from '#contract/languages.ts';
import { wordsOfLanguage } from '#engine/language/data/data.ts';
import { definitionOf, grammarOf } from '#engine/language/definition-of.ts';
import { hasCase } from '#engine/language/script.ts';
import { isUnspaced } from '../../text/words.ts';
import { namesIn } from '../verify/names/names-in.ts';

/**
 * The names of people that a text speaks of, as far as they can be recognised: what follows a form of address or a relation ("my boss
 * Petra"), common given names with the name after them, and in languages where only names have a capital, every word that has one inside a
 * sentence. That is rather too much than too little: places and products become marks as well, days and months do not.
 */
export function mentionedNames(text: string, language: Language): string[] {
  const found = [...addressed(text, language), ...given(text, language), ...capitalised(text, language)];
  return [...new Set(found.map((name) => name.trim()))].filter((name) => [...name].length > 1);
}

const name = "(\\p{Lu}[\\p{L}\\p{M}’'-]+(?: \\p{Lu}[\\p{L}\\p{M}’'-]+)?)";

type Addresses = { readonly patterns: readonly RegExp[]; readonly noNames: ReadonlySet<string> };
const compiled = new Map<Language, Addresses>();

function addressesOf(language: Language): Addresses {
  const known = compiled.get(language);
  if (known) return known;
  const { addresses, noNames = '' } = definitionOf(language).naming;
  const given = wordsOfLanguage(language).givenNames.join('|');
  const made = {
    patterns: addresses.map((source) => new RegExp(source.replace('{N}', name).replace('{G}', given), 'gu')),
    noNames: new Set(noNames.split(' ')),
  };
  compiled.set(language, made);
  return made;
}

function addressed(text: string, language: Language): string[] {
  const { patterns, noNames } = addressesOf(language);
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, found]) => (found && !noNames.has(found) ? withParts(found) : [])),
  );
}

/** "Petra Lindner" is also called Petra, and Lindner. */
const withParts = (found: string): string[] => [...found.split(' '), found];

function given(text: string, language: Language): string[] {
  const { givenNames } = wordsOfLanguage(language);
  if (isUnspaced(language)) return givenNames.filter((known) => text.includes(known));
  const names = new Set(givenNames);
  const words = [...text.matchAll(/[\p{L}\p{M}]+(?:[-’'][\p{L}\p{M}]+)*/gu)];
  return words.flatMap(([word], at) => {
    if (!names.has(word)) return [];
    const next = words[at + 1];
    const isSurname =
      next &&
      /^\p{Lu}\p{Ll}+/u.test(next[0]) &&
      text.charAt(next.index - 1) === ' ' &&
      !grammarOf(language).capitalisedNouns;
    return isSurname ? [word, next[0]] : [word];
  });
}

const unmarked = /^\p{Lu}[\p{Ll}\p{M}’'-]+$/u;
const calendars = new Map<Language, ReadonlySet<string>>();

function capitalised(text: string, language: Language): string[] {
  if (!hasCase(language) || grammarOf(language).capitalisedNouns) return [];
  const known = calendars.get(language) ?? calendarOf(language);
  calendars.set(language, known);
  return namesIn(text, language).filter(
    (word) => unmarked.test(word) && !known.has(word.toLocaleLowerCase(languageTags[language])),
  );
}

/** Days and months, which English writes with a capital. */
function calendarOf(language: Language): ReadonlySet<string> {
  const tag = languageTags[language];
  const name = (options: Intl.DateTimeFormatOptions, at: number) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(at).toLocaleLowerCase(tag);
  const days = Array.from({ length: 7 }, (_, n) => name({ weekday: 'long' }, Date.UTC(2026, 0, 5 + n)));
  const months = Array.from({ length: 12 }, (_, n) => name({ month: 'long' }, Date.UTC(2026, n, 1)));
  return new Set([...days, ...days.map((day) => `${day}s`), ...months]);
}
