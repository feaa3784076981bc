import { expect, test } from 'vitest';
import { conversation } from '../../../testing/guided-interviews.ts';
import { conversationWith } from '../testing/conversation-with.ts';

const tess = conversation([
  ['Interviewer', 'Where do you meet your colleagues?'],
  ['Tess', 'We had one talk in the car park behind the bakery. We have a shared calendar with three colours.'],
  ['Interviewer', 'What do you grow?'],
  ['Tess', 'I planted a walnut tree beside the fence, and the squirrels come for it every autumn.'],
]);

const nearestTo = async (message: string) => {
  const { ask } = await conversationWith([tess], ['Tess']);
  const [reply] = (await ask(message)).replies;
  expect(reply?.refused).toBe(true);
  return reply?.sentences.slice(2).map(({ text }) => text) ?? [];
};

test('the nearest thing names something that was asked about', async () => {
  expect(await nearestTo('Did the council tell you to fell trees?')).toEqual([
    'I planted a walnut tree beside the fence, and the squirrels come for it every autumn.',
  ]);
});

test.each([
  ['begins another name', 'What do you think about electric cars?'],
  ['is another form of the word', 'How do you invest in shares?'],
])('a word that %s is nothing near', async (_, message) => {
  expect(await nearestTo(message)).toEqual([]);
});
