import { listInsights, listRecentInsights } from '#contract/insights/insights.ts';
import { reading } from '../../lib/api.ts';

export const recentInsightsQuery = reading(listRecentInsights, {});
/** Documents and insights together, newest first; the rules of contract/insights/insights.ts distinguish them. */
export const projectInsightsQuery = (id: number) => reading(listInsights, { params: { id } });
