import { type CorpusSentence, type Reading, voiceIndexOf } from '../corpus/corpus.ts';
import type { FoundInsight } from '../engine.ts';
import { support } from '../tuning.ts';

export type Support = { people: number; peopleInAll: number; documents: number; documentsInAll: number };

/**
 * Distinct people and documents of sentences, beside all who could have said it. The rows of a table that is not a
 * survey were said by no person: their documents are counted, people are not. Whom the team has hidden counts nowhere.
 */
export function countSupport(reading: Reading, sentences: readonly CorpusSentence[]): Support {
  const counted = countOf(
    reading,
    sentences.filter((s) => !isHidden(reading, s)),
  );
  return { ...counted, ...inAll(reading) };
}

export const isHidden = (reading: Reading, sentence: CorpusSentence): boolean =>
  reading.voices[voiceIndexOf(reading, sentence)]?.role === 'hidden';

function countOf(reading: Reading, sentences: readonly CorpusSentence[]) {
  const voices = sentences.map((s) => voiceIndexOf(reading, s));
  const people = new Set(voices.filter((voice) => reading.voices[voice]?.role !== 'records'));
  return { people: people.size, documents: new Set(sentences.map((s) => s.document)).size };
}

/** The counts of an insight, from what is said for it and against it. */
export function strengthOf(
  reading: Reading,
  speaking: readonly CorpusSentence[],
  opposing: readonly CorpusSentence[],
): FoundInsight['strength'] {
  const [support, opposition] = [countSupport(reading, speaking), countSupport(reading, opposing)];
  const hidden = {
    ...lacking(countOf(reading, speaking), support),
    against: lacking(countOf(reading, opposing), opposition),
  };
  const isAnyHidden = hidden.people + hidden.against.people > 0;
  const against = { people: opposition.people, documents: opposition.documents };
  return { ...support, against, ...(isAnyHidden ? { hidden } : {}) };
}

type Counts = Pick<Support, 'people' | 'documents'>;
const lacking = (all: Counts, counted: Counts): Counts => ({
  people: all.people - counted.people,
  documents: all.documents - counted.documents,
});

/** Those who answer, by index: every row of a survey with words in it, and each speaker of a whole sentence. */
export function answeringVoices(reading: Reading): ReadonlySet<number> {
  const answering = new Set<number>();
  for (const sentence of reading.sentences) {
    const voice = voiceIndexOf(reading, sentence);
    const { role, row } = reading.voices[voice] ?? {};
    // "[laughs]" and "…" are no words.
    const least = row ? 1 : support.minWords;
    if (role === 'answers' && sentence.to - sentence.from >= least) answering.add(voice);
  }
  return answering;
}

const totals = new WeakMap<Reading, Pick<Support, 'peopleInAll' | 'documentsInAll'>>();

/** All who could have said something, and their documents. */
export function inAll(reading: Reading): Pick<Support, 'peopleInAll' | 'documentsInAll'> {
  const known = totals.get(reading);
  if (known) return known;
  const documents = new Set(reading.sentences.map((s) => s.document));
  const counted = { peopleInAll: answeringVoices(reading).size, documentsInAll: documents.size };
  totals.set(reading, counted);
  return counted;
}
