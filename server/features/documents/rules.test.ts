import { expect, test } from 'vitest';
import { cleanFileName, fileTypeOf } from './rules.ts';

test.each([
  ['interview.txt', 'interview.txt'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Mia\\notes.docx', 'notes.docx'],
  ['what now?.txt', 'what now_.txt'],
  ['a\u0000b\nc.txt', 'abc.txt'],
  ['\u202Egpj.txt', 'gpj.txt'],
  ['e\u0301tude.md', '\u00e9tude.md'],
  ['..', 'document'],
  ['', 'document'],
  ['مقابلة.txt', 'مقابلة.txt'],
])('the file name %j is kept as %j', (given, kept) => {
  expect(cleanFileName(given)).toBe(kept);
});

test('a long name is cut but keeps its ending, and no half character is left', () => {
  const name = cleanFileName(`${'🥐'.repeat(200)}.docx`);
  expect(name.length).toBeLessThanOrEqual(255);
  expect(name).toMatch(/\.docx$/);
  expect(name.isWellFormed()).toBe(true);
});

test('the type is the ending in lower case', () => {
  expect(fileTypeOf('Report.PDF')).toBe('pdf');
  expect(fileTypeOf('no ending')).toBe('');
});
