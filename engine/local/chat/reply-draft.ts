import type { Language } from '#contract/languages.ts';
import { chatRules } from '#engine/language/chat/chat-rules.ts';
import { type Corpus, type CorpusSentence, isReported, voiceIndexOf } from '../../corpus/corpus.ts';
import type { ChatReply, QuoteSpan, ReplySentence } from '../../engine.ts';
import { quoteSpan, speakerName } from '../insights/select-evidence.ts';
import { spokenText } from './spoken-text.ts';

export const emptyReply: ChatReply = { sentences: [], citations: [], refused: false };

/** A reply of the engine's words alone: a courtesy or a refusal. */
export function replyOf(text: string, refused: boolean): ChatReply {
  return { sentences: [{ text, basis: 'none', citations: [] }], citations: [], refused };
}

/** The reply with these sentences of the material; those that follow one another in a turn share a citation. */
export function withSaid(corpus: Corpus, reply: ChatReply, indexes: readonly number[], language: Language): ChatReply {
  const citations = [...reply.citations];
  const sentences = [...reply.sentences];
  for (const run of runsOf(corpus, indexes)) {
    const place = placeOf(citationOf(corpus, run, language), citations);
    for (const [i, index] of run.entries()) {
      sentences.push({ ...attributed(corpus, index, i === 0, language), citations: [place] });
    }
  }
  return { ...reply, sentences, citations };
}

/** A sentence as they said it, or one that reports it as a quotation of the document. */
function attributed(
  corpus: Corpus,
  index: number,
  opens: boolean,
  language: Language,
): Pick<ReplySentence, 'text' | 'basis'> {
  const text = spokenText(corpus, index, opens);
  const sentence = corpus.reading.sentences[index] as CorpusSentence;
  if (!isReported(corpus.reading, sentence)) return { text, basis: 'said' };
  return { text: chatRules(language).person.reported(text), basis: 'inferred' };
}

/** The same with the name of each person before their words; people without a name have none. */
export function withSpeakers(
  corpus: Corpus,
  reply: ChatReply,
  indexes: readonly number[],
  language: Language,
): ChatReply {
  const byVoice = Map.groupBy(indexes, (i) =>
    voiceIndexOf(corpus.reading, corpus.reading.sentences[i] as CorpusSentence),
  );
  return [...byVoice.values()].reduce((written, own) => {
    const name = speakerName(corpus, corpus.reading.sentences[own[0] ?? 0] as CorpusSentence, language);
    const led = name === null ? written : withConnective(written, chatRules(language).insight.says(name));
    return withSaid(corpus, led, own, language);
  }, reply);
}

/** The reply with a sentence in the engine's words that is inferred from these sentences of the material. */
export const withInferred = (
  corpus: Corpus,
  reply: ChatReply,
  text: string,
  indexes: readonly number[],
  language: Language,
): ChatReply => withOwn(corpus, reply, { text, basis: 'inferred' }, indexes, language);

/** The reply with a sentence that infers nothing, and points to these sentences of the material. */
export const withPointer = (
  corpus: Corpus,
  reply: ChatReply,
  text: string,
  indexes: readonly number[],
  language: Language,
): ChatReply => withOwn(corpus, reply, { text, basis: 'none' }, indexes, language);

function withOwn(
  corpus: Corpus,
  reply: ChatReply,
  own: Pick<ReplySentence, 'text' | 'basis'>,
  indexes: readonly number[],
  language: Language,
): ChatReply {
  const citations = [...reply.citations];
  const places = indexes.map((index) => placeOf(citationOf(corpus, [index], language), citations));
  const sentence: ReplySentence = { ...own, citations: [...new Set(places)] };
  return { ...reply, sentences: [...reply.sentences, sentence], citations };
}

/** Where a citation is among the others, which it joins unless one of them holds it; a wider one takes the place of a narrower. */
function placeOf(citation: QuoteSpan, citations: QuoteSpan[]): number {
  const holds = (a: QuoteSpan, b: QuoteSpan) =>
    a.documentId === b.documentId && a.start <= b.start && b.end <= a.end && a.speaker === b.speaker;
  const known = citations.findIndex((other) => holds(other, citation) || holds(citation, other));
  if (known < 0) return citations.push(citation) - 1;
  if (holds(citation, citations[known] as QuoteSpan)) citations[known] = citation;
  return known;
}

/** Both replies, one after the other. */
export function withReply(first: ChatReply, second: ChatReply): ChatReply {
  const shift = first.citations.length;
  const later = second.sentences.map((s) => ({ ...s, citations: s.citations.map((at) => at + shift) }));
  return {
    sentences: [...first.sentences, ...later],
    citations: [...first.citations, ...second.citations],
    refused: first.refused && second.refused,
  };
}

export function withConnective(reply: ChatReply, text: string): ChatReply {
  return { ...reply, sentences: [...reply.sentences, { text, basis: 'none', citations: [] }] };
}

function runsOf({ reading }: Corpus, indexes: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const index of indexes) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    const joins = before !== undefined && before < index && isSameTurn(reading.sentences, before, index);
    if (last && joins) last.push(index);
    else runs.push([index]);
  }
  return runs;
}

function isSameTurn(sentences: readonly CorpusSentence[], a: number, b: number): boolean {
  return sentences[a]?.turn === sentences[b]?.turn && b - a <= 3;
}

function citationOf(corpus: Corpus, run: readonly number[], language: Language) {
  const [from = 0] = run;
  const to = run.at(-1) ?? from;
  const { sentences } = corpus.reading;
  const cut = { from, to: to + 1, start: sentences[from]?.start ?? 0, end: sentences[to]?.end ?? 0 };
  return quoteSpan(corpus, { sentence: from, cut }, language);
}
