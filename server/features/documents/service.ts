import { createHash } from 'node:crypto';
import type { Block } from '#contract/documents/blocks.ts';
import { type DocumentText, sameContentCode, type UploadedDocument } from '#contract/documents/documents.ts';
import { packBlocks } from '#contract/documents/packed-blocks.ts';
import type { Language } from '#contract/languages.ts';
import type { FoundQuote } from '#engine/evidence/find-quote.ts';
import { withoutQuotationMarks } from '#engine/evidence/locate-quote.ts';
import { failureStatus } from '#extract/errors.ts';
import { registry, typeOf } from '#extract/registry.ts';
import type { ProjectScope } from '../../access/scope.ts';
import { type Db, type Tx, violates } from '../../db/client.ts';
import { inCompany } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError, documentsNotFound, notFound } from '../../errors.ts';
import type { Turn } from '../../fairness/turns.ts';
import { eraseDeletedJob, indexDocument } from './jobs.ts';
import {
  deleteChunksFrom,
  documentOfBytes,
  documentsHolding,
  documentsIn,
  engineInputs as inputsOf,
  insertDocument,
  isErasedFile,
  type NewDocument,
  otherDocuments,
  readDocument,
  readWarnings,
  redactedAmong,
  rewriteDocument,
  sizeOf,
  textsOf,
  versionsOf,
} from './repo.ts';
import { cleanFileName, fileTypeOf } from './rules.ts';
import { listedBlocks, toStoredBlocks } from './stored-blocks.ts';

/** Reads the file when its turn comes, then stores text, original bytes, row and job in one transaction. */
export async function uploadDocument(
  deps: Pick<Deps, 'db' | 'jobs' | 'extract'>,
  scope: ProjectScope,
  file: { fileName: string; bytes: Buffer; askBeforeDuplicate: boolean; anyway: boolean },
  inTurn: (read: (turn: Turn) => Promise<NewDocument>) => Promise<NewDocument>,
): Promise<UploadedDocument> {
  const { db } = deps;
  if (!file.anyway) await refuseErased(deps, scope, digestOf(file.bytes));
  if (file.askBeforeDuplicate) await refuseDuplicateUpload(deps, scope, digestOf(file.bytes));
  const document = await inTurn((turn) => readFile(deps, file, turn));
  return db
    .transaction((tx) => addDocument(deps, tx, scope, document))
    .catch((error) => {
      // The project was deleted in the meantime.
      throw violates(error, 'insights_project') ? notFound() : error;
    });
}

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Reads a file; throws the reason if it cannot be read. Takes seconds, so never call it in a transaction. */
export async function readFile(
  { extract }: Pick<Deps, 'extract'>,
  file: { fileName: string; bytes: Buffer },
  { isLight }: Turn,
): Promise<NewDocument> {
  const fileName = cleanFileName(file.fileName);
  const read = await extract({ fileName, bytes: file.bytes }, { givesWay: !isLight });
  if (!read.ok) throw new AppError(failureStatus(read.code), read.code, read.message);
  const { text, blocks, warnings } = read;
  const { bytes } = file;
  const kinds = { fileType: fileTypeOf(fileName), mediaType: mediaTypeOf(fileName) };
  return { fileName, ...kinds, text, blocks: await toStoredBlocks(blocks), warnings, bytes, sha256: digestOf(bytes) };
}

export async function addDocument(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  scope: ProjectScope,
  document: NewDocument,
): Promise<UploadedDocument> {
  const { companyId, projectId, userId } = scope;
  const { id, createdAt } = await insertDocument(tx, scope, document);
  await jobs.send(indexDocument, { companyId, projectId, userId, documentId: id }, tx);
  const { fileName, warnings } = document;
  return { id, fileName, createdAt: createdAt.toISOString(), ...(warnings.length > 0 ? { warnings } : {}) };
}

/** A prompt for the user, not a rule: a project may contain the same file twice. */
async function refuseDuplicateUpload({ db }: Pick<Deps, 'db'>, scope: ProjectScope, sha256: string): Promise<void> {
  const duplicate = await documentOfBytes(db, scope, sha256);
  if (duplicate)
    throw new AppError(409, sameContentCode, `This file is already in the project as “${duplicate.fileName}”.`);
}

const erasedMessage =
  'This file holds words of a research participant who was erased from this project. Uploading it brings them back.';

/** What was erased must not come back by mistake: whoever uploads the same file has to say that it is meant. */
async function refuseErased({ db }: Pick<Deps, 'db'>, scope: ProjectScope, sha256: string): Promise<void> {
  if (await isErasedFile(db, scope, sha256)) throw new AppError(409, sameContentCode, erasedMessage);
}

/** A `DocumentText` as JSON; `packed` leaves its blocks as they are stored. */
export async function readDocumentText(
  { db }: Pick<Deps, 'db'>,
  scope: ProjectScope & { insightId: number },
  blocks: 'packed' | undefined,
): Promise<Buffer> {
  const row = await readDocument(db, scope);
  if (!row) throw notFound();
  const { blocksJson, ...rest } = row;
  const sent = blocks === 'packed' ? blocksJson : await listedBlocks(blocksJson);
  const fields = JSON.stringify({ ...rest, createdAt: row.createdAt.toISOString() } satisfies Omit<
    DocumentText,
    'blocks'
  >);
  return Buffer.from(`${fields.slice(0, -1)},"blocks":${sent}}`);
}

/**
 * The project's documents with their texts, oldest first, each read when the consumer reaches it. The request may have
 * been answered by then, so the company is set again for each read.
 */
export async function* documentTexts(
  { db }: Pick<Deps, 'db'>,
  scope: ProjectScope,
): AsyncIterable<Omit<DocumentText, 'blocks'>> {
  const read = <T>(work: () => Promise<T>) => inCompany(scope.companyId, work);
  for (const { id } of await read(() => documentsHolding(db, scope, ''))) {
    const row = await read(() => readDocument(db, { ...scope, insightId: id }));
    // It may have been deleted in the meantime.
    if (!row) continue;
    const { blocksJson: _, ...fields } = row;
    yield { ...fields, createdAt: row.createdAt.toISOString() };
  }
}

export const documentsAmong = (db: Db | Tx, scope: ProjectScope, ids: readonly number[]) => documentsIn(db, scope, ids);

/** Throws 404 and names the ids unless every one is a document of the project. */
export async function demandDocuments(
  db: Db | Tx,
  scope: ProjectScope,
  ids: readonly number[],
): Promise<{ id: number; fileName: string }[]> {
  const found = await documentsIn(db, scope, ids);
  const known = new Set(found.map(({ id }) => id));
  const missing = [...new Set(ids)].filter((id) => !known.has(id));
  if (missing.length > 0) throw documentsNotFound(missing);
  return found;
}

/**
 * Finds a quote in the project's documents. Documents that contain it exactly come before those that match it only
 * after folding, then those listed in `first`.
 */
export async function findQuote(
  { db, engine }: Pick<Deps, 'db' | 'engine'>,
  scope: ProjectScope,
  { first, ...input }: { quote: string; language: Language; first: readonly number[] },
): Promise<FoundQuote | null> {
  const rank = new Map(first.map((id, place) => [id, place]));
  const rankOf = (id: number) => rank.get(id) ?? first.length;
  const rows = await documentsHolding(db, scope, withoutQuotationMarks(input.quote));
  const ordered = rows.toSorted((a, b) => Number(b.holds) - Number(a.holds) || rankOf(a.id) - rankOf(b.id));
  // One at a time: all texts of a project together might not fit in memory.
  for (const { id } of ordered) {
    const found = await engine.findQuote(await inputsOf(db, scope, [id]), input);
    if (found) return found;
  }
  return null;
}

export const sizeOfDocuments = ({ db }: Pick<Deps, 'db'>, scope: ProjectScope, ids: readonly number[]) =>
  sizeOf(db, scope, ids);

export const documentVersions = ({ db }: { db: Db | Tx }, scope: ProjectScope, ids: readonly number[]) =>
  versionsOf(db, scope, ids);

export const engineInputs = ({ db }: { db: Db | Tx }, scope: ProjectScope, ids: readonly number[]) =>
  inputsOf(db, scope, ids);

/** The stored texts of those of the documents that exist. */
export const documentTextsOf = (
  { db }: { db: Db | Tx },
  scope: ProjectScope,
  ids: readonly number[],
): Promise<Map<number, string>> => textsOf(db, scope, ids);

/**
 * Puts a redacted text in the place of a document's own, inside a transaction that carries every offset into it over. The original
 * file goes with it, and a job reads its passages again.
 */
export async function replaceText(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  scope: ProjectScope,
  document: { id: number; fileName: string; text: string; blocks: Block[] },
): Promise<void> {
  const { companyId, projectId, userId } = scope;
  const { text, blocks } = document;
  const stored = { ...document, blocks: JSON.stringify(packBlocks(blocks)), sha256: digestOf(Buffer.from(text)) };
  await rewriteDocument(tx, scope, stored);
  await jobs.send(indexDocument, { companyId, projectId, userId, documentId: document.id, isRewritten: true }, tx);
}

/** The texts of those of the documents that were redacted, against which earlier readings are checked. */
export const redactedTexts = async (
  db: Db | Tx,
  scope: ProjectScope,
  ids: readonly number[],
): Promise<Map<number, string>> => textsOf(db, scope, await redactedAmong(db, scope, ids));

/**
 * Throws unless the documents are there and say what was read: what was made of others may hold words that are gone. The
 * project is locked, so none of them goes before the transaction ends.
 */
export async function demandAsRead(tx: Tx, scope: ProjectScope, texts: ReadonlyMap<number, string>): Promise<void> {
  const ids = [...texts.keys()];
  await demandDocuments(tx, scope, ids);
  for (const [id, text] of await redactedTexts(tx, scope, ids))
    if (texts.get(id) !== text) throw new Error(`document ${id} was redacted while it was being read`);
}

/** The ids of all documents of the project, oldest first. */
export const allDocuments = (db: Db | Tx, scope: ProjectScope): Promise<number[]> => otherDocuments(db, scope, 0);

/** The upload warnings of the documents, in sentences. */
export async function warningsOf(
  { db }: Pick<Deps, 'db'>,
  scope: ProjectScope,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await readWarnings(db, scope, ids);
  return new Map(rows.map(({ id, warnings }) => [id, warnings.map((w) => w.message)]));
}

function mediaTypeOf(fileName: string): string {
  const type = typeOf(fileName);
  return type ? registry[type].mediaType : 'application/octet-stream';
}

/** For a document in which nothing can be quoted any more. */
export const forgetPassages = ({ db }: Pick<Deps, 'db'>, { companyId }: ProjectScope, id: number): Promise<void> =>
  deleteChunksFrom(db, companyId, id, 0);

export { loadVectors, syncPassages } from './passages.ts';
export { cutsIn, type Redaction, redact } from './redaction.ts';
export { deleteDocumentRow, hashesOf, otherDocuments, sourceOf, uploadSource } from './repo.ts';
export { eraseDeletedJob };
