import { expect, test } from 'vitest';
import { keysTo, wishOf } from './shortcuts.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

test('Ctrl-K and Command-K open the palette, K alone does not', () => {
  expect(wishOf(press('k', { ctrlKey: true }), false).wish).toEqual({ kind: 'palette' });
  expect(wishOf(press('K', { metaKey: true }), false).wish).toEqual({ kind: 'palette' });
  expect(wishOf(press('k'), false).wish).toBeNull();
  expect(wishOf(press('k', { ctrlKey: true, altKey: true }), false).wish).toBeNull();
});

test('g waits for a second letter, which leads to a page', () => {
  expect(wishOf(press('g'), false)).toEqual({ wish: null, waits: true });
  expect(wishOf(press('t'), true).wish).toEqual({ kind: 'go', href: '/topics' });
  expect(wishOf(press('t'), false).wish).toBeNull();
  expect(wishOf(press('x'), true)).toEqual({ wish: null, waits: false });
});

test('a question mark shows all shortcuts, and the browser keeps its own ones', () => {
  expect(wishOf(press('?'), false).wish).toEqual({ kind: 'shortcuts' });
  expect(wishOf(press('g', { ctrlKey: true }), false)).toEqual({ wish: null, waits: false });
  expect(wishOf(press('d', { ctrlKey: true }), true).wish).toBeNull();
});

test('the keys of a page are listed as they are pressed', () => {
  expect(keysTo('/')).toBe('g d');
  expect(keysTo('/nowhere')).toBeUndefined();
});
