import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { statementTitle } from './claim-title.ts';
import { wholeSentenceTitle } from './whole-sentence.ts';

const titleOf = (sentence: string, language: Language = 'english') => {
  expect(statementTitle(sentence, language), 'a clause is preferred').toBeNull();
  return wholeSentenceTitle(sentence, language)?.text ?? null;
};

test('a sentence of which no clause passes can lead as it was said', () => {
  expect(
    titleOf("And there was a, um, a baker put his hand up once and they had him in with the owner's lawyer."),
  ).toBe("There was a baker put his hand up once and they had him in with the owner's lawyer");
  expect(
    titleOf('I get a list out of the till on a Tuesday and I go down it by eye for anything that sounds like rye.'),
  ).toBe('I get a list out of the till on a Tuesday and I go down it by eye for anything that sounds like rye');
});

test('one that is too long for a title is left off before "and"', () => {
  const first =
    'I put what the mill says it sent beside what the scales say they got and what went out of the door with the van';
  const title = wholeSentenceTitle(
    `${first}, and I keep it in a folder that nobody in the bakery has ever asked me for.`,
    'english',
  );
  expect(title).toMatchObject({ text: first, goesOn: true });
});

test.each([
  ['points back', 'It was around nineteen loaves in a week that nobody had ordered or even wanted to have.'],
  ['breaks off', 'There was a baker put his hand up once and they had him in with'],
  ['asks', 'I get a list out of the till on a Tuesday and who goes down it by eye for rye?'],
  ['says little', 'I was there and then you were not and so it was what it was for us all.'],
])('one that %s is no title', (_, sentence) => {
  expect(wholeSentenceTitle(sentence, 'english')).toBeNull();
});
