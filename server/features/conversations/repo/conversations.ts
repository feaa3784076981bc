import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { CompanyScope, ProjectScope } from '../../../access/scope.ts';
import type { Db, Tx } from '../../../db/client.ts';
import {
  type ConversationRow,
  type ConversationScope,
  isConversation,
  type Kind,
  type NewConversation,
  tables,
} from './tables.ts';

/** The conversations of a project, or of one of its insights, the most recently used first. */
export async function listConversations<K extends Kind>(
  db: Db,
  kind: K,
  { companyId, projectId, insightId }: ProjectScope & { insightId?: number },
): Promise<ConversationRow<K>[]> {
  const { conversations: c } = tables[kind];
  const rows = await db
    .select()
    .from(tables[kind].conversations)
    .where(
      and(
        eq(c.companyId, companyId),
        eq(c.projectId, projectId),
        insightId === undefined ? undefined : eq(c.insightId, insightId),
      ),
    )
    .orderBy(desc(c.updatedAt), desc(c.id));
  return rows as ConversationRow<K>[];
}

export async function readConversation<K extends Kind>(
  db: Db,
  kind: K,
  scope: ConversationScope,
): Promise<ConversationRow<K> | undefined> {
  const [row] = await db.select().from(tables[kind].conversations).where(isConversation(kind, scope));
  return row as ConversationRow<K> | undefined;
}

/** Starts a conversation, or returns the one that the user has started under this id. */
export async function insertConversation<K extends Kind>(
  tx: Tx,
  kind: K,
  { companyId, projectId, userId }: ProjectScope,
  fields: NewConversation<K>,
): Promise<ConversationRow<K> | undefined> {
  const { conversations: c } = tables[kind];
  const once = [c.projectId, c.userId, c.clientConversationId];
  const [row] = await tx
    .insert(c)
    .values({ ...(fields as NewConversation<'insight'>), companyId, projectId, userId })
    .onConflictDoNothing({ target: once })
    .returning();
  if (row || fields.clientConversationId === undefined) return row as ConversationRow<K> | undefined;
  const [known] = await tx
    .select()
    .from(c)
    .where(
      and(
        eq(c.companyId, companyId),
        eq(c.projectId, projectId),
        eq(c.userId, userId),
        eq(c.clientConversationId, fields.clientConversationId),
      ),
    );
  return known as ConversationRow<K> | undefined;
}

/** Locks the conversation until the transaction ends; false if it does not exist. */
export async function lockConversation(tx: Tx, kind: Kind, scope: ConversationScope): Promise<boolean> {
  const { conversations } = tables[kind];
  const rows = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(isConversation(kind, scope))
    .for('update');
  return rows.length > 0;
}

export async function readTitle(db: Db, kind: Kind, scope: ConversationScope): Promise<string | undefined> {
  const { conversations } = tables[kind];
  const [row] = await db.select({ title: conversations.title }).from(conversations).where(isConversation(kind, scope));
  return row?.title;
}

export async function deleteConversation(tx: Tx, kind: Kind, scope: ConversationScope): Promise<void> {
  await tx.delete(tables[kind].conversations).where(isConversation(kind, scope));
}

/** The conversation was just used. */
export async function touchConversation(tx: Tx, kind: Kind, scope: ConversationScope): Promise<void> {
  await tx.update(tables[kind].conversations).set({ updatedAt: sql`now()` }).where(isConversation(kind, scope));
}

export type RecentRow = {
  id: number;
  kind: Kind;
  projectId: number;
  insightId: number | null;
  title: string;
  updatedAt: Date;
};

/** The conversations of these projects, the most recently used first. */
export async function listRecent(
  db: Db,
  { companyId }: CompanyScope,
  projectIds: readonly number[],
  most: number,
): Promise<RecentRow[]> {
  if (projectIds.length === 0) return [];
  const rows = await Promise.all(
    (['insight', 'people'] as const).map((kind) => {
      const { conversations: c } = tables[kind];
      return db
        .select({
          ...{ id: c.id, projectId: c.projectId, title: c.title, updatedAt: c.updatedAt },
          kind: sql<Kind>`${kind}::text`,
          insightId: kind === 'insight' ? sql<number | null>`${c.insightId}` : sql<null>`null`,
        })
        .from(c)
        .where(and(eq(c.companyId, companyId), inArray(c.projectId, [...projectIds])))
        .orderBy(desc(c.updatedAt), desc(c.id))
        .limit(most);
    }),
  );
  return rows
    .flat()
    .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
    .slice(0, most);
}
