import { expect, test } from 'vitest';
import { conversation } from '../../testing/guided-interviews.ts';
import { exchangesIn } from '../exchanges/exchanges.ts';
import { localEngine as engine } from '../local-engine.ts';
import { askedExchanges } from './asked-exchanges.ts';

const talk = () =>
  conversation([
    ['Interviewer', 'How did the price rise go?'],
    ['Ada', 'Two people rang the surgery to complain, and one of them had moved away years ago.'],
    [
      'Interviewer',
      'Who repairs the fence by the goat shed, and when does the price of the wood rise at the mill in the village?',
    ],
    ['Ada', 'My brother does it in spring, and the saw mill is expensive by then.'],
    ['Interviewer', 'What did you pay for the fence?'],
    ['Ada', 'Nothing at all, he owed me a favour for the goats.'],
  ]);

/** The numbers of the exchanges in which a question is taken to have been asked. */
async function found(question: string, isTaken: boolean) {
  const corpus = await engine.prepare([talk()]);
  const taken = new Set(isTaken ? exchangesIn(corpus).all.keys() : []);
  return [...askedExchanges(corpus, [question], taken).keys()];
}

test('a short question that names nearly all of what another asks is that question, even if it has answers already', async () => {
  expect(await found('How did the price rise land?', true)).toEqual([0]);
});

test('a long question that names it among other things is another one', async () => {
  expect(await found('Who repairs the wood of the price rise?', true)).not.toContain(1);
});

test('one word in common is not enough where the exchange has its question', async () => {
  expect(await found('How do people like the fence?', true)).toEqual([]);
});

test('to understand or to know is no matter that two questions share', async () => {
  const first = conversation([
    ['Interviewer', 'I understand that you have stopped coming?'],
    ['Ada', 'My table is in the barn now, with the old carts and a family of owls.'],
    ['Interviewer', 'What is a stall in the market for you?'],
    ['Ada', 'Eleven a month, and the owls are another matter.'],
  ]);
  const corpus = await engine.prepare([first]);
  const asked = (question: string) => [...askedExchanges(corpus, [question], new Set()).keys()];
  expect(asked('Do people understand the surcharge?')).toEqual([]);
  expect(asked('Do people know what a stall is?')).toEqual([1]);
});
