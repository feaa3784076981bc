import { expect, test } from 'vitest';
import { nextBox } from './card-keys.ts';

/** Five cards in three columns; the second row is not full. */
const boxes = [
  { left: 0, right: 90, top: 0, bottom: 200 },
  { left: 100, right: 190, top: 0, bottom: 200 },
  { left: 200, right: 290, top: 0, bottom: 200 },
  { left: 0, right: 90, top: 220, bottom: 400 },
  { left: 100, right: 190, top: 220, bottom: 400 },
];

test('left and right go from card to card as one reads, and stop at both ends', () => {
  expect(nextBox(boxes, 2, 'ArrowRight')).toBe(3);
  expect(nextBox(boxes, 3, 'ArrowLeft')).toBe(2);
  expect(nextBox(boxes, 4, 'ArrowRight')).toBe(-1);
  expect(nextBox(boxes, 0, 'ArrowLeft')).toBe(-1);
});

test('from right to left the two change sides', () => {
  expect(nextBox(boxes, 1, 'ArrowLeft', true)).toBe(2);
  expect(nextBox(boxes, 1, 'ArrowRight', true)).toBe(0);
});

test('up and down stay in the column, or go to the nearest card of the row', () => {
  expect(nextBox(boxes, 1, 'ArrowDown')).toBe(4);
  expect(nextBox(boxes, 2, 'ArrowDown')).toBe(4);
  expect(nextBox(boxes, 4, 'ArrowUp')).toBe(1);
  expect(nextBox(boxes, 1, 'ArrowUp')).toBe(-1);
});

test('with no card focused it is the first one', () => {
  expect(nextBox(boxes, -1, 'ArrowRight')).toBe(0);
  expect(nextBox([], -1, 'ArrowRight')).toBe(-1);
});
