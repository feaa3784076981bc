import { expect, test } from 'vitest';
import { outsideNotes } from './role-notes.ts';

test('a note on the one who speaks is left out of what they say', () => {
  expect(outsideNotes('(The participant selects new inputs) Oh, there are no events now.', 'english')).toBe(
    'Oh, there are no events now.',
  );
});

test('other brackets may be their words', () => {
  const said = 'We bake twice (at three and at nine) on Saturdays.';
  expect(outsideNotes(said, 'english')).toBe(said);
});
