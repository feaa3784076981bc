import { type Language, languages } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Corpus, Reading, Voice } from '../corpus/corpus.ts';
import { isRoleLabel, labelKey } from '../text/labels/role-labels.ts';
import { isParticipant } from '../text/roles.ts';

/**
 * A person's name as it is shown, or null without one. A label such as `P1`, the row of a survey and a name that two people have
 * are a different person in each document, so they are named after it in the project's language: "P1 in monday".
 */
export function nameOfVoice(corpus: Corpus, voice: Voice, language: Language): string | null {
  const cache = shown.get(voice) ?? new Map<Language, string | null>();
  shown.set(voice, cache);
  const known = cache.get(language);
  if (known !== undefined) return known;
  const name = readName(corpus, voice, language);
  cache.set(language, name);
  return name;
}

/** A voice belongs to one corpus. */
const shown = new WeakMap<Voice, Map<Language, string | null>>();

function readName(corpus: Corpus, voice: Voice, language: Language): string | null {
  const { person } = languagePack(language).templates;
  const index = voice.documents[0] ?? 0;
  const own = corpus.reading.languages[index] ?? corpus.language;
  const name = voice.name === null ? null : withSmallLetters(voice.name, own);
  if (name !== null && !isRoleLabel(labelKey(name), own) && !hasNamesake(corpus, voice)) return name;
  const label = isLoneLetter(corpus, voice) ? unnamed(voice, language) : (name ?? unnamed(voice, language));
  if (label === null) return null;
  const capital = label.charAt(0).toLocaleUpperCase(languagePack(own).tag) + label.slice(1);
  return person.inDocument(capital, namedAfter(corpus.documents, index));
}

/** "Mara Lind" for MARA LIND: transcripts write labels in capitals. Initials and "P14" stay. */
function withSmallLetters(name: string, language: Language): string {
  if (!/^[\p{Lu}\p{M} .'’-]+$/u.test(name) || !/\p{Lu}{3}/u.test(name)) return name;
  const { tag } = languagePack(language);
  return name.toLocaleLowerCase(tag).replace(/(?<![\p{L}\p{M}])\p{L}/gu, (first) => first.toLocaleUpperCase(tag));
}

/** Whether a person is known by a single letter, such as the "A" of questions and answers, and is the only one who answers in that document. */
function isLoneLetter({ reading }: Corpus, { name, documents }: Voice): boolean {
  if (!name || !/^\p{Lu}\.?$/u.test(name)) return false;
  return documents.every(
    (document) => reading.voices.filter((v) => isParticipant(v.role) && v.documents.includes(document)).length === 1,
  );
}

/** The generic name of a respondent in a survey, or of the interviewee where a transcript gives no names. */
function unnamed({ row, key, role }: Voice, language: Language): string | null {
  const { person } = languagePack(language).templates;
  if (row) return person.respondent(row.ordinal);
  return key && isParticipant(role) ? person.interviewee() : null;
}

/** Whether someone else who answers has the same name. */
function hasNamesake({ reading }: Corpus, { name, role }: Voice): boolean {
  return isParticipant(role) && (namesIn(reading).get(labelKey(name ?? '')) ?? 0) > 1;
}

const names = new WeakMap<Reading, ReadonlyMap<string, number>>();

/** How many people who answer have each name. */
function namesIn(reading: Reading): ReadonlyMap<string, number> {
  const known = names.get(reading);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const { role, name } of reading.voices) {
    if (!isParticipant(role) || name === null) continue;
    const key = labelKey(name);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  names.set(reading, counts);
  return counts;
}

/** The name without the document that distinguishes namesakes; null if it is no person's own. */
export function ownNameOf(name: string, language: Language): string | null {
  return isGenericName(name, language) ? null : (labelIn(name, language) ?? name);
}

/** What a document is called in a name: its file without the ending, unless another one is called that too. */
function namedAfter(documents: readonly { fileName: string }[], index: number): string {
  const fileName = documents[index]?.fileName ?? '';
  const base = baseName(fileName);
  if (basesOf(documents).get(base) === 1) return base;
  const before = documents.filter((other, i) => i < index && other.fileName === fileName).length;
  return before === 0 ? fileName : `${fileName} (${before + 1})`;
}

const bases = new WeakMap<readonly { fileName: string }[], ReadonlyMap<string, number>>();

/** How many files have each name without its ending. */
function basesOf(documents: readonly { fileName: string }[]): ReadonlyMap<string, number> {
  const known = bases.get(documents);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const { fileName } of documents) {
    const base = baseName(fileName);
    counts.set(base, (counts.get(base) ?? 0) + 1);
  }
  bases.set(documents, counts);
  return counts;
}

/** True for labels such as `P1`, alone or with their document, and for rows of a survey: these are no person's own name. */
export function isGenericName(name: string, language: Language): boolean {
  const { person } = languagePack(language).templates;
  const label = labelIn(name, language);
  const number = /\d+/.exec(label ?? name);
  if (number !== null && (label ?? name) === person.respondent(Number(number[0]))) return true;
  // Documents may be in another language than the project that names their speakers.
  if (label !== null && languages.some((l) => isRoleLabel(labelKey(label), l))) return true;
  return isRoleLabel(labelKey(name), language);
}

const patterns = new Map<Language, RegExp>();

/**
 * Names as they follow one another in a list: what a label has in common with the one before it is not said again. "P1 in monday"
 * is followed by "tuesday" for the P1 there, "Respondent 1 in answers" by "Respondent 4". Real names are never shortened.
 */
export function namesInList(names: readonly string[], language: Language): string[] {
  const parts = names.map((name) => (isGenericName(name, language) ? partsOf(name, language) : null));
  return names.map((name, i) => {
    const [own, before] = [parts[i], parts[i - 1]];
    if (!own || !before) return name;
    if (own.label === before.label) return own.document;
    return own.document === before.document ? own.label : name;
  });
}

/** The label of "P1 in monday"; null for a name of another form. */
const labelIn = (name: string, language: Language): string | null => partsOf(name, language)?.label ?? null;

function partsOf(name: string, language: Language): { label: string; document: string } | null {
  const known = patterns.get(language);
  const pattern = known ?? new RegExp(`^${patternOf(language)}$`, 'su');
  if (!known) patterns.set(language, pattern);
  const { label, document } = pattern.exec(name)?.groups ?? {};
  return label && document ? { label, document } : null;
}

function patternOf(language: Language): string {
  const template = languagePack(language).templates.person.inDocument('\u0001', '\u0002');
  const escaped = template.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return escaped.replace('\u0001', '(?<label>.+?)').replace('\u0002', '(?<document>.+)');
}

function baseName(fileName: string): string {
  return fileName.replace(/(?<=.)\.[^.\s/]{1,5}$/, '') || fileName;
}
