import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { GeneralQuestion } from '#engine/language/templates/templates.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { minQuestions } from '../../tuning.ts';
import { type Claim, findClaims } from '../claims/find-claims.ts';
import { fitsOf } from '../claims/fit-questions.ts';
import { answersGeneral } from '../claims/general-kind.ts';
import { minWorth } from '../tuning/claims.ts';
import { minClaimsOfGeneral } from '../tuning/questions.ts';

/**
 * Questions that fit any material, those with the most claims first: for claims that answer none of the questions so far, each for at
 * least so many.
 */
export function generalQuestions(
  corpus: Corpus,
  language: Language,
  questions: readonly string[],
  least: number = questions.length < minQuestions ? 1 : minClaimsOfGeneral,
): string[] {
  const counts = new Map<GeneralQuestion, number>();
  for (const { kind } of unanswering(corpus, questions)) {
    // A reason answers one of them, but is no reason to ask it.
    if (kind === 'reason') continue;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const { general } = languagePack(language).templates.question;
  return [...counts]
    .filter(([, count]) => count >= least)
    .sort((a, b) => b[1] - a[1])
    .map(([kind]) => general(kind));
}

/** What a brief leaves out, as one question: for claims that answer none of the questions so far, if there are so many. */
export function restQuestion(
  corpus: Corpus,
  language: Language,
  questions: readonly string[],
  least: number = questions.length < minQuestions ? 1 : minClaimsOfGeneral,
): string[] {
  const count = unanswering(corpus, questions).length;
  return count >= least && count > 0 ? [languagePack(language).templates.question.general('rest')] : [];
}

/** The worthwhile claims that answer none of the questions. */
function unanswering(corpus: Corpus, questions: readonly string[]): Claim[] {
  const fits = fitsOf(corpus, questions);
  return findClaims(corpus).filter(
    (claim) => claim.worth >= minWorth && fits(claim).length === 0 && answersGeneral(corpus, claim, claim.kind),
  );
}
