import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { emojiKeywords, opinionsOfLanguage, sentimentWeights, stopwordsOf, thingsOfLanguage } from './data.ts';
import * as schema from './schema.ts';

const files = {
  'words.json': schema.wordsFile,
  'concepts.json': schema.conceptsFile,
  'headers.json': schema.headersFile,
  'opinions.json': schema.opinionsFile,
  'verbs.json': schema.verbsFile,
  'synonyms.json': schema.synonymsFile,
  'things.json': schema.thingsFile,
  'stopwords.json': schema.stopwordsFile,
  'emoji.json': schema.emojiFile,
  'sentiment.json': schema.sentimentFile,
  'stopword-changes.json': schema.stopwordChangesFile,
  'emoji-additions.json': schema.emojiAdditionsFile,
  'examples.json': schema.examplesFile,
};
const folderOf = (language: string) => new URL(`../${language}/data/`, import.meta.url);

describe.each(languages)('the folder of %s', (language) => {
  test.each(Object.entries(files))('has a valid %s', (name, file) => {
    const text = readFileSync(new URL(name, folderOf(language)), 'utf8');
    const value: unknown = JSON.parse(text);
    expect(file.safeParse(value).error?.issues).toBeUndefined();
    const written = text.replace(/("(?:[^"\\]|\\.)*")|\s+/gu, '$1');
    expect(written, 'a key is repeated').toBe(JSON.stringify(value));
  });

  test('has no JSON file that the schema does not know', () => {
    const found = readdirSync(folderOf(language)).filter((name) => name.endsWith('.json'));
    expect(found.sort()).toEqual(Object.keys(files).sort());
  });
});

test.each(languages)('the word lists of %s load', (language) => {
  expect(stopwordsOf(language).length).toBeGreaterThan(100);
  expect(emojiKeywords(language).length).toBeGreaterThan(100);
  expect(sentimentWeights(language).length).toBeGreaterThan(1500);
  const opinions = opinionsOfLanguage(language);
  expect(opinions.positive.length).toBeGreaterThan(60);
  expect(opinions.negative.length).toBeGreaterThan(80);
});

test.each(languages)('no word of %s is for and against at once', (language) => {
  const { positive, negative } = opinionsOfLanguage(language);
  const against = new Set(negative);
  expect(positive.filter((word) => against.has(word))).toEqual([]);
});

test.each(languages)('each noun of %s is a thing of one kind', (language) => {
  const nouns = Object.values(thingsOfLanguage(language)).flatMap((list) => list.replace(/:\S+/gu, '').split(' '));
  expect(nouns.filter((noun, i) => nouns.indexOf(noun) !== i)).toEqual([]);
});

test.each(languages)('the weights of %s lie between -5 and 5', (language) => {
  for (const [, weight] of sentimentWeights(language)) {
    expect(Number.isInteger(weight)).toBe(true);
    expect(Math.abs(weight)).toBeLessThanOrEqual(5);
    expect(weight).not.toBe(0);
  }
});

test('words that carry meaning in an interview are no stop words', () => {
  const english = new Set(stopwordsOf('english'));
  for (const word of ['order', 'problem', 'help', 'system', 'work', 'open', 'important'])
    expect(english.has(word)).toBe(false);
  for (const word of ['the', 'and', 'because', 'we']) expect(english.has(word)).toBe(true);
});
