import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Block } from '#contract/documents.ts';
import type { ExtractionWarning } from '#contract/extraction-warning.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { documentChunks, documentSources, insights, type StoredAnalysis } from '../../db/schema.ts';
import type { EngineInput, PassageRow } from '../../jobs/engine-client.ts';

/** Marks a row as an uploaded document. */
export const uploadSource = 'upload';

export type NewDocument = {
  fileName: string;
  fileType: string;
  text: string;
  bytes: Buffer;
  sha256: string;
  mediaType: string;
  blocks: Block[];
  warnings: ExtractionWarning[];
};

/** A document is a row whose analysis contains nothing but the file name. */
const unanalysed = (fileName: string): StoredAnalysis => ({
  title: fileName,
  summary: '',
  supportingQuote: '',
  sentiment: 0,
  keywords: [],
  themes: [],
  businessImpact: '',
  suggestedTopics: [],
  sources: [],
});

export async function insertDocument(tx: Tx, { companyId, projectId }: ProjectScope, document: NewDocument) {
  const { fileName, fileType, text, ...source } = document;
  const analysis = unanalysed(fileName);
  const [row] = await tx
    .insert(insights)
    .values({ companyId, projectId, fileName, fileType, content: text, source: uploadSource, analysis })
    .returning({ id: insights.id, createdAt: insights.createdAt });
  if (!row) throw new Error('the document was not stored');
  await tx.insert(documentSources).values({ ...source, companyId, insightId: row.id });
  return row;
}

const withSource = and(eq(documentSources.insightId, insights.id), eq(documentSources.companyId, insights.companyId));

export async function readDocument(db: Db, { companyId, projectId, insightId }: ProjectScope & { insightId: number }) {
  const [row] = await db
    .select({
      id: insights.id,
      projectId: insights.projectId,
      fileName: insights.fileName,
      fileType: insights.fileType,
      createdAt: insights.createdAt,
      text: insights.content,
      blocks: documentSources.blocks,
      warnings: documentSources.warnings,
    })
    .from(insights)
    .innerJoin(documentSources, withSource)
    .where(and(eq(insights.id, insightId), eq(insights.companyId, companyId), eq(insights.projectId, projectId)));
  return row;
}

export async function engineInputs(db: Db, scope: ProjectScope, ids: readonly number[]): Promise<EngineInput[]> {
  return db
    .select({
      id: insights.id,
      fileName: insights.fileName,
      text: insights.content,
      blocksJson: sql<string>`${documentSources.blocks}::text`,
    })
    .from(insights)
    .innerJoin(documentSources, withSource)
    .where(
      and(
        inArray(insights.id, [...ids]),
        eq(insights.companyId, scope.companyId),
        eq(insights.projectId, scope.projectId),
      ),
    )
    .orderBy(insights.id);
}

/** Those of the ids that are documents of the project. */
export async function documentsIn(
  db: Db | Tx,
  scope: ProjectScope,
  ids: readonly number[],
): Promise<{ id: number; fileName: string }[]> {
  return db
    .select({ id: insights.id, fileName: insights.fileName })
    .from(insights)
    .innerJoin(documentSources, withSource)
    .where(
      and(
        inArray(insights.id, [...ids]),
        eq(insights.companyId, scope.companyId),
        eq(insights.projectId, scope.projectId),
      ),
    )
    .orderBy(insights.id);
}

/** All documents of the project, oldest first, and whether they contain these words exactly. */
export async function documentsHolding(
  db: Db,
  { companyId, projectId }: ProjectScope,
  words: string,
): Promise<{ id: number; fileName: string; holds: boolean }[]> {
  return db
    .select({
      id: insights.id,
      fileName: insights.fileName,
      holds: sql<boolean>`position(${words} in ${insights.content}) > 0`,
    })
    .from(insights)
    .innerJoin(documentSources, withSource)
    .where(and(eq(insights.companyId, companyId), eq(insights.projectId, projectId)))
    .orderBy(insights.id);
}

export async function readWarnings(
  db: Db,
  scope: ProjectScope,
  ids: readonly number[],
): Promise<{ id: number; warnings: ExtractionWarning[] }[]> {
  return db
    .select({ id: documentSources.insightId, warnings: documentSources.warnings })
    .from(documentSources)
    .where(and(eq(documentSources.companyId, scope.companyId), inArray(documentSources.insightId, [...ids])));
}

/** The project's newest document with the same bytes. */
export async function documentOfBytes(
  db: Db,
  { companyId, projectId }: ProjectScope,
  sha256: string,
): Promise<{ fileName: string } | undefined> {
  const [row] = await db
    .select({ fileName: insights.fileName })
    .from(documentSources)
    .innerJoin(insights, withSource)
    .where(
      and(
        eq(documentSources.companyId, companyId),
        eq(documentSources.sha256, sha256),
        eq(insights.projectId, projectId),
      ),
    )
    .orderBy(desc(insights.id))
    .limit(1);
  return row;
}

/** Stores passages; existing ones are kept, so a repeated run changes nothing. */
export async function insertChunks(db: Db, companyId: number, rows: readonly PassageRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(documentChunks)
    .values(
      rows.map(({ documentId, text, embedding, ordinal, ...metadata }) => ({
        companyId,
        insightId: documentId,
        ordinal,
        content: text,
        embedding: sql`${embedding}::vector`,
        metadata,
      })),
    )
    .onConflictDoNothing();
}

/** The documents among these whose passages are already stored. */
export async function indexedAmong(db: Db, companyId: number, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ id: documentChunks.insightId })
    .from(documentChunks)
    .where(
      and(
        eq(documentChunks.companyId, companyId),
        inArray(documentChunks.insightId, [...ids]),
        isNotNull(documentChunks.embedding),
      ),
    );
  return new Set(rows.map((r) => r.id));
}

/** The source and file name of a document or insight of the project. */
export async function sourceOf(
  tx: Tx,
  { companyId, projectId }: ProjectScope,
  id: number,
): Promise<{ source: string | null; fileName: string } | undefined> {
  const [row] = await tx
    .select({ source: insights.source, fileName: insights.fileName })
    .from(insights)
    .where(and(eq(insights.id, id), eq(insights.companyId, companyId), eq(insights.projectId, projectId)));
  return row;
}

/** Foreign keys delete the passages and the original bytes with the row. */
export async function deleteDocumentRow(tx: Tx, { companyId, projectId }: ProjectScope, id: number): Promise<void> {
  await tx
    .delete(insights)
    .where(and(eq(insights.id, id), eq(insights.companyId, companyId), eq(insights.projectId, projectId)));
}
