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

/** Each insight's figures, from which badges are given. `closeness` is how near it is to the brief, 0 to 1. */
export type BadgeFigures = { support: Support; feelings: readonly number[]; closeness: number };

/**
 * One badge at most, by numbers alone: widely applicable when at least half of the people and three of them say it;
 * high emotion when two quotes, and half of them, are strongly felt in one direction; important for the brief when it is in the nearest quarter to it.
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
    return closeness > 0 && closeness >= minCloseness ? 'IMPORTANT_FOR_BRIEF' : undefined;
  });
}

function isStronglyFelt(feelings: readonly number[]): boolean {
  const strong = (sign: number) => feelings.filter((f) => sign * f >= minStrongFeeling).length;
  return [1, -1].some(
    (sign) =>
      strong(sign) >= minStrongQuotes && strong(sign) >= feelings.length * minStrongShare && strong(-sign) === 0,
  );
}
