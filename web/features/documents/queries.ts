import { listInsights } from '#contract/insights.ts';
import { pathOf } from '../../lib/api.ts';

/** Documents come with the project's insights; this is the key of that one list. */
export const projectInsightsKey = (id: number) => [pathOf(listInsights, { params: { id } })];
