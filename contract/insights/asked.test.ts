import { expect, test } from 'vitest';
import { askedOf, standsUnderAsked } from './asked.ts';
import type { Insight } from './insights.ts';

type Given = {
  source?: string;
  question?: string;
  said?: string;
  quoteState?: 'unfound';
  stances?: readonly ('for' | 'near')[];
};

function insight({ source = 'a.txt', question, said = '', quoteState, stances = ['for'] }: Given = {}) {
  const evidence = stances.map((stance, i) => ({
    stance,
    asked: { start: 0, end: 9, text: `And the van, no. ${i}?${said}` },
  }));
  return { source, analysis: { question, quoteState, evidence } } as unknown as Pick<Insight, 'source' | 'analysis'>;
}

test('what was asked is that of the first quote that speaks of the claim', () => {
  expect(askedOf(insight({ stances: ['near', 'for'] }))).toBe('And the van, no. 1?');
  expect(askedOf(insight({ stances: [] }))).toBeNull();
});

test('an insight that people wrote, or whose quote they typed, answers nothing', () => {
  expect(askedOf(insight({ source: 'custom' }))).toBeNull();
  expect(askedOf(insight({ quoteState: 'unfound' }))).toBeNull();
});

test('an insight answers what was asked whatever the case and the marks', () => {
  expect(standsUnderAsked(insight({ question: 'and the Van no 0' }))).toBe(true);
  expect(standsUnderAsked(insight({ question: 'and the Van no 0', said: ' – It is old.' }))).toBe(true);
  expect(standsUnderAsked(insight({ question: 'How do you sell?' }))).toBe(false);
  expect(standsUnderAsked(insight({ source: 'custom', question: 'and the Van no 0' }))).toBe(false);
});
