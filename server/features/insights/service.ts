import type { Insight } from '#contract/insights/insights.ts';
import { can } from '#contract/roles.ts';
import type { FoundInsight } from '#engine/engine.ts';
import type { CompanyScope, ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { lockActor, recordAct } from '../../http/audit.ts';
import { lockProject, projectIdsWithInsights } from '../projects/service.ts';
import {
  deleteInsightRows,
  deleteRow,
  dropOthers,
  editedOf,
  insightsQuoting,
  leadingQuotes,
  listInParts,
  listOfProject,
  listOfQuestions,
  listRecent,
  readOne,
  rewriteEvidence,
  stateOfList,
  upsertGenerated,
} from './repo.ts';
import { checkQuotes, freePlace, overlaps, toStored, withoutDocument } from './rules.ts';

type Needs = Pick<Deps, 'db'>;
const feedLength = 3_000;

/** All insights and no document, to be worked through and not to be shown at once. */
export const insightsOfProject = ({ db }: Needs, scope: ProjectScope): Promise<Insight[]> => listInParts(db, scope);

export const listInsights = ({ db }: Needs, scope: ProjectScope): Promise<Insight[]> =>
  listOfProject(db, scope, can(scope.role, 'documents.read') === 'allowed');

/** Whose list it is and what it was made of: two lists with the same key are the same. */
export async function keyOfList({ db }: Needs, scope: ProjectScope): Promise<{ list: string; state: string }> {
  const list = `${scope.companyId}:${scope.projectId}:${can(scope.role, 'documents.read')}`;
  return { list, state: await stateOfList(db, scope) };
}

export async function listRecentInsights({ db }: Needs, scope: CompanyScope): Promise<Insight[]> {
  return listRecent(db, scope, await projectIdsWithInsights({ db }, scope), feedLength);
}

export const insightsOfQuestions = (
  { db }: Needs,
  scope: ProjectScope,
  questionIds: readonly number[],
): Promise<Insight[]> => listOfQuestions(db, scope, questionIds);

export async function readInsight(db: Db | Tx, scope: ProjectScope & { insightId: number }): Promise<Insight> {
  const row = await readOne(db, scope);
  if (!row) throw notFound();
  return row;
}

/** All of them or none: one that is missing, foreign or a document refuses the whole call. */
export function deleteInsights({ db }: Needs, scope: ProjectScope, ids: readonly number[]): Promise<number> {
  const distinct = [...new Set(ids)];
  return db.transaction(async (tx) => {
    await lockActor(tx, scope.userId);
    const project = await lockProject(tx, scope);
    const deleted = await deleteInsightRows(tx, scope, distinct);
    if (deleted < distinct.length) throw notFound();
    await recordAct(tx, {
      actorId: scope.userId,
      action: 'insights-deleted',
      object: { kind: 'project', ...project },
      details: { count: deleted },
    });
    return deleted;
  });
}

export const deleteInsight = (tx: Tx, scope: ProjectScope, id: number): Promise<void> => deleteRow(tx, scope, id);

/** Removes the quotes of a document; a generated insight that is left without a quote is deleted. */
export async function removeQuotesOf(tx: Tx, scope: ProjectScope, documentId: number): Promise<void> {
  for (const { quotes, ...insight } of await insightsQuoting(tx, scope, documentId)) {
    const left = quotes.filter((q) => q.documentId !== documentId);
    if (left.length === 0 && insight.source !== 'custom') {
      await deleteRow(tx, scope, insight.id);
      continue;
    }
    const analysis = withoutDocument(insight.analysis, documentId, left);
    await rewriteEvidence(tx, scope, { ...insight, analysis, quotes: left });
  }
}

export type Finding = { questionId: number; insight: FoundInsight };
type Store = {
  findings: readonly Finding[];
  /** Every question that was asked, also those without a finding. */
  questionIds: readonly number[];
  texts: ReadonlyMap<number, string>;
  topics: readonly { id: number; name: string }[];
  /** Leave out what another question's insight says with the same words already. */
  skipDuplicates: boolean;
};

/**
 * Stores what a run found, in place of what an earlier run found for the same questions. What people have edited stays as it
 * is, and stands for the finding that rests on the same words. Every quote is checked against the
 * stored text before it is written. Returns the ids in the order of the findings.
 */
export async function storeFindings(tx: Tx, scope: ProjectScope, input: Store): Promise<number[]> {
  checkQuotes(
    input.findings.map((f) => f.insight),
    input.texts,
  );
  await lockProject(tx, scope);
  const topicIds = new Map(input.topics.map((t) => [t.name.toLowerCase(), t.id]));
  const known = await leadingQuotes(tx, scope);
  const taken = new Map(input.skipDuplicates ? known.map((q) => [placeOf(q), q.questionId]) : []);
  const edited = await editedOf(tx, scope, input.questionIds);
  const places = new Map(input.questionIds.map((id) => [id, new Set<number>()]));
  const ids: number[] = [];
  for (const { questionId, insight } of input.findings) {
    const [first] = insight.evidence;
    const own = edited.filter((e) => e.questionId === questionId);
    const standing = first && own.find((e) => known.some((q) => q.insightId === e.id && overlaps(q, first)));
    if (standing) ids.push(standing.id);
    const owner = first && taken.get(placeOf(first));
    if (standing || (owner !== undefined && owner !== questionId)) continue;
    const used = places.get(questionId) ?? new Set();
    const ordinal = freePlace(used, own);
    used.add(ordinal);
    const id = await upsertGenerated(tx, scope, {
      questionId,
      ordinal,
      analysis: toStored(insight),
      evidence: insight.evidence.map(({ fileName: _, ...quote }) => quote),
      topicIds: insight.suggestedTopics.flatMap((name) => topicIds.get(name.toLowerCase()) ?? []),
    });
    if (id !== null) ids.push(id);
  }
  for (const [questionId, used] of places) await dropOthers(tx, scope, questionId, [...used]);
  return [...new Set(ids)];
}

const placeOf = (q: { documentId: number; start: number; end: number }) => `${q.documentId}:${q.start}:${q.end}`;
