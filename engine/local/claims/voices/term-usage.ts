import { type Corpus, type Reading, voiceIndexOf } from '../../../corpus/corpus.ts';
import { minDocumentsCompared } from '../../tuning/claims.ts';

/** How many of the documents use each term, a respondent of a survey being one of them, and how many there are. */
type Usage = { readonly counts: Uint32Array; readonly all: number };

const usages = new WeakMap<Reading, Usage>();

function usageOf(reading: Reading): Usage {
  const usage = usages.get(reading) ?? readUsage(reading);
  usages.set(reading, usage);
  return usage;
}

/** Share of the documents, or respondents of a survey, that use a term. */
export function usedIn({ reading }: Corpus, term: number): number {
  const { counts, all } = usageOf(reading);
  return (counts[term] ?? 0) / all;
}

/** Whether there are enough of them for the number that use a word to say something. */
export const isComparable = ({ reading }: Corpus): boolean => usageOf(reading).all >= minDocumentsCompared;

function readUsage(reading: Reading): Usage {
  const counts = new Uint32Array(reading.vocabulary.terms.length);
  const seen = new Int32Array(counts.length).fill(-1);
  // A document by its number, a respondent by the number of the voice, below 0.
  const texts = new Map<number, number>();
  for (const sentence of reading.sentences) {
    const voice = voiceIndexOf(reading, sentence);
    const isRow = (reading.voices[voice]?.row ?? null) !== null;
    const key = isRow ? -1 - voice : sentence.document;
    const text = texts.get(key) ?? texts.size;
    texts.set(key, text);
    for (const term of reading.terms.subarray(sentence.from, sentence.to)) {
      if (seen[term] === text) continue;
      seen[term] = text;
      counts[term] = (counts[term] ?? 0) + 1;
    }
  }
  return { counts, all: Math.max(1, texts.size) };
}
