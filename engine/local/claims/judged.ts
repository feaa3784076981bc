import { type Corpus, type CorpusSentence, languagesOf, type Reading } from '../../corpus/corpus.ts';
import type { JudgedQuote, Judgements, ValuedInsight } from '../../engine.ts';
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
import { eachCosine } from './cosines.ts';
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
  const words = valued.flatMap((insight) => insight.words);
  const liked = closenessTo(corpus, quotesOf(valued), words);
  const disliked = closenessTo(corpus, dismissed.flat(), []);
  return {
    isDismissed: repeats(corpus, dismissed.flat()),
    isWritten: repeats(corpus, quotesOf(written)),
    weightOf: (sentence) => judgementWeight * ((liked[sentence] ?? 0) - (disliked[sentence] ?? 0)),
  };
}

const quotesOf = (insights: readonly ValuedInsight[]) => insights.flatMap(({ quotes }) => quotes);

/** Whether a sentence would be quoted with one of the leads, or says the same as one of them. */
function repeats(corpus: Corpus, quotes: readonly JudgedQuote[]): (sentence: number) => boolean {
  const leads = quotes.filter((quote) => quote.leads);
  const same = sayingTheSame(corpus, new Set(leads.flatMap((lead) => claimsOf(corpus, lead))));
  return (sentence) => same.has(sentence) || isQuotedWith(corpus, sentence, leads);
}

/** The sentence that a lead quote was cut around; where the cut does not show it, all of its sentences that may be it. */
export function claimsOf(corpus: Corpus, lead: Omit<JudgedQuote, 'leads'>): number[] {
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
    eachCosine(corpus, termsOfSentence(corpus.reading, lead), (i, cosine) => {
      const isBeside = of[i] === of[lead] && Math.abs(i - lead) <= contextSentences;
      if (cosine >= (isBeside ? minSimilarityOfNeighbour : minSimilarityOfRepeat)) same.add(i);
    });
  return same;
}

/** How close each sentence is to the quotes and words, 0 to 1: by shared content words, or by where it was said. */
function closenessTo(corpus: Corpus, quotes: readonly JudgedQuote[], words: readonly string[]): Float64Array {
  const quoted = sentencesOf(corpus, quotes);
  const closeness = nearnessTo(corpus, quoted);
  const languages = languagesOf(corpus);
  const said = quoted.map((i) => termsOfSentence(corpus.reading, i));
  const typed = [...new Set(words)].flatMap((text) => languages.map((language) => termsOfText(corpus, text, language)));
  for (const terms of [...said, ...typed])
    eachCosine(corpus, terms, (i, cosine) => {
      closeness[i] = Math.max(closeness[i] ?? 0, Math.min(1, cosine / similarityOfClosest));
    });
  return closeness;
}

/** What is said in the same answers as these sentences, and in answer to the same questions of the guide. */
function nearnessTo(corpus: Corpus, quoted: readonly number[]): Float64Array {
  const nearness = new Float64Array(corpus.reading.sentences.length);
  if (quoted.length === 0) return nearness;
  const { of } = exchangesIn(corpus);
  const guide = guideIndex(corpus);
  const valuesOf = (indexes: Int32Array) => new Set(quoted.map((i) => indexes[i] ?? -1).filter((k) => k >= 0));
  const [answers, asked] = [valuesOf(of), valuesOf(guide)];
  return nearness.map((_, i) => {
    if (answers.has(of[i] ?? -1)) return sameAnswerCloseness;
    return asked.has(guide[i] ?? -1) ? sameGuideCloseness : 0;
  });
}

/** The sentences that the quotes lie in, each once; quotes of other documents than those of the corpus have none. */
export function sentencesOf(corpus: Corpus, quotes: readonly Omit<JudgedQuote, 'leads'>[]): number[] {
  const indexes = new Map(corpus.documents.map(({ id }, index) => [id, index]));
  const found = quotes.flatMap((quote) => {
    const inDocument = sentencesByDocument(corpus.reading).get(indexes.get(quote.documentId) ?? -1) ?? [];
    return inDocument.filter((i) => overlapOf(corpus.reading.sentences[i] as CorpusSentence, quote) > 0);
  });
  return [...new Set(found)];
}

const byDocument = new WeakMap<Reading, Map<number, number[]>>();

function sentencesByDocument(reading: Reading): Map<number, number[]> {
  const known = byDocument.get(reading);
  if (known) return known;
  const made = Map.groupBy(reading.sentences.keys(), (i) => reading.sentences[i]?.document ?? -1);
  byDocument.set(reading, made);
  return made;
}
