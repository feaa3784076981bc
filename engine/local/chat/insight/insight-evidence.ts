import { type Corpus, type CorpusSentence, voiceIndexOf } from '../../../corpus/corpus.ts';
import type { ChatInsight, Stance } from '../../../engine.ts';
import { mayBeEvidence } from '../../../evidence/speaker-guard.ts';
import { termOf } from '../../../search/terms.ts';
import { termsOfSentence } from '../../sentences/similarity.ts';
import { contentForms } from '../read-message.ts';
import { readsAlone } from '../senses/rate-sense.ts';
import { isInformative } from '../spoken-text.ts';

/** The sentences of an insight's quotes: those that support it and those that contradict it, in the order of the quotes. */
export type InsightEvidence = {
  readonly supporting: readonly number[];
  readonly against: readonly number[];
  readonly title: string;
  readonly strength: ChatInsight['strength'];
};

export function evidenceOf(corpus: Corpus, { evidence, title, strength }: ChatInsight): InsightEvidence {
  const of = (stance: Stance) =>
    evidence.filter((e) => e.stance === stance).flatMap((quote) => sentencesWithin(corpus, quote));
  return { supporting: [...new Set(of('for'))], against: [...new Set(of('against'))], title, strength };
}

/** The sentences that a quote overlaps; its short ones only where it has no other. */
function sentencesWithin(corpus: Corpus, quote: ChatInsight['evidence'][number]): number[] {
  const { documents, reading } = corpus;
  const all = reading.sentences.flatMap((s, i) => {
    const isOverlapping = documents[s.document]?.id === quote.documentId && quote.start < s.end && s.start < quote.end;
    return isOverlapping && mayBeEvidence(reading, s) ? [i] : [];
  });
  const informative = all.filter((i) => isInformative(corpus, i));
  return informative.length > 0 ? informative : all;
}

/** The sentences that can be read by themselves; all of them where none can. */
export function readable(corpus: Corpus, sentences: readonly number[]): readonly number[] {
  const own = sentences.filter((index) => readsAlone(corpus, index));
  return own.length > 0 ? own : sentences;
}

/** One sentence of each person: the first of those that share most words with a text, of those that read by themselves. */
export function informativeOfEachVoice(corpus: Corpus, sentences: readonly number[], claim: string): number[] {
  const claimed = new Set(contentForms(claim, [corpus.language]).map((form) => termOf(form, corpus.language)));
  const { reading } = corpus;
  const shared = (index: number) =>
    [...termsOfSentence(reading, index)].filter((term) => claimed.has(reading.vocabulary.terms[term] ?? '')).length;
  return byVoice(corpus, sentences).flatMap((own) =>
    readable(corpus, own)
      .toSorted((a, b) => shared(b) - shared(a))
      .slice(0, 1),
  );
}

/** The first sentences of each person, at most two each, people in the order in which they come. */
export const firstOfEachVoice = (corpus: Corpus, sentences: readonly number[], perVoice = 2): number[] =>
  byVoice(corpus, sentences).flatMap((own) => own.slice(0, perVoice).sort((a, b) => a - b));

/** The sentences of each person, people in the order in which they come. */
export function byVoice({ reading }: Corpus, sentences: readonly number[]): number[][] {
  const voiceAt = (i: number) => voiceIndexOf(reading, reading.sentences[i] as CorpusSentence);
  return [...Map.groupBy(sentences, voiceAt).values()];
}
