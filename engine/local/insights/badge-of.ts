import type { Badge } from '#contract/insights/insights.ts';
import type { Support } from '../../evidence/count-support.ts';
import {
  closestShare,
  minPeople,
  minPeopleShare,
  minStrongFeeling,
  minStrongQuotes,
  minStrongShare,
} from '../tuning/insights.ts';

/**
 * What decides an insight's badge: its support, the sentiment of each quote (-1 to 1), and `closeness`, the idf-weighted
 * share of the brief's terms in its quotes (0 to 1).
 */
export type BadgeFigures = { support: Support; feelings: readonly number[]; closeness: number };

/**
 * At most one badge per insight, in this order. Widely applicable: at least three people, who are at least half of all, say it.
 * High emotion: at least two quotes, half of all, have strong sentiment of one sign and none of the other. Important for the
 * brief: it is in the quarter of the insights closest to the brief.
 */
export function badgesOf(insights: readonly BadgeFigures[]): (Badge | undefined)[] {
  const closest = insights
    .map((i) => i.closeness)
    .filter((c) => c > 0)
    .sort((a, b) => b - a);
  const minCloseness = closest[Math.max(0, Math.ceil(insights.length * closestShare) - 1)] ?? Number.POSITIVE_INFINITY;
  return insights.map(({ support, feelings, closeness }) => {
    if (support.people >= minPeople && support.people >= support.peopleInAll * minPeopleShare)
      return 'WIDELY_APPLICABLE';
    if (isStronglyFelt(feelings)) return 'HIGH_EMOTION';
    return closeness >= minCloseness ? 'IMPORTANT_FOR_BRIEF' : undefined;
  });
}

function isStronglyFelt(feelings: readonly number[]): boolean {
  const strong = (sign: number) => feelings.filter((f) => sign * f >= minStrongFeeling).length;
  return [1, -1].some(
    (sign) =>
      strong(sign) >= minStrongQuotes && strong(sign) >= feelings.length * minStrongShare && strong(-sign) === 0,
  );
}
