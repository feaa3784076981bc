import { can } from '#contract/roles.ts';
import type { CompanyScope, ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { StoredCitation } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { documentsAmong } from '../documents/service.ts';
import { lockProject, projectIdsWithChats } from '../projects/service.ts';
import { moveToTrash } from '../trash/service.ts';
import {
  deleteConversation as deleteRow,
  listRecent,
  lockConversation,
  touchConversation,
} from './repo/conversations.ts';
import { insertPosted, listMessages } from './repo/messages.ts';
import { repliesOfPeople } from './repo/people-replies.ts';
import { repliesCiting, rewriteReply } from './repo/replies.ts';
import { markStopping } from './repo/stopping.ts';
import type { ContentOf, ConversationRow, ConversationScope, Kind, MessageRow, ReplyOf } from './repo/tables.ts';
import {
  documentsOf,
  type Keep,
  passagesOf,
  type Reader,
  withoutDocuments,
  withoutPeople,
  withPassages,
} from './rules.ts';

export { askEngine, askProjectEngine } from './ask-engine.ts';
export { answerOnce, readEarlier } from './exchange.ts';
export { phrasesOf } from './phrases.ts';
export { insertConversation, listConversations, readConversation, readTitle } from './repo/conversations.ts';
export {
  noReply,
  plainReply,
  shownCitation,
  shownReply,
  shownSentence,
  textOf,
  toStored,
  toStoredCitation,
} from './rules.ts';
export { lockReply, type ReplyRef, type SavableReply } from './saving.ts';
export type { Writing } from './write-reply.ts';
export type { ConversationRow, ConversationScope, Keep, Kind, MessageRow, Reader, ReplyOf };

/** Stores a message as it was posted. */
export function postMessage<K extends Kind>(
  { db }: Pick<Deps, 'db'>,
  kind: K,
  scope: ConversationScope,
  message: { role: 'user' | 'assistant'; content: ContentOf<K> },
): Promise<MessageRow<K>> {
  return db.transaction(async (tx) => {
    if (!(await lockConversation(tx, kind, scope))) throw notFound();
    const row = await insertPosted(tx, kind, scope, message);
    await touchConversation(tx, kind, scope);
    return row;
  });
}

/** Stops a reply that is being written, on whichever server; once it is stored there is nothing to stop. */
export const stopReply = (
  { db }: Pick<Deps, 'db'>,
  kind: Kind,
  scope: ConversationScope,
  clientMessageId: string,
): Promise<void> => markStopping(db, kind, scope, clientMessageId);

export const messagesOf = <K extends Kind>(
  { db }: Pick<Deps, 'db'>,
  kind: K,
  scope: ConversationScope,
): Promise<MessageRow<K>[]> => listMessages(db, kind, scope);

/** What the caller may see of the passages in these replies. */
export async function readerOf<K extends Kind>(
  { db }: Pick<Deps, 'db'>,
  scope: ProjectScope,
  replies: readonly ReplyOf<K>[],
): Promise<Reader> {
  const ids = [...new Set(replies.flatMap(documentsOf))];
  const documents = ids.length > 0 ? await documentsAmong(db, scope, ids) : [];
  return {
    fileNames: new Map(documents.map((d) => [d.id, d.fileName])),
    mayOpen: can(scope.role, 'documents.read') === 'allowed',
  };
}

/** The same for a reply that grows: each of its documents is looked up once. */
export function readerOfParts<K extends Kind>(deps: Pick<Deps, 'db'>, scope: ProjectScope) {
  let reader: Reader | undefined;
  return async (soFar: ReplyOf<K>): Promise<Reader> => {
    const isKnown = reader && documentsOf(soFar).every((id) => reader?.fileNames.has(id));
    if (!reader || !isKnown) reader = await readerOf(deps, scope, [soFar]);
    return reader;
  };
}

/** It stays in the trash for a while. */
export function deleteConversation({ db }: Pick<Deps, 'db'>, kind: Kind, scope: ConversationScope): Promise<void> {
  return db.transaction(async (tx) => {
    await lockProject(tx, scope);
    await moveToTrash(tx, scope, `${kind}-conversation`, [scope.conversationId]);
    await deleteRow(tx, kind, scope);
  });
}

const mostRecent = 1_000;

export async function listRecentConversations({ db }: Pick<Deps, 'db'>, scope: CompanyScope) {
  const rows = await listRecent(db, scope, await projectIdsWithChats({ db }, scope), mostRecent);
  return rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() }));
}

/** A person who opens a list of conversations may be about to ask. */
export function expectMessages({ engine }: Pick<Deps, 'engine'>, { role }: ProjectScope): void {
  if (can(role, 'people.chat') === 'allowed') engine.expectChats();
}

/** Who started a conversation may delete it, and so may admins. */
const mayDelete = ({ role, userId }: ProjectScope, authorId: number): boolean =>
  can(role, 'conversations.delete', null, authorId === userId) === 'allowed';

/** What all conversations have, as callers see it. */
export const shownConversation = (scope: ProjectScope, row: ConversationRow<Kind>) => ({
  id: row.id,
  projectId: row.projectId,
  title: row.title,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  mayDelete: mayDelete(scope, row.userId),
});

type Place = { documentId: number; start: number; end: number };

/** The passage at this place, if a stored reply of the project cites it. */
export async function citedPassage(
  tx: Tx,
  scope: ProjectScope,
  place: Place,
): Promise<NonNullable<StoredCitation> | undefined> {
  const isThere = (c: StoredCitation) =>
    c?.documentId === place.documentId && c.start === place.start && c.end === place.end;
  for (const kind of ['insight', 'people'] as const) {
    for (const { reply } of await repliesCiting(tx, kind, scope, place.documentId)) {
      const passage = passagesOf(reply).find(isThere);
      if (passage) return passage;
    }
  }
  return undefined;
}

/**
 * Called when a document is deleted: removes its passages from all replies of the project, and every sentence that rested on
 * them, so that none of its words are kept.
 */
export async function forgetDocumentInReplies(tx: Tx, scope: ProjectScope, documentId: number): Promise<void> {
  const gone = new Set([documentId]);
  for (const kind of ['insight', 'people'] as const) {
    for (const { id, reply } of await repliesCiting(tx, kind, scope, documentId)) {
      await rewriteReply(tx, kind, scope, { id, reply: withoutDocuments(reply, gone) });
    }
  }
}

/**
 * Called when documents are redacted: their passages move to where their words are now, or go with the sentences that rest on them. Of
 * people who are erased nothing is left.
 */
export async function redactReplies(
  tx: Tx,
  scope: ProjectScope,
  { documentIds, keep, personIds }: { documentIds: readonly number[]; keep: Keep; personIds: readonly number[] },
): Promise<void> {
  const gone = new Set(personIds);
  for (const kind of ['insight', 'people'] as const) {
    const replies = new Map<number, ReplyOf<typeof kind>>();
    for (const id of documentIds)
      for (const row of await repliesCiting(tx, kind, scope, id)) replies.set(row.id, row.reply);
    if (kind === 'people')
      for (const row of await repliesOfPeople(tx, scope, personIds)) replies.set(row.id, row.reply);
    for (const [id, reply] of replies) {
      const moved = withPassages('responses' in reply ? withoutPeople(reply, gone) : reply, keep);
      await rewriteReply(tx, kind, scope, { id, reply: moved });
    }
  }
}

/** The conversations of a kind in which a reply loses a passage when documents are redacted. */
export async function conversationsLosingPassages(
  db: Db | Tx,
  scope: ProjectScope,
  kind: Kind,
  { documentIds, keep }: { documentIds: readonly number[]; keep: Keep },
): Promise<number[]> {
  const found = new Set<number>();
  for (const documentId of documentIds)
    for (const { conversationId, reply } of await repliesCiting(db, kind, scope, documentId))
      if (passagesOf(reply).some((passage) => passage && !keep(passage))) found.add(conversationId);
  return [...found];
}
