import type { Language } from '#contract/languages.ts';
import { type AttributionRules, attributionRules } from '#engine/language/attribution/attribution.ts';
import { isGivenName, withoutEndings } from '#engine/language/attribution/given-names.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type About, aboutInProse, article } from '../head/about-participant.ts';
import type { Header } from '../head/header.ts';
import { labelKey } from '../labels/role-labels.ts';
import { foldWord, isUnspaced } from '../words.ts';

/** A person whom prose introduces: "Maria Keller, head nurse", "Mr Tanaka", "P4 (teacher)". */
export type Introduced = { readonly name: string; readonly title: string; readonly about: About | null };

const year = /^\s*(?:(?:19|20)\d\d[a-z]?|et al)/u;

/** Who is introduced in a text, or named as a participant (`alone`), each once, without authors who are cited, those who ask, and organisations. */
export function introducedIn(
  text: string,
  language: Language,
  headers: readonly Header[],
  alone: readonly Introduced[],
): Introduced[] {
  const rules = attributionRules(language);
  const found: Introduced[] = headers.flatMap(({ participants, about }) => {
    const [name, ...others] = participants;
    return name && others.length === 0 ? [{ name, title: '', about }] : [];
  });
  const cited = new Set<string>();
  for (const { name, title, about: raw } of mentions(text, language, rules)) {
    const isCited = raw !== null && year.test(raw);
    const isOutside = rules.outsiders.test(name) || (raw !== null && rules.outsiders.test(headOf(raw, language)));
    if (isCited || isOutside) cited.add(lastWord(name));
    else found.push({ name, title, about: raw === null ? null : aboutInProse(raw) });
  }
  found.push(...alone);
  const isOutsider = new RegExp(`${rules.outsiders.source}[,:，：]?\\s*$`, 'iu');
  const isAsker = ({ name }: Introduced) =>
    placesOf(name, text).some((at) => isOutsider.test(text.slice(Math.max(0, at - 40), at)));
  const named = found.filter((person) => !isAsker(person)).map((person) => withGivenName(person, text, language));
  const asking = new Set(headers.flatMap(({ askers }) => askers).flatMap((name) => [name, lastWord(name)]));
  const isOther = ({ name }: Introduced) => cited.has(lastWord(name)) || asking.has(name) || asking.has(lastWord(name));
  return joined(
    named.filter((person) => !isOther(person)),
    language,
  );
}

/** "Frau Sommer" is Petra Sommer where the text names one Sommer alone. */
function withGivenName(person: Introduced, text: string, language: Language): Introduced {
  const [given, ...others] = person.title && !isFull(person.name) ? givenNamesBefore(person.name, text, language) : [];
  return given && others.length === 0 ? { ...person, name: `${given} ${person.name}` } : person;
}

/** The capitalised words before a family name that are no title, nor the first word of a sentence. */
export function givenNamesBefore(family: string, text: string, language: Language): string[] {
  if (!/^\p{Lu}/u.test(family)) return [];
  const { titles } = attributionRules(language);
  const title = new RegExp(`^(?:${titles.before ?? '(?!)'})$`, 'u');
  const { stopwords } = languagePack(language);
  const isGiven = (word: string) =>
    !title.test(word) && !stopwords.has(foldWord(word)) && !text.includes(` ${word.toLowerCase()} `);
  const before = new Set<string>();
  // A pattern with the name after an unknown word would be tried at every word of the text.
  for (let at = text.indexOf(family); at >= 0; at = text.indexOf(family, at + family.length)) {
    const [, word] = wordBeside.exec(text.slice(Math.max(0, at - 60), at)) ?? [];
    if (word && !/^[\p{L}\p{M}]/u.test(text.slice(at + family.length, at + family.length + 2))) before.add(word);
  }
  return [...before].filter(isGiven);
}

const wordBeside = /(?<![\p{L}\p{M}])(\p{Lu}\p{Ll}[\p{L}’'-]+)\s+$/u;

/** A description up to its first preposition: a baker in the old town is no town. */
function headOf(about: string, language: Language): string {
  const { nounBefore } = languagePack(language);
  const words = about.split(/(?<=\s)/u);
  const end = words.findIndex((word, i) => i > 0 && /^\p{Ll}/u.test(word) && nounBefore.has(foldWord(word.trim())));
  return end < 0 ? about : words.slice(0, end + 1).join('');
}

/** Offsets of a name in the text; the first few are enough. */
function placesOf(name: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(name); at >= 0 && places.length < 20; at = text.indexOf(name, at + name.length))
    places.push(at);
  return places;
}

type Mention = { name: string; title: string; about: string | null };

function mentions(text: string, language: Language, rules: AttributionRules): Mention[] {
  const found = new Map<string, Mention>();
  // Each name is looked for in the whole text once.
  const nouns = new Map<string, boolean>();
  const saying = sayingAfterName(rules);
  const accordingTo = new RegExp(`${rules.accordingTo ?? '(?!)'}\\s*$`, 'u');
  for (const pattern of introductionsOf(language, rules))
    for (const match of text.matchAll(pattern)) {
      const { groups, index } = match;
      const [whole] = match;
      const raw = groups?.name ?? '';
      const name = isCode(raw, language) ? raw : nameIn(raw, language, text.slice(Math.max(0, index - 12), index));
      if (!name || isClause(groups?.about, language) || saying.test(` ${groups?.about ?? ''}`)) continue;
      const isWord = nouns.get(name) ?? isNoun(name, text);
      nouns.set(name, isWord);
      if (isWord && !groups?.title) continue;
      if (isRelation(text, match, rules) || isListOfPeople(groups?.about, language)) continue;
      // "According to Maria Keller, the mails are too long": what follows is what she says.
      const isSaid =
        accordingTo.test(text.slice(Math.max(0, index - 30), index)) &&
        !/^[,(（—–]/u.test(text.slice(index + whole.length));
      if (isSaid && !/[)）]$/u.test(whole)) continue;
      const mention = { name, title: groups?.title ?? groups?.honour ?? '', about: groups?.about ?? null };
      found.set(`${mention.title}|${name}|${mention.about}`, mention);
    }
  return [...found.values()];
}

/** "Her sister Eva" is only mentioned; "a nurse, Maria" may have taken part. */
function isRelation(text: string, { groups, index }: RegExpExecArray, { relations }: AttributionRules): boolean {
  const about = groups?.title ?? groups?.about;
  if (about === undefined) return false;
  const [lead = ''] = /\S+\s+$/u.exec(text.slice(Math.max(0, index - 20), index)) ?? [];
  const [relation] = relations.exec(lead + about) ?? [];
  return relation !== undefined && !article.test(relation) && text.slice(index).trimStart().startsWith(about);
}

/** "Anna, Tom and Berta": after a name, another person is no description. */
function isListOfPeople(about: string | undefined, language: Language): boolean {
  const words = about?.split(/\s+/u) ?? [];
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const { coordinators } = languagePack(language);
  return words.some((word) => coordinators.has(word)) && [first, last].every((word) => isGivenName(word, language));
}

/** "…, told us that": what follows a name is no description if it contains a verb of saying. */
function sayingAfterName({ patterns }: AttributionRules): RegExp {
  const after = patterns.flatMap((pattern) => (pattern.startsWith('{P}') ? [pattern.slice('{P}'.length)] : []));
  return new RegExp(`^(?:${after.join('|') || '(?!)'})`, 'u');
}

/** A single word that the text also writes without a capital ("Driver, 51"). */
const isNoun = (name: string, text: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(name) && new RegExp(`(?<!\\p{L})${name.toLowerCase()}s?(?!\\p{L})`, 'u').test(text);

const compiled = new Map<Language, RegExp[]>();

function introductionsOf(language: Language, rules: AttributionRules): RegExp[] {
  const known = compiled.get(language);
  if (known) return known;
  const { before } = rules.titles;
  const titled = before ? String.raw`(?:(?<title>${before})\.?\s)` : '';
  const letter = String.raw`[\p{L}\p{M}\p{N}]`;
  const start = isUnspaced(language) ? '' : `(?<!${letter})`;
  const named = `${start}(?<name>${codeOf(language)}|${rules.name})`;
  const person = titled ? `${start}${titled}?(?<name>${codeOf(language)}|${rules.name})` : named;
  const made = [
    ...rules.introductions.map((source) => new RegExp(source.replace('{N}', `${person}(?:\\*\\*|__)?`), 'gu')),
    ...(titled ? [new RegExp(`${start}${titled}(?<name>${rules.name})`, 'gu')] : []),
    new RegExp(`${start}(?<name>${codeOf(language)})`, 'gu'),
  ];
  compiled.set(language, made);
  return made;
}

type Code = { readonly source: string; readonly whole: RegExp };
const codes = new Map<Language, Code>();

/** "P4", "Participant 4", "参加者A". */
function codePattern(language: Language): Code {
  const known = codes.get(language);
  if (known) return known;
  const both = [language, 'english' as const];
  const labels = new Set(both.flatMap((one) => [...languagePack(one).answererLabels]));
  const letters = both.flatMap((one) => attributionRules(one).codes ?? []);
  const long = [...labels]
    .filter((label) => label.length > 2 && !label.includes(' '))
    .sort((a, b) => b.length - a.length);
  const words = long.map((label) => `[${label.charAt(0).toUpperCase()}${label.charAt(0)}]${label.slice(1)}`).join('|');
  const source = String.raw`(?:${letters.join('|')})\d{1,3}(?![\p{L}\p{N}])|(?:${words})[ #-]{0,2}(?:\d{1,3}|[A-Z])(?![\p{L}\p{N}])`;
  const made = { source, whole: new RegExp(`^(?:${source})$`, 'u') };
  codes.set(language, made);
  return made;
}

export const codeOf = (language: Language): string => codePattern(language).source;
export const isCode = (name: string, language: Language): boolean => codePattern(language).whole.test(name);

/** A name without the words of the sentence in front of it: "In Ulm" is none, "Then Maria" is Maria. */
export function nameIn(raw: string, language: Language, before: string): string {
  const { stopwords, questionWords } = languagePack(language);
  const { tradeBefore } = attributionRules(language);
  const isWord = (word: string) => stopwords.has(foldWord(word)) || questionWords.has(foldWord(word));
  const words = raw.split(/\s+/u);
  const isCased = /^\p{Lu}/u.test(raw);
  if (isCased) while (words.length > 0 && isWord(words[0] ?? '')) words.shift();
  // "Krankenpflegerin Maria Keller": where nouns have capitals, a trade may come before the name.
  if (words.length > 2 && tradeBefore?.test(words[0] ?? '')) words.shift();
  if (!isCased && words.length > 1) return uncasedName(words, before, isWord, language);
  return words.join(' ');
}

/** Where there are no capitals, a name is what follows the last word that joins, two words at most within a sentence. */
function uncasedName(words: string[], before: string, isWord: (word: string) => boolean, language: Language): string {
  const { patterns } = attributionRules(language);
  const verb = new RegExp(`^(?:${patterns.map(verbOf).filter(Boolean).join('|')})$`, 'u');
  const last = words.findLastIndex((word) => isWord(word) || verb.test(word));
  const own = words.slice(last + 1);
  const isWhole = last >= 0 || /(?:^|[\n.،,:؛।»”"(])\s*$/u.test(before);
  return (isWhole ? own : own.slice(-2)).join(' ');
}

/** The verbs with which a pattern begins, and a letter that may be written onto them. */
const verbOf = (pattern: string): string =>
  pattern.startsWith('{P}') ? '' : (/^(?:\(\?:\p{L}\)\?)?\(\?:[^()]*\)/u.exec(pattern)?.[0] ?? '');

/** ", when asked," and ", and" are no descriptions. */
function isClause(about: string | undefined, language: Language): boolean {
  if (about === undefined) return false;
  const { clauseStarts, conditionals, coordinators, complementizers, firstPerson, reasons } = languagePack(language);
  const first = foldWord(about.trim().split(/[\s,]+/u)[0] ?? '');
  if (isCode(about.trim().split(/[\s,]+/u)[0] ?? '', language)) return true;
  const isBare = /^\p{Lu}\p{Ll}+$/u.test(about.trim()) && languagePack(language).grammar.capitalisedNouns !== true;
  return (
    isBare ||
    [coordinators, conditionals, complementizers, clauseStarts, firstPerson, reasons].some((list) => list.has(first))
  );
}

export const lastWord = (name: string): string => name.split(/\s+/u).at(-1) ?? name;

/** One of each: a name of one word belongs to the only full name that holds it. */
function joined(all: readonly Introduced[], language: Language): Introduced[] {
  const people = new Map<string, Introduced>();
  const sorted = all.toSorted(
    (a, b) => Number(isFull(b.name)) - Number(isFull(a.name)) || b.name.length - a.name.length,
  );
  for (const person of sorted) {
    const key = withoutEndings(keyAmong(person, [...people.values()]), language);
    const known = people.get(key);
    if (!known) people.set(key, person);
    else people.set(key, { ...known, title: shorter(known.title, person.title), about: known.about ?? person.about });
  }
  return [...people.values()];
}

/** "Herr" rather than "Herrn". */
const shorter = (a: string, b: string): string => (a && (!b || a.length <= b.length) ? a : b);

const isFull = (name: string): boolean => /\s/u.test(name);

function keyAmong({ name }: Introduced, known: readonly Introduced[]): string {
  if (isFull(name)) return labelKey(name);
  const isHan = /^[\p{Script=Han}々]+$/u.test(name);
  const holds = (other: Introduced) =>
    other.name.split(/\s+/u).includes(name) || (isHan && other.name.startsWith(name));
  const holding = known.filter(holds);
  const [only] = holding;
  return holding.length === 1 && only ? labelKey(only.name) : labelKey(name);
}
