import { and, desc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { UsageTotals } from '#contract/models/usage.ts';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { modelCalls, modelReplies, projects, users } from '../../db/schema.ts';

type Company = Pick<CompanyScope, 'companyId'>;
export type NewCall = Omit<typeof modelCalls.$inferInsert, 'id' | 'createdAt'>;

/** From the start of a month to before the start of the next one, in UTC. */
export type Period = { from: Date; to: Date };

const ofCompany = ({ companyId }: Company) => eq(modelCalls.companyId, companyId);
const within = (period: Period | undefined): SQL | undefined =>
  period && and(gte(modelCalls.createdAt, period.from), lt(modelCalls.createdAt, period.to));
const sumOf = (column: SQL) => sql<number>`coalesce(sum(${column}), 0)::float8`;

export async function insertCall(db: Db, call: NewCall): Promise<void> {
  await db.insert(modelCalls).values(call);
}

/** Of all calls of the company; of one run or one period where they are given. */
export async function readTotals(
  db: Db | Tx,
  company: Company,
  { runId, period }: { runId?: string; period?: Period | undefined },
): Promise<UsageTotals> {
  const [row] = await db
    .select({
      calls: sql<number>`count(*)::int`,
      inputTokens: sumOf(sql`${modelCalls.inputTokens}`),
      outputTokens: sumOf(sql`${modelCalls.outputTokens}`),
      cost: sql<number | null>`sum(${modelCalls.cost})::float8`,
      cached: sql<number>`(count(*) filter (where ${modelCalls.cached}))::int`,
      failed: sql<number>`(count(*) filter (where ${modelCalls.failed} is not null))::int`,
    })
    .from(modelCalls)
    .where(and(ofCompany(company), runId === undefined ? undefined : eq(modelCalls.runId, runId), within(period)));
  return row ?? { calls: 0, inputTokens: 0, outputTokens: 0, cost: null, cached: 0, failed: 0 };
}

/** The newest calls below an id. */
export function listBelow(
  db: Db,
  company: Company,
  { before, period, most }: { before: number | undefined; period: Period | undefined; most: number },
) {
  return db
    .select({ call: modelCalls, projectName: projects.name, userName: users.username })
    .from(modelCalls)
    .leftJoin(projects, and(eq(projects.id, modelCalls.projectId), eq(projects.companyId, modelCalls.companyId)))
    .leftJoin(users, and(eq(users.id, modelCalls.userId), eq(users.companyId, modelCalls.companyId)))
    .where(and(ofCompany(company), before === undefined ? undefined : lt(modelCalls.id, before), within(period)))
    .orderBy(desc(modelCalls.id))
    .limit(most);
}
export type ListedCall = Awaited<ReturnType<typeof listBelow>>[number];

/** The model that a run asked last. */
export async function lastModelOf(db: Db, company: Company, runId: string) {
  const { provider, model, id } = modelCalls;
  const [row] = await db
    .select({ provider, model })
    .from(modelCalls)
    .where(and(ofCompany(company), eq(modelCalls.runId, runId), ne(modelCalls.stage, 'embedding')))
    .orderBy(desc(id))
    .limit(1);
  return row;
}

/** Paid tokens of a period, or of a run: stored replies cost nothing. */
export async function paidTokens(db: Db, company: Company, of: { runId: string } | Period): Promise<number> {
  const [row] = await db
    .select({ tokens: sumOf(sql`${modelCalls.inputTokens}::bigint + ${modelCalls.outputTokens}`) })
    .from(modelCalls)
    .where(
      and(
        ofCompany(company),
        eq(modelCalls.cached, false),
        'runId' in of ? eq(modelCalls.runId, of.runId) : within(of),
      ),
    );
  return row?.tokens ?? 0;
}

export async function readReply(db: Db, { companyId }: Company, key: string): Promise<string | null> {
  const [row] = await db
    .select({ reply: modelReplies.reply })
    .from(modelReplies)
    .where(and(eq(modelReplies.companyId, companyId), eq(modelReplies.key, key)));
  return row?.reply ?? null;
}

/** Of two that are stored at once, the first stays. */
export async function insertReply(
  db: Db,
  reply: Pick<typeof modelReplies.$inferInsert, 'companyId' | 'projectId' | 'key' | 'reply'>,
): Promise<void> {
  await db.insert(modelReplies).values(reply).onConflictDoNothing();
}

export async function deleteRepliesOf(
  tx: Tx,
  { companyId, projectId }: Company & { projectId: number },
): Promise<void> {
  await tx
    .delete(modelReplies)
    .where(and(eq(modelReplies.companyId, companyId), eq(modelReplies.projectId, projectId)));
}

export async function deleteRepliesBefore(db: Db, days: number): Promise<void> {
  await db.delete(modelReplies).where(lt(modelReplies.createdAt, sql`now() - make_interval(days => ${days})`));
}
