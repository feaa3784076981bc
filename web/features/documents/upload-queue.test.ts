import { expect, test } from 'vitest';
import { acceptedTypes, maxUploadBytes } from '#contract/documents/documents-limits.ts';
import { emptyQueue, endOfBatch, inOrderOfNeed, nextWaiting, phaseOf, type UploadQueue } from './upload-queue.ts';
import {
  asUpload,
  refusalOf,
  unsettled,
  withChange,
  withFiles,
  without,
  withoutBatch,
  withStored,
} from './upload-steps.ts';

const file = new File(['x'], 'interview.vtt');

test.each(['a.txt', 'a.CSV', 'a.vtt', 'a.pdf', 'a.docx', 'a.b.html'])('%s may be sent', (name) => {
  expect(refusalOf({ name, size: 10 })).toBeNull();
});

test.each(['a.exe', 'a.txt.zip', 'txt', 'a.'])('%s is refused for its type, in one message', (name) => {
  const message = `File type must be one of ${acceptedTypes.join(', ')}`;
  expect(refusalOf({ name, size: 10 })).toBe(message);
  expect(refusalOf({ name, size: maxUploadBytes + 1 })).toBe(message);
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

test('files that are added keep what is unsettled, take their own numbers and end the message of success', () => {
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

const names = (queue: UploadQueue) => inOrderOfNeed(queue.uploads).map(({ file: { name } }) => name);
const filesOf = (...all: string[]) => all.map((name) => new File(['x'], name));

test('a batch ends with a line, its failures together, and all of it is dismissed at once', () => {
  let queue = withFiles(emptyQueue, filesOf('a.txt', 'b.exe', 'c.txt', 'd.txt'));
  expect(endOfBatch(queue)).toBeNull();
  queue = withStored(queue, 1, []);
  queue = withChange(queue, 3, { state: 'asking' });
  queue = withChange(queue, 4, { state: 'failed' });
  expect(endOfBatch(queue)).toBe('1 of 4 documents uploaded');
  expect(names(queue)).toEqual(['b.exe', 'd.txt', 'c.txt', 'a.txt']);
  const left = withoutBatch(queue);
  expect([names(left), endOfBatch(left)]).toEqual([['c.txt'], null]);
});

test('a file that is sent again counts towards its batch, and one file alone is no batch', () => {
  let queue = withFiles(emptyQueue, filesOf('a.txt', 'b.txt'));
  queue = withStored(withChange(queue, 1, { state: 'failed' }), 2, []);
  queue = withStored(queue, 1, []);
  expect(endOfBatch(queue)).toBe('2 of 2 documents uploaded');
  expect(endOfBatch(withStored(withFiles(emptyQueue, filesOf('a.txt')), 1, []))).toBeNull();
});

test('files that are added in time join the batch; later ones begin another with what failed before', () => {
  let queue = withFiles(withFiles(emptyQueue, filesOf('a.txt')), filesOf('b.txt'));
  queue = withChange(withStored(queue, 1, []), 2, { state: 'failed' });
  expect(endOfBatch(queue)).toBe('1 of 2 documents uploaded');
  queue = withStored(withFiles(queue, filesOf('c.txt')), 3, []);
  expect(endOfBatch(queue)).toBe('1 of 2 documents uploaded');
});
