import * as z from 'zod/mini';
import type { Corpus } from '../../corpus/corpus.ts';
import { ModelFailureError, type StageOptions } from '../../engine.ts';
import { roomFor } from '../asking.ts';
import type { ModelClient } from '../client/model-client.ts';
import { maxTokensOf } from '../count-tokens.ts';
import type { Mask } from '../mask/mask.ts';
import { confirmPrompt } from '../prompts/confirm.ts';
import { offered, replies, verified } from '../tuning.ts';
import type { Claim } from './check-claim.ts';
import { quoteAround } from './quote-around.ts';

const reply = z.object({
  claims: z.array(z.object({ id: z.string(), supported: z.boolean(), instead: z.catch(z.string(), '') })),
});

/** Whether a claim is confirmed; if not, what the model says that its quotes do state, which may be nothing. */
export type Confirmation = { supported: boolean; instead: string };
const unconfirmed: Confirmation = { supported: false, instead: '' };

type Confirming = { client: ModelClient; mask: Mask | undefined };

/**
 * What the model says of each claim when it sees them beside their quotes alone, in as many calls as they need. Without a usable reply
 * none is confirmed.
 */
export async function confirmClaims(
  asking: Confirming,
  corpus: Corpus,
  claims: readonly Claim[],
  options: StageOptions,
): Promise<Confirmation[]> {
  const packs = packsOf(
    claims.map((claim) => shownOf(corpus, claim)),
    roomFor(asking.client, confirmPrompt, replies.confirmation),
  );
  const confirmed = await Promise.all(packs.map((pack) => confirmPack(asking, pack, options)));
  return confirmed.flat();
}

const shownOf = (corpus: Corpus, { text, cited }: Claim): string =>
  [
    `claim: ${text}`,
    ...cited
      .slice(0, verified.maxQuotesPerClaim)
      .map((index) => `  said: ${quoteAround(corpus, index).replace(/\s+/g, ' ')}`),
  ].join('\n');

/** The claims in their order, as many together as a request has room for. */
function packsOf(shown: readonly string[], room: number): string[][] {
  const packs: string[][] = [];
  let taken = Number.POSITIVE_INFINITY;
  for (const one of shown) {
    const tokens = maxTokensOf(one) + offered.tokensPerIdAndLabel;
    const pack = packs.at(-1);
    if (pack && taken + tokens <= room && pack.length < verified.maxClaimsPerCall) {
      pack.push(one);
      taken += tokens;
    } else {
      packs.push([one]);
      taken = tokens;
    }
  }
  return packs;
}

async function confirmPack(
  { client, mask }: Confirming,
  claims: readonly string[],
  options: StageOptions,
): Promise<Confirmation[]> {
  const data = claims.map((claim, i) => `[d${i + 1}] ${claim}`).join('\n');
  try {
    const { claims: judged } = await client.ask(
      {
        ...{ stage: 'confirmation', prompt: confirmPrompt, schema: reply, mask },
        ...{ parts: [{ data, label: 'Claims and their passages' }], maxOutputTokens: replies.confirmation },
      },
      options,
    );
    const byId = new Map(judged.map((one) => [one.id, one]));
    return claims.map((_, i) => byId.get(`d${i + 1}`) ?? unconfirmed);
  } catch (error) {
    const isUnconfirmed = error instanceof ModelFailureError && (error.fault === 'reply' || error.fault === 'context');
    if (isUnconfirmed) return claims.map(() => unconfirmed);
    throw error;
  }
}
