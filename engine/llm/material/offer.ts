import {
  type Corpus,
  type CorpusSentence,
  isReported,
  type Reading,
  textOf,
  voiceIndexOf,
  voiceOf,
} from '../../corpus/corpus.ts';
import { isUsable } from '../../corpus/is-usable.ts';
import { isHidden } from '../../evidence/count-support.ts';
import { mayBeEvidence } from '../../evidence/speaker-guard.ts';
import { countTokens, maxTokensOf } from '../count-tokens.ts';
import { offered } from '../tuning.ts';
import { addressesModel } from '../verify/instruction-cues.ts';
import { withheldSentences } from './withheld.ts';

/**
 * Sentences as a request shows them: those of participants carry an id that counts within this request, those of interviewers are
 * shown without one. Only an id leads back to a sentence, so a model can cite nothing else.
 */
export type Offer = {
  text: string;
  /** Sentences by their id, such as `s12`. */
  sentences: ReadonlyMap<string, number>;
};

/** The sentences with their speakers' labels, in the order of the documents, which are numbered: their names may name people. */
export function offerSentences(corpus: Corpus, indexes: readonly number[]): Offer {
  const { reading } = corpus;
  const withheld = withheldSentences(corpus);
  const sentences = new Map<string, number>();
  const lines: string[] = [];
  let document = -1;
  let voice = -1;
  let turn = -1;
  for (const index of [...new Set(indexes)].sort((a, b) => a - b)) {
    const sentence = reading.sentences[index];
    if (!sentence || withheld.has(index) || isHidden(reading, sentence)) continue;
    if (sentence.document !== document) {
      lines.push(`Document ${sentence.document + 1}`);
      [document, voice] = [sentence.document, -1];
    }
    const label = sentence.turn !== turn || voiceIndexOf(reading, sentence) !== voice ? labelOf(corpus, sentence) : '';
    [turn, voice] = [sentence.turn, voiceIndexOf(reading, sentence)];
    const words = oneLine(textOf(corpus, sentence));
    if (!isCitable(corpus, index)) {
      if (words) lines.push(`${label || (isAsked(reading, sentence) ? asked : '')}${words}`);
      continue;
    }
    const id = `s${sentences.size + 1}`;
    sentences.set(id, index);
    lines.push(`[${id}] ${label}${words}`);
  }
  return { text: lines.join('\n'), sentences };
}

/** Whether a sentence may become a quote: a participant says it, it has words, and it does not address a model. */
export function isCitable(corpus: Corpus, index: number): boolean {
  const sentence = corpus.reading.sentences[index];
  if (!sentence || withheldSentences(corpus).has(index)) return false;
  const text = corpus.documents[sentence.document]?.text ?? '';
  return mayBeEvidence(corpus.reading, sentence) && isUsable(text, sentence);
}

/** Before words of an interviewer, which are shown to understand the answer. */
const asked = '(asked) ';
const isAsked = (reading: Reading, sentence: CorpusSentence): boolean => voiceOf(reading, sentence).role === 'asks';

/** The speaker as the document writes it; a label that addresses a model is not shown. */
export function labelOf(corpus: Corpus, sentence: CorpusSentence): string {
  const { role, name } = voiceOf(corpus.reading, sentence);
  if (role === 'asks') return asked;
  const manner = isReported(corpus.reading, sentence) ? ' (reported)' : '';
  return name && !addressesModel(name) ? `${oneLine(name).slice(0, offered.maxLabelLength)}${manner}: ` : '';
}

/** Text on one line, without anything that looks like an id of ours. */
export const oneLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\[(?=[a-z]\d+\])/gi, '(')
    .trim();

/**
 * How passages are packed: the tokens that a request has room for, the tokens and passages that a pack should have, and how many
 * tokens an id adds to each sentence.
 */
export type Packing = { room: number; maxTokens?: number; maxPassages?: number; perSentence?: number };

/** The passages in packs that each fit into a request; at least one pack. */
export function packPassages(
  corpus: Corpus,
  passages: readonly number[],
  {
    room,
    maxTokens = Number.POSITIVE_INFINITY,
    maxPassages = Number.POSITIVE_INFINITY,
    perSentence = offered.tokensPerId,
  }: Packing,
): number[][] {
  const packs: number[][] = [[]];
  let [tokens, most] = [0, 0];
  for (const passage of passages) {
    const size = sizeOfPassage(corpus, passage, perSentence);
    const pack = packs.at(-1) as number[];
    const isFull = tokens + size.tokens > maxTokens || most + size.most > room || pack.length >= maxPassages;
    if (pack.length > 0 && isFull) {
      packs.push([passage]);
      [tokens, most] = [size.tokens, size.most];
      continue;
    }
    pack.push(passage);
    tokens += size.tokens;
    most += size.most;
  }
  return packs;
}

function sizeOfPassage(corpus: Corpus, index: number, perSentence: number): { tokens: number; most: number } {
  const passage = corpus.reading.passageSpans[index];
  if (!passage) return { tokens: 0, most: 0 };
  const text = textOf(corpus, passage);
  const ids = (passage.to - passage.from) * perSentence + offered.tokensPerId;
  return { tokens: countTokens(text) + ids, most: maxTokensOf(text) + ids };
}

/** All sentences of these passages. */
export const sentencesOfPassages = (corpus: Corpus, passages: readonly number[]): number[] =>
  passages.flatMap((p) => {
    const { from = 0, to = 0 } = corpus.reading.passageSpans[p] ?? {};
    return Array.from({ length: to - from }, (_, i) => from + i);
  });

/** Whole passages as a request shows them, each with an id such as `p3`. */
export function offerPassages(
  corpus: Corpus,
  passages: readonly number[],
): { text: string; passages: ReadonlyMap<string, number> } {
  const ids = new Map<string, number>();
  const parts = passages.map((passage) => {
    const id = `p${ids.size + 1}`;
    ids.set(id, passage);
    return `[${id}]\n${offerSentences(corpus, sentencesOfPassages(corpus, [passage])).text.replace(/^\[s\d+\] /gm, '')}`;
  });
  return { text: parts.join('\n'), passages: ids };
}
