import { readFileSync, writeFileSync } from 'node:fs';
import { docxOf, stamp } from './make-files.ts';
import { pdfOf } from './pdf.ts';

/** Writes those files of the sample project that are not written by hand, from their texts: npm run sample. */
const lines = (name: string) =>
  readFileSync(new URL(`sample/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);
const write = (name: string, content: string | Buffer) =>
  writeFileSync(new URL(`../../server/sample/files/${name}`, import.meta.url), content);

const secondsOf = (text: string) => Math.ceil(text.split(' ').length / 2.5);

/** As a recording is captioned: a cue for each sentence, its speaker in a voice tag. */
function captionsOf(turns: readonly string[]): string {
  let at = 4;
  const cues = turns.flatMap((turn) => {
    const [who = '', words = ''] = turn.split(/: (.*)/s);
    return words.split(/(?<=[.?!]) /).map((sentence) => {
      const start = at;
      at += secondsOf(sentence) + 1;
      return `${stamp(start)} --> ${stamp(at - 1)}\n<v ${who}>${sentence}</v>`;
    });
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

const turnsPerPage = 13;

write('01-owen.vtt', captionsOf(lines('owen')));
const [heading = '', ...paragraphs] = lines('priya');
write('02-priya.docx', docxOf(heading, paragraphs));
const printed = lines('margaret');
const pages = Array.from({ length: Math.ceil(printed.length / turnsPerPage) }, (_, i) =>
  printed.slice(i * turnsPerPage, (i + 1) * turnsPerPage),
);
write('03-margaret.pdf', pdfOf(pages));
