import { tagsFoundIn } from '#contract/insights/tags.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { forgetDismissedIn } from '../dismissed-insights/service.ts';
import { rebuildInsightsJob } from './jobs.ts';
import { queueRebuilding } from './queue.ts';
import {
  countedOver,
  deleteRows,
  documentsCounted,
  generatedRows,
  type InsightRow,
  removeTags,
  rewrite,
  rowsAsking,
  rowsOf,
  rowsOn,
  writtenRows,
} from './repo.ts';
import { interim, isRewritten, isWritten, type Loss, lossKind, lossOf, moved, writtenWithout } from './rules.ts';

export { insightsLosing, redactInsights } from './passages.ts';
export { beginningOf, type Carry } from './rules.ts';
export { rebuildInsightsJob };

/** An insight that quotes the document or has it as a source, for the preview of its deletion. */
export type DependentInsight = { id: number; title: string; loses: ReturnType<typeof lossKind>; isWritten: boolean };

export async function dependentInsights(
  db: Db | Tx,
  scope: ProjectScope,
  documentId: number,
): Promise<DependentInsight[]> {
  return (await rowsOn(db, scope, documentId)).map((row) => asDependent(row, lossOf(row, documentId)));
}

/** The insights whose text people wrote. */
export const writtenInsights = async (db: Db | Tx, scope: ProjectScope): Promise<{ id: number; text: string }[]> =>
  (await writtenRows(db, scope)).map((row) => ({ id: row.id, text: textOf(row) }));

/** What Earshot wrote of its insights besides titles: it may use words of documents that are no evidence. */
export const generatedTexts = async (db: Db | Tx, scope: ProjectScope): Promise<GeneratedText[]> =>
  (await generatedRows(db, scope)).map((row) => {
    const { title, summary, businessImpact } = row.analysis;
    return { id: row.id, title, text: [summary, businessImpact, ...tagsFoundIn(row)].join('\n') };
  });

/** Tags that people added to an insight that Earshot wrote. */
export type OwnTag = { id: number; tag: string };
export const ownTags = async (db: Db | Tx, scope: ProjectScope): Promise<OwnTag[]> =>
  (await generatedRows(db, scope)).flatMap((row) => {
    const found = tagsFoundIn(row);
    return row.analysis.keywords.filter((tag) => !found.includes(tag)).map((tag) => ({ id: row.id, tag }));
  });
export type GeneratedText = { id: number; title: string; text: string };

const asDependent = (row: InsightRow, loss: Loss): DependentInsight => ({
  ...{ id: row.id, title: row.analysis.title, loses: lossKind(loss), isWritten: isWritten(row) },
});

/** Everything that a person may have written of an insight, its title first. */
function textOf({ analysis, content }: InsightRow): string {
  const { title, summary, businessImpact, keywords, foundTags = [], supportingQuote, quoteState } = analysis;
  // A quote that was found is removed as evidence; one that was not is its author's wording.
  const typed = quoteState === 'unfound' ? [supportingQuote] : [];
  return [
    title,
    summary,
    content,
    businessImpact,
    ...typed,
    ...keywords.filter((tag) => !foundTags.includes(tag)),
  ].join('\n');
}

export type Removal = {
  documentId: number;
  /** Whether insights that rest on other documents, too, go as well. */
  removesAll: boolean;
  /** Insights of people that they want to go with the document. */
  written: ReadonlySet<number>;
  /** Tags of people that they want to go with it. */
  tags: readonly OwnTag[];
  /** Questions that go with the document. */
  questions: readonly string[];
  /** Insights whose text uses words of the document, whether or not they rest on it. */
  retold: readonly number[];
};

/**
 * Takes the document out of every insight, so that none of its words can be read once the transaction ends: what rested on it
 * alone is deleted, and the rest is rebuilt by a job. Returns the id of the job, if there is anything to rebuild.
 */
export async function forgetDocumentInInsights(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  scope: ProjectScope,
  removal: Removal,
): Promise<string | null> {
  const { documentId } = removal;
  await removeTags(tx, scope, removal.tags);
  const losses = await lossesIn(tx, scope, removal);
  const gone = new Set([...removal.written, ...losses.filter((loss) => goes(loss, removal)).map(({ row }) => row.id)]);
  const left = losses.filter(({ row }) => !gone.has(row.id));
  // Before the runs and questions forget the document.
  const counted = (await countedOver(tx, scope, documentId)).filter((id) => !gone.has(id));
  const documents = await documentsCounted(tx, scope, [...counted, ...left.map(({ row }) => row.id)]);
  const asked = new Set(removal.questions);
  const told = new Set(removal.retold);
  const isQuestionGone = ({ row }: Loss) => asked.has(row.analysis.question ?? '');
  const changed = left.filter((loss) => isRewritten(loss) || isQuestionGone(loss) || told.has(loss.row.id));
  for (const loss of left) {
    const asAfter = isWritten(loss.row) ? writtenWithout : interim;
    await rewrite(tx, scope, changed.includes(loss) ? asAfter(loss, isQuestionGone(loss)) : moved(loss));
  }
  await deleteRows(tx, scope, [...gone]);
  await forgetDismissedIn(tx, scope, documentId);
  const overOthers = (id: number) => ({
    id,
    documentIds: [...new Set(documents.get(id))].filter((other) => other !== documentId),
  });
  return queueRebuilding({ jobs }, tx, scope, { left: changed, counted, overOthers });
}

/**
 * Once the team has said who speaks in the documents, counts what was found in them again; texts that name the speakers follow,
 * where the engine wrote them and nobody has changed them.
 */
export async function recountPeople(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  scope: ProjectScope,
  documentIds: readonly number[],
  { isShownAgain = false }: { isShownAgain?: boolean } = {},
): Promise<void> {
  const rows = new Map<number, InsightRow>();
  const counted = new Set<number>();
  for (const documentId of new Set(documentIds)) {
    for (const row of await rowsOn(tx, scope, documentId)) rows.set(row.id, row);
    for (const id of await countedOver(tx, scope, documentId)) counted.add(id);
  }
  // Whoever is shown again may speak of what was found without them.
  if (isShownAgain) for (const row of await rowsOf(tx, scope, [...counted])) rows.set(row.id, row);
  const isByEngine = (row: InsightRow) => row.provenance === null || row.provenance.engine === 'embedded';
  const anew = [...rows.values()].filter((row) => !isWritten(row) && !row.editedAt && isByEngine(row));
  const known = new Set(anew.map(({ id }) => id));
  const others = [...counted].filter((id) => !known.has(id));
  if (known.size + others.length === 0) return;
  const documents = await documentsCounted(tx, scope, [...known, ...others]);
  const over = (id: number) => ({ id, documentIds: [...new Set(documents.get(id))] });
  const { companyId, projectId, userId } = scope;
  const heardIn = isShownAgain ? [...documentIds] : [];
  const insights = anew.map(({ id }) => ({ ...over(id), isLeadLeft: true, people: null, heardIn }));
  await jobs.send(rebuildInsightsJob, { companyId, projectId, userId, insights, counted: others.map(over) }, tx);
}

/** What rests on the document, what answers a question that goes with it, and what is told in its words. */
async function lossesIn(tx: Tx, scope: ProjectScope, { documentId, questions, retold }: Removal): Promise<Loss[]> {
  const resting = await rowsOn(tx, scope, documentId);
  const others = [...(await rowsAsking(tx, scope, questions)), ...(await rowsOf(tx, scope, retold))];
  const rows = new Map([...resting, ...others].map((row) => [row.id, row]));
  return [...rows.values()].map((row) => lossOf(row, documentId));
}

const goes = (loss: Loss, { removesAll, written }: Removal): boolean =>
  isWritten(loss.row)
    ? written.has(loss.row.id)
    : lossKind(loss) === 'all' || (removesAll && lossKind(loss) === 'some');
