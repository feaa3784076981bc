import { expect, test } from 'vitest';
import { createInsightOfProject, updateInsight } from '#contract/insights/custom-insights.ts';
import { emptyDraft, faultsOf, isSame } from './insight-draft.ts';

test('each field says what is wrong with it, whichever call refuses it', () => {
  const long = 'x'.repeat(500);
  const made = createInsightOfProject.body.safeParse({ title: ' ', content: 'Something', tags: [long] });
  expect(faultsOf(made)).toEqual({ title: 'Title is required', tags: 'A tag must be at most 100 characters' });
  const edited = updateInsight.body.safeParse({
    title: 'A title',
    analysis: { summary: '', keywords: [long], supportingQuote: 'x'.repeat(10_001) },
  });
  expect(faultsOf(edited)).toEqual({
    content: 'Content is required',
    tags: 'A tag must be at most 100 characters',
    quote: 'The quote must be at most 10,000 characters',
  });
  expect(faultsOf(createInsightOfProject.body.safeParse({ title: 'A', content: 'B' }))).toEqual({});
});

test('a draft has changed when anything in it has, its sources too', () => {
  expect(isSame(emptyDraft, { ...emptyDraft, sources: new Set() })).toBe(true);
  expect(isSame(emptyDraft, { ...emptyDraft, sources: new Set([4]) })).toBe(false);
  expect(isSame(emptyDraft, { ...emptyDraft, tags: ['night'] })).toBe(false);
});
