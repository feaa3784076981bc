import type { Language } from '#contract/languages.ts';
import { type Corpus, contentTerms } from '../../../corpus/corpus.ts';
import { prepare } from '../../../corpus/prepare.ts';
import { type DuplicateCandidate, type DuplicateGroup, NoUsableTextError, type StageOptions } from '../../../engine.ts';
import { overlapOf } from '../../../text/span.ts';
import { idfWeight } from '../../sentences/similarity.ts';
import { opposes } from '../../sentences/stance.ts';
import {
  minOverlapOfQuotes,
  minOverlapOfRelated,
  minSimilarityOfClaims,
  minSimilarityOfTitles,
  minTermsOfClaims,
} from '../../tuning/insights.ts';

/**
 * Groups of insights that say the same: they cite the same words of a document, or share nearly all content words, and none
 * denies what the other says. A quote of several sentences may carry several claims, so there the titles decide. Few groups
 * that are right rather than many: what is not plainly the same is left out.
 */
export async function findDuplicates(
  insights: readonly DuplicateCandidate[],
  { language }: { language: Language },
  options: Pick<StageOptions, 'signal'> = {},
): Promise<DuplicateGroup[]> {
  const claims = await compareClaims(insights, language, options);
  const groups: DuplicateGroup[] = [];
  const taken = new Set<number>();
  for (const [a, first] of insights.entries()) {
    options.signal?.throwIfAborted();
    if (taken.has(a)) continue;
    const duplicates: { id: number; reason: DuplicateGroup['reason'] }[] = [];
    for (let b = a + 1; b < insights.length; b++) {
      const reason = taken.has(b) ? null : reasonOf(first, insights[b] as DuplicateCandidate, claims(a, b));
      if (!reason) continue;
      taken.add(b);
      duplicates.push({ id: (insights[b] as DuplicateCandidate).id, reason });
    }
    if (duplicates.length === 0) continue;
    const reason = duplicates.every((t) => t.reason === 'same-quote') ? 'same-quote' : 'same-claim';
    groups.push({ ids: [first.id, ...duplicates.map((t) => t.id)], reason });
  }
  return groups;
}

/** `single`: the quote of each is one sentence. */
type Compared = { title: number; quote: number; single: boolean; opposed: () => boolean };

function reasonOf(a: DuplicateCandidate, b: DuplicateCandidate, claim: Compared): DuplicateGroup['reason'] | null {
  const reason = restOnTheSame(a, b, claim) ? 'same-quote' : sayTheSame(claim) ? 'same-claim' : null;
  return reason && !claim.opposed() ? reason : null;
}

function restOnTheSame(
  { place: a }: DuplicateCandidate,
  { place: b }: DuplicateCandidate,
  { title, single }: Compared,
): boolean {
  const shared = a && b && a.documentId === b.documentId ? overlapOf(a, b) : 0;
  if (!a || !b || shared === 0) return false;
  const lengths = [a.end - a.start, b.end - b.start];
  if (single && shared >= minOverlapOfQuotes * Math.max(...lengths)) return true;
  return title >= minSimilarityOfTitles && shared >= minOverlapOfRelated * Math.min(...lengths);
}

const sayTheSame = ({ title, quote, single }: Compared): boolean =>
  title >= minSimilarityOfClaims || (single && quote >= minSimilarityOfClaims);

/** A title is one document and a quote another, each on one line, so that nothing in them is read as a speaker's name. */
async function compareClaims(
  insights: readonly DuplicateCandidate[],
  language: Language,
  options: Pick<StageOptions, 'signal'>,
): Promise<(a: number, b: number) => Compared> {
  const oneLine = (text: string) => text.replace(/[:：\s]+/g, ' ');
  const texts = insights.flatMap(({ title, quote }) => [oneLine(title), oneLine(quote)]);
  const documents = texts.map((text, id) => ({ id, fileName: '', text, blocks: [] }));
  const corpus = await prepare(documents, { ...options, language }).catch((error: unknown) => {
    if (error instanceof NoUsableTextError) return null;
    throw error;
  });
  if (!corpus) return () => ({ title: 0, quote: 0, single: false, opposed: () => false });
  const vectors = vectorsOf(corpus);
  const sentences = sentencesOf(corpus);
  const opposed = (a: number, b: number) =>
    (sentences[a] ?? []).some((s) => (sentences[b] ?? []).some((t) => opposes(corpus, s, t)));
  return (a, b) => ({
    title: cosine(vectors[2 * a], vectors[2 * b]),
    quote: cosine(vectors[2 * a + 1], vectors[2 * b + 1]),
    single: sentences[2 * a + 1]?.length === 1 && sentences[2 * b + 1]?.length === 1,
    opposed: () => opposed(2 * a, 2 * b) || opposed(2 * a + 1, 2 * b + 1),
  });
}

/** The sentences of each document. */
function sentencesOf({ documents, reading }: Corpus): number[][] {
  const found: number[][] = documents.map(() => []);
  for (const [i, sentence] of reading.sentences.entries()) found[sentence.document]?.push(i);
  return found;
}

type Vector = { text: string; weights: ReadonlyMap<number, number>; length: number };

function vectorsOf({ documents, reading }: Corpus): Vector[] {
  const terms = documents.map(() => new Set<number>());
  for (const sentence of reading.sentences)
    for (const term of contentTerms(reading, sentence)) terms[sentence.document]?.add(term);
  return terms.map((own, i) => {
    const weights = new Map([...own].map((t) => [t, idfWeight(reading, t) ** 2]));
    return {
      text: documents[i]?.text.toLowerCase() ?? '',
      weights,
      length: Math.sqrt([...weights.values()].reduce((a, b) => a + b, 0)),
    };
  });
}

/** Like `similarity`, over all terms of a text; 0 when one of two different texts has too few terms to compare. */
function cosine(a: Vector | undefined, b: Vector | undefined): number {
  if (!a || !b) return 0;
  if (a.text === b.text) return a.text ? 1 : 0;
  if (Math.min(a.weights.size, b.weights.size) < minTermsOfClaims) return 0;
  let shared = 0;
  for (const [term, weight] of a.weights) if (b.weights.has(term)) shared += weight;
  return shared / (a.length * b.length);
}
