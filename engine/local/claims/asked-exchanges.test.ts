import { expect, test } from 'vitest';
import { prepare } from '../../corpus/prepare.ts';
import { conversation } from '../../testing/guided-interviews.ts';
import { askedExchanges } from './asked-exchanges.ts';
import { beginningsOf } from './beginnings.ts';

const talk = conversation([
  ['Interviewer', 'Who brings the flour up the stairs in winter?'],
  ['Ada', 'The delivery man does it, and he charges extra for carrying the sacks to the top floor.'],
  ['Interviewer', 'And what happens on a Sunday with the oven?'],
  ['Ada', 'We let the oven go cold, because nobody in the house wants to get up for it at four.'],
  ['Interviewer', 'What do the people upstairs say about the noise?'],
  ['Ada', 'They stopped talking to us, and the woman with the twins bangs on the pipes.'],
]);

test('an exchange is filed under the question that shares words with what was asked and answered, in whatever form', async () => {
  const corpus = await prepare([talk]);
  const questions = [
    'How well do deliverers cope with carrying sacks upstairs?',
    'How loud are the ovens for neighbours?',
  ];
  expect([...askedExchanges(corpus, questions, new Set())].map(([e, { question }]) => [e, question])).toContainEqual([
    0, 0,
  ]);
});

test('a question whose words the material does not use is asked nowhere', async () => {
  const corpus = await prepare([talk]);
  expect(askedExchanges(corpus, ['What should a subscription cost?'], new Set()).size).toBe(0);
});

test('sharing “people” makes no exchange the place where a question was asked', async () => {
  const corpus = await prepare([talk]);
  expect(askedExchanges(corpus, ['What do people pay?'], new Set()).size).toBe(0);
});

test('forms of a word begin alike, and words that name nothing are left out', () => {
  expect(beginningsOf('Who delivers, and what about the deliveries?', 'english')).toEqual(new Set(['deliv']));
  expect(beginningsOf('Wie läuft das Waschen am Waschtag?', 'german')).toContain('wasch');
  expect(beginningsOf('パンを選ぶ', 'japanese')).toContain('パン');
});
