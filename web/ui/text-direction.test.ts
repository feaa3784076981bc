import { expect, test } from 'vitest';
import { directionOf } from './text-direction.ts';

test('a text runs in the direction of its first letter, whatever precedes it', () => {
  expect(directionOf('“من أصل اثني عشر شخصًا')).toBe('rtl');
  expect(directionOf('12: שלום Mara')).toBe('rtl');
  expect(directionOf('Nia قالت')).toBe('ltr');
  expect(directionOf('毎晩捨てています。')).toBe('ltr');
  expect(directionOf('…')).toBe('ltr');
});
