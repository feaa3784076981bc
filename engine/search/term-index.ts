import { gramsOf } from './terms.ts';

/** Terms by number, in the order in which they were first seen. */
export type Lexicon = { readonly numbers: Map<string, number>; readonly terms: string[] };

export function emptyLexicon(): Lexicon {
  return { numbers: new Map(), terms: [] };
}

export function numberOf(lexicon: Lexicon, term: string): number {
  const known = lexicon.numbers.get(term);
  if (known !== undefined) return known;
  const number = lexicon.terms.length;
  lexicon.numbers.set(term, number);
  lexicon.terms.push(term);
  return number;
}

/** For each term the units (passages or sentences) that hold it, and how often: one row of `units` and `counts` per term. */
export type TermIndex = {
  readonly lexicon: Lexicon;
  readonly size: number;
  readonly rows: Int32Array;
  readonly units: Int32Array;
  readonly counts: Uint16Array;
  /** Terms per unit. */
  readonly lengths: Int32Array;
  readonly meanLength: number;
};

/** Indexes units given as ranges [from, to) over one list of term numbers; ranges are in order and do not overlap. */
export function indexUnits(
  lexicon: Lexicon,
  terms: Int32Array,
  units: readonly { readonly from: number; readonly to: number }[],
): TermIndex {
  const vocabulary = lexicon.terms.length;
  const rows = new Int32Array(vocabulary + 1);
  const lengths = new Int32Array(units.length);
  const seenIn = new Int32Array(vocabulary).fill(-1);
  forEachTerm(terms, units, (term, unit) => {
    lengths[unit] = (lengths[unit] ?? 0) + 1;
    if (seenIn[term] === unit) return;
    seenIn[term] = unit;
    rows[term + 1] = (rows[term + 1] ?? 0) + 1;
  });
  for (let t = 0; t < vocabulary; t++) rows[t + 1] = (rows[t + 1] ?? 0) + (rows[t] ?? 0);
  const total = rows[vocabulary] ?? 0;
  const ids = new Int32Array(total);
  const counts = new Uint16Array(total);
  const next = rows.slice(0, vocabulary);
  seenIn.fill(-1);
  forEachTerm(terms, units, (term, unit) => {
    let at = next[term] ?? 0;
    if (seenIn[term] === unit) counts[at - 1] = Math.min(65_535, (counts[at - 1] ?? 0) + 1);
    else {
      seenIn[term] = unit;
      ids[at] = unit;
      counts[at] = 1;
      at++;
      next[term] = at;
    }
  });
  let words = 0;
  for (const length of lengths) words += length;
  return {
    lexicon,
    size: units.length,
    rows,
    units: ids,
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
  for (const [unit, { from, to }] of units.entries()) {
    for (let i = from; i < to; i++) visit(terms[i] ?? 0, unit);
  }
}

/** In how many units a term stands. */
export function unitsWith(index: TermIndex, term: number): number {
  return (index.rows[term + 1] ?? 0) - (index.rows[term] ?? 0);
}

/** For each 4-gram the terms that hold it. Made when first asked for. */
export type GramIndex = ReadonlyMap<string, Int32Array>;

export function indexGrams(lexicon: Lexicon): GramIndex {
  const lists = new Map<string, number[]>();
  for (const [number, term] of lexicon.terms.entries()) {
    for (const gram of new Set(gramsOf(term))) {
      const list = lists.get(gram);
      if (list) list.push(number);
      else lists.set(gram, [number]);
    }
  }
  return new Map([...lists].map(([gram, list]) => [gram, Int32Array.from(list)]));
}
