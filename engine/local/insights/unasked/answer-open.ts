import type { Corpus } from '../../../corpus/corpus.ts';
import { sentenceFact } from '../../../corpus/sentence-facts.ts';
import type { InsightInput } from '../../../engine.ts';
import { sentencesIn } from '../../../evidence/cut-quote.ts';
import { countDisfluencies } from '../../../text/disfluency.ts';
import { termsOfQuestion } from '../../claims/asked-nearly.ts';
import type { Claim } from '../../claims/find-claims.ts';
import { exchangesOf } from '../../claims/fit-questions.ts';
import { generalQuestionOfText } from '../../claims/general-kind.ts';
import { judgedIn } from '../../claims/judged.ts';
import { sentenceOf } from '../../claims/known-claims.ts';
import { type PlainAnswer, plainAnswers } from '../../claims/plain-answers.ts';
import type { Selected } from '../../claims/select-claims.ts';
import { voicesOn } from '../../claims/voices/voices-on.ts';
import { exchangesIn } from '../../exchanges/exchanges.ts';
import { countConversations } from '../../exchanges/guide.ts';
import {
  maxBesideOpen,
  maxConversationsOfPlain,
  maxFaltering,
  maxInsights,
  maxOfOpen,
  maxRelated,
  minCertaintyOfSure,
  minWorth,
} from '../../tuning/claims.ts';

/** An answer that leads an insight, and what other people answered to the same question. */
export type PlainLead = Selected & { readonly beside: readonly number[] };

type Asking = {
  readonly input: InsightInput;
  /** What the brief asks. */
  readonly asked: readonly string[];
  /** The sentences that lead earlier insights: these stay. */
  readonly known: ReadonlySet<number>;
};

/**
 * The selected claims, strongest first, with answers to each question that none of them answers, first to those of the brief: what people
 * said where it was asked, a claim or not, and what another person said. So each question shows what people said about it. Where all
 * places are taken, the weakest claim gives way that only answers what people were asked in general, or a question that has many.
 */
export function withOpenAnswered(corpus: Corpus, asking: Asking, selected: readonly Selected[]): Selected[] {
  const { questions } = asking.input;
  const isSmall = isSmallStudy(corpus);
  const isAsked = (q: number) => asking.asked.includes(questions[q] as string);
  const isOpen = (q: number) =>
    !isGeneral(questions[q] as string) && selected.every(({ question }) => question !== q) && (isSmall || isAsked(q));
  const open = [...questions.keys()].filter(isOpen).sort((a, b) => Number(isAsked(b)) - Number(isAsked(a)));
  const all = [...selected];
  const plainly = plainLeads(corpus, asking);
  // Each has its first answer before one has a second, which in a larger study would be weaker than what gives way.
  const rounds = isSmall ? maxOfOpen : 1;
  for (const question of Array.from({ length: rounds }, () => open).flat()) {
    const answer = plainly(question, all);
    if (!answer) continue;
    // In a later run the earlier insights stay, and what the brief asks is added to them.
    if (all.length >= maxInsights && !giveWay(all, asking) && asking.known.size === 0) break;
    all.push(answer);
  }
  return all;
}

const isSmallStudy = (corpus: Corpus): boolean => countConversations(corpus) <= maxConversationsOfPlain;

export const isGeneral = (question: string): boolean => generalQuestionOfText(question) !== undefined;

/** Takes out the weakest claim that may give way, rather one that a single person makes, and returns whether there was one. */
function giveWay(selected: Selected[], { input, known }: Asking): boolean {
  const counts = Map.groupBy(selected, ({ question }) => question);
  const isSpare = ({ question, claim }: Selected) =>
    !known.has(claim.sentence) &&
    (isGeneral(input.questions[question] as string) || (counts.get(question)?.length ?? 0) > maxBesideOpen);
  const isAlone = ({ others }: Selected) => others.every(({ isOnTopic }) => !isOnTopic);
  const alone = selected.findLastIndex((one) => isSpare(one) && isAlone(one));
  const at = alone >= 0 ? alone : selected.findLastIndex(isSpare);
  if (at >= 0) selected.splice(at, 1);
  return at >= 0;
}

type PlainAnswers = (question: number, selected: readonly Selected[]) => PlainLead | undefined;

/** The answers that people gave to a question, whether or not one of them makes a claim. */
function plainLeads(corpus: Corpus, { input }: Asking): PlainAnswers {
  const { questions, known = [], judgements } = input;
  const exchanges = exchangesOf(corpus, questions);
  const { isDismissed, isWritten } = judgedIn(corpus, judgements);
  return (question, selected) => {
    const text = questions[question] as string;
    const there = exchanges[question] ?? new Map<number, number>();
    const used = new Set(
      selected.flatMap(({ claim, others }) => [
        ...sentencesIn(claim),
        ...others.flatMap(({ isOnTopic, sentence }) => (isOnTopic ? [sentence] : [])),
      ]),
    );
    const all = plainAnswers(corpus, [...there.keys()], termsOfQuestion(corpus, text)).filter(
      ({ claim }) => !isDismissed(claim.sentence) && !isWritten(claim.sentence),
    );
    const earlier = known.flatMap((one) => (one.question === text ? (sentenceOf(corpus, one, () => false) ?? []) : []));
    const own = selected.filter((one) => one.question === question);
    const mayLead = ({ claim }: PlainAnswer) =>
      own.every((one) => one.claim.voice !== claim.voice) &&
      ((claim.isClear && claim.worth >= minWorth) || isFluent(corpus, claim));
    const lead =
      all.find((one) => earlier.includes(one.claim.sentence) && mayLead(one)) ??
      all.find((one) => mayLead(one) && sentencesIn(one.claim).every((i) => !used.has(i)));
    if (!lead) return undefined;
    const certainty = there.get(exchangesIn(corpus).of[lead.claim.sentence] ?? -1) ?? 0;
    return { ...answerOf(corpus, question, lead, all), isSure: certainty >= minCertaintyOfSure };
  };
}

/** Whether an answer without a claim is fluent enough to lead: no hesitation in it, and few in its document. */
function isFluent(corpus: Corpus, claim: Claim): boolean {
  const { sentences, firstSentences } = corpus.reading;
  const { document = 0 } = sentences[claim.sentence] ?? {};
  if (sentencesIn(claim).some((i) => falters(corpus, i))) return false;
  const own = sentencesIn({
    from: firstSentences[document] ?? 0,
    to: firstSentences[document + 1] ?? sentences.length,
  });
  return own.filter((i) => falters(corpus, i)).length <= own.length * maxFaltering;
}

const falters = sentenceFact(
  'falters',
  (text, language) => /\.\.\.|…/u.test(text) || countDisfluencies(text, language) > 0,
);

function answerOf(
  corpus: Corpus,
  question: number,
  lead: PlainAnswer,
  all: readonly PlainAnswer[],
): Omit<PlainLead, 'isSure'> {
  const { claim, rate } = lead;
  const beside = all.flatMap((other) => (other === lead ? [] : [other.claim.sentence])).slice(0, maxRelated);
  return { claim, question, fit: rate, others: voicesOn(corpus, claim.sentence), beside };
}
