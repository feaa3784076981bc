import { expect, test } from 'vitest';
import { differentOnes, openGroups } from './duplicates.ts';

const groups = [{ ids: [9, 3] }, { ids: [8, 7, 4] }];
const existing = new Set([3, 9, 4, 7, 8]);

test('a group that was called different is not offered again, whatever the order of its insights', () => {
  expect(openGroups(groups, existing, ['3 9'])).toEqual([{ ids: [8, 7, 4] }]);
});

test('a group with one more insight than before is offered again', () => {
  expect(openGroups(groups, existing, ['4 7'])).toEqual(groups);
});

test('what was deleted meanwhile leaves its group, and a group of one is none', () => {
  expect(openGroups(groups, new Set([3, 4, 7]), [])).toEqual([{ ids: [7, 4] }]);
});

test('groups that an earlier version remembered under another key stay dismissed', () => {
  const kept = new Map([['notTwins:5', '["3 9"]']]);
  const place = () =>
    ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    }) as unknown as Storage;
  expect(differentOnes(5, place)).toEqual(['3 9']);
  expect([...kept]).toEqual([['notDuplicates:5', '["3 9"]']]);
  expect(differentOnes(5, place)).toEqual(['3 9']);
});
