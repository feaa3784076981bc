import { expect, test } from 'vitest';
import { hideDelayMs, nextScrollState, type ScrollEvent, scrolledBy, thumbOf } from './scroll-state.ts';

const after = (...events: ScrollEvent[]) => events.reduce(nextScrollState, 'hidden');

test.each<[ReturnType<typeof after>, ScrollEvent[]]>([
  ['hidden', []],
  ['hidden', ['pointerEnter']],
  ['scrolling', ['scroll']],
  ['idle', ['scroll', 'scrollEnd']],
  ['hidden', ['scroll', 'scrollEnd', 'hide']],
  ['interacting', ['scroll', 'pointerEnter']],
  ['interacting', ['scroll', 'pointerEnter', 'scroll', 'scrollEnd', 'hide']],
  ['idle', ['scroll', 'pointerEnter', 'pointerLeave']],
  ['scrolling', ['scroll', 'scrollEnd', 'scroll']],
])('the scroll bar is %s after %j', (state, events) => {
  expect(after(...events)).toBe(state);
});

test('the scroll bar disappears 600 ms after the last movement', () => {
  expect(hideDelayMs).toBe(600);
});

test('the thumb shows how much is in view and where, and is never smaller than 18 px', () => {
  expect(thumbOf(400, 800, 0)).toEqual({ size: 200, top: 0 });
  expect(thumbOf(400, 800, 400)).toEqual({ size: 200, top: 200 });
  expect(thumbOf(400, 100_000, 99_600)).toEqual({ size: 18, top: 382 });
});

test('there is no thumb where everything is in view', () => {
  expect(thumbOf(400, 400, 0)).toBeNull();
  expect(scrolledBy(10, 400, 400)).toBe(0);
});

test('dragging the thumb over its whole track scrolls to the end', () => {
  expect(scrolledBy(200, 400, 800)).toBe(400);
});
