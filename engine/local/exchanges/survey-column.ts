import { type Corpus, type CorpusSentence, voiceIndexOf } from '../../corpus/corpus.ts';
import { blockAt } from '../../evidence/place-of.ts';

/** The heading of the column that a respondent of a survey filled in with a sentence; null outside of surveys. */
export function columnOf(corpus: Corpus, index: number): string | null {
  const { reading, documents } = corpus;
  const sentence = reading.sentences[index] as CorpusSentence;
  const document = documents[sentence.document];
  if (!document || reading.turns[sentence.turn]?.row?.answers !== true) return null;
  const { cell = '' } = blockAt(document.blocks, sentence.start) ?? {};
  return cell && !/^[A-Z]{1,3}\d+$/.test(cell) ? cell : null;
}

/** What each respondent of the same document wrote into the column of a sentence. */
export function answersInColumn(corpus: Corpus, index: number): { voice: number; answer: number[] }[] {
  const { reading } = corpus;
  const column = columnOf(corpus, index);
  if (column === null) return [];
  const { document } = reading.sentences[index] as CorpusSentence;
  const answers = new Map<number, number[]>();
  const first = reading.firstSentences[document] ?? 0;
  for (let i = first; reading.sentences[i]?.document === document; i++) {
    if (columnOf(corpus, i) !== column) continue;
    const voice = voiceIndexOf(reading, reading.sentences[i] as CorpusSentence);
    if (reading.voices[voice]?.role === 'hidden') continue;
    answers.set(voice, [...(answers.get(voice) ?? []), i]);
  }
  return [...answers].map(([voice, answer]) => ({ voice, answer }));
}
