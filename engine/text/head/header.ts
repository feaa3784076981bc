import type { Language } from '#contract/languages.ts';
import { headersOfLanguage } from '#engine/language/data/data.ts';
import { grammarOf } from '#engine/language/definition-of.ts';
import { inTranscripts } from '#engine/language/transcript.ts';
import { header as headerTuning } from '../../tuning.ts';
import { isAnswererLabel, isAskerLabel, isNamed, isRoleLabel, labelKey } from '../labels/role-labels.ts';
import type { Span } from '../span.ts';
import { time } from '../times.ts';
import {
  type About,
  describedAfterName,
  describedIn,
  detailsAfterName,
  isCalled,
  joinAbout,
  nothingStated,
  ofTheTalk,
  withoutCode,
} from './about-participant.ts';
import { ageLabelOf, describedBy } from './described-by.ts';
import { isSaid, isSentence } from './is-said.ts';
import { legendAt } from './legend.ts';
import { nameAbove, tradeAbove } from './line-above.ts';
import { type Line, labelsInCells, linesOf } from './lines.ts';
import { type Listed, type ListedName, listedIn } from './listed.ts';
import { nameIn, titleOfName } from './name-in.ts';
import { headOfNotes } from './notes-head.ts';
import { tradeFirst, tradeLine } from './trade-line.ts';

/** The record at the head of a talk ("Interview 2: Priya", "Date: 3 March"): not a statement. Names only where it gives them. */
export type Header = Span & {
  readonly participants: readonly string[];
  readonly askers: readonly string[];
  readonly about: About;
  /** What a list of those who took part says of each but the askers. */
  readonly listed: readonly Listed[];
};

/** "J – I wait." */
const letterAndDash = /^\s*((?:\p{L}\p{M}*){1,2})\s+[-–—]\s/u;
/** "Q. How does it work?", "[how does it work?]", "— How does it work?", "**How does it work?**" */
const talkBefore = /^\s*(?:\p{Lu}{1,2}[.)]\s|[[(（【][^\])）】]*[?？؟]|[—–―-]\s|(?:\*\*|__)\S.{2,400}(?:\*\*|__)\s*$)/u;

type Labels = {
  /** Whether a name labels lines of the text. */
  readonly isLabel: (name: string) => boolean;
  /** Whether a label begins exactly one line. */
  readonly isOnce: (key: string) => boolean;
  /** Whether the text is a conversation: two or more labels recur. */
  readonly isTalk: boolean;
};

type Field = {
  kind: 'title' | 'field' | 'participant' | 'asker' | 'unknown';
  key: string;
  name: string | null;
  about?: About;
  listed?: readonly ListedName[];
};

const field =
  /^[\s>]*(?:[-–•*]\s+)?(?:#{1,6}\s*)?(?:\*\*|__)?(?=\S)([^:：*\n]{1,40}?)(?:\*\*|__)?\s*[:：]\s*(?:\*\*|__)?\s*(.*)$/u;
const { maxLengthOfLine, maxWords, maxWordsOfRole, maxLinesBefore, maxLineBreak, maxLengthOfOther, minLettered } =
  headerTuning;
/** "[00:01:08] I: And then?" */
const timeBefore = new RegExp(String.raw`^\s*${time}\s*(?:[-–—]\s*)?`, 'u');

/**
 * The headers of a text, in order: at its beginning, and wherever a numbered title begins another talk. A field that comes
 * back between the turns is no header but a form or a speaker.
 */
export function findHeaders(text: string, language: Language): Header[] {
  const lines = linesOf(text);
  const known = [...new Set([language, 'english' as const])];
  const headers: (Header & { fields: readonly Field[] })[] = [];
  const labels = new Map<string, number>();
  for (const { text: said } of lines) {
    const bare = said.replace(timeBefore, '');
    const label = field.exec(bare)?.[1] ?? letterAndDash.exec(bare)?.[1] ?? '';
    const key = labelKey(label.replace(/^#?\d{1,4}\s+/u, ''));
    if (key) labels.set(key, (labels.get(key) ?? 0) + 1);
  }
  const inColumns = labelsInCells(lines);
  const isLabel = (name: string) => [...labels.keys(), ...inColumns].some((label) => isNamed(label, name));
  const isOnce = (key: string) => labels.get(key) === 1;
  const isTalk =
    [...labels.values()].filter((count) => count > 1).length > 1 ||
    inColumns.length > 1 ||
    lines.filter(({ text: said }) => talkBefore.test(said)).length >= minLettered;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as Line;
    const isBelowTitle =
      at < maxLinesBefore && headers.every(({ fields }) => fields.every(({ kind }) => kind === 'title'));
    const isCertain = at === 0 || isNumberedTitle(line.text, known) || isBelowTitle;
    const found =
      isCertain || at < maxLinesBefore ? headerFrom(lines, at, { known, language, isLabel, isOnce, isTalk }) : null;
    // A legend may follow a line about the file. Under its own title, only what is certain.
    if (!found || !(isCertain || found.header.listed.length > 0)) continue;
    if (at > 0 && !found.header.fields.some(({ kind }) => kind === 'title' || kind === 'field')) continue;
    headers.push(found.header);
    at = found.next - 1;
  }
  const outside = keysOutside(lines, headers);
  const certain: Header[] = headers.filter(({ fields }) => isHeader(fields, outside));
  const hasName = certain.some(({ participants }) => participants.length > 0);
  const ofNotes = hasName ? null : headOfNotes(text, lines, language);
  const [first, ...others] = certain;
  if (!ofNotes) return certain;
  const about = first ? joinAbout([first.about, ofNotes.about]) : ofNotes.about;
  return [{ ...(first ?? ofNotes), participants: ofNotes.participants, about }, ...others];
}

function headerFrom(
  lines: readonly Line[],
  from: number,
  { known, language, isLabel, isOnce, isTalk }: Labels & { known: readonly Language[]; language: Language },
) {
  const isTogether = (at: number) => (lines[at]?.start ?? 0) - (lines[at - 1]?.end ?? 0) <= maxLineBreak;
  const readLine = (text: string, at: number, isBelow: boolean): Field[] => {
    const several = fieldsApart(text, known, language);
    if (several.length > 0) return several;
    if (ofFamily.test(text)) return [{ kind: 'unknown', key: '', name: null }];
    const read = fieldOf(text, known, language, at === 0);
    if (read && read.kind !== 'unknown') return [read];
    const other =
      personIn(text, language, isLabel, isTalk && at < maxLinesBefore) ??
      otherFieldIn(text, { language, isOnce, isBelow }) ??
      (at < maxLinesBefore ? roleLine(text) : null) ??
      read;
    return other ? [other] : [];
  };
  const roleLine = (text: string): Field | null => {
    const about = isTalk ? tradeLine(text, language, ageLabelOf(language)) : null;
    return about && { kind: 'field', key: '', name: null, about };
  };
  const legendFrom = (at: number) => {
    const block = lines.slice(at, at + maxLinesBefore);
    const apart = block.findIndex((_, i) => i > 0 && !isTogether(at + i));
    const together = (apart < 0 ? block : block.slice(0, apart)).map(({ text }) => text);
    const legend = legendAt(together, { known, ageLabel: ageLabelOf(language) });
    const speaks = ({ name }: { name: string }) => isLabel(name) || isRoleLabel(labelKey(name), language);
    // Who only takes notes need not speak.
    return legend?.people.every((one) => one.asks || speaks(one)) ? legend : null;
  };
  const fields: Field[] = [];
  let next = from;
  let end = from;
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] as Line;
    const legend = at < maxLinesBefore ? legendFrom(at) : null;
    if (legend) {
      fields.push({ kind: 'field', key: '', name: null, listed: legend.people });
      at += legend.length - 1;
      next = at + 1;
      end = fields.length;
      continue;
    }
    const read = readLine(line.text, at, isTogether(at));
    const [first] = read;
    // After a blank line a title begins another talk.
    if (!first || (at > from && first.kind === 'title' && !isTogether(at))) break;
    fields.push(...read);
    // An unknown field belongs to the head where a known one follows, or is above it in the same block.
    const isBelowKnown = isTogether(at) && isOnce(first.key) && end > 0;
    if (first.kind !== 'unknown' || isBelowKnown) {
      next = at + 1;
      end = fields.length;
    }
  }
  const own = fields.slice(0, end);
  if (own.length === 0) return null;
  const names = (kinds: readonly Field['kind'][]) => [
    ...new Set(own.flatMap((f) => (kinds.includes(f.kind) && f.name ? [f.name] : []))),
  ];
  const listed = own.flatMap((f) => f.listed ?? []);
  const span = { start: (lines[from] as Line).start, end: (lines[next - 1] as Line).end };
  const header = {
    ...span,
    participants: names(['title', 'field', 'participant']),
    askers: [...names(['asker']), ...listed.flatMap(({ name, asks }) => (asks ? [name] : []))],
    listed: listed.flatMap(({ asks, ...one }) => (asks ? [] : [one])),
    about: joinAbout(own.flatMap((f) => f.about ?? [])),
    fields: own,
  };
  return { header, next };
}

/** "Pseudonym: Karin; Age: 44; Job: teacher": several fields in one line; empty where a part is none. */
function fieldsApart(text: string, known: readonly Language[], language: Language): Field[] {
  // Of a line of blanks a split would try each of them.
  if (text.length > maxLengthOfLine) return [];
  const parts = text.split(/\s*[;|]\s*|\s+\/\s+/u).filter(Boolean);
  if (parts.length < 2 || !parts.every((part) => field.test(part))) return [];
  const read = parts.map((part) => fieldOf(part, known, language, false));
  return read.some((one) => one?.kind === 'field') ? read.flatMap((one) => one ?? []).toSorted(unknownLast) : [];
}

const unknownLast = (a: Field, b: Field) => Number(a.kind === 'unknown') - Number(b.kind === 'unknown');

type Place = { readonly language: Language; readonly isOnce: (key: string) => boolean; readonly isBelow: boolean };

/**
 * A line whose label comes back nowhere: what it says of a person whose age it gives, or below other fields of the head whatever it
 * says ("Uses: Harl Lane, every three weeks").
 */
function otherFieldIn(text: string, { language, isOnce, isBelow }: Place): Field | null {
  const [, label = '', value = ''] = field.exec(text) ?? [];
  const key = labelKey(label);
  if (!key || value.length > maxLengthOfOther || isSentence(value)) return null;
  // "Participant: freelance illustrator, works from home", "Participant: P1, stock lead, retired cook"
  const [detail = '', ...facts] = withoutCode(value).split(/\s*,\s*(?![^(]*\))/u);
  if (isBelow && facts.length > 0 && /^\p{Ll}{3}/u.test(detail) && isAnswererLabel(key, language))
    return { kind: 'participant', key, name: null, about: { ...nothingStated, detail, facts } };
  if (!isOnce(key)) return null;
  const about = describedBy(value, language);
  if (about) return { kind: 'field', key, name: nameIn(value), about };
  return isBelow ? { kind: 'unknown', key, name: null } : null;
}

/** The field of a header line; null for a line in which a person speaks. */
function fieldOf(text: string, known: readonly Language[], language: Language, first: boolean): Field | null {
  const title = titleOf(text, known, first);
  if (title) return title;
  const match = field.exec(text);
  const [, label = '', value = ''] = match ?? [];
  const key = labelKey(label);
  const stated = known.map((l) => headersOfLanguage(l));
  const listed =
    match && stated.some(({ participants }) => participants.includes(key)) ? listedIn(value, known, language) : [];
  if (listed.length > 0) return { kind: 'field', key, name: null, listed };
  const isCompany = stated.some(({ companies }) => companies.includes(key));
  // "Acme Ltd." is no sentence.
  const isRole = stated.some(({ roles }) => roles.includes(key));
  if (!match || isSaid(isCompany ? value.trimEnd().replace(/\.$/u, '') : value, isRole ? maxWordsOfRole : maxWords))
    return null;
  const has = (list: 'fields' | 'names') => known.some((l) => headersOfLanguage(l)[list].includes(key));
  const name = nameIn(value.replace(/["“”„«»]/g, ''));
  const isShort = key.length <= 2 && /^[\p{Script=Latin}\p{Script=Cyrillic}\d]+$/u.test(key);
  if (has('names')) return { kind: 'field', key, name, ...(name ? { about: detailsAfterName(value, language) } : {}) };
  if (!isShort && isAskerLabel(key, language)) return name ? { kind: 'asker', key, name } : null;
  if (!isShort && isAnswererLabel(key, language)) {
    const described = describedBy(value, language);
    const afterCode = nameAfterCode(value);
    if (afterCode)
      return {
        kind: 'field',
        key: '',
        name: afterCode,
        about: described ?? detailsAfterName(withoutCode(value), language),
      };
    const isRole = name !== null && described?.role?.startsWith(name);
    if (described) return { kind: 'field', key: '', name: isRole ? null : name, about: described };
    return name ? { kind: 'participant', key, name, about: detailsAfterName(value, language) } : null;
  }
  if (isRole) return { kind: 'field', key, name: null, about: { ...nothingStated, role: value.trim() || null } };
  const facts = value ? [`${label.trim()}${grammarOf(language).spacedMarks ? '\u00a0' : ''}: ${value.trim()}`] : [];
  if (isCompany)
    return { kind: 'field', key, name: null, about: { ...nothingStated, company: value.trim() || null, facts } };
  if (stated.some((of) => of.facts.includes(key)))
    return { kind: 'field', key, name: null, about: { ...nothingStated, facts } };
  if (
    has('fields') ||
    key.split(/\s*(?:\/|&|,)\s*/).every((part) => known.some((l) => headersOfLanguage(l).fields.includes(part)))
  )
    return { kind: 'field', key, name: null };
  return name ? { kind: 'unknown', key, name: null } : null;
}

/** "Participant: P5, रामेश्वर प्रसाद, 47 वर्ष", "Participant: P5, Isa D." */
function nameAfterCode(value: string): string | null {
  const after = withoutCode(value);
  const name = after === value.trim() ? null : nameIn(after);
  return name && (/^\p{Lo}|^\p{Lu}\p{Ll}+ \p{Lu}\.$/u.test(name) || isCalled(name)) ? name : null;
}

/** "Child: Mohit, 17" */
const ofFamily = new RegExp(String.raw`^\s*${inTranscripts('family')}\s*[:：]`, 'iu');

/** "Maureen, 71, retired school cook. At her home.": a line about a speaker of the text, or "P2. Male, 38, …" at its head. */
function personIn(
  text: string,
  language: Language,
  isLabel: (name: string) => boolean,
  isTopOfTalk: boolean,
): Field | null {
  const found = describedIn(text, ageLabelOf(language));
  const after = found || !isTopOfTalk ? null : describedAfterName(text);
  if (after && isLabel(after.name)) return { kind: 'field', key: '', ...after };
  const above = !isTopOfTalk
    ? null
    : (tradeAbove(text, ageLabelOf(language)) ?? (found ? null : nameAbove(text, language)));
  if (above) return { kind: 'field', key: '', ...above };
  if (!found) return null;
  const { name, isNameless, about } = found;
  const isName =
    /[^:：]$/u.test(name) && name.split(/\s+/u).every((word) => /^(?:\p{Lu}|\p{Lo})/u.test(word)) && isLabel(name);
  if (isName || isNameless) return { kind: 'field', key: '', name: isName ? name : null, about };
  // "Anil D. / age 36 / finance officer" above a talk between "Q." and "A."
  const called = isTopOfTalk ? nameIn(name) : null;
  return called ? { kind: 'field', key: '', name: called, about } : null;
}

/** "Interview 2: Priya", "Gespräch 6:", "面谈 1：李明"; without a number only as the first line of all, with a name. */
function titleOf(text: string, known: readonly Language[], first: boolean): Field | null {
  for (const language of known) {
    const { numbered, plain } = titlesOf(language);
    const match = numbered.exec(text) ?? (first ? plain.exec(text) : null);
    const value = match?.[1] ?? '';
    if (!match || isSaid(value)) continue;
    // "Interview 2 – Videotelefonat": how it was held.
    const [name, described] = [ofTheTalk.test(value) ? null : nameIn(value), describedBy(value, language)];
    // „Interview 1 – Backstubenleiter, Bäckermeister, 58 J.“
    const trade = name && !described ? tradeFirst(value, language, ageLabelOf(language)) : null;
    const about = trade ?? described ?? (name ? detailsAfterName(value, language) : null);
    return { kind: 'title', key: '', name: trade ? null : name, ...(about ? { about } : {}) };
  }
  return null;
}

function isNumberedTitle(text: string, known: readonly Language[]): boolean {
  return titleOf(text, known, false) !== null;
}

/** "Transcript of the interview", « Transcription d'entretien », „Transkript des Interviews“. */
const joinsTalks = inTranscripts('ofTalk');

const titles = new Map<Language, { numbered: RegExp; plain: RegExp }>();

function titlesOf(language: Language) {
  const made = titles.get(language);
  if (made) return made;
  const { talk, with: beside } = headersOfLanguage(language);
  const word = `(?:${talk.map(anyCase).join('|')})`;
  const begin = String.raw`^[\s>]*(?:#{1,6}\s*)?(?:\*\*|__)?${word}(?:\s+${joinsTalks}\s+${word}s?)?`;
  const number = String.raw`\s*(?:${inTranscripts('number')}|#)?\s*\d{1,3}(?:\s*(?:/|${inTranscripts('outOf')})\s*\d{1,3})?`;
  const joined = beside.length > 0 ? String.raw`|\s+(?:${beside.join('|')})\s+` : '';
  const end = String.raw`(?:\*\*|__)?\s*$`;
  const patterns = {
    numbered: new RegExp(
      String.raw`${begin}${number}(?:\*\*|__)?(?:(?:\s*[:：]\s*|\s+[-–—]\s+${joined})(.*?))?${end}`,
      'iu',
    ),
    plain: new RegExp(
      String.raw`${begin}(?:\s*[:：]\s*|\s+[-–—]\s+|\s+(?=${titleOfName})${joined})(?:\*\*|__)?\s*(\p{Lu}.{0,80}?|[\p{Script=Han}]{2,4})${end}`,
      'u',
    ),
  };
  titles.set(language, patterns);
  return patterns;
}

/** A pattern for a word in small and capital letters: the name after it needs its capital. */
const anyCase = (word: string): string =>
  [...word].map((c) => (c.toLowerCase() === c.toUpperCase() ? c : `[${c.toLowerCase()}${c.toUpperCase()}]`)).join('');

/** How often a label begins a line that is in no header. */
function keysOutside(lines: readonly Line[], headers: readonly Span[]): ReadonlySet<string> {
  const keys = new Set<string>();
  if (headers.length === 0) return keys;
  for (const line of lines) {
    if (headers.some((h) => line.start >= h.start && line.end <= h.end)) continue;
    const label = field.exec(line.text)?.[1];
    if (label) keys.add(labelKey(label));
  }
  return keys;
}

/**
 * A field that is also said between the turns is part of a form; a role that speaks later on may be in the head
 * ("Participant: Priya") where something else shows that it is one.
 */
function isHeader(fields: readonly Field[], outside: ReadonlySet<string>): boolean {
  if (fields.some((f) => f.kind === 'field' && outside.has(f.key))) return false;
  const certain = fields.some((f) => f.kind === 'title' || f.kind === 'field');
  return certain || !fields.some((f) => outside.has(f.key));
}
