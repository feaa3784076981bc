import { expect, test } from 'vitest';
import { topicColors } from '../projects/topics.ts';
import { analysisStatuses } from './analysis.ts';
import { progressValues } from './progress-values.ts';

test('an analysis goes through the statuses of the specification, with its bar at 20, 40, 70 and 100, and 0 otherwise', () => {
  expect(analysisStatuses.map((status) => [status, progressValues[status]])).toEqual([
    ['initializing', 20],
    ['preprocessing', 40],
    ['generating_insights', 70],
    ['completed', 100],
    ['error', 0],
  ]);
});

test('topics are offered in the eight colours of the specification, the first of them a blue', () => {
  expect(topicColors.join(' ')).toBe('#3B82F6 #10B981 #F59E0B #EF4444 #8B5CF6 #EC4899 #06B6D4 #F97316');
});
