import { isCourtesy } from '#engine/language/chat/courtesies.ts';
import { type Corpus, type CorpusSentence, type Reading, voiceIndexOf } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { isQuestion } from '../sentences/is-question.ts';
import { unmarkedTalk } from '../tuning/exchanges.ts';

const known = new WeakMap<Reading, ReadonlySet<number>>();

/** The documents in which those who ask hardly ever have a question mark: a program wrote what it heard. */
export function unmarkedDocuments(corpus: Corpus): ReadonlySet<number> {
  const cached = known.get(corpus.reading);
  if (cached) return cached;
  const made = readUnmarked(corpus);
  known.set(corpus.reading, made);
  return made;
}

function readUnmarked(corpus: Corpus): ReadonlySet<number> {
  const { reading } = corpus;
  const turns = new Map<number, Map<number, boolean>>();
  for (const [i, sentence] of reading.sentences.entries()) {
    if (reading.voices[voiceIndexOf(reading, sentence)]?.role !== 'asks') continue;
    const own = turns.get(sentence.document) ?? new Map<number, boolean>();
    turns.set(sentence.document, own.set(sentence.turn, own.get(sentence.turn) === true || isQuestion(corpus, i)));
  }
  const { minTurns, maxShare } = unmarkedTalk;
  const isUnmarked = (marked: readonly boolean[]) =>
    marked.length >= minTurns && marked.filter(Boolean).length <= maxShare * marked.length;
  return new Set([...turns].flatMap(([document, own]) => (isUnmarked([...own.values()]) ? [document] : [])));
}

/** What is more than a nod, a courtesy or laughter: where no question is marked, it makes the other one continue. */
export function prompts(corpus: Corpus, index: number): boolean {
  const { from, to } = corpus.reading.sentences[index] as CorpusSentence;
  return to - from >= unmarkedTalk.minWords && !isPolite(corpus, index);
}

const isPolite = sentenceFact('courtesy', isCourtesy);
