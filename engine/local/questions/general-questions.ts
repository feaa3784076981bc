import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { GeneralQuestion } from '#engine/language/templates/templates.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { findClaims } from '../claims/find-claims.ts';
import { fitsOf } from '../claims/fit-questions.ts';
import { answersGeneral } from '../claims/general-kind.ts';
import { minWorth } from '../tuning/claims.ts';
import { minClaimsOfGeneral, minQuestions } from '../tuning/questions.ts';

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
  const fits = fitsOf(corpus, questions);
  const counts = new Map<GeneralQuestion, number>();
  for (const claim of findClaims(corpus)) {
    if (claim.worth < minWorth || fits(claim).length > 0) continue;
    const { kind } = claim;
    // A reason answers one of them, but is no reason to ask it.
    if (kind === 'reason' || !answersGeneral(corpus, claim, kind)) continue;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const { general } = languagePack(language).templates.question;
  return [...counts]
    .filter(([, count]) => count >= least)
    .sort((a, b) => b[1] - a[1])
    .map(([kind]) => general(kind));
}
