import { readFileSync } from 'node:fs';
import { type Language, languages } from '#contract/languages.ts';
import { foldWord } from '../../text/words.ts';
import { attributionRules } from './attribution.ts';

/** A name without what its case adds («Ольгой»), where names take endings. */
export function withoutEndings(name: string, language: Language): string {
  const { endings } = attributionRules(language);
  return endings ? name.replace(endings.ofCases, '') : name;
}

const known = new Map<string, ReadonlySet<string>>();

/** Whether a word is a given name in any language with the same script: teams are international. */
export function isGivenName(word: string, language: Language): boolean {
  const given = attributionRules(language).named?.given ?? '';
  const script = isLatin(given) ? 'Latin' : language;
  const names =
    known.get(script) ??
    namesOf(script === 'Latin' ? [...languages.map(listOf).filter(isLatin), further.latin] : [given], language);
  known.set(script, names);
  return names.has(formOf(word, language));
}

/** Names in Latin letters that are no word of English, and if they are rare none of German, French and Spanish. */
const further: { readonly latin: string } = JSON.parse(
  readFileSync(new URL('./given-names.json', import.meta.url), 'utf8'),
);
const listOf = (language: Language) => attributionRules(language).named?.given ?? '';
const isLatin = (names: string) => /^\p{Script=Latin}/u.test(names);
const namesOf = (lists: readonly string[], language: Language) =>
  new Set(lists.flatMap((names) => names.split(' ')).map((name) => formOf(name, language)));
const formOf = (name: string, language: Language) => foldWord(withoutEndings(name, language));
