import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Question } from '#contract/analysis/questions.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { insights, questions } from '../../db/schema.ts';
import { digestOf } from './rules.ts';

export type StoredQuestion = { id: number; question: string };
type Origin = {
  source: 'document_analysis' | 'user';
  sessionKey?: string;
  documentIds?: readonly number[];
  /** The document or insight that prompted it. */
  sourceId?: number;
};

const ofProject = ({ companyId, projectId }: ProjectScope) =>
  and(eq(questions.companyId, companyId), eq(questions.projectId, projectId));

export async function listOf(db: Db | Tx, scope: ProjectScope): Promise<Question[]> {
  return db
    .select({
      id: questions.id,
      question: questions.question,
      source: questions.source,
      isAnalyzed: questions.isAnalyzed,
    })
    .from(questions)
    .where(ofProject(scope))
    .orderBy(questions.id);
}

export async function readByIds(db: Db, scope: ProjectScope, ids: readonly number[]): Promise<StoredQuestion[]> {
  return db
    .select({ id: questions.id, question: questions.question })
    .from(questions)
    .where(and(ofProject(scope), inArray(questions.id, [...ids])))
    .orderBy(questions.id);
}

/** In the order given, each once. */
export async function readByTexts(
  db: Db | Tx,
  scope: ProjectScope,
  texts: readonly string[],
): Promise<StoredQuestion[]> {
  const digests = [...new Set(texts.map(digestOf))];
  const rows = await db
    .select({ id: questions.id, question: questions.question, digest: questions.digest })
    .from(questions)
    .where(and(ofProject(scope), inArray(questions.digest, digests)));
  const byDigest = new Map(rows.map(({ digest, ...row }) => [digest, row]));
  return digests.flatMap((digest) => byDigest.get(digest) ?? []);
}

/** Locks those of the questions that exist against deletion, and returns their ids. */
export async function lockQuestions(tx: Tx, scope: ProjectScope, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: questions.id })
    .from(questions)
    .where(and(ofProject(scope), inArray(questions.id, [...ids])))
    .orderBy(questions.id)
    .for('key share');
  return rows.map((r) => r.id);
}

export async function deleteByIds(tx: Tx, scope: ProjectScope, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(questions).where(and(ofProject(scope), inArray(questions.id, [...ids])));
}

/** Stores the new questions; returns all of them in the given order, each once. */
export async function ensureQuestions(
  tx: Tx,
  scope: ProjectScope,
  texts: readonly string[],
  { documentIds, ...origin }: Origin,
): Promise<StoredQuestion[]> {
  const wanted = new Map(texts.map((text) => [digestOf(text), text]));
  if (wanted.size === 0) return [];
  const { companyId, projectId } = scope;
  const values = [...wanted].map(([digest, question]) => ({
    ...origin,
    ...{ companyId, projectId, question, digest },
    documentIds: documentIds ? [...documentIds] : null,
  }));
  const added = await tx.insert(questions).values(values).onConflictDoNothing().returning({ id: questions.id });
  await adoptInsights(
    tx,
    scope,
    added.map((q) => q.id),
  );
  return readByTexts(tx, scope, [...wanted.values()]);
}

/** Deleting a question keeps its insights. Adding the question again reconnects them, so they are not duplicated. */
async function adoptInsights(tx: Tx, { companyId, projectId }: ProjectScope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(insights)
    .set({ questionId: questions.id })
    .from(questions)
    .where(
      and(
        eq(insights.companyId, companyId),
        eq(insights.projectId, projectId),
        isNull(insights.questionId),
        isNotNull(insights.ordinal),
        inArray(questions.id, [...ids]),
        sql`${insights.analysis} ->> 'question' = ${questions.question}`,
      ),
    );
}

export async function markAnalyzed(tx: Tx, scope: ProjectScope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(questions)
    .set({ isAnalyzed: true, updatedAt: sql`now()` })
    .where(and(ofProject(scope), inArray(questions.id, [...ids])));
}

/** Replaces words in questions; of two that are the same afterwards, the first stays. Returns how many changed. */
export async function rewordAll(tx: Tx, scope: ProjectScope, reword: (question: string) => string): Promise<number> {
  const standing = await tx
    .select({ id: questions.id, question: questions.question, digest: questions.digest })
    .from(questions)
    .where(ofProject(scope))
    .orderBy(questions.id);
  const digests = new Set(standing.map(({ digest }) => digest));
  let changed = 0;
  for (const { id, question } of standing) {
    const reworded = reword(question);
    if (reworded === question) continue;
    changed++;
    const digest = digestOf(reworded);
    if (digests.has(digest)) await deleteByIds(tx, scope, [id]);
    else
      await tx
        .update(questions)
        .set({ question: reworded, digest })
        .where(and(ofProject(scope), eq(questions.id, id)));
    digests.add(digest);
  }
  return changed;
}
