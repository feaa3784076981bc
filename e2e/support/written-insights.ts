import type { Insight } from '../../contract/insights/insights.ts';
import type { Api } from './api.ts';

export const interview = `Anna: We close the shop at six and count what is left.
Anna: When it rains nobody walks past our window.
Ben: On market days I sell out before nine.
Ben: My nephew says the rain never bothered him at all.`;

type Words = { title: string; content?: string; tags?: string[]; quote?: string; emoji?: string; relevance?: string };

/** A project with one interview and insights that people wrote, in no need of an analysis. */
export async function projectWithInsights(
  api: Api,
  fields: { name: string; [field: string]: unknown },
  words: Words[],
) {
  const { id } = await api.post<{ id: number }>('/api/projects', fields);
  await api.upload(id, 'harbour-shop.txt', interview);
  const insights: Insight[] = [];
  for (const one of words) {
    const body = { content: `${one.title}, as several people told us.`, ...one };
    insights.push(await api.post<Insight>(`/api/projects/${id}/insights/custom`, body));
  }
  return { id, insights };
}
