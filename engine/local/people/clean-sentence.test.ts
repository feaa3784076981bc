import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { cleanSentence } from './clean-sentence.ts';

test.each<[Language, string, string]>([
  [
    'english',
    'So, um, we bake 9,400 loaves in the fall, call it 8,700 in winter.',
    'We bake 9,400 loaves in the fall, call it 8,700 in winter.',
  ],
  ['german', 'Also wir fahren 2,5 Stunden, ähm, bis zur Mühle.', 'Wir fahren 2,5 Stunden bis zur Mühle.'],
])('a comma within a number stays what it is: %s', (language, said, clean) => {
  expect(cleanSentence(said, language)).toBe(clean);
});
