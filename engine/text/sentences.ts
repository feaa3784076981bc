import { type Language, languageTags } from '#contract/languages.ts';
import { grammarOf } from '#engine/language/definition-of.ts';
import { sentence as sentenceTuning } from '../tuning.ts';
import { segmenter } from './segmenters.ts';
import { isBlank, type Span, splitsCharacter, trimSpan } from './span.ts';
import { timeMark, withoutTimes } from './times.ts';
import { isUnspaced } from './words.ts';

type Abbreviations = { readonly always: RegExp; readonly beforeNumber: RegExp };
const abbreviations = new Map<Language, Abbreviations>();

/** "Dr.", "A." and "5." end no sentence, and "No." none before a number: before a word it is an answer. English ones occur in all languages. */
function abbreviationsOf(language: Language): Abbreviations {
  const known = abbreviations.get(language);
  if (known) return known;
  const of = (key: 'abbreviations' | 'numero') =>
    [...new Set([language, 'english' as const])].flatMap((one) => grammarOf(one)[key]?.source ?? []);
  const endsIn = (...words: string[]) => new RegExp(String.raw`(?:^|[\s(„“"'«])(?:${words.join('|')})\.$`, 'u');
  const made = {
    always: endsIn(String.raw`(?!I\.)\p{L}|\d{1,2}`, ...of('abbreviations')),
    beforeNumber: endsIn(...of('numero')),
  };
  abbreviations.set(language, made);
  return made;
}

const beginsLow = /^[\s"'“„«(]*[\p{Ll}\d]/u;
const numbered = /(?:^|\s)\d{1,2}\.$/u;
const closed = /[.!?…。！？؟।:：;"”»)]$/u;
const opening = /(?<=[。！？!?…」』])[（「『【《]+\s*$/u;
const listMark = /^\s*(?:[-*•–—#>]|\d{1,3}[.)])\s/u;

/**
 * Sentences of a stretch of text, trimmed, in order, none empty. Lines that a file wrapped are read on; a blank line,
 * a list mark and a finished line end a sentence. Overlong ones are cut at pauses into pieces a person can read.
 */
export function sentencesOf(text: string, span: Span, language: Language): Span[] {
  const part = joinWrappedLines(withoutTimes(text.slice(span.start, span.end)), language);
  const found: Span[] = [];
  let open: Span | null = null;
  let carried = 0;
  for (const piece of segmenter(languageTags[language], 'sentence').segment(part)) {
    const end = piece.index + piece.segment.length;
    // The standard's rules leave an opening bracket with the sentence before it: 「笑いました。（」.
    const bracket: number = opening.exec(piece.segment)?.[0].length ?? 0;
    const next: Span = { start: piece.index - carried, end: end - bracket };
    carried = bracket;
    open = open ? { start: open.start, end: next.end } : next;
    if (isUnfinished(part, open, language)) continue;
    found.push(open);
    open = null;
  }
  if (open) found.push(open);
  const limit = isUnspaced(language) ? sentenceTuning.maxLengthUnspaced : sentenceTuning.maxLength;
  return found
    .flatMap((s) => apartAfterNotes(part, s))
    .flatMap((s) => (s.end - s.start > limit ? cutAtPauses(part, s, limit) : [s]))
    .map((s) => withoutBullet(part, trimSpan(part, s)))
    .map((s) => ({ start: s.start + span.start, end: s.end + span.start }))
    .filter((s) => s.end > s.start && /[\p{L}\p{N}]/u.test(text.slice(s.start, s.end)));
}

/** A note within speech ends the sentence before it: "I had a list. [opens a drawer] We lost it." */
const noteBetween = /(?<=[.?!…]["'”’»)]?\s)[[(][^[\]()\n]{1,60}[\])]\s+(?=["'“„«]?\p{Lu})/gu;

function apartAfterNotes(text: string, { start, end }: Span): Span[] {
  const cuts = [...text.slice(start, end).matchAll(noteBetween)].map(
    ({ index, 0: note }) => start + index + note.length,
  );
  return [...cuts, end].map((to, i) => ({ start: cuts[i - 1] ?? start, end: to }));
}

/** The mark in front of an item of a list is not said. */
function withoutBullet(text: string, { start, end }: Span): Span {
  const mark =
    /^[-*•–—·]\s+(?=[\p{L}\p{N}"'“„«»‘¿¡])/u.exec(text.slice(start, Math.min(end, start + 8)))?.[0].length ?? 0;
  return { start: start + mark, end };
}

/** A full stop after an abbreviation, an initial or an ordinal does not end a sentence when it clearly continues. */
function isUnfinished(text: string, span: Span, language: Language): boolean {
  const said = text.slice(Math.max(span.start, span.end - 24), span.end);
  if (said.includes('\n')) return false;
  const trimmed = said.trimEnd();
  if (!trimmed.endsWith('.')) return false;
  const rest = text.slice(span.end, span.end + 12);
  if (!rest.trim()) return false;
  if (numbered.test(trimmed))
    return grammarOf(language).ordinalsEndInStop || beginsLow.test(rest) || span.end - span.start <= 5;
  const { always, beforeNumber } = abbreviationsOf(language);
  return always.test(trimmed) || (beforeNumber.test(trimmed) && /^\s*\d/u.test(rest));
}

/** Same length, so that offsets stay: a line break inside a sentence becomes a space. */
function joinWrappedLines(part: string, language: Language): string {
  if (!part.includes('\n') && !part.includes('\r')) return part;
  const wrapWidth = isUnspaced(language) ? 24 : 50;
  const lines = part.split(/(\r\n|\n|\r)/);
  let out = '';
  for (let i = 0; i < lines.length; i += 2) {
    const line = lines[i] ?? '';
    const next = lines[i + 2] ?? '';
    const lineBreak = lines[i + 1] ?? '';
    const readsOn =
      line.trim() !== '' &&
      next.trim() !== '' &&
      !closed.test(line.trimEnd()) &&
      !listMark.test(next) &&
      (/^\s*\p{Ll}/u.test(next) || next.startsWith(timeMark) || line.trim().length >= wrapWidth);
    out += line + (readsOn ? ' '.repeat(lineBreak.length) : lineBreak);
  }
  return out;
}

const pause = /[,;:，、；：،؛]\s*|\s[-–—]+\s/gu;

function cutAtPauses(text: string, span: Span, limit: number): Span[] {
  const least = limit / 4;
  const pieces: Span[] = [];
  let start = span.start;
  while (span.end - start > limit) {
    const window = text.slice(start, start + limit);
    let cut = 0;
    for (const match of window.matchAll(pause)) {
      const after = match.index + match[0].length;
      if (after >= least && (cut === 0 || after <= limit / 2)) cut = after;
    }
    if (cut === 0) cut = blankBefore(window, least) || limit;
    while (cut > 1 && splitsCharacter(text, start + cut)) cut--;
    pieces.push({ start, end: start + cut });
    start += cut;
  }
  pieces.push({ start, end: span.end });
  return pieces;
}

function blankBefore(window: string, least: number): number {
  for (let i = Math.floor(window.length / 2); i > least; i--) if (isBlank(window.charCodeAt(i - 1))) return i;
  for (let i = window.length; i > least; i--) if (isBlank(window.charCodeAt(i - 1))) return i;
  return 0;
}
