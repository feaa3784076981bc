import * as z from 'zod/mini';
import { route } from '../route.ts';
import { id, moment } from '../schemas.ts';
import { modelProviders } from './providers.ts';

/** One call to a language model. */
export const modelCall = z.object({
  id: z.int(),
  createdAt: moment,
  /** What it was for. */
  stage: z.string(),
  provider: z.enum(modelProviders),
  model: z.string(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** Answered from an earlier reply: nothing was sent or paid. */
  cached: z.boolean(),
  /** Why it failed, in a sentence. */
  failed: z.nullable(z.string()),
  milliseconds: z.int(),
  /** In US dollars, by the prices that were set at the time; null without a price. */
  cost: z.nullable(z.number()),
  /** The session key of the analysis. */
  runId: z.nullable(z.string()),
  project: z.nullable(z.object({ id: z.int(), name: z.string() })),
  user: z.nullable(z.object({ id: z.int(), name: z.string() })),
});
export type ModelCall = z.infer<typeof modelCall>;

export const usageTotals = z.object({
  calls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** The sum of what is known; null when no call has a price. */
  cost: z.nullable(z.number()),
  /** Calls answered from earlier replies, and calls that failed; both are among `calls`. */
  cached: z.int(),
  failed: z.int(),
});
export type UsageTotals = z.infer<typeof usageTotals>;

export const usagePageLength = 50;

export const readUsage = route('GET', '/api/usage', {
  action: 'model.usage',
  summary:
    'List calls to language models, newest first, with the totals; pass `next` of one page as `before` of the following one',
  query: z.object({
    before: z.optional(id),
    /** Of one month in UTC; without it, of all time. */
    month: z.optional(
      z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'Please write the month as 2026-01' })),
    ),
  }),
  reply: z.object({
    totals: usageTotals,
    rows: z.array(modelCall),
    next: z.nullable(z.int()),
    /** Tokens used this month, and how many may be used in all; null: any number. */
    thisMonth: z.object({ tokens: z.int(), limit: z.nullable(z.int()) }),
  }),
});
export type UsagePage = z.infer<typeof readUsage.reply>;
