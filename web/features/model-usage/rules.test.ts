import { expect, test } from 'vitest';
import { formatCost, formatSeconds, recentMonths, stageLabel } from './rules.ts';

test('the months that can be chosen go back a year, across its start', () => {
  const months = recentMonths(new Date('2026-02-28T23:30:00Z'));
  expect(months.slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12']);
  expect(months.at(-1)).toBe('2025-03');
});

test('small costs are not rounded to nothing', () => {
  expect([null, 0, 0.00001, 0.0042, 1.5].map(formatCost)).toEqual(['–', '$0.00', '< $0.0001', '$0.0042', '$1.50']);
});

test('a step without a name is shown as it is', () => {
  expect([stageLabel('notes'), stageLabel('newer-step')]).toEqual(['Reading documents', 'newer-step']);
  expect([formatSeconds(840), formatSeconds(12_340)]).toEqual(['840 ms', '12.3 s']);
});
