import { expect, test } from 'vitest';
import { addable, msUntilReveal, shownQuestions } from './rules.ts';

const stored = [
  { id: 1, question: 'Why do buyers leave?', source: 'document_analysis', isAnalyzed: true },
  { id: 2, question: 'Who asks first?', source: 'document_analysis', isAnalyzed: false },
];

test('stored questions stand first, own ones follow, and none is shown twice', () => {
  expect(shownQuestions(stored, ['Who asks first?', 'What is read on a phone?'])).toEqual([
    { text: 'Why do buyers leave?', isAnalyzed: true },
    { text: 'Who asks first?', isAnalyzed: false },
    { text: 'What is read on a phone?', isAnalyzed: false },
  ]);
});

test('an added question is trimmed and must hold something', () => {
  expect(addable('  What is read on a phone? ', [])).toBe('What is read on a phone?');
  expect(addable('   ', [])).toBeNull();
});

test('a question that is listed already is not added', () => {
  expect(addable('Who asks first?', shownQuestions(stored, []))).toBeNull();
});

test('generated questions wait fifteen seconds after a start, and not at all in a restored session', () => {
  expect(msUntilReveal(1_000, 1_000)).toBe(15_000);
  expect(msUntilReveal(1_000, 12_000)).toBe(4_000);
  expect(msUntilReveal(1_000, 60_000)).toBe(0);
  expect(msUntilReveal(null, 1_000)).toBe(0);
});
