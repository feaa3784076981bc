import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { inTranscripts } from '#engine/language/transcript.ts';
import { quotedNotes as tuning } from '../../tuning.ts';
import { type Quotation, quotationsIn, withoutQuoted } from '../attributed/quotations.ts';
import { sentencesOf } from '../sentences.ts';
import { type Span, trimSpan } from '../span.ts';
import { countWords, isUnspaced, wordsOf } from '../words.ts';

/**
 * A stretch of notes that were typed while a person talked: the person's words in quotation marks, what the note-taker reports of
 * them, a heading or a question that opens a topic, or what no one states.
 */
export type Noted = Span & { readonly part: 'quoted' | 'reported' | 'topic' | 'aside' };

/** A letter of a script that writes words apart. */
const letter = String.raw`[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
const word = (pattern: string) => new RegExp(String.raw`(?<!${letter}|\p{M})${pattern}(?!${letter}|\p{M})`, 'iu');
/** "Typing as we go", "notes on the call" */
export const takenDown = word(inTranscripts('takenDown'));
const asked = word(inTranscripts('askedInNotes'));
/** "Asked why.", "I asked what she gets from it.", but not "she was asked to leave". */
const asks = (said: string): boolean => {
  const at = asked.exec(said)?.index;
  return (
    at !== undefined &&
    /^[^\p{L}]*(?:\p{L}[\p{L}\p{M}'’]*[^\p{L}]+){0,2}$/u.test(said.slice(0, at)) &&
    !/\b(?:was|were|got) $/u.test(said.slice(0, at))
  );
};
/** "→ ask about it", "NB: …": the note-taker's notes to themselves. */
const ownNote = new RegExp(
  String.raw`^[\s*_(•–—-]*(?:->|→|=>|!!|※)?\s*${inTranscripts('ownNote')}(?![\p{L}\p{M}])`,
  'iu',
);
const asksByMark = /[?？؟]["'”’»)\]]*\s*$/u;
const inBrackets = /^\s*(?:\(.*\)|\[.*\]|（.*）|【.*】)\s*[.。]?$/u;

/** Whether the first lines of a text say that it was typed during a talk, and it quotes as often as notes on a single person do. */
export function isQuotedNotes(text: string, language: Language): boolean {
  const { lengthOfTop, linesOfTop, minQuotations, minShare, maxShare } = tuning;
  const top = linesIn(text.slice(0, lengthOfTop)).slice(0, linesOfTop);
  if (!top.some(({ start, end }) => takenDown.test(text.slice(start, end)))) return false;
  const quoted = linesIn(text).flatMap((line) => quotationsIn(text, line).filter((one) => isLong(text, one, language)));
  const share = quoted.reduce((sum, { start, end }) => sum + end - start, 0) / text.length;
  return quoted.length >= minQuotations && share >= minShare && share <= maxShare;
}

/** The parts of such notes, in order; each of the `headers` is one. */
export function partsOfNotes(text: string, language: Language, headers: readonly Span[]): Noted[] {
  const lines = linesIn(text).filter((line) => !headers.some((h) => line.start < h.end && h.start < line.end));
  const quotations = lines.map((line) => quotationsIn(text, line));
  const bare = withoutQuoted(text, quotations.flat(), language);
  const parts = lines.flatMap((line, i) => partsOfLine({ text, bare, language }, line, quotations[i] ?? []));
  const heads = headers.map(({ start, end }): Noted => ({ start, end, part: 'aside' }));
  return [...heads, ...parts].sort((a, b) => a.start - b.start);
}

type Notes = { readonly text: string; readonly bare: string; readonly language: Language };

function partsOfLine(notes: Notes, line: Span, quotations: readonly Quotation[]): Noted[] {
  const { text, bare, language } = notes;
  const long = quotations.filter((one) => isLong(text, one, language));
  const said = text.slice(line.start, line.end);
  if (long.length === 0 && isHeading(said, language)) return [{ ...withoutMarks(text, line), part: 'topic' }];
  if (ownNote.test(said) || inBrackets.test(said)) return [{ ...line, part: 'aside' }];
  return sentencesOf(bare, line, language).flatMap((sentence) => {
    const own = long.filter(({ open }) => open >= sentence.start && open < sentence.end);
    return partsOfSentence(notes, sentence, own);
  });
}

function partsOfSentence(notes: Notes, sentence: Span, quotations: readonly Quotation[]): Noted[] {
  const parts: Noted[] = [];
  let at = sentence.start;
  for (const quotation of quotations.filter((one) => isStatement(notes, sentence, one))) {
    parts.push(...reportedIn(notes, { start: at, end: quotation.open }));
    const part = isOfOther(notes, sentence, quotation) ? 'aside' : 'quoted';
    parts.push({ start: quotation.start, end: quotation.end, part });
    at = quotation.close;
  }
  return [...parts, ...reportedIn(notes, { start: at, end: Math.max(at, sentence.end) })];
}

/** What the note-taker writes between quoted words. */
function reportedIn({ text, bare, language }: Notes, stretch: Span): Noted[] {
  const span = trimSpan(text, stretch);
  const said = bare.slice(span.start, span.end);
  if (!/[\p{L}\p{N}]/u.test(said)) return [];
  if (asksByMark.test(said) || asks(said)) return [{ ...span, part: 'topic' }];
  const { firstPerson } = languagePack(language);
  const words = wordsOf(bare, span, language);
  const isOwn = words.some(({ form }) => firstPerson.has(form)) || words.length < tuning.minWordsReported;
  return [{ ...span, part: isOwn ? 'aside' : 'reported' }];
}

/**
 * Whether quoted words are a separate statement: they are long, begin with a capital, or follow a mark. In the middle of a sentence ('opened it
 * "like five times a day"') they are part of what is reported.
 */
function isStatement({ text, bare, language }: Notes, sentence: Span, { start, end, open }: Quotation): boolean {
  if (
    /[.!?…。！？]\s/u.test(text.slice(start, end)) ||
    countWords(text, { start, end }, language) >= tuning.minWordsAlone
  )
    return true;
  const before = bare.slice(sentence.start, open).trimEnd();
  return before === '' || /[:：.!?…→>–—,，、(（"”»-]$/u.test(before) || !/^\p{Ll}/u.test(text.slice(start, start + 2));
}

/** 'Me: "…"', 'Lurdes: "…"': words of the note-taker, or of another person named right before them. */
function isOfOther({ bare, language }: Notes, sentence: Span, { open }: Quotation): boolean {
  const before = bare.slice(sentence.start, open);
  const [, who = ''] = /(?:^|[.!?–—-]\s*)(\p{L}[\p{L}\p{M}'’]*)(?: \p{Ll}+){0,3}\s*[:：]\s*$/u.exec(before) ?? [];
  if (!who) return false;
  const [form = ''] = wordsOf(who, { start: 0, end: who.length }, language).map((one) => one.form);
  // A name comes back within sentences.
  const isName = /^\p{Lu}\p{Ll}+$/u.test(who) && new RegExp(String.raw`[\p{Ll},] ${who}(?!\p{L})`, 'u').test(bare);
  return languagePack(language).firstPerson.has(form) || isName;
}

function isHeading(line: string, language: Language): boolean {
  const said = line.trim();
  const size = isUnspaced(language) ? said.length : countWords(said, { start: 0, end: said.length }, language);
  const most = isUnspaced(language) ? tuning.maxOfHeading.unspaced : tuning.maxOfHeading.words;
  const isInCapitals = /\p{Lu}{2}/u.test(said) && !/\p{Ll}/u.test(said);
  return size > 0 && size <= (isInCapitals ? most * 2 : most) && !/[.!…。！][*_)]*$/u.test(said);
}

/** "**Getting started**", "## Getting started" */
function withoutMarks(text: string, line: Span): Span {
  let { start, end } = line;
  while (start < end && /[\s#*_•–—-]/u.test(text[start] ?? '')) start++;
  while (end > start && /[\s*_:：]/u.test(text[end - 1] ?? '')) end--;
  return { start, end };
}

function isLong(text: string, quotation: Span, language: Language): boolean {
  const { minOfQuotation } = tuning;
  return isUnspaced(language)
    ? quotation.end - quotation.start >= minOfQuotation.unspaced
    : countWords(text, quotation, language) >= minOfQuotation.words;
}

const linesIn = (text: string): Span[] =>
  [...text.matchAll(/[^\r\n]*\S[^\r\n]*/gu)].map(({ index, 0: line }) => ({ start: index, end: index + line.length }));
