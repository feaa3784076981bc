import { expect, test } from 'vitest';
import { replyCache } from './reply-cache.ts';

const counted = (body: string) => {
  const make = async () => {
    make.times++;
    return Buffer.from(body);
  };
  make.times = 0;
  return make;
};

test('a reply is made once for a state, and anew for another', async () => {
  const cache = replyCache(100);
  const [first, second] = [counted('first'), counted('second')];
  for (const state of ['a', 'a']) expect((await cache.get('list', state, first)).toString()).toBe('first');
  expect((await cache.get('list', 'b', second)).toString()).toBe('second');
  expect([first.times, second.times]).toEqual([1, 1]);
});

test('when there is no room the one goes that was not asked for longest', async () => {
  const cache = replyCache(10);
  const [a, b, c] = [counted('12345'), counted('12345'), counted('12345')];
  for (const [name, make] of [
    ['a', a],
    ['b', b],
    ['a', a],
    ['c', c],
    ['a', a],
    ['b', b],
  ] as const)
    await cache.get(name, '', make);
  expect([a.times, b.times, c.times]).toEqual([1, 2, 1]);
});

test('one that is larger than the room is made each time', async () => {
  const cache = replyCache(4);
  const make = counted('12345');
  await cache.get('a', '', make);
  expect((await cache.get('a', '', make)).toString()).toBe('12345');
  expect(make.times).toBe(2);
});

test('what failed is tried again', async () => {
  const cache = replyCache(100);
  await expect(cache.get('a', '', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect((await cache.get('a', '', counted('there'))).toString()).toBe('there');
});
