import { expect, test } from 'vitest';
import { countSpeakers } from './count-speakers.ts';

const said = (documentId: number, speaker: string | null) => ({ documentId, speaker });

test('the same name in two documents is one person, in whatever spelling', () => {
  expect(countSpeakers([said(1, 'Ines'), said(2, 'INES'), said(2, 'Tomas')], 'english')).toEqual({
    people: 2,
    documents: 2,
  });
});

test('a role, or a quote without a name, is a different person in each document', () => {
  expect(countSpeakers([said(1, 'P1'), said(2, 'P1'), said(1, null), said(1, null)], 'english')).toEqual({
    people: 3,
    documents: 2,
  });
});

test('no quotes are no speakers', () => {
  expect(countSpeakers([], 'german')).toEqual({ people: 0, documents: 0 });
});

test('a label that names its document is a different person in a document of the same name', () => {
  const quotes = [said(1, 'P1 in monday'), said(2, 'P1 in monday'), said(2, 'P1 in monday')];
  expect(countSpeakers(quotes, 'english')).toEqual({ people: 2, documents: 2 });
});
