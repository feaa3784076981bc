import { type CorpusSentence, type Reading, voiceIndexOf } from '../corpus/corpus.ts';

export type Support = { people: number; peopleInAll: number; documents: number; documentsInAll: number };

/**
 * Distinct people and documents behind sentences, beside all who could have said it. The rows of a table that is not a
 * survey were said by no person: their documents are counted, people are not.
 */
export function countSupport(reading: Reading, sentences: readonly CorpusSentence[]): Support {
  const voices = sentences.map((s) => voiceIndexOf(reading, s));
  const people = new Set(voices.filter((voice) => reading.voices[voice]?.role !== 'records'));
  const documents = new Set(sentences.map((s) => s.document));
  return { people: people.size, documents: documents.size, ...inAll(reading) };
}

const totals = new WeakMap<Reading, Pick<Support, 'peopleInAll' | 'documentsInAll'>>();

/** All who could have said something, and their documents. */
export function inAll(reading: Reading): Pick<Support, 'peopleInAll' | 'documentsInAll'> {
  const known = totals.get(reading);
  if (known) return known;
  const speaking = new Set<number>();
  const documents = new Set<number>();
  for (const sentence of reading.sentences) {
    documents.add(sentence.document);
    // "[laughs]" and "…" are no words.
    if (sentence.to === sentence.from) continue;
    const voice = voiceIndexOf(reading, sentence);
    if (reading.voices[voice]?.role === 'answers') speaking.add(voice);
  }
  const counted = { peopleInAll: speaking.size, documentsInAll: documents.size };
  totals.set(reading, counted);
  return counted;
}
