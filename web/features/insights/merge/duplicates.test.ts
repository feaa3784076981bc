import { expect, test } from 'vitest';
import { openGroups } from './duplicates.ts';

const groups = [{ ids: [9, 3] }, { ids: [8, 7, 4] }];
const existing = new Set([3, 9, 4, 7, 8]);

test('a group that was called different is not offered again, whatever the order of its insights', () => {
  expect(openGroups(groups, existing, ['3 9'])).toEqual([{ ids: [8, 7, 4] }]);
});

test('a group with one more insight than before is offered anew', () => {
  expect(openGroups(groups, existing, ['4 7'])).toEqual(groups);
});

test('what was deleted meanwhile leaves its group, and a group of one is none', () => {
  expect(openGroups(groups, new Set([3, 4, 7]), [])).toEqual([{ ids: [7, 4] }]);
});
