import * as z from 'zod/mini';
import type { Corpus } from '../../corpus/corpus.ts';
import { ModelFailureError, type StageOptions } from '../../engine.ts';
import type { ModelClient } from '../client/model-client.ts';
import type { Mask } from '../mask/mask.ts';
import { confirmPrompt } from '../prompts/confirm.ts';
import { replies } from '../tuning.ts';
import type { Claim } from './check-claim.ts';
import { quoteAround } from './quote-around.ts';

const reply = z.object({ claims: z.array(z.object({ id: z.string(), supported: z.boolean() })) });

/**
 * Which claims the model confirms when it sees them beside their quotes alone, in one call. Without a usable reply none is
 * confirmed.
 */
export async function confirmClaims(
  { client, mask }: { client: ModelClient; mask: Mask | undefined },
  corpus: Corpus,
  claims: readonly Claim[],
  options: StageOptions,
): Promise<boolean[]> {
  if (claims.length === 0) return [];
  const data = claims
    .map(({ text, cited }, i) => {
      const quotes = cited.map((index) => `  said: ${quoteAround(corpus, index).replace(/\s+/g, ' ')}`);
      return [`[d${i + 1}] claim: ${text}`, ...quotes].join('\n');
    })
    .join('\n');
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
    if (error instanceof ModelFailureError && error.fault === 'reply') return claims.map(() => false);
    throw error;
  }
}
