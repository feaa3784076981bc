import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Question } from '#contract/questions.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { questions } from '../../db/schema.ts';
import { digestOf } from './rules.ts';

export type StoredQuestion = { id: number; question: string };
type Origin = { source: 'document_analysis' | 'user'; sessionKey: string; documentIds: readonly number[] };

const ofProject = ({ companyId, projectId }: ProjectScope) =>
  and(eq(questions.companyId, companyId), eq(questions.projectId, projectId));

export async function listOf(db: Db, scope: ProjectScope): Promise<Question[]> {
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

export async function readQuestions(db: Db, scope: ProjectScope, ids: readonly number[]): Promise<StoredQuestion[]> {
  return db
    .select({ id: questions.id, question: questions.question })
    .from(questions)
    .where(and(ofProject(scope), inArray(questions.id, [...ids])))
    .orderBy(questions.id);
}

/** Stores the questions that are new; returns all of them in the order given, each once. */
export async function ensureQuestions(
  tx: Tx,
  scope: ProjectScope,
  texts: readonly string[],
  { source, sessionKey, documentIds }: Origin,
): Promise<StoredQuestion[]> {
  const wanted = new Map(texts.map((text) => [digestOf(text), text]));
  if (wanted.size === 0) return [];
  await tx
    .insert(questions)
    .values(
      [...wanted].map(([digest, question]) => ({
        companyId: scope.companyId,
        projectId: scope.projectId,
        question,
        digest,
        source,
        sessionKey,
        documentIds: [...documentIds],
      })),
    )
    .onConflictDoNothing();
  const rows = await tx
    .select({ id: questions.id, question: questions.question, digest: questions.digest })
    .from(questions)
    .where(and(ofProject(scope), inArray(questions.digest, [...wanted.keys()])));
  const byDigest = new Map(rows.map((r) => [r.digest, r]));
  return [...wanted.keys()]
    .flatMap((digest) => byDigest.get(digest) ?? [])
    .map(({ id, question }) => ({ id, question }));
}

export async function markAnalyzed(tx: Tx, scope: ProjectScope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(questions)
    .set({ isAnalyzed: true, updatedAt: sql`now()` })
    .where(and(ofProject(scope), inArray(questions.id, [...ids])));
}
