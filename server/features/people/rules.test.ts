import { expect, test } from 'vitest';
import type { FoundPerson } from '#engine/engine.ts';
import { checkQuotes, documentsElsewhere, nameEach } from './rules.ts';

const person = (name: string, hasOwnName: boolean, documentIds: number[]): FoundPerson => ({
  ...{ name, hasOwnName, documentIds, title: '', description: '', emoji: '🧑‍🍳', evidence: [] },
  ...{ demographics: '', psychographics: '', philosophy: '', activities: '', needs: '' },
  ...{ interactionStyle: '', toneOfVoice: '', voices: [] },
});
const namesOf = (...people: FoundPerson[]) => nameEach(people).map((p) => p.name);

test('names are kept', () => {
  const people = [person('Ada', true, [1, 2]), person('P1 in monday', false, [1]), person('P1 in tuesday', false, [2])];
  expect(namesOf(...people)).toEqual(['Ada', 'P1 in monday', 'P1 in tuesday']);
});

test('labels of two files of the same name are numbered', () => {
  expect(namesOf(person('P1 in tuesday', false, [2]), person('P1 in tuesday', false, [3]))).toEqual([
    'P1 in tuesday',
    'P1 in tuesday 2',
  ]);
});

test('people of a name are looked for where they were found before, labels are not', () => {
  const standing = [person('Ada', true, [1, 2]), person('P1', false, [5]), person('Ben', true, [6])];
  const found = [person('Ada', true, [1]), person('P1', false, [1])];
  expect(documentsElsewhere(found, standing, [1])).toEqual([2]);
  expect(documentsElsewhere(found, standing, [1, 2])).toEqual([]);
});

test('a quote that does not stand at its place is refused', () => {
  const quote = { documentId: 1, fileName: 'a.txt', start: 4, end: 9, quote: 'bread', speaker: null, place: '' };
  const texts = new Map([[1, 'Our bread sells']]);
  expect(() => checkQuotes([{ evidence: [quote] }], texts)).not.toThrow();
  for (const wrong of [{ quote: 'Bread' }, { start: 5 }, { documentId: 2 }, { quote: '', end: 4 }]) {
    expect(() => checkQuotes([{ evidence: [{ ...quote, ...wrong }] }], texts)).toThrow('does not match document');
  }
});
