import type { Corpus } from '../../corpus/corpus.ts';
import type { Dropped, StageOptions } from '../../engine.ts';
import type { ModelClient } from '../client/model-client.ts';
import type { Mask } from '../mask/mask.ts';
import { type Checking, type Claim, checkClaim } from './check-claim.ts';
import { type Confirmation, confirmClaims } from './confirm-claims.ts';

/** A claim that passed, cleaned; some say less than the model wrote first. */
export type Verified = Claim;

type Disputed = Claim & { isStrange: boolean };

/**
 * Confirms claims, those with words of a document that they do not quote apart from all claims that do quote it: what the document
 * wants of a model is not in the request. In their order: the claim, or what the model says that its quotes state instead if that
 * passes the check by code alone; null for each that is not confirmed.
 */
export async function confirmApart(
  asking: { client: ModelClient; mask: Mask | undefined },
  corpus: Corpus,
  disputed: readonly Disputed[],
  checking: Checking,
  options: StageOptions,
): Promise<(Verified | null)[]> {
  const documentsOf = ({ cited }: Claim) =>
    [...new Set(cited.map((i) => corpus.reading.sentences[i]?.document))].sort();
  const batches = Map.groupBy(disputed, (one) => (one.isStrange ? documentsOf(one).join() : ''));
  const confirmations = new Map<Disputed, Confirmation>();
  await Promise.all(
    [...batches.values()].map(async (batch) => {
      const results = await confirmClaims(asking, corpus, batch, options);
      for (const [i, one] of batch.entries()) if (results[i]) confirmations.set(one, results[i]);
    }),
  );
  return disputed.map((one) => {
    const confirmation = confirmations.get(one);
    if (confirmation?.supported) return { text: one.text, cited: one.cited };
    const reworded = checkClaim(corpus, { text: confirmation?.instead ?? '', cited: one.cited }, checking);
    return reworded.state === 'kept' ? { text: reworded.text, cited: reworded.cited } : null;
  });
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
  const confirmed = await confirmApart(asking, corpus, disputed, checking, options);
  return checked.map((one) => {
    if (one.state === 'dropped') {
      drop(one.text, one.reason);
      return null;
    }
    if (one.state === 'kept') return { text: one.text, cited: one.cited };
    const verified = confirmed[disputed.indexOf(one)] ?? null;
    if (!verified) drop(one.text, 'not-confirmed');
    return verified;
  });
}
