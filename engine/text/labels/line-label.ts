import { inTranscripts } from '#engine/language/transcript.ts';
import { speakerLabels } from '../../tuning.ts';
import { clock, time } from '../times.ts';

/** A label, and how much of its line comes before the words. */
export type LineLabel = { readonly label: string; readonly length: number };

const note = String.raw`(?:\s*[\[(][^\])\n]{0,80}[\])])*`;
/** Sources of patterns: signs of emphasis, a name or a role, and what may precede it. */
export const mark = String.raw`(?:\*\*|__|\*|_)?`;
export const name = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’‘\-–_/&,#@]{0,58}?`;
export const before = String.raw`^[ \t>]*(?:[-–—―•][ \t]*)?(?:#?\d{1,4}[.):]?[ \t]+(?=\D))?(?:${time}[ \t]*[-–—]?[ \t]*)?`;

const inLine = new RegExp(
  String.raw`${before}${mark}\[?(${name})\]?${note}${mark}[ \t]*(?:${time}[ \t]*)?[:：]${mark}(?=\s|$|\S*[\u3040-\u9fff])[ \t]*${mark}`,
  'u',
);
const onItsOwn = new RegExp(
  String.raw`^[ \t]*${mark}\[?(${name})\]?${note}${mark}[ \t]*[-–—,]?[ \t]*${time}[ \t]*:?[ \t]*$`,
  'u',
);
const timeFirst = new RegExp(
  String.raw`^[ \t]*${time}[ \t]*[-–—]?[ \t]*${mark}(${name})${note}${mark}[ \t]*:?[ \t]*$`,
  'u',
);
/** "**B [00:00:24]** Yes" and "B [00:00:24] Yes": the time takes the place of the colon. */
const beforeTime = new RegExp(
  String.raw`^[ \t]*${mark}(${name})[ \t]*[\[(<]${clock}[\])>][ \t]*${mark}[ \t]+(?=[^\p{Ll}\s])`,
  'u',
);
/** "INT> And then?", "<Mara> I waited." */
const beforeArrow = /^[ \t]*([\p{L}\p{N}]{1,12})>[ \t]+(?=\S)/u;
const inArrows = /^[ \t]*<([\p{L}][\p{L}\p{N} ._-]{0,24})>[ \t]+(?=\S)/u;
const beginsWithTime = new RegExp(String.raw`^\s*${time}`, 'u');
const title = new RegExp(String.raw`^(?:${inTranscripts('title')}|${inTranscripts('labelTitle')})\.?\s`, 'iu');

/** Where every line has its time, one without a label continues the turn. */
export const goesOn = (line: string): boolean => beginsWithTime.test(line);

/**
 * The label at the head of a line, marked by a colon or a time; `whole` where this is all of the line, `below` the line after
 * it.
 */
export function labelOf(head: string, whole: boolean, below: string): LineLabel | null {
  const match =
    (whole && (onItsOwn.exec(head) ?? (isAboveWords(head, below) ? timeFirst.exec(head) : null))) ||
    inLine.exec(head) ||
    beforeTime.exec(head) ||
    beforeArrow.exec(head) ||
    inArrows.exec(head);
  return labelIn(match);
}

/** The label that a pattern found, if it can be one. */
export function labelIn(match: RegExpExecArray | null): LineLabel | null {
  const label = match?.[1]?.trim();
  if (!match || !label || !/\p{L}/u.test(label)) return null;
  if (label.split(/\s+/).length > speakerLabels.maxWords || /\.\s+\p{Ll}/u.test(label)) return null;
  // «Да. Запишите: …»: the end of a sentence, and not of "Dr."
  if (/^\p{Lu}\p{Ll}+[.!?]\s/u.test(label) && !hasTitle(label)) return null;
  return { label, length: match[0].length };
}

/** "(1:44) Right." between other lines with a time is speech and no name. */
const isAboveWords = (head: string, below: string): boolean =>
  (initialLast.test(head) || !/[.!?…,]\s*$/u.test(head)) && !beginsWithTime.test(below);
/** "Rana H." */
const initialLast = /\p{L}\s\p{Lu}\.\s*$/u;

/** "The Chair", "Frau Lind" */
export const hasTitle = (label: string): boolean => title.test(label);

export function readsAsName(label: string): boolean {
  if (hasTitle(label)) return true;
  const { maxWordsOfName, maxLowerCaseLetters } = speakerLabels;
  const words = label.split(/\s+/);
  return words.length <= maxWordsOfName && words.every((w) => !/^\p{Ll}/u.test(w) || w.length <= maxLowerCaseLetters);
}
