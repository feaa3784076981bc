import { afterAll, expect, test } from 'vitest';
import { maxUploadBytes } from '#contract/documents/documents-limits.ts';
import { maxTextLength } from './limits.ts';
import { closeSandbox } from './sandbox/sandbox.ts';
import { codeOf, readInSandbox } from './testing/read-in-sandbox.ts';
import { textCell, xlsxFile } from './testing/workbook-file.ts';
import { docxFile, paragraph } from './testing/zip-file.ts';

afterAll(closeSandbox);

test('a document that unpacks to 400 MB is not unpacked', async () => {
  const bomb = docxFile(paragraph('x'.repeat(400 * 1024 * 1024)));
  expect(codeOf(await readInSandbox('a.docx', bomb))).toBe('limit');
});

test('a workbook that unpacks to 90 MB is not opened', async () => {
  const rows = Array.from(
    { length: 9_000 },
    (_, at) => `<row r="${at + 1}">${textCell(`A${at + 1}`, `${at} ${'x'.repeat(10_000)}`)}</row>`,
  );
  expect(codeOf(await readInSandbox('a.xlsx', xlsxFile(rows.join(''))))).toBe('limit');
});

test('a table of one row of 10 MB is refused', async () => {
  expect(codeOf(await readInSandbox('a.csv', 'word,'.repeat(2_000_000)))).toBe('limit');
});

test('a survey of 8,000 people and 100 ratings each is read, a table of more than 1,000,000 cells is refused', async () => {
  const headings = Array.from({ length: 100 }, (_, n) => `Q${n}`).join();
  const survey = await readInSandbox('a.csv', `${headings}\n${`${Array(100).fill('Never').join()}\n`.repeat(8_000)}`);
  expect(survey.ok && survey.blocks.length).toBe(800_000);
  expect(codeOf(await readInSandbox('a.csv', 'a,b,c,d\n'.repeat(250_002)))).toBe('limit');
});

test.each([
  ['two columns', 'id,comment\n', '7,No reply yet\n', 499_999],
  ['one column', 'comment\n', 'No reply\n', 999_999],
])('a table of %s is read up to a million cells', async (_, headings, row, rows) => {
  const table = await readInSandbox('a.csv', headings + row.repeat(rows));
  expect(table.ok && table.blocks.at(-1)).toMatchObject({ row: rows + 1, cell: 'comment' });
});

test('more than 10,485,760 characters in a small file are refused, not cut', async () => {
  const said = '<w:p><w:r><w:t>word word</w:t></w:r></w:p>'.repeat(1_200_000);
  expect(codeOf(await readInSandbox('a.docx', docxFile(said)))).toBe('limit');
});

const whole = (unit: (n: number) => string, head = '') => {
  let text = head;
  for (let n = 0; text.length < maxTextLength - 1_000; n++) text += unit(n);
  return text.padEnd(maxTextLength, '\n');
};

const said = 'We throw away ten loaves a day, and nobody counts them. '.repeat(3).trim();

test.each([
  ['a.txt', whole((n) => `Anna: ${said} ${n}\n`)],
  ['a.md', whole((n) => `## Day ${n}\n\n${said}\n\n`)],
  ['a.html', whole((n) => `<p>${said} ${n}</p>\n`)],
  ['a.vtt', whole((n) => `00:01.000 --> 00:02.000\n<v Anna>${said} ${n}\n\n`, 'WEBVTT\n\n')],
  ['a.csv', whole((n) => `${n},"${said}","${said}"\n`, 'id,What annoys you about the shop?,What would help?\n')],
])('10 MB of %s are read', async (fileName, text) => {
  const result = await readInSandbox(fileName, text);
  expect(codeOf(result)).toBe('ok');
  expect(result.ok && result.text.length).toBeGreaterThan(maxTextLength / 2);
});

test('a table of 10 MB with a quotation mark that is never closed is read, with a warning', async () => {
  const answer = said.replaceAll(',', '');
  const text = whole((n) => (n === 4 ? `${n},"${answer}\n` : `${n},${answer}\n`), 'id,What annoys you?\n');
  const result = await readInSandbox('a.csv', text);
  expect(codeOf(result)).toBe('ok');
  expect(result.ok && result.warnings.map(({ code }) => code)).toContain('unbalanced_quotes');
});

test.each([
  ['arrows', 'WEBVTT\n\n', '-->\n'],
  ['open voices', 'WEBVTT\n\n00:01.000 --> 00:02.000\n', '<v '],
  ['open tags', 'WEBVTT\n\n00:01.000 --> 00:02.000\nx', '<'],
  ['ampersands', 'WEBVTT\n\n00:01.000 --> 00:02.000\nx', '&#'],
])('300,000 %s do not hold up captions', async (_, head, part) => {
  expect(['ok', 'corrupt', 'no_text']).toContain(codeOf(await readInSandbox('a.vtt', head + part.repeat(300_000))));
});

test.each([
  ['spaces', ' '],
  ['quotation marks', '"'],
  ['colons', 'a:'],
  ['hashes', '# '],
  ['bars', '| -'],
  ['back ticks', '```\n'],
  ['angles', '> '],
])('a megabyte of %s does not hold up any text format', async (_, part) => {
  const bytes = part.repeat(1_000_000 / part.length);
  for (const type of ['txt', 'md', 'csv', 'html', 'vtt']) {
    expect(['timeout', 'crashed']).not.toContain(codeOf(await readInSandbox(`a.${type}`, bytes)));
  }
});

test.each([
  ['text boxes', '{\\shptxt x}', 'limit'],
  ['notes', '{\\footnote x}', 'limit'],
  ['letters written by their numbers', "\\'e9", 'ok'],
  ['tables in tables', '\\intbl\\itap60 x\\nestcell\\nestrow\\pard\\par ', 'limit'],
  ['empty groups', '{}', 'ok'],
])('450,000 %s in Rich Text end in an answer', async (_, part, code) => {
  expect(codeOf(await readInSandbox('a.rtf', `{\\rtf1 x ${part.repeat(450_000)}}`.slice(0, maxUploadBytes)))).toBe(
    code,
  );
});
