import { and, desc, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { ErasedDocument, ErasureCounts, ErasureReceipt } from '#contract/documents/erasure.ts';
import { describedFields } from '#contract/people/profile-fields.ts';
import type { CompanyScope, ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import {
  analysisProgress,
  auditLog,
  chatConversations,
  chatMessages,
  documentSources,
  erasedFiles,
  erasures,
  insights,
  people,
  peopleChatConversations,
  peopleChatMessages,
  projects,
  topics,
  users,
} from '../../db/schema.ts';

type Searched = { table: PgTable; columns: readonly string[]; of: (scope: ProjectScope) => SQL; unique?: string };

const ofOwn = (scope: ProjectScope) => sql`t.project_id = ${scope.projectId}`;
const throughParent = (parent: PgTable, column: string) => (scope: ProjectScope) =>
  sql`exists (select from ${parent} p where p.id = t.${sql.identifier(column)} and p.project_id = ${scope.projectId})`;

/**
 * Every text of a project that may name a person, by the columns' names in the database. Texts of documents, their passages and quotes
 * are redacted by their offsets; questions, which have a digest, by their feature; what is in the trash goes.
 */
export const searchedTexts: readonly Searched[] = [
  {
    ...{ table: projects, columns: ['name', 'description', 'long_brief'] },
    of: ({ projectId }) => sql`t.id = ${projectId}`,
  },
  { table: topics, columns: ['name'], of: ofOwn, unique: 'name' },
  {
    table: insights,
    columns: ['file_name', 'content', 'source', 'analysis'],
    of: (scope) => sql`${ofOwn(scope)} and t.source is distinct from 'upload'`,
  },
  { table: documentSources, columns: ['warnings'], of: throughParent(insights, 'insight_id') },
  {
    ...{ table: people, of: ofOwn, unique: 'name' },
    columns: (['name', 'title', ...describedFields] as const).map((field) => people[field].name),
  },
  {
    table: analysisProgress,
    columns: ['questions', 'context_document', 'coverage', 'dropped', 'error'],
    of: ofOwn,
  },
  { table: chatConversations, columns: ['title', 'context_document'], of: ofOwn },
  { table: chatMessages, columns: ['content', 'reply'], of: throughParent(chatConversations, 'conversation_id') },
  { table: peopleChatConversations, columns: ['title', 'selected_people'], of: ofOwn },
  {
    ...{ table: peopleChatMessages, columns: ['content', 'reply'] },
    of: throughParent(peopleChatConversations, 'conversation_id'),
  },
];

/** Text columns that hold no words of people, or that are redacted in another way. */
export const otherTexts: Readonly<Record<string, readonly string[]>> = {
  projects: ['language', 'engine'],
  topics: ['color'],
  questions: ['question', 'digest', 'source', 'document_ids', 'session_key'],
  insights: ['file_type', 'provenance'],
  document_sources: ['sha256', 'media_type', 'blocks'],
  document_chunks: ['content', 'embedding_model', 'metadata'],
  evidence: ['quote', 'speaker', 'place', 'stance', 'asked'],
  people: ['emoji', 'document_ids', 'evidence', 'voices', 'merged_ids'],
  analysis_progress: ['session_key', 'document_ids', 'status', 'insights', 'changes', 'model'],
  question_analyses: ['session_key', 'status', 'error'],
  chat_conversations: ['session_key', 'client_conversation_id', 'stopping'],
  chat_messages: ['role', 'origin', 'client_message_id'],
  people_chat_conversations: ['context_documents', 'client_conversation_id', 'stopping'],
  people_chat_messages: ['role', 'origin', 'client_message_id'],
  trash_items: ['kind', 'title', 'document_ids', 'snapshot'],
  model_replies: ['key', 'reply'],
  erased_files: ['sha256'],
};

type Row = { at: string } & Record<string, unknown>;

/**
 * Rewrites every text of the project that holds one of the words, with `reword`. Returns how many rows changed. The rows are locked: what
 * others write to them meanwhile waits.
 */
export async function rewordTexts(
  tx: Tx,
  scope: ProjectScope,
  { words, reword }: { words: readonly string[]; reword: (value: unknown) => unknown },
): Promise<number> {
  if (words.length === 0) return 0;
  const patterns = sql.param(words.map((word) => `%${word}%`));
  let changed = 0;
  for (const { table, columns, of, unique } of searchedTexts) {
    const names = columns.map((column) => sql.identifier(column));
    const holds = sql.join(
      names.map((name) => sql`t.${name}::text ilike any(${patterns}::text[])`),
      sql` or `,
    );
    const { rows } = await tx.execute<Row>(sql`
      select t.ctid::text as at, ${sql.join(
        names.map((name) => sql`t.${name}`),
        sql`, `,
      )}
      from ${table} t where t.company_id = ${scope.companyId} and ${of(scope)} and (${holds}) for update`);
    for (const { at, ...row } of rows) if (await rewordRow(tx, scope, { table, at, row, reword, unique })) changed++;
  }
  return changed;
}

type Rewording = {
  table: PgTable;
  at: string;
  row: Record<string, unknown>;
  reword: (value: unknown) => unknown;
  unique: string | undefined;
};

async function rewordRow(tx: Tx, scope: ProjectScope, { table, at, row, reword, unique }: Rewording): Promise<boolean> {
  const types = new Map(getTableConfig(table).columns.map((column) => [column.name, column.getSQLType()]));
  const sets: SQL[] = [];
  for (const [column, value] of Object.entries(row)) {
    const reworded = reword(value);
    if (JSON.stringify(reworded) === JSON.stringify(value)) continue;
    const isJson = types.get(column) === 'jsonb';
    const text = isJson ? JSON.stringify(reworded) : String(reworded);
    const free = column === unique ? await freeText(tx, scope, { table, column, text }) : text;
    sets.push(sql`${sql.identifier(column)} = ${isJson ? sql`${free}::jsonb` : free}`);
  }
  if (sets.length === 0) return false;
  if ('updatedAt' in getTableColumns(table)) sets.push(sql`updated_at = now()`);
  await tx.execute(sql`update ${table} set ${sql.join(sets, sql`, `)} where ctid = ${at}::tid`);
  return true;
}

/** Names that occur once per project get a number. */
async function freeText(
  tx: Tx,
  { projectId }: ProjectScope,
  { table, column, text }: { table: PgTable; column: string; text: string },
): Promise<string> {
  const { rows } = await tx.execute<{ taken: string }>(
    sql`select lower(${sql.identifier(column)}) as taken from ${table} where project_id = ${projectId}`,
  );
  const taken = new Set(rows.map((row) => row.taken));
  for (let n = 1; ; n++) {
    const free = n === 1 ? text : `${text} ${n}`;
    if (!taken.has(free.toLowerCase())) return free;
  }
}

/** The activity log keeps who did what; the name of an erased person goes from the names of documents in it. */
export async function rewordLog(tx: Tx, scope: ProjectScope, reword: (name: string) => string): Promise<void> {
  const { companyId, projectId } = scope;
  const rows = await tx
    .select({ id: auditLog.id, name: auditLog.objectName })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.companyId, companyId),
        sql`${auditLog.details} -> 'project' -> 'id' = to_jsonb(${projectId}::int)`,
        sql`${auditLog.objectName} is not null`,
      ),
    );
  for (const { id, name } of rows) {
    const reworded = reword(name ?? '');
    if (name !== null && reworded !== name)
      await tx.execute(sql`select redact_audit_entry(${id}::int, ${reworded}::text)`);
  }
}

export async function rememberFiles(
  tx: Tx,
  { companyId, projectId }: ProjectScope,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return;
  await tx
    .insert(erasedFiles)
    .values([...new Set(hashes)].map((sha256) => ({ companyId, projectId, sha256 })))
    .onConflictDoNothing();
}

type NewReceipt = { reference: string; documents: ErasedDocument[]; counts: ErasureCounts };

export async function insertReceipt(
  tx: Tx,
  { companyId, userId }: ProjectScope,
  project: { id: number; name: string },
  receipt: NewReceipt,
): Promise<ErasureReceipt> {
  const [user] = await tx.select({ name: users.username }).from(users).where(eq(users.id, userId));
  const [row] = await tx
    .insert(erasures)
    .values({
      ...receipt,
      ...{ companyId, projectId: project.id, projectName: project.name },
      ...{ erasedBy: userId, erasedByName: user?.name ?? '' },
    })
    .returning();
  if (!row) throw new Error('the receipt was not stored');
  return asReceipt(row);
}

const asReceipt = (row: typeof erasures.$inferSelect): ErasureReceipt => ({
  ...{ id: row.id, reference: row.reference, project: { id: row.projectId, name: row.projectName } },
  ...{ erasedAt: row.createdAt.toISOString(), erasedBy: row.erasedByName },
  ...{ documents: row.documents, counts: row.counts },
});

export async function listReceipts(
  db: Db,
  { companyId }: CompanyScope,
  { before, most }: { before: number | undefined; most: number },
): Promise<ErasureReceipt[]> {
  const older = before === undefined ? undefined : lt(erasures.id, before);
  const rows = await db
    .select()
    .from(erasures)
    .where(and(eq(erasures.companyId, companyId), older))
    .orderBy(desc(erasures.id))
    .limit(most);
  return rows.map(asReceipt);
}

export async function readReceipt(
  db: Db,
  { companyId }: CompanyScope,
  id: number,
): Promise<ErasureReceipt | undefined> {
  const [row] = await db
    .select()
    .from(erasures)
    .where(and(eq(erasures.companyId, companyId), eq(erasures.id, id)));
  return row && asReceipt(row);
}
