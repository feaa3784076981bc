import { answers, call, printed, type Turn, typedUp } from './interviews.ts';
import { pdfOf } from './pdf.ts';
import { storedZip } from './zip.ts';

export type MadeFile = { name: string; mimeType: string; buffer: Buffer };

const file = (name: string, mimeType: string, content: string | Uint8Array): MadeFile => ({
  name,
  mimeType,
  buffer: Buffer.from(content as string),
});

export const stamp = (seconds: number) => {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.000`;
};

/** Captions of a recorded call, a cue of eight seconds for each turn, with the speaker in a voice tag. */
export function captions(): MadeFile {
  const cues = call.map(([who, words], i) => `${stamp(i * 9)} --> ${stamp(i * 9 + 8)}\n<v ${who}>${words}</v>`);
  return file('harbour-bakery.vtt', 'text/vtt', `WEBVTT\n\n${cues.join('\n\n')}\n`);
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A word processor's document: a heading, then paragraphs. */
export function docxOf(heading: string, paragraphs: readonly string[]): Buffer {
  const run = (text: string) => `<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
  const paragraph = (text: string, style = '') =>
    `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}${run(text)}</w:p>`;
  const body = [paragraph(heading, 'Heading1'), ...paragraphs.map((text) => paragraph(text))];
  const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const office = 'http://schemas.openxmlformats.org';
  return storedZip({
    '[Content_Types].xml': `${xml}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${xml}<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${body.join('')}</w:body></w:document>`,
  });
}

/** An interview typed up as a document. */
export function wordDocument(turns: readonly Turn[] = typedUp): MadeFile {
  const paragraphs = turns.map(([who, words]) => `${who}: ${words}`);
  return file(
    'night-shift.docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    docxOf('Night shift', paragraphs),
  );
}

/** A survey as a table, with commas, quotation marks and line breaks inside the answers. */
export function survey(): MadeFile {
  const cell = (value: string | number) => `"${String(value).replaceAll('"', '""')}"`;
  const rows = [['Name', 'Role', 'Years', 'What is hard about planning?'], ...answers];
  return file('survey.csv', 'text/csv', `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`);
}

/** A printed interview of two pages. */
export function printedInterview(): MadeFile {
  const lines = printed.map(([who, words]) => `${who}: ${words}`);
  const half = Math.ceil(lines.length / 2);
  return file('one-woman-bakery.pdf', 'application/pdf', pdfOf([lines.slice(0, half), lines.slice(half)]));
}

export const allFiles = (): MadeFile[] => [captions(), wordDocument(), survey(), printedInterview()];
