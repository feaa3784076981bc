import { expect, test } from 'vitest';
import type { Analysis } from '#contract/insights/insights.ts';
import { buildInsight } from '../testing.ts';
import { insightText } from './insight-text.ts';

const quote = (text: string, speaker: string | null, stance: 'for' | 'against' | 'near' = 'for') => ({
  ...{ documentId: 4, fileName: 'ben.vtt', start: 0, end: text.length, place: '00:01:20' },
  quote: text,
  speaker,
  stance,
});
const insight = (analysis: Partial<Analysis>) =>
  buildInsight({
    fileName: 'ben.vtt',
    topics: [{ id: 1, name: 'Weather', color: '#3B82F6' }],
    analysis: { keywords: ['rain'], ...analysis },
  });

test('the copied text has everything of the card, the quotes with their sources, and what speaks against it apart, without what only comes near', () => {
  const text = insightText(
    insight({
      emoji: '🌧️',
      businessImpact: 'Bake less on wet days.',
      evidence: [
        quote('All the bread stays.', 'Ben'),
        quote('The rain is loud.', null),
        quote('We sell more.', 'Mia', 'against'),
        quote('The oven is old.', 'Dev', 'near'),
      ],
      sources: [{ documentId: 4, fileName: 'ben.vtt', relevance: 1 }],
      strength: {
        people: 1,
        peopleInAll: 3,
        documents: 1,
        documentsInAll: 1,
        against: { people: 1, documents: 1 },
      },
    }),
    '📊',
  );
  expect(text).toBe(`🌧️ Rain empties the shop

Nobody walks in the rain.

Supporting Quote
“All the bread stays.”
(Ben, ben.vtt, 00:01:20)

More quotes
“The rain is loud.”
(ben.vtt, 00:01:20)

Contradicting quotes
“We sell more.”
(Mia, ben.vtt, 00:01:20)

Why it Matters
Bake less on wet days.

Evidence
1 of 3 people, 1 document; 1 against
ben.vtt

Tags
Weather, rain`);
});

test('an unfound quote says so, and what is missing leaves no heading', () => {
  const text = insightText(
    insight({
      supportingQuote: 'It always rains.',
      quoteState: 'unfound',
      evidence: [quote('Only on Mondays.', 'Mia')],
    }),
    '📊',
  );
  expect(text).toBe(`📊 Rain empties the shop

Nobody walks in the rain.

Supporting Quote
“It always rains.”
(Not found in the documents)

More quotes
“Only on Mondays.”
(Mia, ben.vtt, 00:01:20)

Tags
Weather, rain`);
});

test('what was asked is above the title', () => {
  const asked = { start: 0, end: 9, text: 'And when it rains?' };
  const answered = insight({ evidence: [{ ...quote('All the bread stays.', 'Ben'), asked }] });
  expect(insightText(answered, '📊')).toMatch(/^Context: And when it rains\?\n📊 Rain empties the shop\n\n/);
});
