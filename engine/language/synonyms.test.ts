import { expect, test } from 'vitest';
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
