import { expect, test } from 'vitest';
import { isAnswererLabel, isAskerLabel } from './role-labels.ts';

test.each(['interviewer', 'interviewer 2', 'interviewer2', 'interviewer2 2'])('“%s” asks', (label) => {
  expect(isAskerLabel(label, 'english')).toBe(true);
  expect(isAnswererLabel(label, 'english')).toBe(false);
});

test.each(['mara', 'mara 2', 'interview partner 2 b c'])('“%s” is no label of one who asks', (label) => {
  expect(isAskerLabel(label, 'english')).toBe(false);
});

test.each(['spanish', 'portuguese', 'english', 'german'] as const)(
  '“P1” answers in %s, where “P” may ask',
  (language) => {
    expect(isAskerLabel('p1', language)).toBe(false);
    expect(isAnswererLabel('p1', language)).toBe(true);
  },
);

test('“P” asks in Spanish, for “pregunta”', () => {
  expect(isAskerLabel('p', 'spanish')).toBe(true);
});
