import type { ProjectScope } from '../../access/scope.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../errors.ts';
import { lockActor, recordAct } from '../../http/audit.ts';
import { forgetContextOf, isBeingAnalyzed } from '../analysis/service.ts';
import { forgetDocumentInReplies } from '../conversations/service.ts';
import { deleteInsight, removeQuotesOf } from '../insights/service.ts';
import { forgetDocument } from '../people/service.ts';
import { lockProject } from '../projects/service.ts';
import { deleteDocumentRow, sourceOf } from './repo.ts';

const inUse = 'This document is being analyzed. Please wait until the analysis has ended, then delete it.';

/** Documents and insights share one table and one call that deletes them. */
export function deleteDocumentOrInsight(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  scope: ProjectScope & { insightId: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockActor(tx, scope.userId);
    const project = await lockProject(tx, scope);
    const row = await sourceOf(tx, scope, scope.insightId);
    if (!row) throw notFound();
    if (row.source !== 'upload') return deleteInsight(tx, scope, scope.insightId);
    await deleteDocument({ jobs }, tx, scope, scope.insightId);
    await recordAct(tx, {
      actorId: scope.userId,
      action: 'document-deleted',
      object: { kind: 'document', id: scope.insightId, name: row.fileName },
      details: { project },
    });
  });
}

/** Deletes a document with its quotes and with the generated insights that have no other evidence. */
async function deleteDocument(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  scope: ProjectScope,
  documentId: number,
): Promise<void> {
  if (await isBeingAnalyzed(tx, scope, documentId)) throw conflict(inUse);
  await removeQuotesOf(tx, scope, documentId);
  await forgetContextOf(tx, scope, documentId);
  await forgetDocumentInReplies(tx, scope, documentId);
  await forgetDocument({ jobs }, tx, scope, documentId);
  await deleteDocumentRow(tx, scope, documentId);
}
