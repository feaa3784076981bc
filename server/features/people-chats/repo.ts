import { and, desc, eq } from 'drizzle-orm';
import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { peopleChatConversations, type StoredSelection } from '../../db/schema.ts';

export type ConversationRow = {
  id: number;
  projectId: number;
  userId: number;
  title: string;
  selectedPeople: StoredSelection[];
  contextDocuments: number[] | null;
  createdAt: Date;
  updatedAt: Date;
};

const columns = {
  id: peopleChatConversations.id,
  projectId: peopleChatConversations.projectId,
  userId: peopleChatConversations.userId,
  title: peopleChatConversations.title,
  selectedPeople: peopleChatConversations.selectedPeople,
  contextDocuments: peopleChatConversations.contextDocuments,
  createdAt: peopleChatConversations.createdAt,
  updatedAt: peopleChatConversations.updatedAt,
};
const ofProject = ({ companyId, projectId }: ProjectScope) =>
  and(eq(peopleChatConversations.companyId, companyId), eq(peopleChatConversations.projectId, projectId));

export const listOfProject = (db: Db, scope: ProjectScope): Promise<ConversationRow[]> =>
  db
    .select(columns)
    .from(peopleChatConversations)
    .where(ofProject(scope))
    .orderBy(desc(peopleChatConversations.updatedAt), desc(peopleChatConversations.id));

export async function readOne(db: Db, scope: ProjectScope, id: number): Promise<ConversationRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(peopleChatConversations)
    .where(and(ofProject(scope), eq(peopleChatConversations.id, id)));
  return row;
}

export async function insertConversation(
  tx: Tx,
  { companyId, projectId, userId }: ProjectScope,
  fields: Pick<ConversationRow, 'title' | 'selectedPeople' | 'contextDocuments'>,
): Promise<ConversationRow> {
  const [row] = await tx
    .insert(peopleChatConversations)
    .values({ companyId, projectId, userId, ...fields })
    .returning(columns);
  if (!row) throw new Error('the conversation was not stored');
  return row;
}
