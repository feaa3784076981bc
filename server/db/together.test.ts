import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { together } from './together.ts';

test('answers what each answers, in their order', async () => {
  expect(await together([wait(5, 'a'), Promise.resolve(2)])).toEqual(['a', 2]);
});

test('throws what the first one throws, after all have ended', async () => {
  const ended: string[] = [];
  const late = wait(10).then(() => {
    ended.push('late');
    throw new Error('first');
  });
  await expect(together([late, Promise.reject(new Error('second'))])).rejects.toThrow('first');
  expect(ended).toEqual(['late']);
});
