import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Block } from '#contract/documents/blocks.ts';
import { parseBlocks } from '#contract/documents/packed-blocks.ts';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import {
  chatConversations,
  chatMessages,
  documentChunks,
  documentSources,
  evidence,
  insights,
  type PostedResponse,
  people,
  peopleChatConversations,
  peopleChatMessages,
  projects,
  type StoredGroupReply,
  type StoredReply,
} from '../../db/schema.ts';

/** Where is looked, and for what: each word by the patterns that fit it. */
export type Wanted = {
  projectIds: readonly number[];
  words: readonly (readonly string[])[];
  documentId?: number | undefined;
  person?: string | undefined;
};

/**
 * No index finds parts of words in every language, so the newest rows are read, and of those that fit the ones with most words are
 * ranked: 20,000 passages take the embedded database a fifth of a second.
 */
const mostRead = { passages: 20_000, insights: 5_000, messages: 5_000 } as const;
const mostRanked = 150;

const fits = (text: SQL | AnyPgColumn, patterns: readonly string[]) =>
  sql`${text} like any(${sql.param(patterns)}::text[])`;
const fitsAny = (text: SQL | AnyPgColumn, { words }: Wanted) => fits(text, words.flat());
/** How many of the words a text has. */
const countOf = (text: SQL | AnyPgColumn, { words }: Wanted) =>
  sql.join(
    words.map((patterns) => sql`coalesce(${fits(text, patterns)}, false)::int`),
    sql` + `,
  );
const isNamed = (name: SQL | AnyPgColumn, person: string) => sql`lower(${name}) = lower(${person}::text)`;

/** In the language of each project its texts are compared. */
export async function languagesOf(db: Db, { companyId }: CompanyScope, projectIds: readonly number[]) {
  if (projectIds.length === 0) return [];
  return db
    .select({ id: projects.id, language: projects.language })
    .from(projects)
    .where(and(eq(projects.companyId, companyId), inArray(projects.id, [...projectIds])));
}

export async function passagesLike(db: Db, { companyId }: CompanyScope, wanted: Wanted) {
  const { projectIds, documentId, person } = wanted;
  const speaks = sql`exists (select from jsonb_array_elements_text(${documentChunks.metadata} -> 'speakers') as s(name)
    where ${isNamed(sql`s.name`, person ?? '')})`;
  const recent = db
    .select({
      ...{ documentId: documentChunks.insightId, ordinal: documentChunks.ordinal, projectId: insights.projectId },
      ...{ fileName: insights.fileName, content: documentChunks.content, metadata: documentChunks.metadata },
    })
    .from(documentChunks)
    .innerJoin(insights, and(eq(insights.id, documentChunks.insightId), eq(insights.companyId, companyId)))
    .where(
      and(
        eq(documentChunks.companyId, companyId),
        inArray(insights.projectId, [...projectIds]),
        documentId === undefined ? undefined : eq(insights.id, documentId),
        person === undefined ? undefined : speaks,
      ),
    )
    .orderBy(desc(documentChunks.insightId), documentChunks.ordinal)
    .limit(mostRead.passages)
    .as('recent');
  return db
    .select()
    .from(recent)
    .where(fitsAny(recent.content, wanted))
    .orderBy(desc(countOf(recent.content, wanted)), desc(recent.documentId), recent.ordinal)
    .limit(mostRanked);
}

export async function documentsLike(db: Db, { companyId }: CompanyScope, wanted: Wanted) {
  const { projectIds, documentId } = wanted;
  return db
    .select({ id: insights.id, projectId: insights.projectId, fileName: insights.fileName })
    .from(insights)
    .where(
      and(
        eq(insights.companyId, companyId),
        inArray(insights.projectId, [...projectIds]),
        eq(insights.source, 'upload'),
        documentId === undefined ? undefined : eq(insights.id, documentId),
        fitsAny(insights.fileName, wanted),
      ),
    )
    .orderBy(desc(countOf(insights.fileName, wanted)), desc(insights.id))
    .limit(mostRanked);
}

/** What of an insight is searched; the author's tags too. Why it matters only as people wrote it: otherwise it repeats the brief. */
const textOfInsight = sql`concat_ws(' ', i.analysis ->> 'title', i.analysis ->> 'summary', i.why,
  i.analysis ->> 'supportingQuote', i.analysis ->> 'keywords')`;

const whyByPeople = sql<string | null>`case when ${insights.provenance} is null or ${insights.textEdits} > 0
  then ${insights.analysis} ->> 'businessImpact' end`.as('why');

export async function insightsLike(db: Db, { companyId }: CompanyScope, wanted: Wanted) {
  const { projectIds, documentId, person } = wanted;
  const rests = (condition: SQL) =>
    sql`exists (select from ${evidence} where ${evidence.insightId} = ${insights.id} and ${condition})`;
  const recent = db
    .select({ id: insights.id, projectId: insights.projectId, analysis: insights.analysis, why: whyByPeople })
    .from(insights)
    .where(
      and(
        eq(insights.companyId, companyId),
        inArray(insights.projectId, [...projectIds]),
        ne(insights.source, 'upload'),
        documentId === undefined ? undefined : rests(eq(evidence.documentId, documentId)),
        person === undefined ? undefined : rests(isNamed(evidence.speaker, person)),
      ),
    )
    .orderBy(desc(insights.id))
    .limit(mostRead.insights)
    .as('i');
  return db
    .select()
    .from(recent)
    .where(fitsAny(textOfInsight, wanted))
    .orderBy(desc(countOf(textOfInsight, wanted)), desc(recent.id))
    .limit(mostRanked);
}

/** The two kinds of conversations have tables of their own, with the same columns as far as they are used here. */
const tables = {
  insight: { conversations: chatConversations, messages: chatMessages },
  people: { conversations: peopleChatConversations, messages: peopleChatMessages } as unknown as {
    conversations: typeof chatConversations;
    messages: typeof chatMessages;
  },
};
type Kind = keyof typeof tables;
export type FoundConversation = { id: number; projectId: number; insightId: number | null; title: string };
export type FoundMessage = {
  conversation: FoundConversation;
  /** What a user wrote, or what callers posted as answers; empty for replies to chat calls. */
  content: string | PostedResponse[];
  reply: StoredReply | StoredGroupReply | null;
};

const conversationColumns = (kind: Kind) => {
  const { conversations: c } = tables[kind];
  const insightId = kind === 'insight' ? sql<number | null>`${c.insightId}` : sql<null>`null::int`;
  return { id: c.id, projectId: c.projectId, title: c.title, insightId: insightId.as('about') };
};

/** By their titles, which are what the team wrote. */
export async function titlesLike(
  db: Db,
  kind: Kind,
  { companyId }: CompanyScope,
  wanted: Wanted,
): Promise<FoundConversation[]> {
  const { conversations: c } = tables[kind];
  return db
    .select(conversationColumns(kind))
    .from(c)
    .where(and(eq(c.companyId, companyId), inArray(c.projectId, [...wanted.projectIds]), fitsAny(c.title, wanted)))
    .orderBy(desc(countOf(c.title, wanted)), desc(c.updatedAt))
    .limit(mostRanked);
}

/** The sentences of a reply, and nothing else of it: removed ones are null. */
const sentencesIn = (reply: AnyPgColumn) => sql`jsonb_path_query_array(${reply}, '$.**.text')::text`;
const cites = (reply: AnyPgColumn, documentId: number) =>
  sql`jsonb_path_exists(${reply}, '$.**.documentId ? (@ == $id)', ${JSON.stringify({ id: documentId })}::jsonb)`;

export async function messagesLike(
  db: Db,
  kind: Kind,
  { companyId }: CompanyScope,
  wanted: Wanted,
): Promise<FoundMessage[]> {
  const { conversations: c, messages: m } = tables[kind];
  const { projectIds, documentId } = wanted;
  const recent = db
    .select({
      ...conversationColumns(kind),
      messageId: sql<number>`${m.id}`.as('message'),
      content: m.content,
      reply: m.reply,
    })
    .from(m)
    .innerJoin(c, and(eq(c.id, m.conversationId), eq(c.companyId, m.companyId)))
    .where(
      and(
        eq(m.companyId, companyId),
        inArray(c.projectId, [...projectIds]),
        documentId === undefined ? undefined : cites(m.reply, documentId),
      ),
    )
    .orderBy(desc(m.id))
    .limit(mostRead.messages)
    .as('recent');
  const text = sql`concat(${recent.content}::text, ${sentencesIn(recent.reply as unknown as AnyPgColumn)})`;
  const rows = await db
    .select()
    .from(recent)
    .where(fitsAny(text, wanted))
    .orderBy(desc(countOf(text, wanted)), desc(recent.messageId))
    .limit(mostRanked);
  return rows.map(({ content, reply, messageId: _, ...conversation }) => ({ conversation, content, reply }));
}

/** The names that people have now. */
export async function namesOf(
  db: Db,
  { companyId }: CompanyScope,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(and(eq(people.companyId, companyId), inArray(people.id, [...ids])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The block of a document in which an offset is: the last one that begins before it. */
export async function blockAt(
  db: Db,
  { companyId }: CompanyScope,
  documentId: number,
  at: number,
): Promise<Block | undefined> {
  const [row] = await db
    .select({ blocks: documentSources.blocks })
    .from(documentSources)
    .where(and(eq(documentSources.companyId, companyId), eq(documentSources.insightId, documentId)));
  return row && parseBlocks(row.blocks).findLast(({ start, end }) => start <= at && at < end);
}
