import * as z from 'zod/mini';
import { route } from '../route.ts';
import { bodyId, idParams, message } from '../schemas.ts';

export const mostInsightsAtOnce = 5_000;
/** Ids in a request body: positive whole numbers, at least one. */
export const insightIds = (none: string) =>
  z
    .array(bodyId('An insight id must be a positive whole number'), { error: none })
    .check(
      z.minLength(1, { error: none }),
      z.maxLength(mostInsightsAtOnce, { error: `At most ${mostInsightsAtOnce} insights` }),
    );

export const wrongWritten =
  'Name the texts as in the list of dependents, separated by commas, such as insight-12,question-3';
/** What the deletion of a document does to what depends on it. For an insight it has no effect. */
const removalChoice = z.object({
  /** What becomes of insights and people that cite other documents, too. Rebuilt unless it says otherwise. */
  dependents: z.optional(z.enum(['rebuild', 'remove'], { error: 'Please choose rebuild or remove' })),
  /** The texts people wrote that shall go as well, such as `insight-12,question-3`. */
  written: z.optional(z.string().check(z.maxLength(10_000, { error: wrongWritten }))),
});
export type RemovalChoice = z.infer<typeof removalChoice>;

/**
 * Deletes a document or an insight. With a document go its text, its quotes, and the insights that have no other evidence; what
 * else depends on it is rebuilt from what is left, or deleted.
 */
export const deleteInsight = route('DELETE', '/api/insights/:id', {
  action: 'insights.delete',
  summary: 'Delete a document or an insight',
  params: idParams,
  query: removalChoice,
  reply: message,
});
export const deleteInsights = route('DELETE', '/api/projects/:id/insights', {
  action: 'insights.delete',
  summary: 'Delete several insights of a project; deletes none if one is missing or is a document',
  params: idParams,
  body: z.object({ ids: insightIds('Please select insights to delete') }),
  reply: message,
});
