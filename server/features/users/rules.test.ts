import { expect, test } from 'vitest';
import { isGrant, leavesNoAdmin } from './rules.ts';

test('the only admin may not go, one of two may, and a user who is no admin always may', () => {
  expect(leavesNoAdmin([7], 7)).toBe(true);
  expect(leavesNoAdmin([7, 8], 7)).toBe(false);
  expect(leavesNoAdmin([8], 7)).toBe(false);
});

test('a grant has at least one flag', () => {
  const granted = (canViewInsights: boolean, canViewChat: boolean) => isGrant({ canViewInsights, canViewChat });
  expect([granted(false, false), granted(true, false), granted(false, true)]).toEqual([false, true, true]);
});
