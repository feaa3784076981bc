import type { Language } from '#contract/languages.ts';
import type { EngineDocument, Passage } from '../engine.ts';
import type { GramIndex, TermIndex, Vocabulary } from '../search/term-index.ts';
import type { About } from '../text/head/about-participant.ts';
import type { Role } from '../text/roles.ts';
import type { Span } from '../text/span.ts';
import type { Turn } from '../text/turns.ts';
import type { DocumentFacts } from './sentence-facts.ts';

/** A person who speaks, writes or fills in a row. A document without names counts as one voice. */
export type Voice = {
  /** The label as first written, or the name that the head gives instead of it; null where there is neither. */
  readonly name: string | null;
  readonly key: string;
  readonly role: Role;
  /** Which row of which document, where a row is a respondent. */
  readonly row: Turn['row'] | null;
  /** What the head of a transcript says of the person. */
  readonly about: About | null;
  /** Indexes of the documents that hold the voice. */
  readonly documents: readonly number[];
};

export type CorpusTurn = Turn & {
  readonly document: number;
  readonly voice: number;
  /** The `VoiceRef.voice` of the turn's own label, whatever name the team has given to the speaker. */
  readonly voiceKey: string;
};

export type CorpusSentence = Span & {
  readonly document: number;
  readonly turn: number;
  readonly passage: number;
  /** The sentence's words as [from, to) of `Reading.terms`. */
  readonly from: number;
  readonly to: number;
};

/** A passage as sentences [from, to) of the whole corpus. */
export type CorpusPassage = Span & { readonly document: number; readonly from: number; readonly to: number };

/** The documents as they were read. All indexes count over the whole corpus. */
export type Reading = {
  readonly languages: readonly Language[];
  readonly turns: readonly CorpusTurn[];
  readonly sentences: readonly CorpusSentence[];
  /** The first sentence of each document. */
  readonly firstSentences: Int32Array;
  /** What is known of the sentences of each document. */
  readonly facts: readonly DocumentFacts[];
  readonly passageSpans: readonly CorpusPassage[];
  readonly voices: readonly Voice[];
  readonly vocabulary: Vocabulary;
  readonly terms: Int32Array;
  /** 1 for the numbers of terms that only join other words. */
  readonly stop: Uint8Array;
  readonly passageIndex: TermIndex;
  readonly sentenceIndex: TermIndex;
  /** 1 for documents that are talk between people, 0 for prose and tables. */
  readonly spoken: Uint8Array;
  grams(): GramIndex;
};

/**
 * Documents made ready: languages, turns, sentences, passages, index. The same documents give the same corpus; it is held in
 * memory and never stored.
 */
export type Corpus = {
  readonly documents: readonly EngineDocument[];
  readonly passages: readonly Passage[];
  /** The language that most of the text is written in. */
  readonly language: Language;
  readonly reading: Reading;
  /** Stored vectors by index of their passage, for engines that search by them. */
  readonly vectors: Map<number, Float32Array>;
};

export function textOf(corpus: Corpus, unit: Span & { readonly document: number }): string {
  return corpus.documents[unit.document]?.text.slice(unit.start, unit.end) ?? '';
}

/** The languages of the documents, each once, the one of most text first. */
export function languagesOf(corpus: Corpus): [Language, ...Language[]] {
  return [corpus.language, ...new Set(corpus.reading.languages.filter((l) => l !== corpus.language))];
}

/** The voice whose words a sentence is. */
export function voiceOf(reading: Reading, sentence: CorpusSentence): Voice {
  return reading.voices[voiceIndexOf(reading, sentence)] as Voice;
}
export function voiceIndexOf(reading: Reading, sentence: CorpusSentence): number {
  return reading.turns[sentence.turn]?.voice ?? 0;
}

/** Whether a sentence reports what its voice said, in the writer's words. */
export function isReported({ turns }: Reading, { turn }: Pick<CorpusSentence, 'turn'>): boolean {
  const said = turns[turn];
  return said?.prose?.part === 'reported' || said?.noted === 'reported';
}

/** Whether a sentence is the note-taker's, in notes that quote a person. */
export function isOfNoteTaker({ turns }: Reading, { turn }: Pick<CorpusSentence, 'turn'>): boolean {
  return turns[turn]?.noted === 'reported';
}

/** Content terms of a sentence, each once. */
export function contentTerms(reading: Reading, unit: { readonly from: number; readonly to: number }): Set<number> {
  const found = new Set<number>();
  for (let i = unit.from; i < unit.to; i++) {
    const term = reading.terms[i] ?? 0;
    if (reading.stop[term] !== 1) found.add(term);
  }
  return found;
}
