import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { redactDismissedIn } from '../dismissed-insights/service.ts';
import { queueRebuilding } from './queue.ts';
import {
  countedOver,
  deleteRows,
  documentsCounted,
  type InsightRow,
  removeTags,
  rewrite,
  rowsAsking,
  rowsOf,
  rowsOn,
} from './repo.ts';
import { type Carry, carriedLoss, interim, isRewritten, isWritten, lossKind, moved, writtenWithout } from './rules.ts';

/** Documents that are redacted, and where their passages are afterwards. */
export type Redacting = { documentIds: readonly number[]; carry: Carry };

/** The insights that lose quotes, for the preview. */
export async function insightsLosing(db: Db | Tx, scope: ProjectScope, redacting: Redacting) {
  const losses = (await rowsResting(db, scope, redacting)).map((row) => carriedLoss(row, redacting.carry));
  return losses
    .filter(({ isLost }) => isLost)
    .map((loss) => ({
      ...{ id: loss.row.id, title: loss.row.analysis.title },
      ...{ loses: lossKind(loss), isWritten: isWritten(loss.row) },
    }));
}

async function rowsResting(db: Db | Tx, scope: ProjectScope, { documentIds }: Redacting): Promise<InsightRow[]> {
  const rows = new Map<number, InsightRow>();
  for (const id of documentIds) for (const row of await rowsOn(db, scope, id)) rows.set(row.id, row);
  return [...rows.values()];
}

export type Redaction = Redacting & {
  /** Insights of people that they want to go as well. */
  written: ReadonlySet<number>;
  /** Tags of people that they want to go as well. */
  tags: readonly { id: number; tag: string }[];
  /** Questions that go. */
  questions: readonly string[];
  /** Insights whose text uses words that go. */
  retold: readonly number[];
};

/**
 * Takes what is gone from documents out of every insight, in the transaction that redacts them: quotes move with the text, what rested on
 * gone words alone is deleted, and what lost some is rebuilt by a job, whose id is returned with how many insights changed.
 */
export async function redactInsights(
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  scope: ProjectScope,
  { written, tags, questions, retold, ...redacting }: Redaction,
): Promise<{ jobId: string | null; rebuilt: number; deleted: number }> {
  const { documentIds, carry } = redacting;
  await removeTags(tx, scope, tags);
  const resting = await rowsResting(tx, scope, redacting);
  const others = [...(await rowsAsking(tx, scope, questions)), ...(await rowsOf(tx, scope, retold))];
  const rows = new Map([...resting, ...others].map((row) => [row.id, row]));
  const losses = [...rows.values()].map((row) => carriedLoss(row, carry));
  const [asked, told] = [new Set(questions), new Set(retold)];
  const isQuestionGone = (row: InsightRow) => asked.has(row.analysis.question ?? '');
  const isGone = (loss: (typeof losses)[number]) =>
    isWritten(loss.row) ? written.has(loss.row.id) : lossKind(loss) === 'all';
  const gone = new Set([...written, ...losses.filter(isGone).map(({ row }) => row.id)]);
  const left = losses.filter(({ row }) => !gone.has(row.id));
  const counted: number[] = [];
  for (const id of documentIds) counted.push(...(await countedOver(tx, scope, id)).filter((one) => !gone.has(one)));
  const documents = await documentsCounted(tx, scope, [...new Set([...counted, ...left.map(({ row }) => row.id)])]);
  const changed = left.filter((loss) => isRewritten(loss) || isQuestionGone(loss.row) || told.has(loss.row.id));
  for (const loss of left) {
    const asAfter = isWritten(loss.row) ? writtenWithout : interim;
    await rewrite(tx, scope, changed.includes(loss) ? asAfter(loss, isQuestionGone(loss.row)) : moved(loss));
  }
  await deleteRows(tx, scope, [...gone]);
  for (const documentId of documentIds)
    await redactDismissedIn(tx, scope, documentId, (span) => carry({ documentId, ...span }));
  const overOthers = (id: number) => ({ id, documentIds: [...new Set(documents.get(id))] });
  const jobId = await queueRebuilding(deps, tx, scope, {
    ...{ left: changed, counted: [...new Set(counted)], overOthers },
  });
  return { jobId, rebuilt: changed.length, deleted: gone.size };
}
