import { expect, test } from 'vitest';
import { termOf } from './terms.ts';

test.each([
  ["l'ascenseur", 'ascenseur'],
  ["d'argent", 'argents'],
  ["j'habite", 'habiter'],
  ["qu'arrive", 'arrive'],
])('in French %s is found by %s', (elided, word) => {
  expect(termOf(elided, 'french')).toBe(termOf(word, 'french'));
});

test('an apostrophe within a French word stays', () => {
  expect(termOf("aujourd'hui", 'french')).not.toBe(termOf('hui', 'french'));
});
