import { maxTimeTail } from '../tuning.ts';
import { type Span, trimSpan } from './span.ts';

/** Source of a pattern for "1:02", "00:01:02" and "00:01:02.345". */
export const clock = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?`;
const inBrackets = String.raw`[\[(<]${clock}[\])>]`;
/** "0:0:3.2 --> 0:0:10.27": a time that a program did not fill up. */
const unfilled = String.raw`\d{1,2}:\d{1,2}:\d{1,2}(?:[.,]\d{1,7})?`;
const range = String.raw`(?:[\[(<]?${clock}[ \t]*(?:-->|[-–—])[ \t]*${clock}[\])>]?|${unfilled}[ \t]*-->[ \t]*${unfilled})`;
/** "#00:01:23-4#", as f4 and MAXQDA write it. */
const hashed = String.raw`#${clock}(?:-\d{1,3})?#`;
/** "[12/03/2025, 10:15:03]", "12.03.25, 10:15", as messengers export it. */
const dated = String.raw`[\[(]?\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?[ \t]+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?[\])]?`;
/** Source of a pattern for a time in any of these forms. */
export const time = `(?:${hashed}|${dated}|${range}|${inBrackets}|${clock})`;

/** Lines that hold a time and nothing else, with the number of a caption above it. */
const timeLine = new RegExp(String.raw`^(?:\d{1,5}[ \t]*\r?\n)?[ \t]*${time}[ \t]*$`, 'gmu');
const captionLine = new RegExp(
  String.raw`\r?\n(?:\d{1,5}[ \t]*\r?\n)?[ \t]*(?:${range}|${inBrackets})[ \t]*\r?\n`,
  'gu',
);
const atLine = new RegExp(String.raw`^[ \t]*(?:${inBrackets}|${hashed}|${dated}|${range})[ \t]*`, 'gmu');
const anywhere = new RegExp(hashed, 'gu');
const isTimeLine = new RegExp(String.raw`^\s*${time}\s*$`, 'u');
/** The line that a transcription service leaves below. */
const service = String.raw`\n[ \t]*[Tt]ranscribed by https?://\S+`;
const atEnd = new RegExp(
  String.raw`(?:\s*(?:</v>|${hashed}|${inBrackets}|\n[ \t]*(?:\d{1,5}[ \t]*\r?\n[ \t]*)?${time}|${service}))+\s*$`,
  'u',
);

/** Takes the place of a time within a sentence that continues. */
export const timeMark = '\u00a0';

/** Of the same length, so that offsets stay: the times with which a transcript marks every few words end no sentence. */
export function withoutTimes(text: string): string {
  if (!text.includes(':')) return text;
  const mark = (found: string) => timeMark.repeat(found.length);
  return text
    .replace(captionLine, mark)
    .replace(timeLine, (found) => found.replace(/[^\r\n]/gu, ' '))
    .replace(atLine, mark)
    .replace(anywhere, mark);
}

/** Whether a line holds a time and nothing else. */
export const holdsTimeAlone = (line: string): boolean => isTimeLine.test(line);

/** What is said in a span, without the times and the service's line at its end. */
export function withoutTimeAtEnd(text: string, span: Span): Span {
  const tail = atEnd.exec(text.slice(Math.max(span.start, span.end - maxTimeTail), span.end));
  return tail ? trimSpan(text, { start: span.start, end: span.end - tail[0].length }) : span;
}
