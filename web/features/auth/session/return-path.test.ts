import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test('a visitor comes back to the page, the question and the place that were wanted', () => {
  expect(returnPath({ from: '/documents/7?start=3&end=9#top' })).toBe('/documents/7?start=3&end=9#top');
});

test.each([null, undefined, 'text', {}, { from: 7 }, { from: '' }, { from: 'insights' }])(
  'without a page that was wanted the dashboard opens: %j',
  (state) => {
    expect(returnPath(state)).toBe('/');
  },
);

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '/auth',
  '/auth?next=/auth',
])('nothing leads away or round in a circle: %s', (from) => {
  expect(returnPath({ from })).toBe('/');
});
