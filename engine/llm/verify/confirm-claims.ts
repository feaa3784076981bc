import * as z from 'zod/mini';
import { type Corpus, type CorpusSentence, textOf } from '../../corpus/corpus.ts';
import { ModelFailureError, type StageOptions } from '../../engine.ts';
import { onRecord } from '../../evidence/off-record.ts';
import { exchangesIn } from '../../local/exchanges/exchanges.ts';
import { roomFor } from '../asking.ts';
import type { ModelClient } from '../client/model-client.ts';
import { maxTokensOf } from '../count-tokens.ts';
import type { Mask } from '../mask/mask.ts';
import { labelOf, oneLine } from '../material/offer.ts';
import { withheldSentences } from '../material/withheld.ts';
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

/** `isStrange`: it has words that its quotes lack, and only these are shown with it. */
type Confirmable = Claim & { isStrange?: boolean };
type Confirming = { client: ModelClient; mask: Mask | undefined };

/**
 * What the model says of each claim when it sees them beside their quotes alone, in as many calls as they need. Without a usable reply
 * none is confirmed.
 */
export async function confirmClaims(
  asking: Confirming,
  corpus: Corpus,
  claims: readonly Confirmable[],
  options: StageOptions,
): Promise<Confirmation[]> {
  const packs = packsOf(
    claims.map((claim) => shownOf(corpus, claim)),
    roomFor(asking.client, confirmPrompt, replies.confirmation),
  );
  const confirmed = await Promise.all(packs.map((pack) => confirmPack(asking, pack, options)));
  return confirmed.flat();
}

/** A claim with its quotes, each with who says it and, as answers are short, what was asked. */
function shownOf(corpus: Corpus, { text, cited, isStrange = false }: Confirmable): string {
  // Sentences beside one another often have the same quote.
  const quotes = Map.groupBy(cited, (index) => saidAt(corpus, index));
  const lines = [...quotes]
    .slice(0, verified.maxQuotesPerClaim)
    .flatMap(([said, [index = -1]]) => [...(isStrange ? [] : askedAt(corpus, index)), said]);
  return [`claim: ${text}`, ...lines.filter((line, n) => lines.indexOf(line) === n)].join('\n');
}

const saidAt = (corpus: Corpus, index: number): string =>
  `  said: ${labelOf(corpus, corpus.reading.sentences[index] as CorpusSentence)}${oneLine(quoteAround(corpus, index))}`;

/** The question that a sentence answers; none where it answers none. */
function askedAt(corpus: Corpus, index: number): string[] {
  const { all, of } = exchangesIn(corpus);
  const withheld = withheldSentences(corpus);
  const asking = onRecord(corpus, all[of[index] ?? -1]?.asking ?? []).filter((i) => !withheld.has(i));
  const text = asking.map((i) => textOf(corpus, corpus.reading.sentences[i] as CorpusSentence)).join(' ');
  return text === '' ? [] : [`  asked: ${oneLine(text).slice(0, verified.maxQuestionLength)}`];
}

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
