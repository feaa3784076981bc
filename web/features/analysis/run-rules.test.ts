import { expect, test } from 'vitest';
import { coverageLine, runDocuments } from './run-rules.ts';

const read = { charactersRead: 900, charactersInAll: 900, passages: 20, passagesCited: 8 };
const anna = { documentId: 1, fileName: 'anna.txt', ...read };
const ben = { documentId: 2, fileName: 'ben.txt', ...read, passages: 41, passagesCited: 15 };
const unread = {
  documentId: 3,
  fileName: 'numbers.csv',
  charactersRead: 0,
  charactersInAll: 600,
  passages: 0,
  passagesCited: 0,
};
const names = new Map([
  [1, 'anna.txt'],
  [2, 'ben.txt'],
]);

test('a run that read everything says so in one line', () => {
  expect(coverageLine({ documentIds: [1, 2], coverage: [anna, ben] })).toBe(
    '2 of 2 documents, 100 % of the text read, 23 of 61 passages cited',
  );
});

test('a run that left a document out never claims all of the text', () => {
  const line = coverageLine({ documentIds: [1, 2, 3], coverage: [anna, ben, unread] });
  expect(line).toBe('2 of 3 documents, 75 % of the text read, 23 of 61 passages cited');
  const nearly = { ...anna, charactersRead: 99_999, charactersInAll: 100_000 };
  expect(coverageLine({ documentIds: [1], coverage: [nearly] })).toContain('99 % of the text read');
});

test('nor does a run whose files were read only in part', () => {
  const line = coverageLine({ documentIds: [1, 2], coverage: [{ ...anna, note: 'Page 3 holds no text.' }, ben] });
  expect(line).toBe('2 of 2 documents, 1 of them only in part, 23 of 61 passages cited');
});

test('each document is being read at first, has passages then, and citations at the end', () => {
  const of = (status: 'initializing' | 'generating_insights' | 'completed', coverage: (typeof anna)[]) =>
    runDocuments({ status, documentIds: [1, 2], coverage }, names).map((d) => `${d.fileName}: ${d.text}`);
  expect(of('initializing', [])).toEqual(['anna.txt: Being read', 'ben.txt: Being read']);
  expect(of('generating_insights', [anna, ben])).toEqual(['anna.txt: 20 passages', 'ben.txt: 41 passages']);
  expect(of('completed', [anna, ben])).toEqual([
    'anna.txt: 8 of 20 passages cited',
    'ben.txt: 15 of 41 passages cited',
  ]);
});

test('a document that was not read, or only in part, says why; one that is gone says that', () => {
  const coverage = [
    { ...anna, note: 'Page 3 holds no text.' },
    { ...unread, note: 'No sentence was found in it.' },
  ];
  expect(runDocuments({ status: 'completed', documentIds: [1, 3], coverage }, names)).toMatchObject([
    { state: 'part', note: 'Page 3 holds no text.' },
    { state: 'unread', text: 'Not used', note: 'No sentence was found in it.' },
  ]);
  expect(runDocuments({ status: 'error', documentIds: [1, 9], coverage: [] }, names)).toMatchObject([
    { fileName: 'anna.txt', state: 'unread', text: 'Not read' },
    { fileName: 'Deleted document', state: 'unread', text: 'No longer in this project' },
  ]);
});
