import * as z from 'zod/mini';
import { bodyId, idParams, message, route } from '../route.ts';
import { type Insight, isCustomInsight } from './insights.ts';

export const mostInsightsAtOnce = 5_000;
/** Ids in a request body: positive whole numbers, at least one. */
export const insightIds = (none: string) =>
  z
    .array(bodyId('An insight id must be a positive whole number'), { error: none })
    .check(
      z.minLength(1, { error: none }),
      z.maxLength(mostInsightsAtOnce, { error: `At most ${mostInsightsAtOnce} insights` }),
    );

/**
 * Deletes a document or an insight. Deleting a document also deletes its text, its quotes, and the insights that have
 * no other evidence.
 */
export const deleteInsight = route('DELETE', '/api/insights/:id', {
  action: 'insights.delete',
  summary: 'Delete a document or an insight',
  params: idParams,
  reply: message,
});
export const deleteInsights = route('DELETE', '/api/projects/:id/insights', {
  action: 'insights.delete',
  summary: 'Delete several insights of a project; deletes none if one is missing or is a document',
  params: idParams,
  body: z.object({ ids: insightIds('Please select insights to delete') }),
  reply: message,
});

/** How many insights a document's deletion deletes or shortens. */
export function lossesOf(
  rows: readonly Pick<Insight, 'id' | 'source' | 'fileName' | 'analysis'>[],
  documentId: number,
): { deleted: number; shortened: number } {
  let deleted = 0;
  let shortened = 0;
  for (const row of rows) {
    const quotes = row.analysis.evidence;
    const lost = quotes.filter((q) => q.documentId === documentId).length;
    if (lost === 0) continue;
    if (lost === quotes.length && !isCustomInsight(row)) deleted++;
    else shortened++;
  }
  return { deleted, shortened };
}
