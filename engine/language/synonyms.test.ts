import { expect, test } from 'vitest';
import { foldWord } from '../text/words.ts';
import { fieldsOfPhrases, fieldsOfWord, isListed } from './synonyms.ts';

test('words of one field have it in common', () => {
  expect([...fieldsOfWord('salary', 'english')]).toContain('income');
  expect([...fieldsOfWord('wage', 'english')]).toContain('income');
});

test('without spaces, a word with an ending is found in the sentence, wherever it would be cut', () => {
  expect([...fieldsOfPhrases('せき止めは去年からずっと足りなくて。', 'japanese')]).toContain('shortage');
  expect([...fieldsOfPhrases('せき止めは去年からあります。', 'japanese')]).not.toContain('shortage');
});

test('a word that is cut in two is known as a whole', () => {
  expect(isListed('品不足', 'japanese')).toBe(true);
  expect(isListed('品', 'japanese')).toBe(false);
});

test.each([
  ['arabic', 'والمستشفى', 'مستشفيات', 'hospital'],
  ['arabic', 'وراتبي', 'دخل', 'income'],
  ['french', "l'argent", 'salaire', null],
  ['french', "l'argent", 'budget', 'money'],
] as const)('in %s what is written onto the front of a word hides no field: %s, %s', (language, word, other, field) => {
  const fields = (form: string) => fieldsOfWord(foldWord(form), language);
  if (field === null) expect(fields(word).size).toBeGreaterThan(0);
  else expect([fields(word).has(field), fields(other).has(field)]).toEqual([true, true]);
});

test('words with a hyphen are listed as phrases', () => {
  expect([...fieldsOfPhrases('There was a mix-up with the keys.', 'english')]).toContain('mistake');
});
