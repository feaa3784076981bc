import { afterAll, expect, test } from 'vitest';
import { extractUpload, isBareText } from './extract-upload.ts';
import { closeSandbox, extractInSandbox } from './sandbox/sandbox.ts';

afterAll(closeSandbox);

const kB = 1024;
const file = (fileName: string, content: string | Uint8Array) => ({ fileName, bytes: Buffer.from(content) });

test.each([
  ['an interview', 'Interviewer: When do you come?\nNora: On Tuesdays, for the quiet – mostly.\n'],
  ['letters of many scripts', 'Нора: по вторникам\r\n田中：火曜日です。\r\nنورا: الثلاثاء\r\n'],
  ['a byte order mark', '\ufeffNora: On Tuesdays.\n'],
  ['one line of 64 kB', 'a'.repeat(64 * kB)],
  ['64 kB of labels', 'A: '.repeat((64 * kB) / 3)],
  ['64 kB of spaces with a word at the end', `${' '.repeat(64 * kB - 4)}word`],
  ['only white space', ' \n\t \n'],
  ['nothing at all', ''],
])('%s is read here as a child would read it', async (_, content) => {
  const given = file('a.txt', content);
  expect(isBareText(given)).toBe(true);
  expect(await extractUpload(given)).toEqual(await extractInSandbox(given));
});

test.each([
  ['a text of more than 64 kB', file('a.txt', 'a'.repeat(64 * kB + 1))],
  ['a text in another encoding', file('a.txt', Buffer.from('Caf\xe9', 'latin1'))],
  ['a text with control characters', file('a.txt', 'ID3\x03 words')],
  ['a picture named .txt', file('a.txt', Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['UTF-16', file('a.txt', Buffer.from('\ufeffNora', 'utf16le'))],
  ['a text of another type', file('a.csv', 'name;answer\n')],
  ['a file without an ending', file('notes', 'words')],
])('%s goes to a child', (_, given) => {
  expect(isBareText(given)).toBe(false);
});
