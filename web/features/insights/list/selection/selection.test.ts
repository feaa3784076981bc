import { expect, test } from 'vitest';
import { withSelected } from './selection.ts';

const order = [5, 3, 8, 1, 9];
const ids = (selection: ReturnType<typeof withSelected>) => [...(selection?.ids ?? [])].sort();

test('one card after the other is chosen, and a second time takes it out again', () => {
  const two = withSelected(withSelected(null, 3, order), 9, order);
  expect(ids(two)).toEqual([3, 9]);
  expect(ids(withSelected(two, 3, order))).toEqual([9]);
});

test('with Shift everything between this card and the one before is chosen, in the order of the list', () => {
  const first = withSelected(null, 1, order);
  expect(ids(withSelected(first, 3, order, true))).toEqual([1, 3, 8]);
  expect(ids(withSelected(withSelected(null, 3, order), 1, order, true))).toEqual([1, 3, 8]);
});

test('without a card before, or when a filter hides it, Shift chooses the one card', () => {
  expect(ids(withSelected(null, 8, order, true))).toEqual([8]);
  expect(ids(withSelected(withSelected(null, 99, order), 8, order, true))).toEqual([8, 99]);
});
