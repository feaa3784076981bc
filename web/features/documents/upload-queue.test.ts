import { expect, test } from 'vitest';
import { maxUploadBytes } from '#contract/documents.ts';
import { asUpload, isBusy, nextWaiting, refusalOf, unsettled } from './upload-queue.ts';

const file = new File(['x'], 'interview.vtt');

test.each(['a.txt', 'a.CSV', 'a.vtt', 'a.pdf', 'a.docx', 'a.b.html'])('%s may be sent', (name) => {
  expect(refusalOf({ name, size: 10 })).toBeNull();
});

test.each(['a.exe', 'a.txt.zip', 'txt', 'a.'])('%s is refused for its type', (name) => {
  expect(refusalOf({ name, size: 10 })).toContain('Unsupported file type');
});

test('ten megabytes may be sent, one byte more may not', () => {
  expect(refusalOf({ name: 'a.txt', size: maxUploadBytes })).toBeNull();
  expect(refusalOf({ name: 'a.txt', size: maxUploadBytes + 1 })).toBe('File size must be less than 10MB');
});

test('files wait for their turn in the order in which they came', () => {
  const uploads = [asUpload(1, file, 'Unsupported file type'), asUpload(2, file, null), asUpload(3, file, null)];
  expect(nextWaiting(uploads)?.id).toBe(2);
  expect(isBusy(uploads)).toBe(true);
});

test('after a batch the files stay that failed or were read only in part', () => {
  const done = { ...asUpload(1, file, null), state: 'done' as const };
  const partly = { ...done, id: 2, notes: ['Page 3 holds no text'] };
  const failed = asUpload(3, file, 'File size must be less than 10MB');
  expect(unsettled([done, partly, failed]).map(({ id }) => id)).toEqual([2, 3]);
  expect(isBusy([done, partly, failed])).toBe(false);
});
