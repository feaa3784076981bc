import type { Corpus, Reading } from '../../corpus/corpus.ts';
import { cutQuote, type QuoteCut } from '../../evidence/cut-quote.ts';
import { similarity, termsOfSentence } from '../sentences/similarity.ts';
import {
  claimsPerInsight,
  firstOfBriefBonus,
  goesOnPenalty,
  indirectPenalty,
  loosePenalty,
  maxInsights,
  maxVoicesCounted,
  minSimilarityOfRepeat,
  minWorth,
  minWorthOfUnclear,
  newDocumentBonus,
  orderWeights,
  repeat,
  sameQuestionPenalty,
  sameVoicePenalty,
  unclearPenalty,
  voiceBonus,
} from '../tuning/claims.ts';
import type { Claim } from './find-claims.ts';
import { withRunOf } from './voices/shared-runs.ts';
import { type OtherVoice, voicesOn } from './voices/voices-on.ts';

/** A claim with the index of the question that it answers, whether that is sure, and what judgements add to its worth. */
export type Candidate = {
  readonly claim: Claim;
  readonly question: number;
  readonly fit: number;
  readonly isSure?: boolean;
  /** The brief asks the question. */
  readonly isOfBrief?: boolean;
  readonly judged?: number;
};
export type Selected = Candidate & { readonly others: readonly OtherVoice[] };

/**
 * At most `maxInsights` claims, one after the other: each time the most worthwhile that says something new, rather of another
 * question and another person than those before. Those that are `known` are selected in any case, and nothing that repeats
 * one of them.
 */
export function selectClaims(
  corpus: Corpus,
  candidates: readonly Candidate[],
  known: readonly Candidate[] = [],
): Selected[] {
  const heard = (c: Candidate): Selected => ({ ...c, others: voicesOn(corpus, c.claim.sentence) });
  const stored = known.map(heard);
  const isStored = new Set(known.map((c) => c.claim.sentence));
  const worthwhile = candidates.filter((c) => c.claim.worth >= (c.claim.isClear ? minWorth : minWorthOfUnclear));
  const selected: Selected[] = [];
  // What repeats one that is there already is never selected, so who else speaks about it is not needed.
  const poolOf = (claims: readonly Candidate[]) =>
    claims
      .filter((c) => !isStored.has(c.claim.sentence) && !repeats(corpus, c.claim, [...stored, ...selected]))
      .map(heard);
  const select = (from: readonly Selected[]) => {
    const left = new Set(from);
    while (selected.length < maxInsights && left.size > 0) {
      const next = best(corpus, left, selected);
      left.delete(next);
      const isNew = !isStored.has(next.claim.sentence);
      const before = [...stored, ...selected];
      if (isNew && (repeats(corpus, next.claim, before) || restsOnTheSame(next, before))) continue;
      if (isNew && before.some((one) => quotes(one, next))) continue;
      // An earlier insight that the new one quotes is dropped: the new one says it too. One with as many people keeps its quote.
      const quoted = selected.filter((one) => quotes(next, one) && !isStored.has(one.claim.sentence));
      const kept = quoted.filter((one) => peopleOn(one) >= peopleOn(next));
      for (const one of quoted) if (!kept.includes(one)) selected.splice(selected.indexOf(one), 1);
      selected.push(withoutLeads(next, kept));
    }
  };
  const most = maxInsights * claimsPerInsight;
  select([...stored, ...poolOf(worthwhile.slice(0, most))]);
  for (let from = most; from < worthwhile.length && selected.length < maxInsights; from += most)
    select(poolOf(worthwhile.slice(from, from + most)));
  const led = new Set(selected.map(({ claim }) => claim.sentence));
  return [...selected, ...stored.filter(({ claim }) => !led.has(claim.sentence))];
}

function best({ reading }: Corpus, left: ReadonlySet<Selected>, selected: readonly Selected[]): Selected {
  const ofQuestion = Map.groupBy(selected, (s) => s.question);
  const ofVoice = Map.groupBy(selected, (s) => s.claim.voice);
  const documentOf = ({ claim }: Selected) => reading.sentences[claim.sentence]?.document;
  const heard = new Set(selected.map(documentOf));
  const rate = (one: Selected) => {
    const { claim, question, fit, judged = 0, others } = one;
    // What a brief asks is answered by what several people speak of before another question is answered twice.
    const isFirst = one.isOfBrief === true && one.isSure !== false && !ofQuestion.has(question);
    const isShared = others.some(({ isOnTopic }) => isOnTopic);
    return (
      claim.worth +
      (heard.has(documentOf(one)) ? 0 : newDocumentBonus) -
      (claim.isLoose ? loosePenalty : claim.isClear ? 0 : unclearPenalty) -
      (claim.goesOn ? goesOnPenalty : 0) -
      (claim.isIndirect ? indirectPenalty * (1 + selected.filter((s) => s.claim.isIndirect).length) : 0) +
      fit +
      judged +
      voiceBonus * supportOf(others) +
      (isFirst && isShared ? firstOfBriefBonus : 0) -
      sameQuestionPenalty * (ofQuestion.get(question)?.length ?? 0) -
      sameVoicePenalty * (ofVoice.get(claim.voice)?.length ?? 0)
    );
  };
  let top: Selected | undefined;
  let topRate = Number.NEGATIVE_INFINITY;
  for (const one of left) {
    const own = rate(one);
    if (own > topRate) [top, topRate] = [one, own];
  }
  return top as Selected;
}

/**
 * Selected claims in the order in which people should read them: first what says most by itself, and what several people plainly
 * speak of.
 */
export function strongestFirst(selected: readonly Selected[]): Selected[] {
  const strength = ({ claim, others }: Selected) =>
    claim.worth +
    orderWeights.title * claim.weight +
    orderWeights.voice * Math.min(maxVoicesCounted, others.filter((other) => other.isOnTopic).length) +
    voiceBonus * supportOf(others) -
    (claim.isClear ? 0 : orderWeights.unclear) -
    (claim.isIndirect ? indirectPenalty : 0);
  return selected.toSorted((a, b) => strength(b) - strength(a));
}

const supports = new WeakMap<readonly OtherVoice[], number>();

/** How near the nearest others are to it. Kept, because each claim is rated once for every one that is selected. */
function supportOf(others: readonly OtherVoice[]): number {
  const support = supports.get(others) ?? readSupport(others);
  supports.set(others, support);
  return support;
}

function readSupport(others: readonly OtherVoice[]): number {
  const nearest = others.map(({ affinity }) => affinity).sort((a, b) => b - a);
  return nearest.slice(0, maxVoicesCounted).reduce((sum, affinity) => sum + affinity, 0);
}

const cuts = new WeakMap<Reading, Map<number, QuoteCut>>();

/** The quote around a claim, cut once. */
function quoteOf(corpus: Corpus, claim: Claim): QuoteCut {
  const cache = cuts.get(corpus.reading) ?? new Map<number, QuoteCut>();
  cuts.set(corpus.reading, cache);
  const quote = cache.get(claim.sentence) ?? cutQuote(corpus, claim.sentence, () => false, claim);
  cache.set(claim.sentence, quote);
  return quote;
}

/**
 * Whether a claim cites the sentences of an earlier one: to a reader the second is the first again. Praise and
 * blame of the same thing are two.
 */
function restsOnTheSame(one: Selected, selected: readonly Selected[]): boolean {
  const own = sentencesOn(one);
  return selected.some((other) => {
    if ((other.claim.kind === 'liking') !== (one.claim.kind === 'liking')) return false;
    const others = sentencesOn(other);
    const shared = own.intersection(others).size;
    return shared >= repeat.minSentences && shared >= repeat.minShare * Math.min(own.size, others.size);
  });
}

/** Whether the first insight would quote the second claim. Praise and blame of the same thing are two insights. */
const quotes = ({ claim, others }: Selected, { claim: quoted }: Selected): boolean =>
  (claim.kind === 'liking') === (quoted.kind === 'liking') &&
  others.some(({ isOnTopic, sentence }) => isOnTopic && sentence === quoted.sentence);

const peopleOn = ({ others }: Selected): number => others.filter(({ isOnTopic }) => isOnTopic).length;

/** The claim without the quotes that lead other insights. */
function withoutLeads(one: Selected, leading: readonly Selected[]): Selected {
  const leads = new Set(leading.map(({ claim }) => claim.sentence));
  return { ...one, others: one.others.filter(({ sentence }) => !leads.has(sentence)) };
}

/** The sentence of a claim, and those of others on its topic. */
const sentencesOn = ({ claim, others }: Selected): Set<number> =>
  new Set([claim.sentence, ...others.flatMap((other) => (other.isOnTopic ? [other.sentence] : []))]);

const termsOfClaims = new WeakMap<Reading, Map<number, Set<number>>>();

/** Kept, because each claim is compared with every one that is selected. */
function termsOfClaim(reading: Reading, sentence: number): Set<number> {
  const cache = termsOfClaims.get(reading) ?? new Map<number, Set<number>>();
  termsOfClaims.set(reading, cache);
  const terms = cache.get(sentence) ?? termsOfSentence(reading, sentence);
  cache.set(sentence, terms);
  return terms;
}

/** Whether a claim says what an earlier one says, or would be quoted with it. */
function repeats(corpus: Corpus, own: Claim, selected: readonly Selected[]): boolean {
  const { reading } = corpus;
  const terms = termsOfClaim(reading, own.sentence);
  const quote = quoteOf(corpus, own);
  const sharesRun = withRunOf(reading, own.sentence);
  return selected.some(({ claim }) => {
    const other = quoteOf(corpus, claim);
    if ((quote.from < other.to && other.from < quote.to) || sharesRun(claim.sentence)) return true;
    return similarity(reading, terms, termsOfClaim(reading, claim.sentence)) >= minSimilarityOfRepeat;
  });
}
