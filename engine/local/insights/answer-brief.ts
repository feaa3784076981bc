import type { Corpus } from '../../corpus/corpus.ts';
import type { InsightInput } from '../../engine.ts';
import { sentencesIn } from '../../evidence/cut-quote.ts';
import { termsOfQuestion } from '../claims/asked-nearly.ts';
import { exchangesOf } from '../claims/fit-questions.ts';
import { judgedIn } from '../claims/judged.ts';
import { sentenceOf } from '../claims/known-claims.ts';
import { type PlainAnswer, plainAnswers } from '../claims/plain-answers.ts';
import type { Selected } from '../claims/select-claims.ts';
import { voicesOn } from '../claims/voices/voices-on.ts';
import { exchangesIn } from '../exchanges/exchanges.ts';
import { maxInsights, maxRelated, minCertaintyOfSure } from '../tuning/claims.ts';

/** An answer that leads an insight, and what other people answered to the same question. */
export type BriefAnswer = Selected & { readonly beside: readonly number[] };

/**
 * What people answered to those questions of the brief that no claim answers, one answer each, up to `maxInsights` with those that are
 * `selected`. So each question of a brief shows what people said about it, even where nobody made a claim.
 */
export function answersToBrief(
  corpus: Corpus,
  { questions, known = [], judgements }: InsightInput,
  asked: readonly string[],
  selected: readonly Selected[],
): BriefAnswer[] {
  const answered = new Set(selected.map(({ question }) => question));
  const open = questions.flatMap((text, q) => (asked.includes(text) && !answered.has(q) ? [q] : []));
  if (open.length === 0) return [];
  const exchanges = exchangesOf(corpus, questions);
  const { isDismissed, isWritten } = judgedIn(corpus, judgements);
  const used = new Set(
    selected.flatMap(({ claim, others }) => [...sentencesIn(claim), ...others.map((o) => o.sentence)]),
  );
  const answers: BriefAnswer[] = [];
  for (const question of open) {
    if (selected.length + answers.length >= maxInsights) break;
    const text = questions[question] as string;
    const there = exchanges[question] ?? new Map<number, number>();
    const all = plainAnswers(corpus, [...there.keys()], termsOfQuestion(corpus, text)).filter(
      ({ claim }) => !isDismissed(claim.sentence) && !isWritten(claim.sentence),
    );
    const earlier = known.flatMap((one) => (one.question === text ? (sentenceOf(corpus, one, () => false) ?? []) : []));
    const lead =
      all.find(({ claim }) => earlier.includes(claim.sentence)) ??
      all.find(({ claim }) => sentencesIn(claim).every((i) => !used.has(i)));
    if (!lead) continue;
    for (const i of sentencesIn(lead.claim)) used.add(i);
    const certainty = there.get(exchangesIn(corpus).of[lead.claim.sentence] ?? -1) ?? 0;
    answers.push({ ...answerOf(corpus, question, lead, all), isSure: certainty >= minCertaintyOfSure });
  }
  return answers;
}

function answerOf(
  corpus: Corpus,
  question: number,
  lead: PlainAnswer,
  all: readonly PlainAnswer[],
): Omit<BriefAnswer, 'isSure'> {
  const { claim, rate } = lead;
  const beside = all.flatMap((other) => (other === lead ? [] : [other.claim.sentence])).slice(0, maxRelated);
  return { claim, question, fit: rate, others: voicesOn(corpus, claim.sentence), beside };
}
