import type { Language } from '#contract/languages.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { areMostly, askedNearly, termsOfQuestion } from '../claims/asked-nearly.ts';
import { findClaims } from '../claims/find-claims.ts';
import { fitsOf } from '../claims/fit-questions.ts';
import { type GuideQuestion, guideOf } from '../exchanges/guide.ts';
import { minWorth } from '../tuning/claims.ts';
import { minSimilarityOfSame, minTermsOfSame } from '../tuning/questions.ts';

/** A question of the guide in its best wording; `at` is its place in the guide. */
export type AnsweredQuestion = GuideQuestion & { readonly text: string; readonly at: number };

/** The questions of the guide in the project's language that some claim answers. */
export function answeredGuide(corpus: Corpus, language: Language): AnsweredQuestion[] {
  const answers = Map.groupBy(findClaims(corpus), (claim) => claim.guide);
  return guideOf(corpus).flatMap(({ text, ...question }, at) => {
    if (!text || question.isBackground || question.language !== language) return [];
    // To a yes or no belongs only what is about the same.
    const fits = fitsOf(corpus, [text]);
    return answers.get(at)?.some((claim) => fits(claim).length > 0) ? [{ ...question, text, at }] : [];
  });
}

/** Whether some claim below a survey's question answers none of the questions so far. */
export function answersNothingElse(corpus: Corpus, { at }: AnsweredQuestion, questions: readonly string[]): boolean {
  const fits = fitsOf(corpus, questions);
  return findClaims(corpus).some(
    (claim) => claim.guide === at && claim.isClear && claim.worth >= minWorth && fits(claim).length === 0,
  );
}

/** Whether the question of the guide was mostly asked in the words of another question. */
export function asksTheSame(corpus: Corpus, text: string, { exchanges }: AnsweredQuestion): boolean {
  const terms = termsOfQuestion(corpus, text);
  // A single word is a subject, of which a question asks one side.
  if (terms.size < minTermsOfSame) return false;
  return areMostly(exchanges, askedNearly(corpus, terms, minSimilarityOfSame));
}

/** At most so many of them, the most widely asked, among these those that lead to the most claims, in their order. */
export function mostClaimed(
  corpus: Corpus,
  guide: readonly AnsweredQuestion[],
  most: number,
): readonly AnsweredQuestion[] {
  const counts = new Map<number, number>();
  for (const { guide: at, worth } of findClaims(corpus))
    if (worth >= minWorth) counts.set(at, (counts.get(at) ?? 0) + 1);
  const count = ({ at }: AnsweredQuestion) => counts.get(at) ?? 0;
  const ranked = [...guide].sort((a, b) => b.documents - a.documents || count(b) - count(a));
  const chosen = new Set(ranked.slice(0, most));
  return guide.filter((one) => chosen.has(one));
}
