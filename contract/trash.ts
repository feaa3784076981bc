import * as z from 'zod/mini';
import type { Action } from './roles.ts';
import { route } from './route.ts';
import { bodyId, idParams, message, moment } from './schemas.ts';

/** Deleted insights, research questions, topics and conversations, which can be restored for thirty days. */

export const trashDays = 30;
export const trashKinds = ['insight', 'question', 'topic', 'insight-conversation', 'people-conversation'] as const;
export type TrashKind = (typeof trashKinds)[number];

/** The right to delete an object includes the right to restore it. */
export const trashActions = {
  insight: 'insights.delete',
  question: 'questions.delete',
  topic: 'topics.delete',
  'insight-conversation': 'conversations.delete',
  'people-conversation': 'conversations.delete',
} as const satisfies Record<TrashKind, Action>;

const trashItem = z.object({
  kind: z.enum(trashKinds),
  /** The id that the object had, and gets again. */
  id: z.int(),
  title: z.string(),
  deletedAt: moment,
  /** The name of who deleted it: for admins, who may list users, and for themselves. Null for others and once the account is deleted. */
  deletedBy: z.nullable(z.string()),
  /** Until when it can be restored. */
  expiresAt: moment,
  /** Whether the caller may restore it and delete it for good. */
  mayRestore: z.boolean(),
});
export type TrashItem = z.infer<typeof trashItem>;
export type TrashRef = Pick<TrashItem, 'kind' | 'id'>;

export const listTrash = route('GET', '/api/projects/:id/trash', {
  action: 'trash.manage',
  summary: "List a project's trash, the latest deletion first",
  params: idParams,
  reply: z.array(trashItem),
});

/** `restored` is false for what is there already, because another tab or person restored it. */
const restoreReply = z.object({ message: z.string(), restored: z.boolean() });
const restoreRoute = <const K extends TrashKind>(kind: K, name: string) =>
  route('POST', `/api/trash/${kind}/:id/restore`, {
    action: trashActions[kind],
    summary: `Restore ${name} from the trash, with everything that was deleted with it`,
    params: idParams,
    reply: restoreReply,
  });
export const restoreInsight = restoreRoute('insight', 'an insight');
export const restoreQuestion = restoreRoute('question', 'a research question');
export const restoreTopic = restoreRoute('topic', 'a topic');
export const restoreInsightConversation = restoreRoute('insight-conversation', 'a conversation about an insight');
export const restorePeopleConversation = restoreRoute('people-conversation', 'a conversation with people');

export const restoreRoutes = {
  insight: restoreInsight,
  question: restoreQuestion,
  topic: restoreTopic,
  'insight-conversation': restoreInsightConversation,
  'people-conversation': restorePeopleConversation,
};

export const mostRestoredAtOnce = 5_000;
export const restoreSeveral = route('POST', '/api/projects/:id/trash/restore', {
  action: 'trash.manage',
  summary: 'Restore several objects of a project; says how many could not be restored, and why',
  params: idParams,
  body: z.object({
    items: z
      .array(z.object({ kind: z.enum(trashKinds), id: bodyId('An id must be a positive whole number') }))
      .check(
        z.minLength(1, { error: 'Please select what to restore' }),
        z.maxLength(mostRestoredAtOnce, { error: `At most ${mostRestoredAtOnce} objects can be restored at once` }),
      ),
  }),
  reply: z.object({
    message: z.string(),
    restored: z.int(),
    failed: z.int(),
    /** Why some could not be restored, each reason once. */
    reasons: z.array(z.string()),
  }),
});

const purgeRoute = <const K extends TrashKind>(kind: K, name: string) =>
  route('DELETE', `/api/trash/${kind}/:id`, {
    action: trashActions[kind],
    summary: `Delete ${name} in the trash for good`,
    params: idParams,
    reply: message,
  });
export const purgeInsight = purgeRoute('insight', 'an insight');
export const purgeQuestion = purgeRoute('question', 'a research question');
export const purgeTopic = purgeRoute('topic', 'a topic');
export const purgeInsightConversation = purgeRoute('insight-conversation', 'a conversation about an insight');
export const purgePeopleConversation = purgeRoute('people-conversation', 'a conversation with people');

export const emptyTrash = route('DELETE', '/api/projects/:id/trash', {
  action: 'trash.manage',
  summary: "Delete for good what the caller may delete of a project's trash",
  params: idParams,
  reply: z.object({ message: z.string(), deleted: z.int() }),
});
