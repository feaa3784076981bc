import type { Reading } from '../corpus/corpus.ts';
import { rarity } from '../search/bm25.ts';
import type { Query } from '../search/query.ts';
import { unitsWith } from '../search/term-index.ts';
import { gramsOf } from '../search/terms.ts';

/** How much of a question the material speaks of, each 0 to 1, rare words counting more than common ones. */
export type Footing = {
  /** In all of it. */
  readonly anywhere: number;
  /** In the best passage and its neighbours. */
  readonly around: number;
  /** In the best sentence. */
  readonly sentence: number;
};

/** A word of doubt, so that a question of one unknown word is not refused with certainty. */
const priorWorth = 0.8;
/** To name somebody who speaks in the material says more than any one word. */
const voiceWorth = 2.2;
const likenessWorth = 0.4;

export function footingOf(reading: Reading, query: Query, passages: readonly number[]): Footing {
  const index = reading.passageIndex;
  const terms = query.terms
    .filter((t) => t.weight >= 0.9)
    .map((t) => {
      const known = t.number >= 0 && unitsWith(index, t.number) > 0;
      const likeness = known ? 1 : likestTerm(reading, t.term);
      const worth = rarity(index.size, known ? unitsWith(index, t.number) : 0.5);
      return { ...t, known, likeness, worth: t.weight * (0.5 + worth / rarity(index.size, 0.5)) };
    });
  const prior = 0.5 * priorWorth + voiceWorth * query.voices.length;
  const all = terms.reduce((sum, t) => sum + t.worth, 0) + priorWorth + voiceWorth * query.voices.length;
  const worthOf = (t: (typeof terms)[number], held: (number: number) => boolean) => {
    if (!t.known) return likenessWorth * t.likeness * t.worth;
    return held(t.number) ? t.worth : 0;
  };
  const share = (held: (number: number) => boolean) =>
    (prior + terms.reduce((sum, t) => sum + worthOf(t, held), 0)) / all;
  const anywhere = share(() => true);
  let around = 0;
  let sentence = 0;
  for (const p of passages.slice(0, 5)) {
    const window = reading.passageSpans
      .slice(Math.max(0, p - 1), p + 2)
      .filter((x) => x.document === reading.passageSpans[p]?.document);
    const near = new Set<number>();
    for (const span of window) {
      for (let s = span.from; s < span.to; s++) {
        const own = new Set<number>();
        const unit = reading.sentences[s];
        for (let i = unit?.from ?? 0; i < (unit?.to ?? 0); i++) own.add(reading.terms[i] ?? 0);
        sentence = Math.max(
          sentence,
          share((n) => own.has(n)),
        );
        for (const t of own) near.add(t);
      }
    }
    around = Math.max(
      around,
      share((n) => near.has(n)),
    );
  }
  return { anywhere, around, sentence };
}

/** 0 to 1: how like the likest term of the material is to a term that it does not hold, by shared 4-grams. */
function likestTerm(reading: Reading, term: string): number {
  const grams = gramsOf(term);
  const index = reading.grams();
  const shared = new Map<number, number>();
  for (const gram of grams) for (const t of index.get(gram) ?? []) shared.set(t, (shared.get(t) ?? 0) + 1);
  let best = 0;
  for (const [t, count] of shared) {
    if (reading.stop[t] === 1) continue;
    const size = gramsOf(reading.lexicon.terms[t] ?? '').length;
    best = Math.max(best, (2 * count) / (grams.length + size));
  }
  return best >= 0.5 ? best : 0;
}

/** 0 to 1: how sure it is that the material answers a question. */
export function confidenceOf(footing: Footing): number {
  return (footing.anywhere + footing.around + footing.sentence) / 3;
}

/** Found on transcripts and articles that are not shipped. */
const refuseBelow = { talk: 0.383, prose: 0.34 };
/** A page or less uses few of the words in which its matter can be asked about. */
const ofShort = 0.5;
const shortPassages = 2;

/** The confidence below which the material does not answer. */
export function refusalThreshold(reading: Reading): number {
  const threshold = refuseBelow[reading.spoken.every((s) => s === 1) ? 'talk' : 'prose'];
  return reading.passageSpans.length <= shortPassages ? threshold * ofShort : threshold;
}
