import type { ModelProvider } from '#contract/models/providers.ts';
import { type UsagePage, type UsageTotals, usagePageLength } from '#contract/models/usage.ts';
import type { CompanyScope, ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { RunModel } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { companyModelOf } from '../model-settings/service.ts';
import { deleteRepliesBefore, deleteRepliesOf, lastModelOf, listBelow, paidTokens, readTotals } from './repo.ts';
import { costOf, monthOf, toCall } from './rules.ts';

export { openModel } from './model-use.ts';
export { limitAheadOf, modelFor, modelOfProject, refusalOfModel, withProjectModel } from './project-model.ts';

type Needs = Pick<Deps, 'db' | 'config'>;

/** What tokens cost by the company's prices, in US dollars; null without a price. */
export async function costOfTokens(
  deps: Needs,
  scope: CompanyScope,
  tokens: { inputTokens: number; outputTokens: number },
): Promise<number | null> {
  const { model } = await companyModelOf(deps, scope);
  return model && costOf(tokens, model);
}

type UsedByRun = UsageTotals & { provider: ModelProvider; model: string };

/** What a run has used so far, also where another engine went on with it; null if it never had a model. */
export async function usageOfRun(
  { db }: Pick<Deps, 'db'>,
  scope: CompanyScope,
  { sessionKey, model }: { sessionKey: string; model: RunModel | null },
): Promise<UsedByRun | null> {
  const of = model ?? (await lastModelOf(db, scope, sessionKey));
  return of
    ? { provider: of.provider, model: of.model, ...(await readTotals(db, scope, { runId: sessionKey })) }
    : null;
}

/** Forgets the replies of a project, which may hold words of a document that is being deleted. */
export const forgetReplies = (tx: Tx, scope: ProjectScope): Promise<void> => deleteRepliesOf(tx, scope);

const keptDays = 30;

/** Forgets replies after thirty days. */
export const dropOldReplies = (db: Db): Promise<void> => deleteRepliesBefore(db, keptDays);

/** One page of the company's calls, with the totals of all of them or of a month. */
export async function readUsage(
  deps: Needs,
  scope: CompanyScope,
  { before, month }: { before?: number | undefined; month?: string | undefined },
): Promise<UsagePage> {
  const period = month === undefined ? undefined : monthOf(month);
  const rows = await listBelow(deps.db, scope, { before, period, most: usagePageLength + 1 });
  const page = rows.slice(0, usagePageLength);
  const { maxTokensPerMonth } = await companyModelOf(deps, scope);
  return {
    totals: await readTotals(deps.db, scope, { period }),
    rows: page.map(toCall),
    next: rows.length > usagePageLength ? (page.at(-1)?.call.id ?? null) : null,
    thisMonth: { tokens: await paidTokens(deps.db, scope, monthOf(new Date())), limit: maxTokensPerMonth },
  };
}
