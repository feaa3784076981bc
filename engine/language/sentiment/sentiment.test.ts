import { describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { examplesOfLanguage } from '../testing/examples.ts';
import { sentimentOf } from './sentiment.ts';
import { sentimentLabel } from './sentiment-labels.ts';

describe.each(languages)('the tone of what is said in %s', (language) => {
  const { tone } = examplesOfLanguage(language);

  test.each(['positive', 'neutral', 'negative'] as const)('%s sentences are heard as such', (label) => {
    for (const sentence of tone[label]) expect(sentimentLabel(sentence, language), sentence).toBe(label);
  });

  test('stays within its bounds', () => {
    for (const sentence of Object.values(tone).flat()) {
      const { score, confidence } = sentimentOf(sentence, language);
      expect(Math.abs(score)).toBeLessThanOrEqual(1);
      expect(confidence).toBeGreaterThanOrEqual(0);
      expect(confidence).toBeLessThanOrEqual(1);
    }
  });
});

test('a negation turns praise, and softens blame', () => {
  expect(sentimentOf('It is not good.', 'english').score).toBeLessThan(0);
  expect(sentimentOf('It is not bad.', 'english').score).toBeGreaterThan(sentimentOf('It is bad.', 'english').score);
});

test('a degree makes it stronger', () => {
  const plain = sentimentOf('The oven is good.', 'english').score;
  expect(sentimentOf('The oven is really good.', 'english').score).toBeGreaterThan(plain);
});

test('emoji and typed faces are heard', () => {
  expect(sentimentOf('The new list 😍', 'english').score).toBeGreaterThan(0.3);
  expect(sentimentOf('The new list 😡', 'english').score).toBeLessThan(-0.3);
  expect(sentimentOf('The new list :-)', 'english').score).toBeGreaterThan(0.3);
});

test('a text that says nothing has no tone', () => {
  expect(Math.abs(sentimentOf('', 'english').score)).toBeLessThan(0.05);
  expect(sentimentLabel('12 34', 'german')).toBe('neutral');
});
