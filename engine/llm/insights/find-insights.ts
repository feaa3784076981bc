import type { Corpus } from '../../corpus/corpus.ts';
import type { InsightEvent, InsightInput, StageOptions } from '../../engine.ts';
import { judgedIn, sentencesOf } from '../../local/claims/judged.ts';
import { termsOfBrief } from '../../local/questions/brief/brief-terms.ts';
import type { Asking } from '../asking.ts';
import { insights } from '../tuning.ts';
import type { Understanding } from '../understand/find-themes.ts';
import { understoodBefore } from '../understand/understand.ts';
import { askInsights } from './ask-insights.ts';
import { citedBy, findAgainst } from './find-against.ts';
import { createRepeats } from './repeats.ts';
import { retrievePassages } from './retrieve.ts';
import { type VerifiedDraft, verifyDrafts } from './verify-draft.ts';
import { writeInsight } from './write-insight.ts';

const { maxPerQuestion, maxInAll, maxQuestionsAtOnce } = insights;

/**
 * Insights for the questions, in their order: for each the passages that speak of it, what the model makes of them, what is left of
 * that after verification, and what speaks against it.
 */
export async function* findInsights(
  asking: Asking,
  corpus: Corpus,
  input: InsightInput,
  options: StageOptions = {},
): AsyncGenerator<InsightEvent> {
  const { questions, language, claimsOnly = false, judgements } = input;
  const understood = await understoodBefore(asking, corpus, input, options);
  const stopped = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, stopped.signal]) : stopped.signal;
  const work = questions.map((question) => {
    let started: Promise<Found[]> | undefined;
    return () => {
      started ??= findFor(asking, corpus, { question, input, understood }, { ...options, signal });
      started.catch(() => {});
      return started;
    };
  });
  const judged = judgedIn(corpus, judgements);
  const repeats = createRepeats(language);
  const context = { ...input, briefTerms: termsOfBrief(corpus, input.brief) };
  let count = 0;
  try {
    for (const [at, question] of questions.entries()) {
      options.signal?.throwIfAborted();
      for (const next of work.slice(at, at + maxQuestionsAtOnce)) void next();
      const drop = (text: string, reason: 'repeats-another' | 'dismissed') =>
        options.onDropped?.({ question, text, reason });
      for (const { draft, against } of (await work[at]?.()) ?? []) {
        const lead = leadOf(corpus, draft, input, question);
        // A person's own question is answered although another one has brought up the same.
        const told = { lead, title: draft.title.text, claimed: claimsOnly ? claimedBy(draft) : [] };
        if (claimsOnly && (judged.isDismissed(lead) || judged.isWritten(lead))) drop(draft.title.text, 'dismissed');
        else if (!repeats.isNew(told)) drop(draft.title.text, 'repeats-another');
        else if (!claimsOnly || count < maxInAll) {
          repeats.add(told);
          count++;
          yield { type: 'insight', ...writeInsight(corpus, { question, draft, lead, against }, context) };
        }
      }
      yield { type: 'answered', question };
    }
  } finally {
    stopped.abort();
  }
}

type Found = { draft: VerifiedDraft; against: readonly number[] };
type Wanted = { question: string; input: InsightInput; understood: Understanding | null };

async function findFor(
  asking: Asking,
  corpus: Corpus,
  { question, input, understood }: Wanted,
  options: StageOptions,
): Promise<Found[]> {
  const max = input.claimsOnly ? maxPerQuestion : Math.max(1, input.perQuestion ?? 1);
  const asked = { brief: input.brief, language: input.language, question, most: max };
  const first = understood?.questions.find((one) => one.question === question)?.notes.flatMap((n) => n.passages) ?? [];
  const passages = await retrievePassages(asking, corpus, { text: question, first }, options);
  const drafts = await askInsights(asking, corpus, asked, passages, options);
  const verified = (await verifyDrafts(asking, corpus, drafts, asked, options)).slice(0, max);
  const against = await findAgainst(asking, corpus, verified, passages, options);
  return verified.map((draft, i) => ({ draft, against: against[i] ?? [] }));
}

/** The sentences that the claims of an insight rest on: all that it cites but for why it matters. */
const claimedBy = ({ title, summary, support }: VerifiedDraft): number[] => [
  ...title.cited,
  ...summary.flatMap(({ cited }) => cited),
  ...support,
];

/** The sentence that the insight is based on: that of an earlier insight, if this one cites it too, so that it is recognised. */
function leadOf(corpus: Corpus, draft: VerifiedDraft, { known = [] }: InsightInput, question: string): number {
  const cited = citedBy(draft);
  const before = known.filter((one) => one.question === question).flatMap((one) => sentencesOf(corpus, [one]));
  return before.find((i) => cited.includes(i)) ?? (draft.title.cited[0] as number);
}
