import type { Language } from '#contract/languages.ts';
import { attributionRules } from '#engine/language/attribution/attribution.ts';
import { isUnspaced } from '../words.ts';
import { givenNamesBefore, type Introduced, isCode, lastWord } from './introduced.ts';

/** How a text refers to the people it introduces. */
export type References = {
  /** Source of a pattern for any of them by name, without groups. */
  readonly names: string;
  /** Who is meant by words that `names` matched; -1 where several may be. */
  who(reference: string): number;
  /** Every mention in the text, in order: the index of the person, or -1 for another one. */
  readonly mentions: readonly { readonly at: number; readonly person: number }[];
};

const escaped = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/\s+/gu, String.raw`\s+`);

export function referencesTo(people: readonly Introduced[], text: string, language: Language): References {
  const forms = people.map((person, i) =>
    formsOf(
      person,
      people.filter((_, j) => j !== i),
      text,
      language,
    ),
  );
  const isLetter = String.raw`[\p{L}\p{M}\p{N}]`;
  // Most places of a text are ruled out by their letter, before any of the names is tried.
  const begins = `(?=[${beginningsOf(people, language)}])`;
  const any = patternOf(forms, language);
  const names = begins + (isUnspaced(language) ? any : `(?<!${isLetter})${any}(?!${isLetter})`);
  const whole = forms.map((own) => new RegExp(`^${patternOf([own], language)}$`, 'u'));
  const known = new Map<string, number>();
  const who = (reference: string) => {
    const before = known.get(reference);
    if (before !== undefined) return before;
    const meant = whole.flatMap((pattern, i) => (pattern.test(reference) ? [i] : []));
    const person = meant.length === 1 ? (meant[0] ?? -1) : -1;
    known.set(reference, person);
    return person;
  };
  return { names, who, mentions: people.length === 0 ? [] : mentionsIn(text, names, who, language) };
}

/** The letters, as a part of a character class, with which names, their parts and titles begin. */
function beginningsOf(people: readonly Introduced[], language: Language): string {
  const { before = '' } = attributionRules(language).titles;
  const ofTitles = before
    .split('|')
    .map((title) => /^\[(?<either>[^\]]+)\]/u.exec(title)?.groups?.either ?? title.charAt(0));
  const ofNames = people.flatMap(({ name }) =>
    name.split(/[\s・]+/u).map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0)),
  );
  return [...new Set([...ofTitles.join(''), ...ofNames])].map((letter) => letter.replace(/[\\\]^-]/u, '\\$&')).join('');
}

/**
 * How a text may write of a person: sources of patterns for the full name, and for each part of it that no other person bears.
 * `plain` has no title, as a code, `full` may have one, `parts` too, `short` always has one.
 */
type Forms = Readonly<Record<'plain' | 'full' | 'parts' | 'short', readonly string[]>>;

function formsOf({ name, title }: Introduced, others: readonly Introduced[], text: string, language: Language): Forms {
  const { endings } = attributionRules(language);
  const inflected = (word: string) =>
    endings ? `${escaped(word.replace(endings.ofStem, ''))}\\p{Ll}{0,3}` : escaped(word);
  const full = name.split(/\s+/u).map(inflected).join(String.raw`\s+`);
  if (isCode(name, language)) return { plain: [full], full: [], parts: [], short: [] };
  const parts = partsOf(name, language)
    .filter((part) => isOnlyTheirs(part, name, others, text, language))
    .map(inflected);
  const isShort = title !== '' && (isUnspaced(language) ? name.length < 3 : !/\s/u.test(name));
  return { plain: [], full: isShort ? [] : [full], parts, short: isShort ? [full] : [] };
}

/** A pattern for all of these forms. What they share is written once, because it is tried at very many places. */
function patternOf(forms: readonly Forms[], language: Language): string {
  const { before, after } = attributionRules(language).titles;
  const of = (kind: keyof Forms) => {
    const all = [...new Set(forms.flatMap((own) => own[kind]))].sort((a, b) => b.length - a.length);
    return `(?:${all.length > 0 ? all.join('|') : '(?!)'})`;
  };
  const maybeTitled =
    (before ? String.raw`(?:(?:${before})\.?\s+)?` : '') + of('full') + (after ? `(?:${after})?` : '');
  const titled = before ? [String.raw`(?:${before})\.?\s+${of('parts')}`] : [];
  const honoured = after ? [`${of('short')}(?:${after})`, `${of('parts')}(?:${after})`] : [];
  // A bare part within another name is another person: "Jonas Keller" is not Keller.
  const bare = isUnspaced(language) ? [] : [String.raw`(?<!\p{Lu}[\p{L}’'-]+\s)${of('parts')}(?!\s\p{Lu}\p{Ll})`];
  return `(?:${[maybeTitled, ...titled, ...honoured, of('plain'), ...bare].join('|')})`;
}

/** The words of a name; of a Japanese or Chinese one the family name. */
function partsOf(name: string, language: Language): string[] {
  const { familyName, titles } = attributionRules(language);
  const family = familyName?.exec(name);
  if (family) return [family[0]];
  const title = new RegExp(`^(?:${titles.before ?? '(?!)'})$`, 'u');
  return name.split(/[\s・]+/u).filter((word) => word.length > 2 && !/^\p{Ll}/u.test(word) && !title.test(word));
}

function isOnlyTheirs(
  part: string,
  name: string,
  others: readonly Introduced[],
  text: string,
  language: Language,
): boolean {
  const isOf = (other: Introduced) =>
    other.name.split(/[\s・]+/u).includes(part) || (/^\p{Script=Han}+$/u.test(part) && other.name.startsWith(part));
  if (others.some(isOf)) return false;
  if (lastWord(name) !== part) return true;
  const own = new Set(name.split(/\s+/u));
  return givenNamesBefore(part, text, language).every((given) => own.has(given));
}

function mentionsIn(text: string, names: string, who: References['who'], language: Language): References['mentions'] {
  const found = [...text.matchAll(new RegExp(names, 'gu'))].map((m) => ({
    at: m.index,
    end: m.index + m[0].length,
    person: who(m[0]),
  }));
  const { name } = attributionRules(language);
  if (!name.includes('Lu')) return found;
  const others: { at: number; end: number; person: number }[] = [];
  let next = 0;
  for (const { index, 0: words } of text.matchAll(new RegExp(String.raw`(?<=[\p{Ll},;]\s)${name}`, 'gu'))) {
    while ((found[next]?.end ?? Number.POSITIVE_INFINITY) <= index) next++;
    const isKnown = (found[next]?.at ?? Number.POSITIVE_INFINITY) < index + words.length;
    if (/\s/u.test(words) && !isKnown) others.push({ at: index, end: index, person: -1 });
  }
  return [...found, ...others].sort((a, b) => a.at - b.at);
}
