import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { countDisfluencies, withoutDisfluencies } from './disfluency.ts';

test('hesitations, words said twice and words broken off are left out', () => {
  expect(withoutDisfluencies('We um take the the early van, tha that one.', 'english')).toBe(
    'We take the early van, that one.',
  );
});

test.each<[Language, string]>([
  ['portuguese', 'O pão é bom e é caro.'],
  ['portuguese', 'O pior é que ninguém avisa.'],
  ['russian', 'Мне так дорого не нужно.'],
  ['hindi', 'मैं बस से शर्मा जी के घर जाता हूँ।'],
  ['french', 'Elle dit oui à tout le monde.'],
  ['spanish', 'Mi madre mira el precio dos veces.'],
  ['arabic', 'الأكل عندهم طيب ورخيص.'],
])('a filler that is also a word stays a word in %s', (language, text) => {
  expect(withoutDisfluencies(text, language)).toBe(text);
  expect(countDisfluencies(text, language)).toBe(0);
});
