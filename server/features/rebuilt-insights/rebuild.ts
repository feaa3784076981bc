import type { Provenance } from '#contract/insights/provenance.ts';
import { NoUsableTextError, type RebuiltInsights } from '#engine/engine.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { demandAsRead, documentsAmong, engineInputs } from '../documents/service.ts';
import { knownVoicesIn } from '../known-voices/service.ts';
import { lockProject, readProject } from '../projects/service.ts';
import { projectTopics } from '../topics/service.ts';
import { type InsightRow, rewrite, rowsOf } from './repo.ts';
import { isWritten, type Rebuilding, rebuiltFrom, recounted, standingOf } from './rules.ts';

type Needs = Pick<Deps, 'db' | 'engine'>;
type Counted = { id: number; documentIds: readonly number[] };
type Wanted = { insights: readonly (Counted & Rebuilding)[]; counted: readonly Counted[] };
/** Insights that were counted over the same documents. */
type Group = { documentIds: number[]; rows: InsightRow[] };

/** What the engine made of the documents, and the texts that it read. */
type Read = RebuiltInsights & { texts: ReadonlyMap<number, string> };

/**
 * Writes insights again from their remaining evidence, and counts again. The engine reads outside of any transaction; what people
 * changed meanwhile stays as they left it.
 */
export async function rebuild(deps: Needs, scope: ProjectScope, { insights, counted }: Wanted): Promise<void> {
  const wanted = new Map(insights.map(({ id, isLeadLeft, people, heardIn }) => [id, { isLeadLeft, people, heardIn }]));
  const documents = new Map([...insights, ...counted].map(({ id, documentIds }) => [id, documentIds]));
  const rows = await rowsOf(deps.db, scope, [...documents.keys()]);
  for (const group of await grouped(deps, scope, rows, documents)) {
    const read = await ask(deps, scope, group, wanted);
    await deps.db.transaction((tx) => storeAll(tx, scope, group, { read, wanted }));
  }
}

type Outcome = { read: Read | null; wanted: ReadonlyMap<number, Rebuilding> };

async function storeAll(tx: Tx, scope: ProjectScope, { rows }: Group, { read, wanted }: Outcome): Promise<void> {
  await lockProject(tx, scope);
  // A document deleted or redacted while it was being read fails this attempt; the next one reads what is left.
  if (read) await demandAsRead(tx, scope, read.texts);
  const ids = rows.map((row) => row.id);
  const now = new Map((await rowsOf(tx, scope, ids)).map((row) => [row.id, row]));
  for (const [i, row] of rows.entries()) {
    const current = now.get(row.id);
    if (current?.updatedAt.getTime() !== row.updatedAt.getTime()) continue;
    await store(tx, scope, current, { found: read?.insights[i], totals: read?.totals, ...wanted.get(row.id) });
  }
}

async function grouped(
  deps: Needs,
  scope: ProjectScope,
  rows: readonly InsightRow[],
  counted: ReadonlyMap<number, readonly number[]>,
): Promise<Group[]> {
  const idsOf = (row: InsightRow) => [
    ...(counted.get(row.id) ?? []),
    ...row.analysis.sources.map((s) => s.documentId),
    ...row.quotes.map((q) => q.documentId),
  ];
  const left = await documentsAmong(deps.db, scope, [...new Set(rows.flatMap(idsOf))]);
  const keyOf = (row: InsightRow) => {
    const ids = new Set(idsOf(row));
    return left
      .filter(({ id }) => ids.has(id))
      .map(({ id }) => id)
      .join();
  };
  const groups = Map.groupBy(rows, keyOf);
  return [...groups].map(([key, rows]) => ({ documentIds: key ? key.split(',').map(Number) : [], rows }));
}

/** Asks the thread of the conversations, so that no deletion waits for an analysis; null when nothing can be read. */
async function ask(
  deps: Needs,
  scope: ProjectScope,
  { documentIds, rows }: Group,
  wanted: ReadonlyMap<number, Rebuilding>,
): Promise<Read | null> {
  if (documentIds.length === 0) return null;
  const { name, description, longBrief, language } = await readProject(deps, scope);
  const topics = (await projectTopics(deps, scope)).map((t) => t.name);
  const brief = { name, description: description ?? '', longBrief: longBrief ?? '' };
  const insights = rows.map((row) => standingOf(row, wanted.get(row.id) ?? {}));
  const stored = await engineInputs(deps, scope, documentIds);
  const { key, given } = await knownVoicesIn(deps.db, scope, stored);
  const read = async () => given(stored);
  const texts = new Map(stored.map((d) => [d.id, d.text]));
  try {
    return await deps.engine.withChatCorpus(key, read, async (corpus) => ({
      ...(await corpus.rebuildInsights({ brief, language, topics, insights })),
      texts,
    }));
  } catch (error) {
    if (error instanceof NoUsableTextError) return null;
    throw error;
  }
}

type Result = Partial<Rebuilding> & {
  found: RebuiltInsights['insights'][number] | undefined;
  totals: RebuiltInsights['totals'] | undefined;
};

async function store(tx: Tx, scope: ProjectScope, row: InsightRow, result: Result): Promise<void> {
  const { found, isLeadLeft, people = null } = result;
  if (isLeadLeft === undefined || isWritten(row)) return count(tx, scope, row, result);
  // Where the evidence that is left makes no claim by itself, the insight stays with it: nobody was told that it would go.
  if (found)
    await rewrite(tx, scope, { ...rebuiltFrom(row, found, { isLeadLeft, people }), provenance: byEngine(row) });
}

/** Insights are rebuilt by the engine without a model, whatever wrote them before. */
const byEngine = ({ provenance }: InsightRow): Provenance => ({
  ...{ engine: 'embedded', model: null, promptVersion: null },
  runId: provenance?.runId ?? null,
});

/**
 * Counts again and leaves the text, unless Earshot told in it of how many people. What was counted before cannot have become
 * more, apart from people who were hidden.
 */
async function count(tx: Tx, scope: ProjectScope, row: InsightRow, { found, totals, ...was }: Result): Promise<void> {
  const counted = row.analysis.strength ?? found?.strength;
  if (!counted || !totals) return;
  const strength = recounted(counted, found?.strength ?? counted, totals, was.people ?? null);
  const { id, fileName, source, quotes } = row;
  const isTold = found?.strength.people === strength.people && isOurs(row);
  const isToldAgain = totals.peopleInAll !== counted.peopleInAll && isTold;
  const summary = isToldAgain ? found.summary : row.analysis.summary;
  const content = isToldAgain ? summary : row.content;
  const analysis = { ...row.analysis, summary, strength };
  await rewrite(tx, scope, { id, fileName, source, content, analysis, quotes });
}

/** Whether its text is the engine's, and nobody has changed it. */
const isOurs = (row: InsightRow): boolean =>
  !isWritten(row) && !row.editedAt && (row.provenance === null || row.provenance.engine === 'embedded');
