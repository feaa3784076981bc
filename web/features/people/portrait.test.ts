import { expect, test } from 'vitest';
import { repeatsTitle } from './portrait.ts';

test('a portrait repeats the title where it says nothing else', () => {
  expect(repeatsTitle({ title: 'Baker', description: 'Baker.' })).toBe(true);
  expect(repeatsTitle({ title: 'Pflegefachkraft amb.', description: 'Pflegefachkraft amb.' })).toBe(true);
  expect(repeatsTitle({ title: 'パン屋', description: 'パン屋。' })).toBe(true);
  expect(repeatsTitle({ title: 'Baker', description: 'Baker. Age: 49.' })).toBe(false);
  expect(repeatsTitle({ title: 'Role unknown', description: 'No description available' })).toBe(false);
});
