import type { Corpus } from '../../corpus/corpus.ts';
import type { Dropped, StageOptions } from '../../engine.ts';
import type { ModelClient } from '../client/model-client.ts';
import type { Mask } from '../mask/mask.ts';
import { type Checking, type Claim, checkClaim } from './check-claim.ts';
import { confirmClaims } from './confirm-claims.ts';

/** A claim that passed, cleaned. */
export type Verified = Claim;

type Disputed = Claim & { isStrange: boolean };

/**
 * Confirms claims, those with words of a document that they do not quote apart from all claims that do quote it: what the document
 * wants of a model is not in the request.
 */
export async function confirmApart(
  asking: { client: ModelClient; mask: Mask | undefined },
  corpus: Corpus,
  disputed: readonly Disputed[],
  options: StageOptions,
): Promise<boolean[]> {
  const documentsOf = ({ cited }: Claim) =>
    [...new Set(cited.map((i) => corpus.reading.sentences[i]?.document))].sort();
  const batches = Map.groupBy(disputed, (one) => (one.isStrange ? documentsOf(one).join() : ''));
  const confirmed = new Map<Disputed, boolean>();
  await Promise.all(
    [...batches.values()].map(async (batch) => {
      const results = await confirmClaims(asking, corpus, batch, options);
      for (const [i, one] of batch.entries()) confirmed.set(one, results[i] === true);
    }),
  );
  return disputed.map((one) => confirmed.get(one) === true);
}

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
  const confirmed = await confirmApart(asking, corpus, disputed, options);
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
