import type { Corpus } from '../../corpus/corpus.ts';
import type { Stance } from '../../engine.ts';
import { cutQuote, type QuoteCut } from '../../evidence/cut-quote.ts';
import { overlapOf } from '../../text/span.ts';
import { maxContradictions } from '../../tuning.ts';
import { insights } from '../tuning.ts';
import type { VerifiedDraft } from './verify-draft.ts';

export type Quote = { sentence: number; cut: QuoteCut; stance: Stance };
type Cited = {
  draft: VerifiedDraft;
  /** Sentences by people who speak of the claim, the one it is based on first; the others that are cited; those that contradict it. */
  speaking: readonly number[];
  others: readonly number[];
  opposing: readonly number[];
};

/**
 * The quotes of an insight. Those on which its title, its summary and its reasons rest are all among them: every sentence was checked
 * against what readers see below it. What supports it further fills the places that are left.
 */
export function quotesOf(corpus: Corpus, { draft, speaking, others, opposing }: Cited): Quote[] {
  const citedInText = [draft.title, ...draft.summary, ...draft.why].flatMap(({ cited }) => cited);
  const needed = new Set([...speaking.slice(0, 1), ...citedInText]);
  const isNeeded = (index: number) => needed.has(index);
  const [first, spare] = [speaking.filter(isNeeded), speaking.filter((index) => !isNeeded(index))];
  const shown: Quote[] = [];
  for (const index of first) addQuote(corpus, shown, { index, stance: 'for' }, true);
  for (const index of others.filter(isNeeded)) addQuote(corpus, shown, { index, stance: 'near' }, true);
  for (const index of spare) addQuote(corpus, shown, { index, stance: 'for' }, shown.length < insights.maxQuotes);
  const opposed: Quote[] = [];
  for (const index of opposing) {
    const quote = { index, stance: 'against' } as const;
    if (!overlapping(corpus, shown, quoteAt(corpus, quote)).length)
      addQuote(corpus, opposed, quote, opposed.length < maxContradictions);
  }
  const near = others.filter((index) => !isNeeded(index));
  for (const index of near) {
    const quote = { index, stance: 'near' } as const;
    if (!overlapping(corpus, opposed, quoteAt(corpus, quote)).length)
      addQuote(corpus, shown, quote, shown.length < insights.maxQuotes);
  }
  const of = (stance: Stance) => shown.filter((quote) => quote.stance === stance);
  return [...of('for'), ...opposed, ...of('near')];
}

const quoteAt = (corpus: Corpus, { index, stance }: { index: number; stance: Stance }): Quote => ({
  ...{ sentence: index, stance },
  cut: cutQuote(corpus, index, () => false),
});

/** Adds a quote where it has a place. One that overlaps others becomes one quote with them. */
function addQuote(corpus: Corpus, quotes: Quote[], at: { index: number; stance: Stance }, hasPlace: boolean): void {
  const quote = quoteAt(corpus, at);
  const [first, ...more] = overlapping(corpus, quotes, quote);
  if (!first) {
    if (hasPlace) quotes.push(quote);
    return;
  }
  if (!hasPlace) return;
  for (const { cut } of [quote, ...more]) first.cut = joined(first.cut, cut);
  for (const one of more) quotes.splice(quotes.indexOf(one), 1);
}

function overlapping(corpus: Corpus, quotes: readonly Quote[], { sentence, cut }: Quote): Quote[] {
  const documentOf = (index: number) => corpus.reading.sentences[index]?.document;
  return quotes.filter((q) => documentOf(q.sentence) === documentOf(sentence) && overlapOf(q.cut, cut) > 0);
}

const joined = (a: QuoteCut, b: QuoteCut): QuoteCut => ({
  ...{ start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) },
  ...{ from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) },
});
