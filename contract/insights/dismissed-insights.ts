import * as z from 'zod/mini';
import { route } from '../route.ts';
import { id, idParams, message, moment } from '../schemas.ts';
import { evidence } from './insights.ts';

/** Generated insights that people deleted, and that no later analysis may bring back unasked. */

const dismissedInsight = z.object({
  /** The id that the insight had. */
  id: z.int(),
  dismissedAt: moment,
  /** The name of who deleted it: for admins, who may list users, and for themselves. Null for others and once the account is deleted. */
  dismissedBy: z.nullable(z.string()),
  /** What it rested on, the lead quote first; at least one. Only offsets are stored: the words are cut from the documents now. */
  quotes: z.array(z.omit(evidence, { speaker: true })),
});
export type DismissedInsight = z.infer<typeof dismissedInsight>;

export const listDismissed = route('GET', '/api/projects/:id/insights/dismissed', {
  action: 'dismissed.list',
  summary: 'List the dismissed insights of a project, newest first, with the quotes that they rested on',
  params: idParams,
  reply: z.array(dismissedInsight),
});
export const countDismissed = route('GET', '/api/projects/:id/insights/dismissed/count', {
  action: 'dismissed.list',
  summary: 'Count the dismissed insights of a project',
  params: idParams,
  reply: z.object({ count: z.int() }),
});
export const allowDismissed = route('DELETE', '/api/projects/:id/insights/dismissed/:insightId', {
  action: 'dismissed.allow',
  summary: 'Allow a dismissed insight again: the next analysis may find it',
  params: z.object({ id, insightId: id }),
  reply: message,
});
