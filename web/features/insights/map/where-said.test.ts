import { expect, test } from 'vitest';
import { whereSaid } from './where-said.ts';

const quote = (documentId: number, speaker: string | null, start: number, stance?: 'for' | 'against' | 'near') => ({
  ...{ documentId, fileName: `interview-${documentId}.vtt`, start, end: start + 5, quote: 'words', place: 'line 1' },
  speaker,
  ...(stance ? { stance } : {}),
});

test('people by documents, the most quoted first, words against apart from words for it', () => {
  const said = whereSaid([
    quote(2, 'Ben', 0),
    quote(1, 'Anna', 0),
    quote(1, 'Anna', 9),
    quote(2, 'Anna', 30, 'against'),
  ]);
  expect(said.documents.map(({ id }) => id)).toEqual([1, 2]);
  expect(said.people).toEqual([
    {
      name: 'Anna',
      total: 3,
      cells: [
        { support: 2, against: 0 },
        { support: 0, against: 1 },
      ],
    },
    {
      name: 'Ben',
      total: 1,
      cells: [
        { support: 0, against: 0 },
        { support: 1, against: 0 },
      ],
    },
  ]);
});

test('words that only come near, and those of hidden people, count nowhere', () => {
  const hidden = { ...quote(3, 'Cleo', 0), hidden: true };
  const said = whereSaid([quote(1, 'Anna', 0), quote(2, 'Ben', 0, 'near'), hidden]);
  expect(said.documents.map(({ id }) => id)).toEqual([1]);
  expect(said.people.map(({ name }) => name)).toEqual(['Anna']);
});

test('the same words count once, and those of no one in particular come last', () => {
  const said = whereSaid([quote(1, null, 0), quote(1, null, 9), quote(1, 'Anna', 20), quote(1, 'Anna', 20)]);
  expect(said.people.map(({ name, total }) => [name, total])).toEqual([
    ['Anna', 1],
    [null, 2],
  ]);
});
