import { and, desc, eq, gt, gte, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { ExtractionWarning } from '#contract/documents/extraction-warning.ts';
import type { EmbeddingModel, Passage, PassageVector } from '#engine/engine.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { documentChunks, documentSources, erasedFiles, insights, type StoredAnalysis } from '../../db/schema.ts';
import type { EngineInput } from '../../jobs/engine-calls.ts';
import type { DocumentVersion } from '../known-voices/service.ts';

/** Marks a row as an uploaded document. */
export const uploadSource = 'upload';

export type NewDocument = {
  fileName: string;
  fileType: string;
  text: string;
  bytes: Buffer;
  sha256: string;
  mediaType: string;
  /** Packed, as JSON (stored-blocks.ts). */
  blocks: string;
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

const among = ({ companyId, projectId }: ProjectScope, ids: readonly number[]) =>
  and(inArray(insights.id, [...ids]), eq(insights.companyId, companyId), eq(insights.projectId, projectId));

export async function readDocument(db: Db, { companyId, projectId, insightId }: ProjectScope & { insightId: number }) {
  const [row] = await db
    .select({
      id: insights.id,
      projectId: insights.projectId,
      fileName: insights.fileName,
      fileType: insights.fileType,
      createdAt: insights.createdAt,
      text: insights.content,
      blocksJson: documentSources.blocks,
      warnings: documentSources.warnings,
    })
    .from(insights)
    .innerJoin(documentSources, withSource)
    .where(and(eq(insights.id, insightId), eq(insights.companyId, companyId), eq(insights.projectId, projectId)));
  return row;
}

export async function engineInputs(
  db: Db | Tx,
  scope: ProjectScope,
  ids: readonly number[],
): Promise<(EngineInput & DocumentVersion)[]> {
  return db
    .select({
      id: insights.id,
      fileName: insights.fileName,
      sha256: documentSources.sha256,
      text: insights.content,
      blocksJson: documentSources.blocks,
    })
    .from(insights)
    .innerJoin(documentSources, withSource)
    .where(among(scope, ids))
    .orderBy(insights.id);
}

/** The versions of those of the ids that are documents of the project, by id. */
export function versionsOf(db: Db | Tx, scope: ProjectScope, ids: readonly number[]): Promise<DocumentVersion[]> {
  return db
    .select({ id: insights.id, fileName: insights.fileName, sha256: documentSources.sha256 })
    .from(insights)
    .innerJoin(documentSources, withSource)
    .where(among(scope, ids))
    .orderBy(insights.id);
}

/** The stored texts of those of the ids that are documents of the project. */
export async function textsOf(db: Db | Tx, scope: ProjectScope, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: insights.id, text: insights.content })
    .from(insights)
    .innerJoin(documentSources, withSource)
    .where(among(scope, ids));
  return new Map(rows.map(({ id, text }) => [id, text]));
}

/** Those of the ids that are documents of the project. */
/** How long each document is, with a piece from its middle, and in how many passages they are as far as they are split. */
export async function sizeOf(
  db: Db,
  { companyId, projectId }: ProjectScope,
  ids: readonly number[],
): Promise<{ passages: number; samples: { length: number; sample: string }[] }> {
  const ofDocuments = and(
    eq(insights.companyId, companyId),
    eq(insights.projectId, projectId),
    inArray(insights.id, [...ids]),
  );
  const chunks = db
    .select({ count: sql<number>`count(*)` })
    .from(documentChunks)
    .where(eq(documentChunks.insightId, insights.id));
  const length = sql<number>`coalesce(length(${insights.content}), 0)::float8`;
  const rows = await db
    .select({
      length,
      sample: sql<string>`coalesce(substr(${insights.content}, greatest(1, length(${insights.content}) / 2 - ${sampleLength / 2}), ${sampleLength}), '')`,
      passages: sql<number>`(${chunks})::float8`,
    })
    .from(insights)
    .where(ofDocuments);
  return { passages: rows.reduce((sum, row) => sum + row.passages, 0), samples: rows };
}

const sampleLength = 4_000;

export async function documentsIn(
  db: Db | Tx,
  scope: ProjectScope,
  ids: readonly number[],
): Promise<{ id: number; fileName: string }[]> {
  return db
    .select({ id: insights.id, fileName: insights.fileName })
    .from(insights)
    .innerJoin(documentSources, withSource)
    .where(among(scope, ids))
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

export type StoredPassage = Pick<Passage, 'documentId' | 'ordinal' | 'start' | 'end'>;

/** Which passages of the documents are stored with a vector of this model. */
export async function storedPassages(
  db: Db,
  companyId: number,
  documentIds: readonly number[],
  embedding: EmbeddingModel,
): Promise<StoredPassage[]> {
  const rows = await db
    .select({
      documentId: documentChunks.insightId,
      ordinal: documentChunks.ordinal,
      metadata: documentChunks.metadata,
    })
    .from(documentChunks)
    .where(
      and(
        eq(documentChunks.companyId, companyId),
        inArray(documentChunks.insightId, [...documentIds]),
        madeBy(embedding),
      ),
    );
  return rows.flatMap(({ metadata, ...row }) =>
    metadata ? [{ ...row, start: metadata.start, end: metadata.end }] : [],
  );
}

const madeBy = ({ model, width }: EmbeddingModel) =>
  and(
    isNotNull(documentChunks.embedding),
    eq(documentChunks.embeddingModel, model),
    eq(documentChunks.embeddingWidth, width),
  );

/** Stores passages with their vectors; one that is stored with another text or model is replaced. */
export async function upsertChunks(
  db: Db | Tx,
  companyId: number,
  rows: readonly (Passage & { vector: string | null })[],
  { model, width }: EmbeddingModel,
): Promise<void> {
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
  await db
    .insert(documentChunks)
    .values(
      rows.map(({ documentId, text, vector, ordinal, ...metadata }) => ({
        companyId,
        insightId: documentId,
        ordinal,
        content: text,
        embedding: sql`${vector}::vector`,
        embeddingModel: model,
        embeddingWidth: width,
        metadata,
      })),
    )
    .onConflictDoUpdate({
      target: [documentChunks.insightId, documentChunks.ordinal],
      set: {
        content: excluded('content'),
        embedding: excluded('embedding'),
        embeddingModel: excluded('embedding_model'),
        embeddingWidth: excluded('embedding_width'),
        metadata: excluded('metadata'),
      },
    });
}

/** Deletes what an earlier version cut beyond the passages that a document has now. */
export async function deleteChunksFrom(
  db: Db | Tx,
  companyId: number,
  documentId: number,
  ordinal: number,
): Promise<void> {
  await db
    .delete(documentChunks)
    .where(
      and(
        eq(documentChunks.companyId, companyId),
        eq(documentChunks.insightId, documentId),
        gte(documentChunks.ordinal, ordinal),
      ),
    );
}

/** The stored vectors of a document that this model made. They travel in binary: as text they are twice as long. */
export async function readVectors(
  db: Db,
  companyId: number,
  documentId: number,
  embedding: EmbeddingModel,
): Promise<PassageVector[]> {
  const rows = await db
    .select({ ordinal: documentChunks.ordinal, bytes: sql<Buffer>`vector_send(${documentChunks.embedding})` })
    .from(documentChunks)
    .where(and(eq(documentChunks.companyId, companyId), eq(documentChunks.insightId, documentId), madeBy(embedding)));
  return rows.map(({ ordinal, bytes }) => ({ documentId, ordinal, vector: decodeVector(bytes) }));
}

const headerBytes = 4;

/** pgvector's binary form: the number of dimensions and an unused field, 2 bytes each, then big-endian floats. */
function decodeVector(bytes: Buffer): Float32Array {
  const width = bytes.readUInt16BE(0);
  return Float32Array.from({ length: width }, (_, i) => bytes.readFloatBE(headerBytes + 4 * i));
}

/** The ids of the project's other documents, oldest first. */
export async function otherDocuments(
  db: Db | Tx,
  { companyId, projectId }: ProjectScope,
  id: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: insights.id })
    .from(insights)
    .innerJoin(documentSources, withSource)
    .where(and(eq(insights.companyId, companyId), eq(insights.projectId, projectId), ne(insights.id, id)))
    .orderBy(insights.id);
  return rows.map((row) => row.id);
}

/** The source and file name of a document or insight of the project. */
export async function sourceOf(
  db: Db | Tx,
  { companyId, projectId }: ProjectScope,
  id: number,
): Promise<{ source: string | null; fileName: string } | undefined> {
  const [row] = await db
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

export type Rewritten = { id: number; fileName: string; text: string; blocks: string; sha256: string };

/** Replaces the text of a document. Its original bytes go, and so do its passages, which no longer equal the text. */
export async function rewriteDocument(
  tx: Tx,
  { companyId, projectId }: ProjectScope,
  { id, fileName, text, blocks, sha256 }: Rewritten,
): Promise<void> {
  await tx
    .update(insights)
    .set({ fileName, content: text, analysis: unanalysed(fileName), updatedAt: sql`now()` })
    .where(and(eq(insights.id, id), eq(insights.companyId, companyId), eq(insights.projectId, projectId)));
  await tx
    .update(documentSources)
    .set({ bytes: Buffer.alloc(0), blocks, sha256 })
    .where(and(eq(documentSources.insightId, id), eq(documentSources.companyId, companyId)));
  await deleteChunksFrom(tx, companyId, id, 0);
}

/** Which of the documents were redacted at any time: the text of no other one ever changes. */
export async function redactedAmong(
  db: Db | Tx,
  { companyId, projectId }: ProjectScope,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const isRedacted = and(inArray(insights.id, [...ids]), gt(insights.updatedAt, insights.createdAt));
  const ofProject = and(eq(insights.companyId, companyId), eq(insights.projectId, projectId));
  const rows = await db.select({ id: insights.id }).from(insights).where(and(isRedacted, ofProject));
  return rows.map((row) => row.id);
}

export async function hashesOf(
  db: Db | Tx,
  { companyId }: ProjectScope,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: documentSources.insightId, sha256: documentSources.sha256 })
    .from(documentSources)
    .where(and(eq(documentSources.companyId, companyId), inArray(documentSources.insightId, [...ids])));
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]));
}

/** Whether the bytes are those of a file from which a person was erased. */
export async function isErasedFile(db: Db, { companyId, projectId }: ProjectScope, sha256: string): Promise<boolean> {
  const isFile = and(eq(erasedFiles.projectId, projectId), eq(erasedFiles.sha256, sha256));
  return (await db.$count(erasedFiles, and(eq(erasedFiles.companyId, companyId), isFile))) > 0;
}
