import { expect, test } from 'vitest';
import { prepare } from '../../corpus/prepare.ts';
import { conversation } from '../../testing/guided-interviews.ts';
import { findClaims } from '../claims/find-claims.ts';
import { isPrivate } from './private-life.ts';

const talk = (question: string, answer: string) =>
  conversation([
    ['Interviewer', question],
    ['Ada', answer],
  ]);

/** For each sentence with some words, whether it digresses to private life. */
async function privateOnes(words: string, ...talks: ReturnType<typeof talk>[]) {
  const corpus = await prepare(talks);
  return corpus.reading.sentences.flatMap(({ document, start, end }, i) =>
    corpus.documents[document]?.text.slice(start, end).includes(words) ? [isPrivate(corpus, i)] : [],
  );
}

const oven = 'What goes wrong with the oven?';
const others = [
  talk(oven, 'The thermostat sticks, and we burn the first batch every single Monday.'),
  talk(oven, 'Nobody has the manual, so each of us sets the timer in another way.'),
];

test('family that nobody asked about and few mention is private life', async () => {
  const ada = talk(oven, 'The door never shuts. I told my wife about it and she wrote it on a birthday card.');
  expect(await privateOnes('birthday', ada, ...others)).toEqual([true]);
  expect(await privateOnes('door', ada, ...others)).toEqual([false]);
});

test('family that was asked about, or that most people mention, is the matter itself', async () => {
  const ada = talk('Does your wife use the oven?', 'My wife burns the first batch every single Monday, too.');
  expect(await privateOnes('My wife', ada, ...others)).toEqual([false]);
  const all = [1, 2, 3].map(() => talk(oven, 'My wife burns the first batch every single Monday.'));
  expect(await privateOnes('My wife', ...all)).toEqual([false, false, false]);
});

test('in one or two documents nothing shows what is beside the matter', async () => {
  const ada = talk(oven, 'I told my wife about it and she wrote it on a birthday card.');
  expect(await privateOnes('birthday', ada, others[0] as typeof ada)).toEqual([false]);
});

test('a claim that digresses to private life comes behind all others', async () => {
  const ada = conversation([
    ['Interviewer', oven],
    ['Ada', 'The door of the old oven never shuts properly, so we lose the heat of an hour.'],
    ['Interviewer', 'And what goes wrong with the mixer?'],
    ['Ada', 'My wife never liked the old oven, so we lose the peace of our Sundays.'],
  ]);
  const titles = findClaims(await prepare([ada, ...others])).map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(1);
  expect(titles.at(-1)).toMatch(/^My wife never liked/u);
});
