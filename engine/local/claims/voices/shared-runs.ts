import type { Language } from '#contract/languages.ts';
import type { CorpusSentence, Reading } from '../../../corpus/corpus.ts';
import { namingFlags } from '../../sentences/similarity.ts';
import { weakTerms } from '../../sentences/weak-terms.ts';
import { maxRunsCompared, minReadAloud, sameTopic } from '../../tuning/claims.ts';

/** The runs of words of a corpus, chained by their hash. */
type Runs = {
  /** By hash: the last place in `terms` where such a run begins, and by place the one before it; -1 for none. */
  readonly last: ReadonlyMap<number, number>;
  readonly before: Int32Array;
  readonly sentenceAt: Int32Array;
  /** By sentence: one more than the sentence that was last found to share a run with it. */
  readonly sharedWith: Int32Array;
};

const known = new WeakMap<Reading, Runs>();

/**
 * Which sentences hold the same words in a row as a given one, two of which name something, one of them
 * alone: "the driver before me was late", but not "the end of the month". Good until it is called for another sentence of the corpus.
 */
export function withRunOf(reading: Reading, index: number): (sentence: number) => boolean {
  const { last, before, sentenceAt, sharedWith } = runsOf(reading);
  eachRun(reading, index, (place, hash) => {
    for (let at = last.get(hash) ?? -1; at >= 0; at = before[at] as number)
      if (isSame(reading.terms, at, place)) sharedWith[sentenceAt[at] as number] = index + 1;
  });
  return (sentence) => sharedWith[sentence] === index + 1;
}

/**
 * Whether a sentence holds `minReadAloud` words in a row that are in another document, too: people do not say the same by chance, they read
 * it from a screen or a letter.
 */
export function isReadAloud(reading: Reading, index: number): boolean {
  const { last, before, sentenceAt } = runsOf(reading);
  const { document, to } = reading.sentences[index] as CorpusSentence;
  let found = false;
  eachRun(reading, index, (place, hash) => {
    let compared = 0;
    for (let at = last.get(hash) ?? -1; at >= 0 && !found && compared < maxRunsCompared; at = before[at] as number) {
      compared++;
      const other = reading.sentences[sentenceAt[at] as number] as CorpusSentence;
      if (other.document === document) continue;
      let length = 0;
      while (
        place + length < to &&
        at + length < other.to &&
        reading.terms[at + length] === reading.terms[place + length]
      )
        length++;
      found = length >= minReadAloud;
    }
  });
  return found;
}

function runsOf(reading: Reading): Runs {
  const runs = known.get(reading) ?? readRuns(reading);
  known.set(reading, runs);
  return runs;
}

function readRuns(reading: Reading): Runs {
  const last = new Map<number, number>();
  const before = new Int32Array(reading.terms.length);
  const sentenceAt = new Int32Array(reading.terms.length);
  for (const index of reading.sentences.keys())
    eachRun(reading, index, (place, hash) => {
      before[place] = last.get(hash) ?? -1;
      sentenceAt[place] = index;
      last.set(hash, place);
    });
  return { last, before, sentenceAt, sharedWith: new Int32Array(reading.sentences.length) };
}

function eachRun(reading: Reading, index: number, visit: (place: number, hash: number) => void): void {
  const { terms } = reading;
  const { from, to, document } = reading.sentences[index] as CorpusSentence;
  const weak = weakTerms(reading, reading.languages[document] as Language);
  const naming = namingFlags(reading);
  // How many words of a run name something: most runs have too few to be looked at.
  let count = 0;
  for (let k = from; k < Math.min(to, from + sameTopic.minRun - 1); k++) count += naming[terms[k] as number] as number;
  for (let place = from; place + sameTopic.minRun <= to; place++) {
    count += naming[terms[place + sameTopic.minRun - 1] as number] as number;
    if (count >= 2 && namesEnough(terms, place, naming, weak)) visit(place, hashOf(terms, place));
    count -= naming[terms[place] as number] as number;
  }
}

/** Whether two terms of a run name something, one of them alone. */
function namesEnough(terms: Int32Array, place: number, naming: Uint8Array, weak: Uint8Array): boolean {
  let first = -1;
  let namesTwo = false;
  let namesAlone = false;
  for (let k = place; k < place + sameTopic.minRun; k++) {
    const term = terms[k] as number;
    if (naming[term] !== 1) continue;
    namesAlone ||= weak[term] !== 1;
    if (first < 0) first = term;
    else namesTwo ||= term !== first;
  }
  return namesTwo && namesAlone;
}

function hashOf(terms: Int32Array, place: number): number {
  let hash = 0;
  for (let k = place; k < place + sameTopic.minRun; k++) hash = (Math.imul(hash, 31) + (terms[k] as number)) | 0;
  return hash;
}

function isSame(terms: Int32Array, a: number, b: number): boolean {
  for (let k = 0; k < sameTopic.minRun; k++) if (terms[a + k] !== terms[b + k]) return false;
  return true;
}
