import { expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { emojiKeywords, opinionsOf, sentimentSeeds, stopwordsOf } from './data.ts';

test.each(languages)('the word lists of %s load', (language) => {
  expect(stopwordsOf(language).length).toBeGreaterThan(100);
  expect(emojiKeywords(language).size).toBeGreaterThan(100);
  expect(sentimentSeeds(language).size).toBeGreaterThan(1500);
  const opinions = opinionsOf(language);
  expect(opinions.positive.length).toBeGreaterThan(60);
  expect(opinions.negative.length).toBeGreaterThan(80);
});

test.each(languages)('no word of %s is for and against at once', (language) => {
  const { positive, negative } = opinionsOf(language);
  const against = new Set(negative);
  expect(positive.filter((word) => against.has(word))).toEqual([]);
});

test.each(languages)('the weights of %s lie between -5 and 5', (language) => {
  for (const weight of sentimentSeeds(language).values()) {
    expect(Number.isInteger(weight)).toBe(true);
    expect(Math.abs(weight)).toBeLessThanOrEqual(5);
    expect(weight).not.toBe(0);
  }
});

test('words that carry the matter of an interview are no stop words', () => {
  const english = new Set(stopwordsOf('english'));
  for (const word of ['order', 'problem', 'help', 'system', 'work', 'open', 'important'])
    expect(english.has(word)).toBe(false);
  for (const word of ['the', 'and', 'because', 'we']) expect(english.has(word)).toBe(true);
});
