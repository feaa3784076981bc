import { describe, expect, test } from 'vitest';
import type { StoredAnalysis } from '../../db/schema.ts';
import { toValued } from './rules.ts';

const analysis: StoredAnalysis = {
  ...{ title: 'Nobody answers', summary: 'Words.', supportingQuote: 'It rings and rings', sentiment: 0, themes: [] },
  ...{ keywords: ['telephone', 'evening'], businessImpact: '', suggestedTopics: [], sources: [] },
};
const quote = (documentId: number, leads = false) => ({ documentId, start: 0, end: 9, leads });

describe('an insight that people edited, tagged or wrote', () => {
  test('is told to the engine by its title, each of its tags and its quote', () => {
    const { words } = toValued({ ordinal: 0, analysis, quotes: [] });
    expect(words).toEqual(['Nobody answers', 'telephone', 'evening', 'It rings and rings']);
  });

  test('stands on the quote that a run knows it by, else on its first', () => {
    const leads = (quotes: ReturnType<typeof quote>[]) =>
      toValued({ ordinal: 0, analysis, quotes }).quotes.map((q) => q.leads);
    expect(leads([quote(1), quote(2, true)])).toEqual([false, true]);
    expect(leads([quote(1), quote(2)])).toEqual([true, false]);
  });

  test('was written by a person where no run found it', () => {
    const isWritten = (ordinal: number | null) => toValued({ ordinal, analysis, quotes: [] }).isWritten;
    expect([isWritten(null), isWritten(0)]).toEqual([true, false]);
  });
});
