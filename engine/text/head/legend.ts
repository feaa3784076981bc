import type { Language } from '#contract/languages.ts';
import { grammarOf } from '#engine/language/definition-of.ts';
import { languagePack } from '#engine/language/pack.ts';
import { inTranscripts } from '#engine/language/transcript.ts';
import { headLines } from '../../tuning.ts';
import { isAnswererLabel, isAskerLabel, isRoleLabel, labelKey } from '../labels/role-labels.ts';
import { foldWord } from '../words.ts';
import { type About, ageIn, endsAsTrade, isCalled, isSizeOfPlace, nothingStated } from './about-participant.ts';
import type { ListedName } from './listed.ts';

/** "Speaker 1 = interviewer, Speaker 2 = head of the nursery, 44 y, five groups" */
const equated =
  /(?<=^|[,;.(|/:]\s*|\s{2})(\p{L}(?:(?!\s{2}|\.\s)[\p{L}\p{M}\d .]){0,16}?)\s*[=＝]\s*([^=＝]+?)(?=(?:\s*[,;.|/]\s*|\s{2,})\p{L}(?:(?!\s{2}|\.\s)[\p{L}\p{M}\d .]){0,16}?\s*[=＝]|[\s.)]*$)/gu;
/** "GS: cook and housekeeper, 49", "R1 = pharmacist, 41", "J – Julián, welder" */
const labelled = /^\s*(\p{L}[\p{L}\p{M}\d .]{0,16}?)(?:\s*[:=＝]|\s+[-–—])\s*(\p{L}[^=＝]{1,138})$/u;
/** "J = Julián": a label of a letter or a few. */
const shortLabel = /^(?:\p{Lu}{1,3}|(?:\p{L}\p{M}*){1,2})$/u;
/** "KW = Karin Wendt (interview)" */
const interviews = new RegExp(String.raw`\(${inTranscripts('interviewing')}\)`, 'iu');
/** "I1 = GO, I2 = PN (notes)" */
const lettersOfAskers = new RegExp(String.raw`^${inTranscripts('lettersOfAskers')}\d?$`, 'u');
const initials = /^\p{Lu}{2,3}(?:\s*\([^()]*\)?)?$/u;
const saidAloud = /[.?!…。？！]$/u;

/**
 * What the first lines of a talk say of those who speak in it, where one of them is the interviewer: all in one line ("B = baker, 49"), or
 * a label on each line. `lines`: these lines, from where the legend may begin. Null without one; `length` counts its lines.
 */
export function legendAt(
  lines: readonly string[],
  { known, ageLabel }: { known: readonly Language[]; ageLabel: string },
): { readonly people: readonly ListedName[]; readonly length: number } | null {
  const areNouns = known.some((language) => grammarOf(language).capitalisedNouns);
  const explained = ([, name = '', note = '']: RegExpMatchArray): ListedName => read(name, withBracket(note));
  const read = (name: string, note: string): ListedName => ({
    name: name.trim(),
    asks:
      interviews.test(note) ||
      (lettersOfAskers.test(name.trim()) && initials.test(note.trim())) ||
      known.some(
        (language) =>
          languagePack(language).firstPerson.has(foldWord(note.trim().replace(/\.$/u, ''))) ||
          partsOf(note).some((part) => isAskerLabel(labelKey(part), language)),
      ),
    ...named(note, { label: name.trim(), ageLabel, areNouns }),
  });
  const [first = ''] = lines;
  // "Int = Kat"
  const isAsker = (name: string) =>
    /\p{L}{3}/u.test(name) && known.some((language) => isAskerLabel(labelKey(name), language));
  const inOne =
    first.length <= headLines.maxLength.ofLegend
      ? [...first.matchAll(equated)].map(explained).map((one) => ({ ...one, asks: one.asks || isAsker(one.name) }))
      : [];
  // "B = guest (Dennis, 34, fitter)" describes by a note.
  const isOfRole = ({ about: { role } }: ListedName) =>
    known.some((language) => isAnswererLabel(labelKey(role?.split('(')[0] ?? ''), language));
  const people = inOne.map((one) => (isOfRole(one) ? withNoteAsRole(one) : one));
  if (people.includes(null)) return null;
  if (isLegend(inOne)) return { people: people.flatMap((one) => one ?? []), length: 1 };
  const apart: ListedName[] = [];
  for (const line of lines) {
    const match = labelled.exec(line);
    if (!match || saidAloud.test(line)) break;
    apart.push(explained(match));
  }
  return isLegend(apart) && !apart.some(isOfRole) ? { people: apart, length: apart.length } : null;
}

/** "Anton" and "researcher" of "Anton, researcher" and of "Anton (researcher)". */
function partsOf(note: string): string[] {
  const [, only = '', inBrackets = ''] = /^([^(（]+)[(（]([^()（）]*)[)）]?\s*$/u.exec(note) ?? [];
  return inBrackets ? [only, inBrackets] : note.split(/\s*[,;，、،]\s*(?![^(（]*[)）])/u);
}

type Named = { readonly label: string; readonly ageLabel: string; readonly areNouns: boolean };

function named(note: string, { label, ageLabel, areNouns }: Named): Pick<ListedName, 'about' | 'called'> {
  const [first = '', ...after] = note.trim().split(/\s*[,，、،]\s*(?![^(（]*[)）])/u);
  // "J – Julián (welder, 40)"
  const [, name = '', inBrackets] = /^([^(（]*?)\s*(?:[(（]([^()（）]*)[)）]?)?$/u.exec(first) ?? [];
  const details = inBrackets === undefined ? after : [inBrackets, ...after];
  const isName =
    isCalled(name) ||
    withInitial.test(name) ||
    calledSo.test(name) ||
    (!areNouns && isInitialOf(label, name) && after.some((part) => ageIn(part) === null && /^\p{L}/u.test(part))) ||
    (abbreviates(label, name) && !isRoleLabel(labelKey(name), 'english'));
  if (!bareName.test(name) || !isName) return { about: aboutIn(note, ageLabel), called: null };
  return { about: details.length > 0 ? aboutIn(details.join(', '), ageLabel) : nothingStated, called: name };
}
const bareName = /^(?:\p{Lu}\p{Ll}+(?: \p{Lu}[\p{Ll}.]*)?|(?:\p{Lo}\p{M}*)+(?: (?:\p{Lo}\p{M}*)+)?)$/u;
/** "Norma M." */
const withInitial = /^\p{Lu}\p{Ll}+ \p{Lu}\.$/u;
/** 吴姐 */
const calledSo = new RegExp(`^${inTranscripts('called')}$`, 'u');
/** "सु – सुनीता": not where a letter may be that of a role, as in "B = Bäcker". */
const abbreviates = (label: string, name: string): boolean =>
  /^\p{Lo}.+/u.test(label) && name.length > label.length && name.startsWith(label);

/** "L = Lorraine, practice manager": a capital, where only names have one, followed by the trade. */
const isInitialOf = (label: string, name: string): boolean =>
  /^\p{Lu}$/u.test(label) && /^\p{Lu}\p{Ll}{2,}$/u.test(name) && name.startsWith(label) && !endsAsTrade.test(name);

/** "B = Befragte (Mitarbeiterin Stadtbibliothek)": the role is in brackets; null where they hold an age, too, or nothing. */
function withNoteAsRole(one: ListedName): ListedName | null {
  const [, note] = /\(([^()]+)\)?/u.exec(one.about.role ?? '') ?? [];
  return note === undefined || /\d/u.test(note) ? null : { ...one, about: { ...one.about, role: note } };
}

/** The pattern leaves out the last bracket. */
const withBracket = (note: string): string => (/\([^()]*$/u.test(note) ? `${note})` : note);

const isLegend = (people: readonly ListedName[]): boolean =>
  new Set(people.map(({ name }) => name)).size === people.length &&
  people.length > 1 &&
  people.some(({ asks }) => !asks) &&
  // Which of two letters asks shows in what they say.
  (people.some(({ asks }) => asks) ||
    (people.some(({ called }) => called !== null) && people.every(({ name }) => shortLabel.test(name))));

/** Not after a short form: "asst. cook". */
const sentenceEnd = new RegExp(
  String.raw`(?<=[\p{L}\p{N})]{3})(?<!\s${inTranscripts('shortened')})\.\s+(?=\p{Lu})`,
  'iu',
);

/** "Cook and housekeeper, 49, two sons": the role, and the facts. */
function aboutIn(note: string, ageLabel: string): About {
  // After its first sentence a note is about the past, or the talk.
  const [said = ''] = note
    // "nurse (44, from Georgia)"
    .replace(/\s*[(（]([1-9]\d(?:歳|岁)?[,、，][^()（）]*)(?:[)）]|$)/u, ', $1')
    .split(sentenceEnd);
  const parts = said
    .split(/\s*[,;，、،；؛]\s*(?![^(（]*[)）])/u)
    .map((part) => part.trim())
    .filter((part) => part && !isSizeOfPlace(part) && !inOwnWords.test(part));
  const [role = ''] = parts.filter((part) => ageIn(part) === null);
  const facts = parts.flatMap((part) => {
    const age = ageIn(part);
    if (age !== null) return [`${ageLabel}: ${age}`];
    return part === role ? [] : [part];
  });
  // "chair and, in her words, …"
  return { ...nothingStated, role: role.replace(joinedOn, '') || null, facts };
}

/** 'in her words, "everything else"' */
const inOwnWords = /["“”«»„]|^in (?:her|his|their) (?:own )?words$/iu;

const joinedOn = new RegExp(String.raw`\s+${inTranscripts('and')}$`, 'u');
