import { expect, test } from 'vitest';
import { msUntilReveal, shownQuestions } from './rules.ts';

const stored = [
  { id: 1, question: 'Why do buyers leave?', source: 'document_analysis', isAnalyzed: true },
  { id: 2, question: 'Who asks first?', source: 'document_analysis', isAnalyzed: false },
];
const settled = { unsaved: [], undeleted: [] };

test('stored questions come first, those not stored yet follow, and none is shown twice', () => {
  const unsaved = ['who asks  FIRST?', 'What is read on a phone?'];
  expect(shownQuestions(stored, { ...settled, unsaved })).toEqual([
    { text: 'Why do buyers leave?', isAnalyzed: true, isSaved: true },
    { text: 'Who asks first?', isAnalyzed: false, isSaved: true },
    { text: 'What is read on a phone?', isAnalyzed: false, isSaved: false },
  ]);
});

test('a question that was deleted here stays out of view, also while the server still has it', () => {
  const shown = shownQuestions(stored, { unsaved: [], undeleted: ['Why do buyers leave?'] });
  expect(shown.map(({ text }) => text)).toEqual(['Who asks first?']);
});

test('generated questions wait fifteen seconds after a start, and not at all in a restored session', () => {
  expect(msUntilReveal(1_000, 1_000)).toBe(15_000);
  expect(msUntilReveal(1_000, 12_000)).toBe(4_000);
  expect(msUntilReveal(1_000, 60_000)).toBe(0);
  expect(msUntilReveal(null, 1_000)).toBe(0);
});
