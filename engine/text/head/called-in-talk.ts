import type { Language } from '#contract/languages.ts';
import { definitionOf, grammarOf } from '#engine/language/definition-of.ts';
import { languagePack } from '#engine/language/pack.ts';
import { calledInTalk as tuning } from '../../tuning.ts';
import { isUnspaced, wordsOf } from '../words.ts';
import { isCalled } from './about-participant.ts';
import { titleOfName } from './name-in.ts';

const nameWithTitle = new RegExp(
  String.raw`(?<!\p{L})(?<title>${titleOfName})?(?<name>\p{Lu}\p{Ll}[\p{L}\p{M}]+)(?!\p{L})`,
  'gu',
);

/**
 * The name of a person whom a program only numbers ("Speaker 2"): the name by which those who ask address them and which the file bears as
 * well ("So, Ray, tell me about yourself" in Ray_K.txt). `asked`: what is asked in the talk, in order. Null without such a name, or with several.
 */
export function calledInTalk(fileName: string, asked: readonly string[], language: Language): string | null {
  if (isUnspaced(language)) return null;
  const inFile = new Set(
    fileName
      .split(/[^\p{L}\p{M}]+/u)
      .filter((word) => word.length > 2)
      .map(plain),
  );
  const found = new Map<string, string>();
  for (const said of asked.slice(0, tuning.maxTurns))
    for (const { index, groups, 0: whole } of said.matchAll(nameWithTitle)) {
      const { title = '', name = '' } = groups ?? {};
      const [before, after] = [said.slice(0, index).trimEnd(), said.slice(index + whole.length)];
      const [isApart, isLast] = [before.endsWith(','), /^\s*[,.!?]/u.test(after)];
      const isAddressed = isApart || (isLast && !namesSelf(before, language));
      // Within a sentence only names have a capital, where nouns have none.
      const isName = title !== '' || isCalled(name) || (isApart && isLast && !grammarOf(language).capitalisedNouns);
      if (isAddressed && isName && inFile.has(plain(name))) found.set(plain(name), title + name);
    }
  const [name, ...others] = found.values();
  return others.length > 0 ? null : (name ?? null);
}

/** The name that people give when they are asked who they are: "I'm Rosa, I'm twenty-three", "Lennart. Eighteen." */
export function introducedAs(answered: readonly string[], language: Language): string | null {
  const { introducesSelf } = definitionOf(language).transcript;
  if (!introducesSelf) return null;
  const own = new RegExp(
    String.raw`(?:(?<!\p{L})${introducesSelf.source}|^)(?<name>\p{Lu}\p{Ll}[\p{L}\p{M}]+)(?=[.,])`,
    'gu',
  );
  const names = answered.slice(0, tuning.maxTurns).flatMap((said) =>
    [...said.matchAll(own)].flatMap(({ index, groups }) => {
      const { name = '' } = groups ?? {};
      // A name alone is a sentence, before another short one.
      const isAlone = said.startsWith(name) && index === 0;
      return isCalled(name) && (!isAlone || nameAlone.test(said)) ? [name] : [];
    }),
  );
  return new Set(names).size === 1 ? (names[0] ?? null) : null;
}
const nameAlone = /^\p{L}+\. \p{L}+(?: \p{L}+)?\./u;

/** "I'm Owen", "my name is Owen": who asks says their own name. */
function namesSelf(before: string, language: Language): boolean {
  const { firstPerson } = languagePack(language);
  const words = wordsOf(before, { start: 0, end: before.length }, language).slice(-tuning.wordsToName);
  return (
    !/[.!?…]\s*$/u.test(before) &&
    words.some(({ form }) => firstPerson.has(form) || firstPerson.has(form.split("'")[0] ?? ''))
  );
}

/** Without accents: file names often lack them. */
const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
