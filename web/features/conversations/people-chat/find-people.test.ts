import { expect, test } from 'vitest';
import { findPeople } from './find-people.ts';

const people = ['Zoë, baker', 'Ben, cook', 'Bea, head cook'].map((line, id) => {
  const [name = '', title = ''] = line.split(', ');
  return { id, name, title, emoji: '', gone: false };
});
const found = (search: string, first: number[] = []) => findPeople(people, search, first).map(({ name }) => name);

test('every word of the search has to be in the name or the title, without case and accents', () => {
  expect(found('zoe')).toEqual(['Zoë']);
  expect(found('COOK be')).toEqual(['Ben', 'Bea']);
  expect(found('cook head')).toEqual(['Bea']);
  expect(found('cook zoe')).toEqual([]);
});

test('without a search selected people come first, the others in their order', () => {
  expect(found('  ', [2])).toEqual(['Bea', 'Zoë', 'Ben']);
});
