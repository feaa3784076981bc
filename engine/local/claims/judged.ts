import { type Corpus, type CorpusSentence, languagesOf } from '../../corpus/corpus.ts';
import type { JudgedQuote, Judgements } from '../../engine.ts';
import { cutQuote } from '../../evidence/cut-quote.ts';
import { overlapOf } from '../../text/span.ts';
import { exchangesIn } from '../exchanges/exchanges.ts';
import { termsOfSentence } from '../sentences/similarity.ts';
import { termsOfText } from '../sentences/terms-of-text.ts';
import {
  contextSentences,
  judgementWeight,
  minSimilarityOfNeighbour,
  minSimilarityOfRepeat,
  sameAnswerCloseness,
  sameGuideCloseness,
  similarityOfClosest,
} from '../tuning/claims.ts';
import { cosinesWith } from './cosines.ts';
import { guideIndex, mayCarry } from './find-claims.ts';

/** What people made of earlier insights, sentence by sentence. */
export type Judged = {
  /** It would be quoted with the lead of a deleted insight, or says the same. */
  isDismissed(sentence: number): boolean;
  /** The same of an insight that a person wrote. */
  isWritten(sentence: number): boolean;
  /** How much more it is worth, at most `judgementWeight`, or less where it is negative. */
  weightOf(sentence: number): number;
};

export function judgedIn(corpus: Corpus, { dismissed, valued }: Judgements = { dismissed: [], valued: [] }): Judged {
  const written = valued.filter((insight) => insight.isWritten);
  const liked = closenessTo(
    corpus,
    valued.flatMap(({ quotes }) => quotes),
    valued.flatMap(({ words }) => words),
  );
  const disliked = closenessTo(corpus, dismissed.flat(), []);
  return {
    isDismissed: repeats(corpus, dismissed.flat()),
    isWritten: repeats(
      corpus,
      written.flatMap(({ quotes }) => quotes),
    ),
    weightOf: (sentence) => judgementWeight * ((liked.get(sentence) ?? 0) - (disliked.get(sentence) ?? 0)),
  };
}

/** Whether a sentence would be quoted with one of the leads, or says the same as one of them. */
function repeats(corpus: Corpus, quotes: readonly JudgedQuote[]): (sentence: number) => boolean {
  const leads = quotes.filter((quote) => quote.leads);
  const same = sayingTheSame(corpus, new Set(leads.flatMap((lead) => claimsOf(corpus, lead))));
  return (sentence) => same.has(sentence) || isQuotedWith(corpus, sentence, leads);
}

/** The sentence that a lead quote was cut around; where the cut does not tell, all of its sentences that may be it. */
function claimsOf(corpus: Corpus, lead: JudgedQuote): number[] {
  const claims = sentencesOf(corpus, [lead]).filter((i) => mayCarry(corpus, i));
  const exact = claims.filter((i) => {
    const { start, end } = cutQuote(corpus, i, () => false);
    return start === lead.start && end === lead.end;
  });
  return exact.length > 0 ? exact : claims;
}

function isQuotedWith(corpus: Corpus, sentence: number, leads: readonly JudgedQuote[]): boolean {
  const { document } = corpus.reading.sentences[sentence] as CorpusSentence;
  const near = leads.filter((lead) => lead.documentId === corpus.documents[document]?.id);
  if (near.length === 0) return false;
  const own = cutQuote(corpus, sentence, () => false);
  return near.some((lead) => overlapOf(own, lead) > 0);
}

/** Sentences so similar to one of these that a run would not show both; beside it in the same answer, less is enough. */
function sayingTheSame(corpus: Corpus, leads: ReadonlySet<number>): Set<number> {
  const { of } = exchangesIn(corpus);
  const same = new Set<number>();
  for (const lead of leads)
    for (const [i, cosine] of cosinesWith(corpus, termsOfSentence(corpus.reading, lead))) {
      const isBeside = of[i] === of[lead] && Math.abs(i - lead) <= contextSentences;
      if (cosine >= (isBeside ? minSimilarityOfNeighbour : minSimilarityOfRepeat)) same.add(i);
    }
  return same;
}

/** How close sentences are to the quotes and words, 0 to 1: by shared content words, or by where they were said. */
function closenessTo(corpus: Corpus, quotes: readonly JudgedQuote[], words: readonly string[]): Map<number, number> {
  const closeness = new Map<number, number>();
  const raise = (i: number, to: number) => closeness.set(i, Math.max(closeness.get(i) ?? 0, to));
  const quoted = sentencesOf(corpus, quotes);
  const languages = languagesOf(corpus);
  const said = quoted.map((i) => termsOfSentence(corpus.reading, i));
  const typed = words.flatMap((text) => languages.map((language) => termsOfText(corpus, text, language)));
  for (const terms of [...said, ...typed])
    for (const [i, cosine] of cosinesWith(corpus, terms)) raise(i, Math.min(1, cosine / similarityOfClosest));
  for (const [i, near] of nearnessTo(corpus, quoted)) raise(i, near);
  return closeness;
}

/** What is said in the same answers as these sentences, and in answer to the same questions of the guide. */
function nearnessTo(corpus: Corpus, quoted: readonly number[]): [sentence: number, nearness: number][] {
  const { of } = exchangesIn(corpus);
  const guide = guideIndex(corpus);
  const answers = new Set(quoted.map((i) => of[i] ?? -1));
  const asked = new Set(quoted.map((i) => guide[i] ?? -1).filter((question) => question >= 0));
  return corpus.reading.sentences.flatMap((_, i) => {
    if ((of[i] ?? -1) >= 0 && answers.has(of[i] ?? -1)) return [[i, sameAnswerCloseness]];
    return asked.has(guide[i] ?? -1) ? [[i, sameGuideCloseness]] : [];
  });
}

/** The sentences that the quotes lie in, each once; quotes of other documents than those of the corpus have none. */
function sentencesOf(corpus: Corpus, quotes: readonly JudgedQuote[]): number[] {
  if (quotes.length === 0) return [];
  const byDocument = Map.groupBy(quotes, (quote) => quote.documentId);
  return corpus.reading.sentences.flatMap((sentence, i) => {
    const near = byDocument.get(corpus.documents[sentence.document]?.id ?? -1) ?? [];
    return near.some((quote) => overlapOf(sentence, quote) > 0) ? [i] : [];
  });
}
