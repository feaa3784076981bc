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

/** All insights without documents, to be processed rather than shown at once. */
export const insightsOfProject = ({ db }: Needs, scope: ProjectScope): Promise<Insight[]> => listInParts(db, scope);

export const listInsights = ({ db }: Needs, scope: ProjectScope): Promise<Insight[]> =>
  listOfProject(db, scope, can(scope.role, 'documents.read') === 'allowed');

/** The cache key and state of a list: two lists with equal keys and states are equal. */
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

/** All or nothing: one id that is missing, foreign or a document fails the whole call. */
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
  /** Every question of the run, including those without a finding. */
  questionIds: readonly number[];
  texts: ReadonlyMap<number, string>;
  topics: readonly { id: number; name: string }[];
  /** Skip a finding if another question already has an insight with the same first quote. */
  skipDuplicates: boolean;
};

/**
 * Stores the findings of a run, replacing those of an earlier run for the same questions. An insight edited by a person
 * is kept, and takes the place of a finding that quotes the same words. Every quote is checked against the stored text
 * before it is written. Returns the ids in the order of the findings.
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
