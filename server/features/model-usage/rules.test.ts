import { expect, test } from 'vitest';
import { costOf, limitAhead, monthOf, reachedLimit } from './rules.ts';

test('a month begins and ends in UTC, also in December', () => {
  expect(monthOf('2026-12')).toEqual({ from: new Date('2026-12-01T00:00:00Z'), to: new Date('2027-01-01T00:00:00Z') });
  expect(monthOf(new Date('2026-03-31T23:59:59Z')).to).toEqual(new Date('2026-04-01T00:00:00Z'));
});

test('a cost needs both prices', () => {
  const used = { inputTokens: 2_000_000, outputTokens: 100_000 };
  expect(costOf(used, { inputPrice: 0.5, outputPrice: 10 })).toBe(2);
  expect(costOf(used, { inputPrice: 0, outputPrice: 0 })).toBe(0);
  expect(costOf(used, { inputPrice: 0.5, outputPrice: null })).toBeNull();
});

test('a limit is reached when the next request may pass it, and told in one sentence that says what to do', () => {
  const limits = { maxTokensPerRun: 1_000, maxTokensPerMonth: 50_000 };
  expect(reachedLimit({ run: 900, month: 49_900 }, limits, 100)).toBeNull();
  expect(reachedLimit({ run: 901, month: 0 }, limits, 100)).toMatch(
    /^The limit of 1,000 tokens for one analysis is reached: 901 are used, and the next request may need 100\. .+Settings\.$/,
  );
  expect(reachedLimit({ run: 0, month: 50_000 }, limits)).toContain('50,000 tokens a month');
  expect(reachedLimit({ run: 9e9, month: 9e9 }, { maxTokensPerRun: null, maxTokensPerMonth: null })).toBeNull();
});

test('a limit that may end an analysis early is told before, the one that is nearer', () => {
  const limits = { maxTokensPerRun: 1_000, maxTokensPerMonth: 50_000 };
  const none = { month: 0 };
  expect(limitAhead({ likely: 400, most: 1_000 }, none, limits)).toBeNull();
  expect(limitAhead({ likely: 400, most: 1_001 }, none, limits)).toBe(
    'May end early at the limit of 1,000 tokens for one analysis; what was found is kept.',
  );
  expect(limitAhead({ likely: 1_001, most: 2_000 }, none, limits)).toMatch(/^Likely to end early at the limit/);
  expect(limitAhead({ likely: 400, most: 900 }, { month: 49_200 }, limits)).toContain(
    "May end early at your company's limit of 50,000 tokens a month",
  );
  expect(limitAhead({ likely: 9e9, most: 9e9 }, none, { maxTokensPerRun: null, maxTokensPerMonth: null })).toBeNull();
});
