import { expect, test } from 'vitest';
import { maxUploadBytes } from '#contract/documents-limits.ts';
import { emptyQueue, nextWaiting, phaseOf } from './upload-queue.ts';
import { asUpload, refusalOf, unsettled, withFiles, without } from './upload-steps.ts';

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
  expect(phaseOf({ uploads, complete: null })).toBe('sending');
});

test('after a batch the files stay that failed, that are asked about, or were read only in part', () => {
  const done = { ...asUpload(1, file, null), state: 'done' as const };
  const partly = { ...done, id: 2, notes: ['Page 3 holds no text'] };
  const failed = asUpload(3, file, 'File size must be less than 10MB');
  const asking = { ...asUpload(4, file, null), state: 'asking' as const };
  const uploads = [done, partly, failed, asking];
  expect(unsettled(uploads).map(({ id }) => id)).toEqual([2, 3, 4]);
  expect(phaseOf({ uploads, complete: null })).toBe('idle');
  expect(phaseOf({ uploads, complete: 1 })).toBe('complete');
});

test('a file says what happens to it while it is sent and while it is read', () => {
  const sending = { ...asUpload(1, file, null), state: 'sending' as const };
  expect(phaseOf({ uploads: [sending], complete: null })).toBe('sending');
  expect(phaseOf({ uploads: [{ ...sending, state: 'reading' }], complete: null })).toBe('reading');
});

test('files that are added keep what is unsettled, take numbers of their own and end the word of success', () => {
  const first = withFiles(emptyQueue, [file, new File(['x'], 'a.exe')]);
  expect(first.uploads.map(({ id, state }) => [id, state])).toEqual([
    [1, 'waiting'],
    [2, 'failed'],
  ]);
  const second = withFiles({ ...first, complete: 7 }, [file]);
  expect(second.uploads.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(second.complete).toBeNull();
});

test('a file that is skipped leaves the list', () => {
  expect(without(withFiles(emptyQueue, [file, file]), 1).uploads.map(({ id }) => id)).toEqual([2]);
});
