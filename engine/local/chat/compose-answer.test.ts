import { expect, test } from 'vitest';
import { conversation } from '../../testing/guided-interviews.ts';
import { conversationWith } from './testing/conversation-with.ts';

test('an answer of one sentence is given with the one beside it in the same turn', async () => {
  const two = 'The till knows what was sold in each hour. Getting the numbers out takes me half an hour.';
  const turn = `We wipe the shelves. I bring the baskets to the cellar. My sister locks the back door. ${two}`;
  const { ask } = await conversationWith(
    [
      conversation([
        ['Interviewer', 'And at six?'],
        ['Jonas', turn],
      ]),
    ],
    ['Jonas'],
  );
  const [reply] = (await ask('How long does it take to get the numbers out?')).replies;
  expect(reply?.sentences.map(({ text }) => text).join(' ')).toBe(two);
});
