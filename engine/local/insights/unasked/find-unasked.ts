import type { Corpus } from '../../../corpus/corpus.ts';
import { languagesOf } from '../../../corpus/corpus.ts';
import type { InsightEvent, InsightInput, ScoredInsight, StageOptions } from '../../../engine.ts';
import { cutQuote, type QuoteCut, sentencesIn } from '../../../evidence/cut-quote.ts';
import { readQuery } from '../../../search/query.ts';
import { type Claim, findClaims } from '../../claims/find-claims.ts';
import { fitsOf, nearnessTo } from '../../claims/fit-questions.ts';
import { generalQuestionOf, generalQuestionOfText } from '../../claims/general-kind.ts';
import { judgedIn } from '../../claims/judged.ts';
import { knownCandidates } from '../../claims/known-claims.ts';
import { type Candidate, type Selected, selectClaims, strongestFirst } from '../../claims/select-claims.ts';
import { relatedVoices, voicesOf } from '../../claims/voices/related-voices.ts';
import { termsOfText } from '../../sentences/terms-of-text.ts';
import { briefWords, maxVoices } from '../../tuning/claims.ts';
import { withWideLead } from '../lead-quote.ts';
import type { Evidence } from '../select-evidence.ts';
import { questionAnswered } from '../why/question-answered.ts';
import { writeInsight } from '../write-insight.ts';
import { type WritingContext, writingContext } from '../writing-context.ts';
import { isGeneral, type PlainLead, withOpenAnswered } from './answer-open.ts';
import { withBriefFilled } from './fill-brief.ts';

/**
 * Insights for proposed questions: the best claims of the material, each under the question that it answers, several where
 * people say different things and none where no claim is good enough. All are chosen together and written question by question.
 */
export async function* findUnasked(
  corpus: Corpus,
  input: InsightInput,
  { signal }: StageOptions = {},
): AsyncGenerator<InsightEvent> {
  signal?.throwIfAborted();
  findClaims(corpus, signal);
  const context = writingContext(corpus, input);
  const stored = knownCandidates(corpus, input);
  const known = new Set(stored.map(({ claim }) => claim.sentence));
  const claims = strongestFirst(selectClaims(corpus, candidatesFor(corpus, input, context), stored));
  const filled = withBriefFilled(
    corpus,
    { questions: input.questions, asked: context.asked, known, language: input.language },
    claims,
  );
  const selected = withOpenAnswered(corpus, { input, asked: context.asked, known }, filled);
  const beside = relatedVoices(corpus);
  const leads = selected.flatMap(({ claim }) => sentencesIn(claim));
  const quotes = selected.map(({ claim }) => cutQuote(corpus, claim.sentence, () => false, claim));
  // The questions of the brief come first, then those of the guide, then the general ones; within each group the strongest claims decide.
  const ranked = [...new Set([...selected.map((s) => s.question), ...input.questions.keys()])];
  const rank = (q: number) => rankOf(input.questions[q] as string, context.asked);
  for (const q of ranked.toSorted((one, other) => rank(one) - rank(other))) {
    const question = input.questions[q] as string;
    signal?.throwIfAborted();
    for (const one of selected.filter((s) => s.question === q))
      yield { type: 'insight', ...written(corpus, question, one, { ...context, leads, quotes, beside }) };
    yield { type: 'answered', question };
  }
}

const rankOf = (question: string, asked: readonly string[]): number =>
  asked.includes(question) ? 0 : isGeneral(question) ? 2 : 1;

/** Each claim with the question that it answers best; those that answer none, or say what people have judged, are left out. */
function candidatesFor(
  corpus: Corpus,
  { questions, judgements }: InsightInput,
  { asked, briefTerms }: WritingContext,
): Candidate[] {
  const isAsked = questions.map((question) => asked.includes(question));
  const fits = fitsOf(corpus, questions);
  const nearness = nearnessTo(corpus, questions);
  const { isDismissed, isWritten, weightOf } = judgedIn(corpus, judgements);
  const generally = generalIn(questions);
  return findClaims(corpus).flatMap((claim) => {
    const [best] = fits(claim);
    // What answers none of them is assigned to a general one.
    const question = best?.question ?? generally(claim);
    if (question === undefined || isDismissed(claim.sentence) || isWritten(claim.sentence)) return [];
    const isSure = best?.isSure ?? false;
    // What touches another question is worth more, too, even if it is assigned to the one that was asked.
    const isOfBrief = isAsked[question] === true;
    const fit = nearness(claim) + briefWordsOf(corpus, claim, briefTerms);
    return [{ claim, question, fit, isSure, isOfBrief, judged: weightOf(claim.sentence) }];
  });
}

/** What it adds to a claim that its title has words of the brief. */
function briefWordsOf(corpus: Corpus, { title }: Claim, briefTerms: ReadonlyMap<number, number>): number {
  const shared = [...termsOfText(corpus, title, corpus.language)].filter((term) => briefTerms.has(term)).length;
  return briefWords.each * Math.min(briefWords.maxCounted, shared);
}

/** For a claim the general question among some questions that is of its kind, or else asks for the rest. */
function generalIn(questions: readonly string[]): (claim: Claim) => number | undefined {
  const asked = new Map(
    questions.flatMap((text, q) => {
      const general = generalQuestionOfText(text);
      return general ? [[general, q] as const] : [];
    }),
  );
  return ({ kind }) => asked.get(generalQuestionOf(kind)) ?? asked.get('rest');
}

/** What is known of all insights before the first is written. */
type UnaskedContext = WritingContext & {
  readonly leads: readonly number[];
  readonly quotes: readonly QuoteCut[];
  readonly beside: ReturnType<typeof relatedVoices>;
};

function written(
  corpus: Corpus,
  question: string,
  { claim, others, isSure = true, beside: answers }: Selected & Partial<PlainLead>,
  { beside, quotes, ...context }: UnaskedContext,
): ScoredInsight {
  const query = readQuery(question, languagesOf(corpus), corpus.reading.vocabulary, []);
  const speaking = [claim.sentence, ...others.flatMap((o) => (o.isOnTopic ? [o.sentence] : []))];
  const quoted = (sentence: number): Evidence => ({
    sentence,
    cut: cutQuote(corpus, sentence, () => false, sentence === claim.sentence ? claim : undefined),
    related: 1,
  });
  const evidence = withWideLead(corpus, speaking.slice(0, maxVoices).map(quoted), quotes);
  const { document = 0 } = corpus.reading.sentences[claim.sentence] ?? {};
  const isOwn = corpus.reading.languages[document] === context.input.language;
  const isOfBrief = isSure && context.asked.includes(question);
  const answered = isOwn && !isOfBrief ? (questionAnswered(corpus, claim.sentence) ?? undefined) : undefined;
  const near = answers ?? beside({ claim, voices: voicesOf(corpus, speaking) });
  const { insight, figures } = writeInsight(corpus, {
    ...{
      question,
      query,
      claim: claim.sentence,
      title: claim.title,
      from: claim.from,
      evidence,
      near: near.map(quoted),
      speaking,
      answers: answered,
    },
    read: [...speaking, ...others.flatMap((o) => (o.isOnTopic ? [] : [o.sentence]))],
    ...context,
  });
  return { insight, figures };
}
