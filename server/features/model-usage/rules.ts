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

const written = (tokens: number) => tokens.toLocaleString('en');

/** Why a run may not use more, in a sentence; null while it may. */
export function reachedLimit(
  used: { run: number; month: number },
  limits: { maxTokensPerRun: number | null; maxTokensPerMonth: number | null },
): string | null {
  const { maxTokensPerRun, maxTokensPerMonth } = limits;
  if (maxTokensPerMonth !== null && used.month >= maxTokensPerMonth)
    return `Your company's limit of ${written(maxTokensPerMonth)} tokens a month for the language model is reached. What was found until then is kept; an admin can raise the limit under Settings.`;
  if (maxTokensPerRun !== null && used.run >= maxTokensPerRun)
    return `The limit of ${written(maxTokensPerRun)} tokens for one analysis is reached. What was found until then is kept; an admin can raise the limit under Settings.`;
  return null;
}
