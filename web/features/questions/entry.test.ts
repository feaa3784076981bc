import { expect, test } from 'vitest';
import { entryOf } from './entry.ts';

const listed = ['Why do buyers leave?', 'Who asks first?'].map((text) => ({ text, isAnalyzed: false, isSaved: true }));

test('an added question is trimmed and must hold something', () => {
  expect(entryOf('  What is read on a phone? ', [])).toEqual({ text: 'What is read on a phone?', place: null });
  expect(entryOf('   ', [])).toBeNull();
});

test('a question that is listed already, in whatever case or spacing, is recognised with its place', () => {
  expect(entryOf('who ASKS\u00a0 first?', listed)?.place).toBe(2);
});
