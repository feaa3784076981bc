import type { Corpus } from '../../corpus/corpus.ts';
import type { Dropped, StageOptions } from '../../engine.ts';
import type { ModelClient } from '../client/model-client.ts';
import type { Mask } from '../mask/mask.ts';
import { type Checking, type Claim, checkClaim } from './check-claim.ts';
import { confirmClaims } from './confirm-claims.ts';

/** A claim that passed, cleaned. */
export type Verified = Claim;

/**
 * Checks claims by code and has those confirmed that code cannot judge, in one call for all. In their order; null for each that is
 * dropped, which is reported with its reason.
 */
export async function verifyClaims(
  asking: { client: ModelClient; mask: Mask | undefined },
  corpus: Corpus,
  claims: readonly Claim[],
  { question, ...checking }: Checking & { question: string },
  options: StageOptions,
): Promise<(Verified | null)[]> {
  const drop = (text: string, reason: Dropped['reason']) => options.onDropped?.({ question, text, reason });
  const checked = claims.map((claim) => checkClaim(corpus, claim, checking));
  const disputed = checked.flatMap((one) => (one.state === 'disputed' ? [one] : []));
  const confirmed = await confirmClaims(asking, corpus, disputed, options);
  return checked.map((one) => {
    if (one.state === 'dropped') {
      drop(one.text, one.reason);
      return null;
    }
    if (one.state === 'kept' || confirmed[disputed.indexOf(one)]) return { text: one.text, cited: one.cited };
    drop(one.text, 'not-confirmed');
    return null;
  });
}
