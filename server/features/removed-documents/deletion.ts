import { type Dependents, type WrittenKind, writtenKey, writtenKeysIn } from '#contract/documents/documents-removal.ts';
import { type RemovalChoice, wrongWritten } from '#contract/insights/insight-removal.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import { lockActor, recordAct, recordOwnAct } from '../../http/audit.ts';
import { waitForJob } from '../../jobs/wait-for-job.ts';
import { forgetInRuns, isBeingAnalyzed } from '../analysis/service.ts';
import { forgetDocumentInConversations } from '../discussed-documents/service.ts';
import { deleteDocumentRow, eraseDeletedJob, sourceOf, uploadSource } from '../documents/service.ts';
import { deleteInsight } from '../insights/service.ts';
import { forgetReplies } from '../model-usage/service.ts';
import { forgetDocumentInPeople, identifyPeopleJob } from '../people/service.ts';
import { lockProject } from '../projects/service.ts';
import { deleteQuestions, questionsById } from '../questions/service.ts';
import { forgetDocumentInInsights, rebuildInsightsJob } from '../rebuilt-insights/service.ts';
import { forgetDocumentInTrash } from '../trash/service.ts';
import { noTexts, type RestingTexts, readTexts } from './dependents.ts';

type Needs = Pick<Deps, 'db' | 'jobs' | 'engine'>;
type Scope = ProjectScope & { insightId: number };
/** What is rebuilt after a deletion. */
export type Rebuilding = { job: Pick<typeof rebuildInsightsJob | typeof identifyPeopleJob, 'name'>; id: string }[];

const inUse = 'This document is being analyzed. Please wait until the analysis has ended, then delete it.';

/** How long a caller waits for texts to be rebuilt; the jobs continue afterwards. */
const maxWaitMs = 20_000;

/**
 * Documents and insights share one table and one call that deletes them. Once the transaction of a document has ended, none of its
 * words can be read; until what is left is rebuilt, the call waits for a while.
 */
export async function deleteDocumentOrInsight(
  deps: Needs & Pick<Deps, 'changes'>,
  scope: Scope,
  { choice, gone }: { choice: RemovalChoice; gone: AbortSignal },
): Promise<void> {
  const row = await sourceOf(deps.db, scope, scope.insightId);
  if (row?.source !== uploadSource) return deleteInsightRow(deps, scope);
  const named = choice.written === undefined ? new Set<string>() : writtenKeysIn(choice.written);
  if (!named) throw invalid(wrongWritten);
  const texts = await readTexts(deps, scope);
  const rebuilding = await deps.db.transaction((tx) =>
    deleteDocument(deps, tx, scope, { texts, named, removesAll: choice.dependents === 'remove' }),
  );
  await deps.engine.forget(scope.insightId);
  await waitForRebuilding(deps, rebuilding, gone);
}

/** Until what is left is rebuilt, for a while. */
export async function waitForRebuilding(
  deps: Pick<Deps, 'changes' | 'jobs'>,
  rebuilding: Rebuilding,
  gone: AbortSignal,
): Promise<void> {
  const isOver = AbortSignal.any([gone, AbortSignal.timeout(maxWaitMs)]);
  await Promise.all(rebuilding.map(({ job, id }) => waitForJob(deps, job, id, isOver)));
}

/**
 * Deletes a document with what rests on it alone, inside a transaction that holds the lock on the project and answers for the texts
 * that hold its words.
 */
export async function removeDocument(
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  scope: ProjectScope,
  document: { id: number; fileName: string },
): Promise<Rebuilding> {
  const own = { ...scope, insightId: document.id };
  const nothing = { texts: noTexts, named: new Set<string>(), removesAll: false };
  const rebuilding = await forgetDocument(deps, tx, own, { ...nothing, fileName: document.fileName });
  await deleteDocumentRow(tx, own, document.id);
  return rebuilding;
}

/** Deletes a document whose time is over, in the way in which people delete one. What they wrote stays. */
export async function deleteExpiredDocument(deps: Needs, scope: Scope): Promise<void> {
  const row = await sourceOf(deps.db, scope, scope.insightId);
  if (row?.source !== uploadSource) throw notFound();
  const texts = await readTexts(deps, scope);
  const removal: Removal = { texts, named: new Set(), removesAll: false, isExpired: true };
  await deps.db.transaction((tx) => deleteDocument(deps, tx, scope, removal));
  await deps.engine.forget(scope.insightId);
}

function deleteInsightRow({ db }: Needs, scope: Scope): Promise<void> {
  return db.transaction(async (tx) => {
    await lockActor(tx, scope.userId);
    await lockProject(tx, scope);
    if (!(await sourceOf(tx, scope, scope.insightId))) throw notFound();
    await deleteInsight(tx, scope, scope.insightId);
  });
}

type Removal = {
  texts: RestingTexts;
  /** The texts that shall go as well. */
  named: ReadonlySet<string>;
  removesAll: boolean;
  /** Nobody deletes it: its time is over. */
  isExpired?: true;
};

async function deleteDocument(deps: Needs, tx: Tx, scope: Scope, removal: Removal): Promise<Rebuilding> {
  await lockActor(tx, scope.userId);
  const project = await lockProject(tx, scope);
  const row = await sourceOf(tx, scope, scope.insightId);
  if (!row) throw notFound();
  if (await isBeingAnalyzed(tx, scope, scope.insightId)) throw conflict(inUse);
  const rebuilding = await forgetDocument(deps, tx, scope, { ...removal, fileName: row.fileName });
  await deleteDocumentRow(tx, scope, scope.insightId);
  await deps.jobs.sendLater(eraseDeletedJob, {}, tx);
  const what = {
    object: { kind: 'document' as const, id: scope.insightId, name: row.fileName },
    details: { project },
  };
  if (removal.isExpired) await recordOwnAct(tx, scope.companyId, { ...what, action: 'document-expired' });
  else await recordAct(tx, { ...what, actorId: scope.userId, action: 'document-deleted' });
  return rebuilding;
}

/** Takes the words of the document out of everything that was made from it. */
async function forgetDocument(
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  scope: Scope,
  { texts, named, removesAll, fileName }: Removal & { fileName: string },
): Promise<Rebuilding> {
  const documentId = scope.insightId;
  const chosen = chosenTexts(texts.written, named);
  const questionIds = [...texts.questions.map((q) => q.id), ...chosen('question')];
  const questions = (await questionsById({ db: tx }, scope, questionIds)).map((q) => q.question);
  const people = await forgetDocumentInPeople(deps, tx, scope, {
    ...{ document: { id: documentId, fileName }, removesAll, written: chosen('person') },
  });
  await forgetDocumentInConversations(tx, scope, {
    ...{ documentId, messages: chosen('message'), peopleMessages: chosen('people-message'), personIds: people.gone },
  });
  const insights = await forgetDocumentInInsights(deps, tx, scope, {
    ...{ documentId, removesAll, questions, written: chosen('insight') },
    tags: texts.tags.filter(({ id }) => chosen('tag').has(id)),
    retold: texts.retold.map(({ id }) => id),
  });
  await forgetInRuns(tx, scope, { documentId, questions });
  await forgetReplies(tx, scope);
  await deleteQuestions(tx, scope, questionIds);
  await forgetDocumentInTrash(tx, scope, { documentId, items: texts.trashed });
  return [
    ...(insights ? [{ job: rebuildInsightsJob, id: insights }] : []),
    ...(people.jobId ? [{ job: identifyPeopleJob, id: people.jobId }] : []),
  ];
}

/** The texts of a kind that shall go as well: only those that use words of the document. */
export function chosenTexts(written: Dependents['written'], named: ReadonlySet<string>) {
  return (kind: WrittenKind): ReadonlySet<number> =>
    new Set(written.filter((one) => one.kind === kind && named.has(writtenKey(one))).map((one) => one.id));
}
