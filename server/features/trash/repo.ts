import { and, desc, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { type TrashKind, trashDays } from '#contract/trash.ts';
import type { CompanyScope, ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { columnsOf, references, referencesOf, tablesDeletedWith } from '../../db/references.ts';
import {
  type CutLink,
  questions,
  type Snapshot,
  type StoredAnalysis,
  type StoredRow,
  topics,
  trashItems,
  users,
} from '../../db/schema.ts';
import { keyOf, type Parent, tableOf } from './rules.ts';

export type Ref = { kind: TrashKind; id: number };
export type Item = Ref & { title: string; authorId: number | null; snapshot: Snapshot };

const name = (identifier: string): SQL => sql`${sql.identifier(identifier)}`;
const at = (alias: string, column: string): SQL => sql`${name(alias)}.${name(column)}`;

const titles: Record<TrashKind, SQL> = {
  insight: sql`r.analysis ->> 'title'`,
  question: sql`r.question`,
  topic: sql`r.name`,
  'insight-conversation': sql`r.title`,
  'people-conversation': sql`r.title`,
};
const conversations: readonly TrashKind[] = ['insight-conversation', 'people-conversation'];

/**
 * A condition on a table: its rows that the database deletes with row `r` of the root. It follows the foreign keys of the schema,
 * so a new table that hangs on an insight is kept in the trash without being listed here.
 */
function goesWith(root: string, table: string, alias: string): SQL {
  if (table === root) return sql`${at(alias, 'id')} = r.id`;
  const within = tablesDeletedWith(root);
  const paths = referencesOf(table)
    .filter(({ parent, onDelete }) => onDelete === 'cascade' && within.includes(parent))
    .map(({ column, parent, parentColumn }) => {
      if (parent === root) return sql`${at(alias, column)} = r.id`;
      const next = `${alias}_`;
      const rows = sql`select ${at(next, parentColumn)} from ${name(parent)} ${name(next)} where ${goesWith(root, parent, next)}`;
      return sql`${at(alias, column)} in (${rows})`;
    });
  return sql`(${sql.join(paths, sql` or `)})`;
}

function rowsDeleted(root: string): SQL {
  const parts = tablesDeletedWith(root).map(
    (table) => sql`${table}::text, (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from ${name(table)} t
      where ${goesWith(root, table, 't')})`,
  );
  return sql`jsonb_build_object(${sql.join(parts, sql`, `)})`;
}

/** The references from rows that stay to those that go. */
function linksCut(root: string): SQL {
  const within = tablesDeletedWith(root);
  const parts = references
    .filter(({ parent, onDelete }) => onDelete === 'set null' && within.includes(parent))
    .map(({ table, column, parent, parentColumn }) => {
      const gone = sql`select ${at('p', parentColumn)} from ${name(parent)} p where ${goesWith(root, parent, 'p')}`;
      const stays = within.includes(table) ? sql`not ${goesWith(root, table, 't')}` : sql`true`;
      return sql`select jsonb_build_object('table', ${table}::text, 'column', ${column}::text, 'id', t.id, 'value', ${at('t', column)}) as link
        from ${name(table)} t where ${at('t', column)} in (${gone}) and ${stays}`;
    });
  if (parts.length === 0) return sql`'[]'::jsonb`;
  return sql`(select coalesce(jsonb_agg(link), '[]') from (${sql.join(parts, sql` union all `)}) links)`;
}

/** Wherever the rows name documents: in columns, in the passages of replies, in the sources of an analysis. */
const documentPaths = sql.join(
  ['document_id', 'documentId', 'document_ids[*]', 'documentIds[*]', 'context_documents[*]'].map(
    (path) => sql`${`$.**.${path}`}::jsonpath`,
  ),
  sql`, `,
);

/** Also those of the insight that a conversation is about. */
const documentsNamed = (kind: TrashKind): SQL => sql`(
  select coalesce(jsonb_agg(distinct found), '[]') from (
    select jsonb_path_query(s.snapshot, path) as found from unnest(array[${documentPaths}]) path
    ${
      kind === 'insight-conversation'
        ? sql`union all select to_jsonb(e.document_id) from evidence e where e.insight_id = r.insight_id
          union all select jsonb_path_query(i.analysis, '$.sources[*].documentId') from insights i where i.id = r.insight_id`
        : sql``
    }
  ) named where jsonb_typeof(found) = 'number')`;

/** The objects may be in several projects of the company. */
export type Place = CompanyScope & { projectId?: number };

/** Copies what the deletion of these rows will take. Call it before the deletion, in its transaction. */
export async function insertItems(tx: Tx, place: Place, kind: TrashKind, ids: readonly number[]): Promise<void> {
  const root = tableOf[kind];
  const author = conversations.includes(kind) ? sql`r.user_id` : sql`null::int`;
  const isInsight = kind === 'insight' ? sql`and r.source is distinct from 'upload'` : sql``;
  await tx.execute(sql`
    insert into trash_items
      (kind, object_id, company_id, project_id, title, author_id, deleted_by, expires_at, document_ids, snapshot)
    select ${kind}::text, r.id, r.company_id, r.project_id, coalesce(${titles[kind]}, ''), ${author}, ${place.userId}::int,
      now() + make_interval(days => ${trashDays}::int), ${documentsNamed(kind)}, s.snapshot
    from ${name(root)} r
    cross join lateral (select jsonb_build_object('rows', ${rowsDeleted(root)}, 'links', ${linksCut(root)}) as snapshot) s
    where r.company_id = ${place.companyId} and r.project_id = coalesce(${place.projectId ?? null}::int, r.project_id)
      and r.id = any(${sql.param([...ids])}::int[]) ${isInsight}`);
}

const ofProject = ({ companyId, projectId }: ProjectScope) =>
  and(eq(trashItems.companyId, companyId), eq(trashItems.projectId, projectId));
const isRef = ({ kind, id }: Ref) => and(eq(trashItems.kind, kind), eq(trashItems.objectId, id));
const notExpired = gt(trashItems.expiresAt, sql`now()`);

export const listItems = (db: Db, scope: ProjectScope) =>
  db
    .select({
      kind: trashItems.kind,
      id: trashItems.objectId,
      title: trashItems.title,
      authorId: trashItems.authorId,
      deletedAt: trashItems.deletedAt,
      userId: trashItems.deletedBy,
      userName: users.username,
      expiresAt: trashItems.expiresAt,
    })
    .from(trashItems)
    .leftJoin(users, eq(users.id, trashItems.deletedBy))
    .where(and(ofProject(scope), notExpired))
    .orderBy(desc(trashItems.deletedAt), desc(trashItems.objectId));

export async function readItem(tx: Tx, scope: ProjectScope, ref: Ref): Promise<Item | undefined> {
  const [row] = await tx
    .select({ title: trashItems.title, authorId: trashItems.authorId, snapshot: trashItems.snapshot })
    .from(trashItems)
    .where(and(ofProject(scope), isRef(ref), notExpired));
  return row && { ...ref, ...row };
}

/** Returns how many there were. */
export async function deleteItems(tx: Tx, scope: ProjectScope, refs: readonly Ref[]): Promise<number> {
  const rows = [];
  for (const [kind, ofKind] of Map.groupBy(refs, (ref) => ref.kind)) {
    const ids = ofKind.map(({ id }) => id);
    const these = and(ofProject(scope), eq(trashItems.kind, kind), inArray(trashItems.objectId, ids), notExpired);
    rows.push(...(await tx.delete(trashItems).where(these).returning({ id: trashItems.objectId })));
  }
  return rows.length;
}

/** Conversations in the trash about insights that will never be there again. */
export async function deleteConversationsAbout(tx: Tx, scope: ProjectScope, ids: readonly number[]): Promise<void> {
  const about = sql`(${trashItems.snapshot} #>> '{rows,chat_conversations,0,insight_id}')::int`;
  await tx
    .delete(trashItems)
    .where(and(ofProject(scope), eq(trashItems.kind, 'insight-conversation'), inArray(about, [...ids])));
}

export async function deleteOfDocument(tx: Tx, scope: ProjectScope, documentId: number): Promise<void> {
  await tx
    .delete(trashItems)
    .where(and(ofProject(scope), sql`${trashItems.documentIds} @> ${JSON.stringify([documentId])}::jsonb`));
}

export async function refsOn(db: Db | Tx, scope: ProjectScope, documentIds: readonly number[]): Promise<Ref[]> {
  if (documentIds.length === 0) return [];
  const named = documentIds.map((id) => sql`${trashItems.documentIds} @> ${JSON.stringify([id])}::jsonb`);
  return db
    .select({ kind: trashItems.kind, id: trashItems.objectId })
    .from(trashItems)
    .where(and(ofProject(scope), or(...named)));
}

/** What the items say, with the number of each as its id. */
export async function textsOf(db: Db | Tx, scope: ProjectScope): Promise<(Ref & { text: string })[]> {
  const text = sql<string>`(select coalesce(string_agg(found #>> '{}', E'\n'), '')
    from jsonb_path_query(${trashItems.snapshot}, '$.**') found where jsonb_typeof(found) = 'string')`;
  return db.select({ kind: trashItems.kind, id: trashItems.objectId, text }).from(trashItems).where(ofProject(scope));
}

export async function dropExpired(db: Db | Tx): Promise<void> {
  await db.delete(trashItems).where(lte(trashItems.expiresAt, sql`now()`));
}

/** Those of the rows that do not exist, by their keys. */
export async function missingParents(tx: Tx, parents: readonly Parent[]): Promise<Set<string>> {
  const missing = new Set(parents.map(keyOf));
  for (const [table, ofTable] of Map.groupBy(parents, (parent) => parent.table)) {
    const column = ofTable[0]?.column ?? 'id';
    const ids = sql.param(ofTable.map(({ id }) => id));
    const { rows } = await tx.execute<{ id: number }>(
      sql`select ${name(column)} as id from ${name(table)} where ${name(column)} = any(${ids}::int[])`,
    );
    for (const { id } of rows) missing.delete(keyOf({ table, column, id }));
  }
  return missing;
}

/**
 * Writes rows back with their ids and returns how many. Columns that have been added since the deletion get their defaults. What
 * exists already, or is taken by something else, is left as it is.
 */
export async function insertRows(tx: Tx, table: string, rows: readonly StoredRow[]): Promise<number> {
  const [first] = rows;
  if (!first || columnsOf(table).length === 0) return 0;
  const columns = sql.join(
    columnsOf(table)
      .filter((column) => column in first)
      .map(name),
    sql`, `,
  );
  const { rowCount } = await tx.execute(sql`
    insert into ${name(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${name(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`);
  return rowCount ?? 0;
}

/** Sets a reference that is empty; false if the row does not exist. */
export async function writeLink(
  tx: Tx,
  { companyId }: ProjectScope,
  { table, column, id, value }: CutLink,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update ${name(table)} set ${name(column)} = coalesce(${name(column)}, ${value}::int)
    where id = ${id} and company_id = ${companyId}`);
  return (rowCount ?? 0) > 0;
}

/** The item in the trash that holds this row, if any. */
export async function itemHolding(
  tx: Tx,
  scope: ProjectScope,
  { table, column, id }: Parent,
): Promise<Item | undefined> {
  const held = JSON.stringify({ rows: { [table]: [{ [column]: id }] } });
  const [row] = await tx
    .select({
      kind: trashItems.kind,
      id: trashItems.objectId,
      title: trashItems.title,
      authorId: trashItems.authorId,
      snapshot: trashItems.snapshot,
    })
    .from(trashItems)
    .where(and(ofProject(scope), notExpired, sql`${trashItems.snapshot} @> ${held}::jsonb`));
  return row;
}

export async function writeSnapshot(tx: Tx, scope: ProjectScope, ref: Ref, snapshot: Snapshot): Promise<void> {
  await tx
    .update(trashItems)
    .set({ snapshot })
    .where(and(ofProject(scope), isRef(ref)));
}

/** The topic of this name, in any case, or the question of this digest. */
export async function isTaken(
  tx: Tx,
  { companyId, projectId }: ProjectScope,
  kind: TrashKind,
  row: StoredRow,
): Promise<boolean> {
  const same =
    kind === 'topic'
      ? and(eq(topics.projectId, projectId), sql`lower(${topics.name}) = lower(${row.name})`)
      : and(eq(questions.projectId, projectId), eq(questions.digest, String(row.digest)));
  const table = kind === 'topic' ? topics : questions;
  const found = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.companyId, companyId), same));
  return found.length > 0;
}

/** Whether the object exists, which means that it is not in the trash. */
export async function exists(tx: Tx, { companyId, projectId }: ProjectScope, { kind, id }: Ref): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from ${name(tableOf[kind])} where id = ${id} and company_id = ${companyId} and project_id = ${projectId}`);
  return rows.length > 0;
}

/**
 * The question and the position for an insight that is restored: its own question, or else the one with the same text; its own
 * position, unless a later run has filled it.
 */
export async function placeInQuestion(
  tx: Tx,
  { companyId, projectId }: ProjectScope,
  row: StoredRow,
): Promise<StoredRow> {
  if (row.ordinal === null) return row;
  const text = (row.analysis as StoredAnalysis).question ?? null;
  const { rows } = await tx.execute<{ question_id: number | null; taken: boolean; next: number }>(sql`
    with place as (
      select coalesce(${row.question_id}::int, (select id from questions
        where company_id = ${companyId} and project_id = ${projectId} and question = ${text}::text)) as question_id
    ), beside as (
      select i.ordinal from insights i, place
      where i.company_id = ${companyId} and i.project_id = ${projectId} and i.ordinal is not null
        and (i.question_id = place.question_id
          or (i.question_id is null and place.question_id is null and i.analysis ->> 'question' = ${text}::text))
    )
    select question_id, ${row.ordinal}::int in (select ordinal from beside) as taken,
      (select coalesce(max(ordinal), -1) + 1 from beside) as next from place`);
  const [place] = rows;
  if (!place) return row;
  return { ...row, question_id: place.question_id, ordinal: place.taken ? place.next : row.ordinal };
}

/** Gives an insight without a question this one, at its position or, if that is taken, after the last. */
export async function connect(
  tx: Tx,
  { companyId }: ProjectScope,
  insightId: number,
  questionId: number,
): Promise<boolean> {
  const { rows } = await tx.execute<{ connected: boolean }>(sql`
    with connected as (
      update insights i set question_id = ${questionId}, ordinal = case
        when exists (select from insights o where o.question_id = ${questionId} and o.ordinal = i.ordinal)
        then (select max(ordinal) + 1 from insights where question_id = ${questionId}) else i.ordinal end
      where i.id = ${insightId} and i.company_id = ${companyId} and i.question_id is null
    )
    select from insights where id = ${insightId} and company_id = ${companyId}`);
  return rows.length > 0;
}

/** Insights of runs that have lost the question that they answer. */
export async function orphansOf(tx: Tx, { companyId, projectId }: ProjectScope, question: string): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from insights where company_id = ${companyId} and project_id = ${projectId}
      and question_id is null and ordinal is not null and analysis ->> 'question' = ${question}
    order by ordinal, id`);
  return rows.map(({ id }) => id);
}
