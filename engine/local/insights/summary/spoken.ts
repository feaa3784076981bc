import type { Language } from '#contract/languages.ts';
import { type Corpus, type CorpusSentence, isReported, textOf, voiceIndexOf } from '../../../corpus/corpus.ts';
import { claimsBySentence } from '../../claims/find-claims.ts';
import { speakerName } from '../select-evidence.ts';

/** Sentences by their index, best first: the claim, all who speak about it (the claim included), all who contradict it. */
export type Spoken = {
  readonly lead: number;
  readonly speaking: readonly number[];
  readonly against: readonly number[];
  /** The sentences of the lead quote; by default the lead alone. */
  readonly quoted?: readonly number[];
  /** The sentences of the lead quote, and what leads other insights: these are not quoted. */
  readonly shown?: readonly number[];
  /** Words that the insight quotes as consequences: the summary quotes others. */
  readonly alreadyQuoted?: readonly string[];
  /** The question of the insight. */
  readonly question?: string;
};

export function voiceAt({ reading }: Corpus, index: number): number {
  return voiceIndexOf(reading, reading.sentences[index] as CorpusSentence);
}

export function saidAt(corpus: Corpus, index: number): { text: string; language: Language } {
  const sentence = corpus.reading.sentences[index] as CorpusSentence;
  const language = corpus.reading.languages[sentence.document] ?? corpus.language;
  return { text: inOneLine(textOf(corpus, sentence)), language };
}

/** The title that a sentence gives an insight, or all its words where it leads none. */
export const titleAt = (corpus: Corpus, index: number): string =>
  claimsBySentence(corpus).get(index)?.title ?? saidAt(corpus, index).text;

export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The speaker of a sentence; none where it only reports what they said. */
export function namedAt(corpus: Corpus, index: number, language: Language): { speaker?: string } {
  const sentence = corpus.reading.sentences[index] as CorpusSentence;
  const speaker = isReported(corpus.reading, sentence) ? null : speakerName(corpus, sentence, language);
  return speaker ? { speaker } : {};
}
