import type { TrashKind } from '#contract/trash.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { deleteItems, deleteOfDocument, insertItems, type Place, type Ref, refsOn, textsOf } from './repo.ts';

export { dropExpired as dropExpiredTrash } from './repo.ts';

/**
 * Keeps these objects in the trash, each with everything that will be deleted with it. Call it in the transaction that deletes
 * them, before it does. Documents are never kept: deleting one is final.
 */
export const moveToTrash = (tx: Tx, place: Place, kind: TrashKind, ids: readonly number[]): Promise<void> =>
  insertItems(tx, place, kind, ids);

export type TrashRef = Ref;
export const trashedTexts = (db: Db | Tx, scope: ProjectScope): Promise<(Ref & { text: string })[]> =>
  textsOf(db, scope);

/**
 * Call it in the transaction that deletes the document: what rests on it, and what is written in its words, cannot be restored any
 * more.
 */
export async function forgetDocumentInTrash(
  tx: Tx,
  scope: ProjectScope,
  { documentId, items }: { documentId: number; items: readonly Ref[] },
): Promise<void> {
  await deleteOfDocument(tx, scope, documentId);
  await deleteItems(tx, scope, items);
}

/** What is in the trash and names one of these documents. */
export const trashedOn = (db: Db | Tx, scope: ProjectScope, documentIds: readonly number[]): Promise<Ref[]> =>
  refsOn(db, scope, documentIds);

/** Deletes these objects for good, in the transaction of an erasure. Returns how many there were. */
export const dropTrashed = (tx: Tx, scope: ProjectScope, items: readonly Ref[]): Promise<number> =>
  deleteItems(tx, scope, items);
