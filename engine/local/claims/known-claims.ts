import type { Corpus } from '../../corpus/corpus.ts';
import type { InsightInput, KnownClaim } from '../../engine.ts';
import { overlapOf } from '../../text/span.ts';
import { type Claim, findClaims } from './find-claims.ts';
import { fitsOf } from './fit-questions.ts';
import { claimsOf } from './judged.ts';
import type { Candidate } from './select-claims.ts';

/** The claims of earlier insights that the material still makes, each under its own question, or else the one that it answers best. */
export function knownCandidates(
  corpus: Corpus,
  { questions, known = [] }: Pick<InsightInput, 'questions' | 'known'>,
): Candidate[] {
  if (known.length === 0) return [];
  const fits = fitsOf(corpus, questions);
  const claims = new Map(findClaims(corpus).map((claim) => [claim.sentence, claim]));
  const candidates = new Map<number, Candidate>();
  for (const one of known) {
    const sentence = sentenceOf(corpus, one, (i) => isTitleOf(claims.get(i), one.title));
    const claim = claims.get(sentence ?? -1);
    if (!claim || candidates.has(claim.sentence)) continue;
    const [best] = fits(claim);
    const question = questions.indexOf(one.question);
    const isSure = fits(claim).some((fit) => fit.question === question && fit.isSure);
    const fit = question >= 0 ? { question, fit: best?.question === question ? best.fit : 0, isSure } : best;
    if (fit) candidates.set(claim.sentence, { claim, ...fit });
  }
  return [...candidates.values()];
}

/** Earlier versions gave an insight the clause alone. */
const isTitleOf = (claim: Claim | undefined, title: string) => claim?.title === title || claim?.clause === title;

/** The sentence that an earlier insight claims. In a quote of several, its title shows which; undefined when none is left. */
export function sentenceOf(
  corpus: Corpus,
  known: KnownClaim,
  hasTitle: (sentence: number) => boolean,
): number | undefined {
  const inQuote = claimsOf(corpus, known);
  if (inQuote.length < 2) return inQuote[0];
  const shared = (i: number) => {
    const { start = 0, end = 0 } = corpus.reading.sentences[i] ?? {};
    return overlapOf({ start, end }, known) / Math.max(end - start, known.end - known.start);
  };
  return inQuote.find((i) => shared(i) === 1) ?? inQuote.find(hasTitle) ?? inQuote[0];
}
