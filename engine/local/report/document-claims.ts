import type { Corpus, Reading } from '../../corpus/corpus.ts';
import { type Claim, findClaims, hesitationsIn, mayCarry } from '../claims/find-claims.ts';
import { worthOf } from '../claims/worth.ts';
import { similarity, termsOfSentence } from '../sentences/similarity.ts';
import { minWorth } from '../tuning/claims.ts';
import { maxConcerns, minSimilarityOfRepeat, sameVoicePenalty } from '../tuning/report.ts';
import { languageOf, type ReportContext, rateOf } from './report-context.ts';
import { isQuotable } from './write-quote.ts';

/** What the report says about a document in the project's language, and the index of the sentence that is quoted. */
export type DocumentClaims = { readonly concerns: readonly Claim[]; readonly quote: number | null };

/** The best statements of a document, no two of which say the same, of several people where several speak. */
export function claimsOfDocument(context: ReportContext, document: number): DocumentClaims {
  const claims = claimsByDocument(context.corpus).get(document) ?? [];
  const worthwhile = claims.filter((c) => c.worth >= minWorth && languageOf(context, c.sentence) === context.language);
  const quotable = claims.filter((c) => isQuotable(context, c.sentence));
  // The most important comes first, so that the quote says something else; alone it is the quote.
  const first = best(context, worthwhile, []);
  const fluent = quotable.filter((c) => hesitationsIn(context.corpus, c.sentence) === 0);
  const chosen = first ? [first] : [];
  const quote = best(context, fluent, chosen) ?? best(context, quotable, chosen) ?? best(context, quotable, []);
  const sentence = quote?.sentence ?? bestStatement(context, document, first?.sentence);
  const concerns = first && first.sentence !== sentence ? [first] : [];
  while (concerns.length > 0 && concerns.length < maxConcerns) {
    const next = best(context, worthwhile, [...concerns, ...(quote ? [quote] : [])]);
    if (!next) break;
    concerns.push(next);
  }
  return { concerns, quote: sentence };
}

const byDocument = new WeakMap<Reading, Map<number, Claim[]>>();

function claimsByDocument(corpus: Corpus): ReadonlyMap<number, readonly Claim[]> {
  const { sentences } = corpus.reading;
  const made =
    byDocument.get(corpus.reading) ?? Map.groupBy(findClaims(corpus), (c) => sentences[c.sentence]?.document ?? -1);
  byDocument.set(corpus.reading, made);
  return made;
}

/** The first of the best that says something new. Only what would be better than it is compared with what was chosen. */
function best(context: ReportContext, claims: readonly Claim[], chosen: readonly Claim[]): Claim | undefined {
  const rate = (claim: Claim) =>
    rateOf(context, claim) - sameVoicePenalty * chosen.filter((c) => c.voice === claim.voice).length;
  let top: Claim | undefined;
  let topRate = Number.NEGATIVE_INFINITY;
  for (const claim of claims) {
    const own = rate(claim);
    if (own <= topRate || chosen.some((other) => repeats(context, claim.sentence, other.sentence))) continue;
    [top, topRate] = [claim, own];
  }
  return top;
}

/** Where no quotable claim is left: the most worthwhile whole sentence, though none of its parts could be a title. */
function bestStatement(context: ReportContext, document: number, worthwhile: number | undefined): number | null {
  const { corpus } = context;
  const ranked = corpus.reading.sentences
    .flatMap((s, i) => (s.document === document && mayCarry(corpus, i) && isQuotable(context, i) ? [i] : []))
    .filter((i) => worthwhile === undefined || !repeats(context, i, worthwhile))
    .map((index) => ({ index, worth: worthOf(corpus, index) }))
    .sort((a, b) => b.worth - a.worth || a.index - b.index);
  return ranked[0]?.index ?? null;
}

function repeats({ corpus: { reading } }: ReportContext, a: number, b: number): boolean {
  return (
    a === b || similarity(reading, termsOfSentence(reading, a), termsOfSentence(reading, b)) >= minSimilarityOfRepeat
  );
}
