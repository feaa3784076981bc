import { and, desc, eq, gte, lt, ne, not, type SQL, sql } from 'drizzle-orm';
import type { UsageTotals } from '#contract/models/usage.ts';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { companies, modelCalls, modelReplies, projects, users } from '../../db/schema.ts';

import type { Limits } from './rules.ts';

type Company = Pick<CompanyScope, 'companyId'>;
export type NewCall = Omit<typeof modelCalls.$inferInsert, 'id' | 'createdAt'>;

/** From the start of a month to before the start of the next one, in UTC. */
export type Period = { from: Date; to: Date };

const ofCompany = ({ companyId }: Company) => eq(modelCalls.companyId, companyId);
const within = (period: Period | undefined): SQL | undefined =>
  period && and(gte(modelCalls.createdAt, period.from), lt(modelCalls.createdAt, period.to));
/** Longer than a call may take: what is under way since then was broken off with its process. */
const maxCallTime = sql`interval '4 minutes'`;
const isUnderWay = sql`(${modelCalls.reservedTokens} is not null and ${modelCalls.createdAt} > now() - ${maxCallTime})`;
const sumOf = (column: SQL) => sql<number>`coalesce(sum(${column}), 0)::float8`;

const brokenOff = 'The server stopped during this call.';

/**
 * Records a call before it is made, unless it would pass a limit, all calls that are under way included: one statement, and the lock on the company
 * makes those of other workers wait, so that none counts what another one is about to use. Null if it would.
 */
export function reserveCall(
  db: Db,
  call: Omit<NewCall, 'cached' | 'failed' | 'milliseconds' | 'reservedTokens'>,
  { maxTokensPerRun, maxTokensPerMonth }: Limits,
  month: Period,
): Promise<number | null> {
  const { companyId, runId = null, inputTokens, outputTokens } = call;
  const all = inputTokens + outputTokens;
  return db.transaction(async (tx) => {
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update');
    const usedUp = (of: Of) => tokensOf(tx, call, of, sql`${paid} + ${reserved}`);
    const fits = sql`(${maxTokensPerMonth}::float8 is null or (${usedUp(month)}) + ${all}::float8 <= ${maxTokensPerMonth}::float8)
      and (${maxTokensPerRun}::float8 is null or ${runId}::text is null
        or (${usedUp({ runId: runId ?? '' })}) + ${all}::float8 <= ${maxTokensPerRun}::float8)`;
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into ${modelCalls} (company_id, project_id, user_id, run_id, stage, provider, model,
        input_tokens, output_tokens, reserved_tokens, cached, failed, milliseconds, cost)
      select ${companyId}::int, ${call.projectId ?? null}::int, ${call.userId ?? null}::int, ${runId}::text, ${call.stage}::text,
        ${call.provider}::text, ${call.model}::text, ${inputTokens}::int, 0, ${outputTokens}::int, false, ${brokenOff}::text, 0,
        ${call.cost ?? null}::float8
      where ${fits}
      returning id`);
    return rows[0]?.id ?? null;
  });
}

/** What became of a reserved call. */
export async function settleCall(
  db: Db,
  { companyId }: Company,
  id: number,
  result: Pick<NewCall, 'inputTokens' | 'outputTokens' | 'failed' | 'milliseconds' | 'cost'>,
): Promise<void> {
  await db
    .update(modelCalls)
    .set({ ...result, reservedTokens: null })
    .where(and(ofCompany({ companyId }), eq(modelCalls.id, id)));
}

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
    .where(
      and(
        ofCompany(company),
        runId === undefined ? undefined : eq(modelCalls.runId, runId),
        within(period),
        not(isUnderWay),
      ),
    );
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
    .where(
      and(
        ofCompany(company),
        before === undefined ? undefined : lt(modelCalls.id, before),
        within(period),
        not(isUnderWay),
      ),
    )
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

type Of = { runId: string } | Period;

const paid = sql`${modelCalls.inputTokens}::bigint + ${modelCalls.outputTokens}`;
const reserved = sql`case when ${isUnderWay} then ${modelCalls.reservedTokens} else 0 end`;

function tokensOf(db: Db | Tx, company: Company, of: Of, tokens: SQL) {
  const made = 'runId' in of ? eq(modelCalls.runId, of.runId) : within(of);
  return db
    .select({ tokens: sumOf(tokens) })
    .from(modelCalls)
    .where(and(ofCompany(company), eq(modelCalls.cached, false), made));
}

/** Paid tokens of a period, or of a run: stored replies cost nothing. */
export async function paidTokens(db: Db, company: Company, of: Of): Promise<number> {
  const [row] = await tokensOf(db, company, of, paid);
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
