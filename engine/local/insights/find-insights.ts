import { defaultEmoji, emojiFor } from '#engine/language/emoji/emoji.ts';
import { type Corpus, type CorpusSentence, textOf } from '../../corpus/corpus.ts';
import type { InsightEvent, InsightInput, InsightMarks, ScoredInsight, StageOptions } from '../../engine.ts';
import { cutQuote } from '../../evidence/cut-quote.ts';
import { termsOfQuestion } from '../claims/asked-nearly.ts';
import type { Claim } from '../claims/find-claims.ts';
import { exchangesOf } from '../claims/fit-questions.ts';
import { type Judged, judgedIn } from '../claims/judged.ts';
import { sentenceOf } from '../claims/known-claims.ts';
import { plainAnswers } from '../claims/plain-answers.ts';
import { exchangesIn } from '../exchanges/exchanges.ts';
import { isBackground } from '../sentences/background.ts';
import type { PickedSentence } from '../sentences/pick-sentences.ts';
import { namedVoices } from '../sentences/rank.ts';
import { claimTitle, leadClause } from '../titles/claim-title.ts';
import { maxVoicesOfInterview, minCertaintyOfSure } from '../tuning/claims.ts';
import { maxQuotes, minRelatedness, minRelatednessOfChoice, minScoreOfFurther } from '../tuning/insights.ts';
import { badgesOf } from './badge-of.ts';
import { chooseClaim } from './choose-claim.ts';
import { createDuplicateFilter, type DuplicateFilter } from './duplicates/duplicate-filter.ts';
import { findPoints, type Points } from './find-points.ts';
import { withWideLead } from './lead-quote.ts';
import { type Evidence, selectEvidence, speakingOn } from './select-evidence.ts';
import { findUnasked } from './unasked/find-unasked.ts';
import { writeInsight } from './write-insight.ts';
import { type WritingContext, writingContext } from './writing-context.ts';

/**
 * Insights for the questions: for each the claim first, then its quotes, then the counts over them. None for a question that
 * the material does not answer, and none that repeats another. Statements given to be checked may cite the same words,
 * because each needs its own proof.
 */
export async function* findInsights(
  corpus: Corpus,
  input: InsightInput,
  { signal }: StageOptions = {},
): AsyncGenerator<InsightEvent> {
  if (input.claimsOnly) {
    yield* findUnasked(corpus, input, { signal });
    return;
  }
  const rounds = Math.max(1, input.perQuestion ?? 1);
  const context = {
    ...writingContext(corpus, input),
    duplicates: createDuplicateFilter(corpus),
    judged: judgedIn(corpus, input.judgements),
  };
  const asked = readQuestions(corpus, input.questions, signal);
  // The question with the fewest choices picks first, or another one may leave it nothing.
  const queue = asked.filter((a) => a.points).toSorted((a, b) => a.choices - b.choices || a.order - b.order);
  let next = 0;
  for (let round = 0; round < rounds; round++) {
    for (const one of queue) {
      signal?.throwIfAborted();
      const found = nextInsight(corpus, one, round, context);
      if (found) one.found.push(found);
      one.complete = round === rounds - 1;
      if (one.complete) one.found.push(...foundAgain(corpus, one, context));
      for (; asked[next]?.complete; next++) yield* eventsOf(asked[next]);
    }
  }
  for (; next < asked.length; next++) yield* eventsOf(asked[next]);
}

function* eventsOf(asked: Asked | undefined): Generator<InsightEvent> {
  if (!asked) return;
  for (const scored of asked.found) yield { type: 'insight', ...scored };
  yield { type: 'answered', question: asked.question };
}

/** Badges, and emoji that no other card has. */
export async function markInsights(
  corpus: Corpus,
  found: readonly ScoredInsight[],
  { signal }: StageOptions = {},
): Promise<InsightMarks[]> {
  signal?.throwIfAborted();
  const badges = badgesOf(found.map(({ insight, figures }) => ({ ...figures, support: insight.strength })));
  const emojis = new Set<string>();
  return found.map(({ insight }, i) => {
    signal?.throwIfAborted();
    const badge = badges[i];
    const words = [...insight.keywords, ...insight.themes, ...insight.title.split(' ')];
    const emoji = emojiFor(words, corpus.language, emojis);
    if (emoji !== defaultEmoji) emojis.add(emoji);
    return { emoji, ...(badge ? { badge } : {}) };
  });
}

/** A question that the material does not speak of has no points and is complete at once. */
type Asked = {
  order: number;
  question: string;
  points: Points | null;
  choices: number;
  found: ScoredInsight[];
  complete: boolean;
};

function readQuestions(corpus: Corpus, questions: readonly string[], signal: AbortSignal | undefined): Asked[] {
  const names = namedVoices(corpus.reading);
  return questions.map((question, order) => {
    signal?.throwIfAborted();
    const points = findPoints(corpus, question, names);
    return { order, question, points, choices: choicesOf(points), found: [], complete: !points };
  });
}

type Context = WritingContext & { duplicates: DuplicateFilter; judged: Judged };

function nextInsight(corpus: Corpus, asked: Asked, round: number, context: Context): ScoredInsight | null {
  const { points, question } = asked;
  if (!points) return null;
  const { duplicates, judged, ...writing } = context;
  const told = points.kind === 'question' && round === 0 ? answersAsked(corpus, question) : [];
  const fresh = told.filter(({ sentence }) => !judged.isDismissed(sentence) && !duplicates.isDuplicate(sentence));
  if (fresh.length > 0) return fromAnswers(corpus, asked, fresh, context);
  const isChecked = points.kind === 'statement' && round === 0;
  const claim = isChecked
    ? chooseClaim(corpus, points.picked, points)
    : freshClaim(corpus, points, { duplicates, judged }, round > 0);
  if (!claim) return null;
  const rest = isChecked ? points.picked : duplicates.unused(points.picked, round > 0);
  const evidence = selectEvidence(corpus, points, claim, rest);
  const { insight, figures, against } = written(corpus, { question, points, claim, evidence }, writing);
  duplicates.add(claim, evidence, against);
  return { insight, figures };
}

/** What was said where an interviewer asked the same in other words: the best answer of each person, best first. */
function answersAsked(corpus: Corpus, question: string): Claim[] {
  const [there = new Map<number, number>()] = exchangesOf(corpus, [question]);
  const sure = [...there].flatMap(([exchange, certainty]) =>
    certainty >= minCertaintyOfSure && isOfInterview(corpus, exchange) ? [exchange] : [],
  );
  return plainAnswers(corpus, sure, termsOfQuestion(corpus, question)).map(({ claim }) => claim);
}

/** Whether an exchange is part of an interview. In a meeting, the next speaker may answer another person. */
function isOfInterview(corpus: Corpus, exchange: number): boolean {
  const { all } = exchangesIn(corpus);
  const ofDocument = all.filter(({ document }) => document === all[exchange]?.document);
  return new Set(ofDocument.map(({ voice }) => voice)).size <= maxVoicesOfInterview;
}

/** An insight on what people answered: all of them speak of what was asked. */
function fromAnswers(
  corpus: Corpus,
  { points, question }: Asked,
  answers: readonly Claim[],
  { duplicates, judged: _, ...writing }: Context,
): ScoredInsight | null {
  const [lead] = answers;
  if (!lead || !points) return null;
  const evidence = answers.slice(0, maxQuotes).map((claim) => ({
    sentence: claim.sentence,
    cut: cutQuote(corpus, claim.sentence, () => false, claim),
    related: 1,
  }));
  const { insight, figures, against } = writeInsight(corpus, {
    ...{
      question,
      query: points.query,
      claim: lead.sentence,
      title: lead.title,
      from: lead.from,
      evidence: withWideLead(corpus, evidence),
      ...writing,
    },
    speaking: answers.map(({ sentence }) => sentence),
    read: [...answers.map(({ sentence }) => sentence), ...points.picked.map((p) => p.index)],
  });
  duplicates.add({ index: lead.sentence, score: 1, related: 1 }, evidence, against);
  return { insight, figures };
}

type Chosen = { question: string; points: Points; claim: PickedSentence; evidence: readonly Evidence[] };

function written(corpus: Corpus, { question, points, claim, evidence }: Chosen, writing: WritingContext) {
  return writeInsight(corpus, {
    ...{ question, query: points.query, claim: claim.index, ...writing },
    // Who has a statement checked is shown the sentence that proves it.
    evidence: points.kind === 'statement' ? evidence : withWideLead(corpus, evidence),
    title: titleOf(corpus, claim.index),
    speaking: speakingOn(corpus, points, claim, evidence),
    read: points.picked.map((p) => p.index),
  });
}

/** What earlier insights said to the question, as far as it still answers it and has not just been said. */
function foundAgain(corpus: Corpus, asked: Asked, writing: Context): ScoredInsight[] {
  const { question, points, found } = asked;
  if (!points) return [];
  const told = points.kind === 'question' ? answersAsked(corpus, question) : [];
  const said = new Set(found.map(({ insight }) => `${insight.evidence[0]?.documentId} ${insight.claim.start}`));
  const picked = new Map(points.picked.map((p) => [p.index, p]));
  const known = (writing.input.known ?? []).filter((one) => one.question === question);
  const sentences = new Set(known.flatMap((one) => sentenceOf(corpus, one, () => false) ?? []));
  return [...sentences].flatMap((index) => {
    const claim = picked.get(index);
    const sentence = corpus.reading.sentences[index];
    const place = `${corpus.documents[sentence?.document ?? -1]?.id} ${sentence?.start}`;
    const lead = said.has(place) ? undefined : told.find((one) => one.sentence === index);
    if (lead) return fromAnswers(corpus, asked, [lead, ...told.filter((one) => one !== lead)], writing) ?? [];
    if (!claim || claim.related < minRelatedness[points.kind] || said.has(place)) return [];
    const evidence = selectEvidence(corpus, points, claim, points.picked);
    const { insight, figures } = written(corpus, { question, points, claim, evidence }, writing);
    return [{ insight, figures }];
  });
}

/** What a person asked always has a title: where no part of the sentence makes a claim, its leading clause. */
function titleOf(corpus: Corpus, index: number): string {
  const sentence = corpus.reading.sentences[index] as CorpusSentence;
  const language = corpus.reading.languages[sentence.document] ?? corpus.language;
  const text = textOf(corpus, sentence);
  return claimTitle(text, language)?.text ?? leadClause(text, language);
}

function choicesOf(points: Points | null): number {
  return (points?.picked ?? []).filter((p) => p.related >= minRelatednessOfChoice).length;
}

/**
 * The best claim that no insight before has made; a further one for the same question must be almost as good. What people deleted
 * leads only the first, and only where nothing else answers almost as well: who asks gets what there is.
 */
function freshClaim(
  corpus: Corpus,
  points: Points,
  { duplicates, judged }: Pick<Context, 'duplicates' | 'judged'>,
  further: boolean,
): PickedSentence | null {
  const best = points.picked[0]?.score ?? 0;
  const mayBe = (i: number) => points.kind !== 'theme' || !isBackground(corpus, i);
  const fresh = points.picked.filter(
    (p) => p.related >= minRelatedness[points.kind] && mayBe(p.index) && !duplicates.isDuplicate(p.index),
  );
  const kept = fresh.filter((p) => !judged.isDismissed(p.index));
  const good = kept.filter((p) => p.score >= best * minScoreOfFurther);
  const choice = further ? good : good.length > 0 ? kept : fresh;
  return choice.length > 0 ? chooseClaim(corpus, choice, points) : null;
}
