import { expect, test } from 'vitest';
import { isAboutName } from './rules.ts';

test('a name that is taken is told from an address that has an account', () => {
  expect(isAboutName('This name is already taken. Please choose another one.')).toBe(true);
  expect(isAboutName('This email address already has an Earshot account. Please sign in with it.')).toBe(false);
});
