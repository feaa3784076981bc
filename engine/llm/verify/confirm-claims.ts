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

const reply = z.object({ claims: z.array(z.object({ id: z.string(), supported: z.boolean() })) });

type Confirming = { client: ModelClient; mask: Mask | undefined };

/**
 * Which claims the model confirms when it sees them beside their quotes alone, in as many calls as they need. Without a usable reply none
 * is confirmed.
 */
export async function confirmClaims(
  asking: Confirming,
  corpus: Corpus,
  claims: readonly Claim[],
  options: StageOptions,
): Promise<boolean[]> {
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
): Promise<boolean[]> {
  const data = claims.map((claim, i) => `[d${i + 1}] ${claim}`).join('\n');
  try {
    const { claims: judged } = await client.ask(
      {
        ...{ stage: 'confirmation', prompt: confirmPrompt, schema: reply, mask },
        ...{ parts: [{ data, label: 'Claims and their passages' }], maxOutputTokens: replies.confirmation },
      },
      options,
    );
    const confirmed = new Set(judged.filter(({ supported }) => supported).map(({ id }) => id));
    return claims.map((_, i) => confirmed.has(`d${i + 1}`));
  } catch (error) {
    const isUnconfirmed = error instanceof ModelFailureError && (error.fault === 'reply' || error.fault === 'context');
    if (isUnconfirmed) return claims.map(() => false);
    throw error;
  }
}
