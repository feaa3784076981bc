import { gramsOf } from './terms.ts';

/** The terms of a corpus. A term's id is its index in `terms`: the order in which terms were first seen. */
export type Vocabulary = { readonly ids: Map<string, number>; readonly terms: string[] };

export function emptyVocabulary(): Vocabulary {
  return { ids: new Map(), terms: [] };
}

/** The id of a term, which is added when it is new. */
export function termIdOf(vocabulary: Vocabulary, term: string): number {
  const known = vocabulary.ids.get(term);
  if (known !== undefined) return known;
  const id = vocabulary.terms.length;
  vocabulary.ids.set(term, id);
  vocabulary.terms.push(term);
  return id;
}

/**
 * An inverted index over units (passages or sentences). The postings of a term are `postings` and `counts` from `offsets[id]`
 * to `offsets[id + 1]`: the unit, and how often it holds the term.
 */
export type TermIndex = {
  readonly vocabulary: Vocabulary;
  readonly size: number;
  readonly offsets: Int32Array;
  readonly postings: Int32Array;
  readonly counts: Uint16Array;
  /** Terms in each unit. */
  readonly lengths: Int32Array;
  readonly meanLength: number;
};

/** Indexes units given as ranges [from, to) over one list of term ids; ranges are in order and do not overlap. */
export function indexUnits(
  vocabulary: Vocabulary,
  terms: Int32Array,
  units: readonly { readonly from: number; readonly to: number }[],
): TermIndex {
  const size = vocabulary.terms.length;
  const offsets = new Int32Array(size + 1);
  const lengths = new Int32Array(units.length);
  const seenIn = new Int32Array(size).fill(-1);
  forEachTerm(terms, units, (term, unit) => {
    lengths[unit] = (lengths[unit] ?? 0) + 1;
    if (seenIn[term] === unit) return;
    seenIn[term] = unit;
    offsets[term + 1] = (offsets[term + 1] ?? 0) + 1;
  });
  for (let t = 0; t < size; t++) offsets[t + 1] = (offsets[t + 1] ?? 0) + (offsets[t] ?? 0);
  const total = offsets[size] ?? 0;
  const postings = new Int32Array(total);
  const counts = new Uint16Array(total);
  const next = offsets.slice(0, size);
  seenIn.fill(-1);
  forEachTerm(terms, units, (term, unit) => {
    let at = next[term] ?? 0;
    if (seenIn[term] === unit) counts[at - 1] = Math.min(65_535, (counts[at - 1] ?? 0) + 1);
    else {
      seenIn[term] = unit;
      postings[at] = unit;
      counts[at] = 1;
      at++;
      next[term] = at;
    }
  });
  let words = 0;
  for (const length of lengths) words += length;
  return {
    vocabulary,
    size: units.length,
    offsets,
    postings,
    counts,
    lengths,
    meanLength: words / Math.max(1, units.length),
  };
}

function forEachTerm(
  terms: Int32Array,
  units: readonly { readonly from: number; readonly to: number }[],
  visit: (term: number, unit: number) => void,
): void {
  for (let unit = 0; unit < units.length; unit++) {
    const { from, to } = units[unit] as (typeof units)[number];
    for (let i = from; i < to; i++) visit(terms[i] ?? 0, unit);
  }
}

/** In how many units a term occurs. */
export function documentFrequency(index: TermIndex, term: number): number {
  return (index.offsets[term + 1] ?? 0) - (index.offsets[term] ?? 0);
}

/** For each character 4-gram the ids of the terms that hold it. Built on first use. */
export type GramIndex = ReadonlyMap<string, Int32Array>;

export function indexGrams(vocabulary: Vocabulary): GramIndex {
  const lists = new Map<string, number[]>();
  for (const [id, term] of vocabulary.terms.entries()) {
    for (const gram of new Set(gramsOf(term))) {
      const list = lists.get(gram);
      if (list) list.push(id);
      else lists.set(gram, [id]);
    }
  }
  return new Map([...lists].map(([gram, list]) => [gram, Int32Array.from(list)]));
}
