import { languagePack } from '#engine/language/pack.ts';
import type { GeneralKind } from '#engine/language/templates/templates.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { exchangesIn } from '../exchanges/exchanges.ts';
import { statementKind } from '../sentences/statement-kind.ts';
import { minAnswerOfGeneral } from '../tuning/claims.ts';
import type { Claim } from './find-claims.ts';

/** The general question that a sentence answers; what is of no kind tells how people manage. */
export const generalKindOf = sentenceFact('general kind', (text, language): GeneralKind => {
  const { cues } = languagePack(language);
  const has = (cue: keyof typeof cues) => cues[cue].some((pattern) => pattern.test(text));
  const kind = statementKind(text, language);
  // What has to be done is a need that somebody meets, not a wish that they have.
  if (kind === 'wish' && !has('wish')) return has('difficulty') ? 'difficulty' : 'habit';
  return kind === 'other' ? 'habit' : kind;
});

/**
 * Whether a claim may answer the general question of its kind. A plain statement tells how people manage only where it claims
 * something, and as part of a longer answer: what a question in passing is answered with is small talk.
 */
export function answersGeneral(corpus: Corpus, claim: Pick<Claim, 'sentence' | 'isClear'>, kind: GeneralKind): boolean {
  if (kind !== 'habit') return true;
  const { all, of } = exchangesIn(corpus);
  const exchange = all[of[claim.sentence] ?? -1];
  return claim.isClear && (!exchange || exchange.words >= minAnswerOfGeneral);
}
