import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import {
  chatConversations,
  chatMessages,
  type PostedResponse,
  peopleChatConversations,
  peopleChatMessages,
  type StoredSelection,
} from '../../db/schema.ts';

const ofInsights = ({ companyId, projectId }: ProjectScope) =>
  and(eq(chatConversations.companyId, companyId), eq(chatConversations.projectId, projectId));
const ofPeople = ({ companyId, projectId }: ProjectScope) =>
  and(eq(peopleChatConversations.companyId, companyId), eq(peopleChatConversations.projectId, projectId));

const cites = (messages: SQL, documentId: number) =>
  sql<boolean>`exists (select from ${messages} and jsonb_path_exists(m.reply, '$.**.documentId ? (@ == $id)', ${JSON.stringify({ id: documentId })}::jsonb))`;

export type DiscussingRow = { id: number; insightId: number | null; title: string; cites: boolean };

/** Conversations about these insights, and those whose replies cite the document. */
export async function insightChatsOn(
  db: Db | Tx,
  scope: ProjectScope,
  { documentId, insightIds }: { documentId: number; insightIds: readonly number[] },
): Promise<DiscussingRow[]> {
  const citing = cites(sql`${chatMessages} m where m.conversation_id = ${chatConversations.id}`, documentId);
  const about = insightIds.length > 0 ? inArray(chatConversations.insightId, [...insightIds]) : undefined;
  return db
    .select({
      ...{ id: chatConversations.id, insightId: chatConversations.insightId, title: chatConversations.title },
      cites: citing,
    })
    .from(chatConversations)
    .where(and(ofInsights(scope), or(citing, about)))
    .orderBy(chatConversations.id);
}

/** Conversations with these people, and those whose replies cite the document. */
export async function peopleChatsOn(
  db: Db | Tx,
  scope: ProjectScope,
  { documentId, personIds }: { documentId: number; personIds: readonly number[] },
): Promise<DiscussingRow[]> {
  const citing = cites(
    sql`${peopleChatMessages} m where m.conversation_id = ${peopleChatConversations.id}`,
    documentId,
  );
  const withThem = personIds.map(
    (id) => sql`${peopleChatConversations.selectedPeople} @> ${JSON.stringify([{ id }])}::jsonb`,
  );
  return db
    .select({
      ...{ id: peopleChatConversations.id, title: peopleChatConversations.title, cites: citing },
      insightId: sql<null>`null`,
    })
    .from(peopleChatConversations)
    .where(and(ofPeople(scope), or(citing, ...withThem)))
    .orderBy(peopleChatConversations.id);
}

export async function titlesOfInsightChats(
  db: Db | Tx,
  scope: ProjectScope,
  ids: readonly number[],
): Promise<Omit<DiscussingRow, 'cites'>[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: chatConversations.id, insightId: chatConversations.insightId, title: chatConversations.title })
    .from(chatConversations)
    .where(and(ofInsights(scope), inArray(chatConversations.id, [...ids])))
    .orderBy(chatConversations.id);
}

export async function titlesOfPeopleChats(
  db: Db | Tx,
  scope: ProjectScope,
  ids: readonly number[],
): Promise<Omit<DiscussingRow, 'cites'>[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: peopleChatConversations.id, insightId: sql<null>`null`, title: peopleChatConversations.title })
    .from(peopleChatConversations)
    .where(and(ofPeople(scope), inArray(peopleChatConversations.id, [...ids])))
    .orderBy(peopleChatConversations.id);
}

export type WrittenMessage = { id: number; conversationId: number; title: string; text: string };

/** What people wrote in conversations about insights: their messages, and replies that callers posted. */
export async function messagesToInsights(db: Db | Tx, scope: ProjectScope): Promise<WrittenMessage[]> {
  return db
    .select({
      ...{ id: chatMessages.id, conversationId: chatConversations.id, title: chatConversations.title },
      text: chatMessages.content,
    })
    .from(chatMessages)
    .innerJoin(chatConversations, eq(chatConversations.id, chatMessages.conversationId))
    .where(and(ofInsights(scope), sql`${chatMessages.content} <> ''`))
    .orderBy(chatMessages.id);
}

export async function messagesToPeople(db: Db | Tx, scope: ProjectScope): Promise<WrittenMessage[]> {
  const rows = await db
    .select({
      ...{
        id: peopleChatMessages.id,
        conversationId: peopleChatConversations.id,
        title: peopleChatConversations.title,
      },
      content: peopleChatMessages.content,
    })
    .from(peopleChatMessages)
    .innerJoin(peopleChatConversations, eq(peopleChatConversations.id, peopleChatMessages.conversationId))
    .where(and(ofPeople(scope), sql`${peopleChatMessages.content} <> '""'::jsonb`))
    .orderBy(peopleChatMessages.id);
  return rows.map(({ content, ...row }) => ({ ...row, text: textOf(content) }));
}

const textOf = (content: string | PostedResponse[]): string =>
  typeof content === 'string' ? content : content.map((r) => `${r.name} ${r.title ?? ''}\n${r.response}`).join('\n');

/** Puts a notice in the place of messages; a conversation that is named after one of them gets another name. */
export async function eraseMessagesToInsights(
  tx: Tx,
  { companyId }: ProjectScope,
  messages: readonly WrittenMessage[],
  { notice, title }: { notice: string; title: string },
): Promise<void> {
  if (messages.length === 0) return;
  const isErased = and(eq(chatMessages.companyId, companyId), inArray(chatMessages.id, idsOf(messages)));
  await tx.update(chatMessages).set({ content: notice }).where(isErased);
  const ids = namedAfter(messages);
  if (ids.length === 0) return;
  const isNamed = and(eq(chatConversations.companyId, companyId), inArray(chatConversations.id, ids));
  await tx.update(chatConversations).set({ title }).where(isNamed);
}

export async function eraseMessagesToPeople(
  tx: Tx,
  { companyId }: ProjectScope,
  messages: readonly WrittenMessage[],
  { notice, title, name }: { notice: string; title: string; name: string },
): Promise<void> {
  if (messages.length === 0) return;
  const posted = JSON.stringify([{ name, response: notice }]);
  const content = sql`case jsonb_typeof(${peopleChatMessages.content}) when 'array' then ${posted}::jsonb else ${JSON.stringify(notice)}::jsonb end`;
  const isErased = and(eq(peopleChatMessages.companyId, companyId), inArray(peopleChatMessages.id, idsOf(messages)));
  await tx.update(peopleChatMessages).set({ content }).where(isErased);
  const ids = namedAfter(messages);
  if (ids.length === 0) return;
  const isNamed = and(eq(peopleChatConversations.companyId, companyId), inArray(peopleChatConversations.id, ids));
  await tx.update(peopleChatConversations).set({ title }).where(isNamed);
}

const idsOf = (messages: readonly WrittenMessage[]) => messages.map((m) => m.id);

/** A title is the beginning of a message. */
const namedAfter = (messages: readonly WrittenMessage[]): number[] => [
  ...new Set(
    messages
      .filter(({ text, title }) => text.trim().startsWith(title.replace(/\.\.\.$/, '')))
      .map((m) => m.conversationId),
  ),
];

/** The conversations that people who are gone took part in, with all replies. */
export async function renameInPeopleChats(
  tx: Tx,
  scope: ProjectScope,
  personIds: readonly number[],
  renamed: (person: StoredSelection) => StoredSelection,
): Promise<void> {
  const withThem = personIds.map(
    (id) => sql`${peopleChatConversations.selectedPeople} @> ${JSON.stringify([{ id }])}::jsonb`,
  );
  const answered = personIds.map(
    (id) =>
      sql`jsonb_path_exists(${peopleChatMessages.reply}, '$.responses[*].person ? (@.id == $id)', ${JSON.stringify({ id })}::jsonb)`,
  );
  if (personIds.length === 0) return;
  const conversations = await tx
    .select({ id: peopleChatConversations.id, selectedPeople: peopleChatConversations.selectedPeople })
    .from(peopleChatConversations)
    .where(and(ofPeople(scope), or(...withThem)));
  for (const { id, selectedPeople } of conversations)
    await tx
      .update(peopleChatConversations)
      .set({ selectedPeople: selectedPeople.map(renamed) })
      .where(and(ofPeople(scope), eq(peopleChatConversations.id, id)));
  const replies = await tx
    .select({ id: peopleChatMessages.id, reply: peopleChatMessages.reply })
    .from(peopleChatMessages)
    .innerJoin(peopleChatConversations, eq(peopleChatConversations.id, peopleChatMessages.conversationId))
    .where(and(ofPeople(scope), or(...answered)));
  for (const { id, reply } of replies) {
    if (!reply) continue;
    const responses = reply.responses.map((r) => ({ ...r, person: renamed(r.person) }));
    await tx
      .update(peopleChatMessages)
      .set({ reply: { ...reply, responses } })
      .where(and(eq(peopleChatMessages.companyId, scope.companyId), eq(peopleChatMessages.id, id)));
  }
}
