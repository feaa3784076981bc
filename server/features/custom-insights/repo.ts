import { and, eq, sql } from 'drizzle-orm';
import { type InsightEvidence, insightFileType } from '#contract/insights/insights.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Tx } from '../../db/client.ts';
import { evidence, insights, type StoredAnalysis } from '../../db/schema.ts';
import { together } from '../../db/together.ts';

type InsightScope = ProjectScope & { insightId: number };
type Quote = Omit<InsightEvidence, 'fileName' | 'asked'> &
  Pick<typeof evidence.$inferInsert, 'asked' | 'leads' | 'claimStart' | 'claimEnd'>;
type Written = { analysis: StoredAnalysis; content: string; fileName: string };

const isInsight = ({ companyId, projectId, insightId }: InsightScope) =>
  and(eq(insights.id, insightId), eq(insights.companyId, companyId), eq(insights.projectId, projectId));

export async function insertOne(tx: Tx, { companyId, projectId }: ProjectScope, written: Written): Promise<number> {
  const [row] = await tx
    .insert(insights)
    .values({ ...written, companyId, projectId, fileType: insightFileType, source: 'custom', editedAt: sql`now()` })
    .returning({ id: insights.id });
  if (!row) throw new Error('the insight was not stored');
  return row.id;
}

/** Locks the insight until the transaction ends and returns it with its quotes, best first. */
export async function lockOne(tx: Tx, scope: InsightScope) {
  const [[row], quotes] = await together([
    tx
      .select({ source: insights.source, content: insights.content, analysis: insights.analysis })
      .from(insights)
      .where(isInsight(scope))
      .for('update'),
    tx
      .select()
      .from(evidence)
      .where(and(eq(evidence.insightId, scope.insightId), eq(evidence.companyId, scope.companyId)))
      .orderBy(evidence.ordinal),
  ]);
  return row && { ...row, quotes };
}

export async function updateOne(
  tx: Tx,
  scope: InsightScope,
  fields: { analysis: StoredAnalysis; content: string; source: string | null },
  isTextEdit: boolean,
): Promise<void> {
  const moved = { editedAt: sql`coalesce(${insights.editedAt}, now())`, updatedAt: sql`now()` };
  const edited = { textEdits: sql`coalesce(${insights.textEdits}, 0) + 1`, textEditedAt: sql`now()` };
  await tx
    .update(insights)
    .set({ ...fields, ...moved, ...(isTextEdit ? edited : {}) })
    .where(isInsight(scope));
}

/** Replaces the quotes, in this order. */
export async function replaceEvidence(
  tx: Tx,
  { companyId, insightId }: InsightScope,
  quotes: readonly Quote[],
): Promise<void> {
  await tx.delete(evidence).where(and(eq(evidence.insightId, insightId), eq(evidence.companyId, companyId)));
  if (quotes.length === 0) return;
  const rows = quotes.map(({ documentId, start, end, quote, speaker, place, stance, ...known }, ordinal) => {
    const { asked, leads, claimStart, claimEnd } = known;
    return {
      ...{ documentId, start, end, quote, speaker, place, stance, ordinal, companyId, insightId },
      ...{ asked, leads, claimStart, claimEnd },
    };
  });
  await tx.insert(evidence).values(rows);
}
