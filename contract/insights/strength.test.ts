import { expect, test } from 'vitest';
import { strengthLine } from './strength.ts';

test.each([
  [{ people: 3, peopleInAll: 4, documents: 2, documentsInAll: 2 }, '3 of 4 people, 2 documents'],
  [{ people: 1, peopleInAll: 1, documents: 1, documentsInAll: 3 }, '1 person, 1 of 3 documents'],
  [{ people: 0, peopleInAll: 0, documents: 1, documentsInAll: 1 }, '1 document'],
  [{ people: 0, peopleInAll: 0, documents: 0, documentsInAll: 0 }, null],
  [{ people: 0, peopleInAll: 2, documents: 0, documentsInAll: 3 }, 'Only hidden people'],
  [
    { people: 3, peopleInAll: 4, documents: 2, documentsInAll: 2, against: { people: 1, documents: 1 } },
    '3 of 4 people, 2 documents; 1 against',
  ],
  [
    { people: 3, peopleInAll: 4, documents: 2, documentsInAll: 2, against: { people: 0, documents: 0 } },
    '3 of 4 people, 2 documents',
  ],
])('strength %o reads %s', (strength, line) => {
  expect(strengthLine(strength)).toBe(line);
});
