import { expect, test } from 'vitest';
import { createRepeats, type Told } from './repeats.ts';

const dates: Told = {
  lead: 1,
  title: 'Two date formats in one sheet come out after many steps',
  claimed: [1, 2, 3, 4, 5],
};

test.each<[what: string, told: Told, isNew: boolean]>([
  ['is based on the same sentence', { lead: 1, title: 'Nurses print the plan', claimed: [1, 20, 21, 22] }, false],
  ['has a title of the same words', { lead: 9, title: 'Two date formats in one sheet', claimed: [9] }, false],
  [
    'says it in other words, by the same sentences',
    { lead: 2, title: 'Mixed days stay unseen', claimed: [2, 3, 4, 9] },
    false,
  ],
  ['shares a sentence with it', { lead: 2, title: 'Mixed days stay unseen', claimed: [2, 7, 8, 9] }, true],
  ['rests on other sentences', { lead: 7, title: 'Mixed days stay unseen', claimed: [7, 8] }, true],
  [
    'tells no sentences, because a person asked for it',
    { lead: 2, title: 'Mixed days stay unseen', claimed: [] },
    true,
  ],
])('an insight that %s as one before it', (_, told, isNew) => {
  const repeats = createRepeats('english');
  repeats.add(dates);
  expect(repeats.isNew(told)).toBe(isNew);
});
