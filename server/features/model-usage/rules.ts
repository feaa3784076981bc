import type { ModelCall } from '#contract/models/usage.ts';
import type { ListedCall, Period } from './repo.ts';

/** The month of a moment, or the one that is named as 2026-01; in UTC. */
export function monthOf(at: Date | string): Period {
  const first = typeof at === 'string' ? new Date(`${at}-01T00:00:00Z`) : at;
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth()];
  return { from: new Date(Date.UTC(year, month)), to: new Date(Date.UTC(year, month + 1)) };
}

export type Prices = { inputPrice: number | null; outputPrice: number | null };
type Tokens = { inputTokens: number; outputTokens: number };

/** In US dollars; null unless both prices are set. */
export function costOf({ inputTokens, outputTokens }: Tokens, { inputPrice, outputPrice }: Prices): number | null {
  if (inputPrice === null || outputPrice === null) return null;
  return (inputTokens * inputPrice + outputTokens * outputPrice) / 1_000_000;
}

export function toCall({ call, projectName, userName }: ListedCall): ModelCall {
  const { companyId: _, projectId, userId, createdAt, ...rest } = call;
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    project: projectId !== null && projectName !== null ? { id: projectId, name: projectName } : null,
    user: userId !== null && userName !== null ? { id: userId, name: userName } : null,
  };
}

export type Limits = { maxTokensPerRun: number | null; maxTokensPerMonth: number | null };
export type UsedTokens = { run: number; month: number };

/** No request needs less: its instructions alone are about as long. */
const smallestRequest = 500;

/**
 * Why a request that may need `next` tokens must not be made, in a sentence; null while it may. Without `next`, why no request may
 * be made any more.
 */
export function reachedLimit(
  used: UsedTokens,
  { maxTokensPerRun, maxTokensPerMonth }: Limits,
  next: number = smallestRequest,
): string | null {
  if (maxTokensPerMonth !== null && used.month + next > maxTokensPerMonth)
    return reached(
      `Your company's limit of ${written(maxTokensPerMonth)} tokens a month for the language model`,
      used.month,
      next,
    );
  if (maxTokensPerRun !== null && used.run + next > maxTokensPerRun)
    return reached(`The limit of ${written(maxTokensPerRun)} tokens for one analysis`, used.run, next);
  return null;
}

/**
 * Which limit may end an analysis before it is done, in a sentence; null where none can. It may use `likely` tokens, and at most
 * `most`.
 */
export function limitAhead(
  { likely, most }: { likely: number; most: number },
  used: Pick<UsedTokens, 'month'>,
  { maxTokensPerRun, maxTokensPerMonth }: Limits,
): string | null {
  const ahead = [
    { left: maxTokensPerRun, what: `the limit of ${written(maxTokensPerRun ?? 0)} tokens for one analysis` },
    {
      left: maxTokensPerMonth === null ? null : maxTokensPerMonth - used.month,
      what: `your company's limit of ${written(maxTokensPerMonth ?? 0)} tokens a month`,
    },
  ].flatMap(({ left, what }) => (left === null || most <= left ? [] : [{ left, what }]));
  const [first] = ahead.toSorted((a, b) => a.left - b.left);
  if (!first) return null;
  return `${likely > first.left ? 'Likely to' : 'May'} end early at ${first.what}; what was found is kept.`;
}

const reached = (limit: string, used: number, next: number): string =>
  `${limit} is reached: ${written(used)} are used, and the next request may need ${written(next)}. What was found until then is kept; an admin can raise the limit under Settings.`;

const written = (tokens: number) => tokens.toLocaleString('en');
