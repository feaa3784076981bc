import type { Insight } from '#contract/insights/insights.ts';
import { can } from '#contract/roles.ts';
import type { FoundInsight, InsightMarks, Judgements } from '#engine/engine.ts';
import type { CompanyScope, ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { lockActor, recordAct } from '../../http/audit.ts';
import { dismissedGroups, forgetDismissedIn, rememberDismissed } from '../dismissed-insights/service.ts';
import { lockProject, projectIdsWithInsights } from '../projects/service.ts';
import {
  deleteInsightRows,
  deleteRow,
  dropOthers,
  editedInsights,
  editedOf,
  insightsQuoting,
  keepRow,
  leadingQuotes,
  listInParts,
  listOfProject,
  listOfQuestions,
  listRecent,
  readOne,
  rewriteEvidence,
  stateOfList,
  upsertGenerated,
  writeMarks,
} from './repo.ts';
import { checkQuotes, freePlace, overlaps, toStored, toValued, withoutDocument } from './rules.ts';

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
    await rememberDismissed(tx, scope, distinct);
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

export async function deleteInsight(tx: Tx, scope: ProjectScope, id: number): Promise<void> {
  await rememberDismissed(tx, scope, [id]);
  await deleteRow(tx, scope, id);
}

/**
 * From now on no run replaces the insight, as if a person had edited it; false if it does not exist or is a document.
 */
export const keepInsight = (tx: Tx, scope: ProjectScope & { insightId: number }): Promise<boolean> =>
  keepRow(tx, scope, scope.insightId);

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
  await forgetDismissedIn(tx, scope, documentId);
}

/** What people made of the insights of earlier runs. */
export async function judgementsOf({ db }: Needs, scope: ProjectScope): Promise<Judgements> {
  return { dismissed: await dismissedGroups(db, scope), valued: (await editedInsights(db, scope)).map(toValued) };
}

/** Where the insights of a project are quoted first, and the question that each belongs to. */
export type TakenPlaces = ReadonlyMap<string, number | null>;

export async function takenPlaces({ db }: Needs, scope: ProjectScope): Promise<TakenPlaces> {
  return new Map((await leadingQuotes(db, scope)).map((q) => [placeOf(q), q.questionId]));
}

export type Answer = {
  questionId: number;
  found: readonly FoundInsight[];
  texts: ReadonlyMap<number, string>;
  topics: readonly { id: number; name: string }[];
  /** What begins at the place of another question's insight is left out. */
  taken?: TakenPlaces;
  /** What rests on the lead quote of a dismissed insight is left out: it may have been deleted while the run was busy. */
  withoutDismissed: boolean;
  /** The run's time, the same for all its insights, so that they are listed in the order of their questions. */
  createdAt: Date;
};

/**
 * Stores what a run found for a question, in place of what an earlier run found for it. What people have edited stays, and
 * takes the place of the insight that rests on the same words. Every quote is checked against the stored text before it is
 * written. Returns an id for each insight, null where none was stored.
 */
export async function storeAnswer(tx: Tx, scope: ProjectScope, input: Answer): Promise<(number | null)[]> {
  const { questionId } = input;
  checkQuotes(input.found, input.texts);
  await lockProject(tx, scope);
  const topicIds = new Map(input.topics.map((t) => [t.name.toLowerCase(), t.id]));
  const known = await leadingQuotes(tx, scope);
  const edited = await editedOf(tx, scope, questionId);
  const dismissed = input.withoutDismissed ? (await dismissedGroups(tx, scope)).flat().filter((q) => q.leads) : [];
  const ordinals = new Set<number>();
  const ids: (number | null)[] = [];
  for (const insight of input.found) {
    const [first] = insight.evidence;
    const existing = first && edited.find((e) => known.some((q) => q.insightId === e.id && overlaps(q, first)));
    const owner = first && input.taken?.get(placeOf(first));
    const isDismissed = first && dismissed.some((q) => overlaps(q, first));
    if (existing || isDismissed || (owner !== undefined && owner !== questionId)) {
      ids.push(existing?.id ?? null);
      continue;
    }
    const ordinal = freePlace(ordinals, edited);
    ordinals.add(ordinal);
    const row = { questionId, ordinal, analysis: toStored(insight), createdAt: input.createdAt };
    const evidence = insight.evidence.map(({ fileName: _, ...quote }) => quote);
    const ownTopics = insight.suggestedTopics.flatMap((name) => topicIds.get(name.toLowerCase()) ?? []);
    ids.push(await upsertGenerated(tx, scope, { ...row, evidence, topicIds: ownTopics }));
  }
  await dropOthers(tx, scope, questionId, [...ordinals]);
  return ids;
}

/** Emoji and badges that could only be chosen when all insights of a run were known; those that people edited keep theirs. */
export const updateMarks = (
  tx: Tx,
  scope: ProjectScope,
  marks: readonly ({ id: number } & InsightMarks)[],
): Promise<void> => writeMarks(tx, scope, marks);

const placeOf = (q: { documentId: number; start: number; end: number }) => `${q.documentId}:${q.start}:${q.end}`;
