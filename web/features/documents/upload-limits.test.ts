import { expect, test } from 'vitest';
import { refusalOfDrop, uploadLimits } from './upload-limits.ts';

const { 'any documents': anyDocuments, 'one interview': oneInterview } = uploadLimits;

const files = (...names: string[]) => names.map((name) => ({ name }));

test.each(['talk.txt', 'TALK.PDF', 'talk.v2.docx', 'talk.doc'])('the people page takes %s', (name) => {
  expect(refusalOfDrop(files(name), oneInterview)).toBeNull();
});

test.each(['talk.csv', 'talk.vtt', 'talk', 'talk.docx.exe', 'pdf'])('the people page refuses %s', (name) => {
  expect(refusalOfDrop(files(name), oneInterview)).toBe('File type must be one of txt, pdf, docx, doc');
});

test('the people page takes one file at a time', () => {
  expect(refusalOfDrop(files('a.txt', 'b.txt'), oneInterview)).toBe('Too many files');
});

test('elsewhere the queue decides, file by file', () => {
  expect(refusalOfDrop(files('a.txt', 'b.exe'), anyDocuments)).toBeNull();
});
