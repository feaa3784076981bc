import { expect, test } from 'vitest';
import { coverageOf } from './rules.ts';

const read = {
  documentId: 1,
  fileName: 'anna.txt',
  charactersRead: 900,
  charactersInAll: 900,
  passages: 4,
  passagesCited: 1,
};

test('a document that was read whole has no note', () => {
  expect(coverageOf([read], new Map())).toEqual([read]);
});

test('what a file kept back when it came in is said of its document', () => {
  const [document] = coverageOf([read], new Map([[1, ['Page 3 holds no text.', 'Comments were left out.']]]));
  expect(document).toEqual({ ...read, note: 'Page 3 holds no text. Comments were left out.' });
});

test('a document without a passage says why nothing of it is used', () => {
  const [document] = coverageOf([{ ...read, charactersRead: 0, passages: 0, passagesCited: 0 }], new Map());
  expect(document?.note).toBe('It contains no sentence that could be quoted.');
});
