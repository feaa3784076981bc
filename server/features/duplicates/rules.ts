import { type AskedQuestion, type InsightEvidence, stances } from '#contract/insights/insights.ts';
import { distinctTags, tagsFoundIn } from '#contract/insights/tags.ts';
import type { Language } from '#contract/languages.ts';
import { mergeStrength } from '#engine/evidence/merge-strength.ts';
import type { StoredAnalysis } from '../../db/schema.ts';

export type Quote = Omit<InsightEvidence, 'fileName' | 'asked'> & {
  asked?: AskedQuestion | null;
  leads: boolean;
  claimStart?: number | null;
  claimEnd?: number | null;
};
export type Merging = { source: string | null; analysis: StoredAnalysis; quotes: readonly Quote[] };

/** Merges several insights into one: the text of the first, with the quotes, tags, sources and counts of all. */
export function merged(
  all: readonly [Merging, ...Merging[]],
  language: Language,
  isHidden: (quote: Quote) => boolean = () => false,
) {
  const [kept] = all;
  const quotes = mergedQuotes(all.map((m) => m.quotes));
  const analyses = all.map((m) => m.analysis);
  const sources = [...new Map(analyses.flatMap((a) => a.sources).map((s) => [s.documentId, s])).values()];
  const strength = mergeStrength(
    analyses.flatMap((a) => a.strength ?? []),
    quotes.filter((quote) => !isHidden(quote)),
    language,
  );
  const foundTags = distinctTags(all.flatMap(tagsFoundIn));
  const analysis: StoredAnalysis = {
    ...kept.analysis,
    ...(foundTags.length > 0 || kept.source !== 'custom' ? { foundTags } : {}),
    supportingQuote: kept.analysis.supportingQuote || (quotes.find((q) => q.stance === 'for')?.quote ?? ''),
    keywords: distinctTags(analyses.flatMap((a) => a.keywords)),
    themes: distinctTags(analyses.flatMap((a) => a.themes)),
    suggestedTopics: distinctTags(analyses.flatMap((a) => a.suggestedTopics)),
    sources: sources.toSorted((a, b) => b.relevance - a.relevance),
    ...(strength ? { strength } : {}),
  };
  const source = kept.source === 'custom' ? 'custom' : sources.map((s) => s.fileName).join(', ');
  return { analysis, quotes, source };
}

/** All quotes in order, those that support first and those that only come near last, without those contained in another. */
export function mergedQuotes(lists: readonly (readonly Quote[])[]): Quote[] {
  const [own = [], ...others] = lists;
  const rest = others.flat();
  const all = [...own, ...stances.flatMap((stance) => rest.filter((q) => q.stance === stance))];
  const distinct = all.filter(
    (q, i) => !all.slice(0, i).some((earlier) => isWithin(q, earlier) && !outweighs(q, earlier)),
  );
  const [first] = distinct;
  const isHeld = (q: Quote, by: Quote) =>
    by !== q && (outweighs(by, q) ? isWithin(q, by) || isWithin(by, q) : isWithin(q, by) && !outweighs(q, by));
  const kept = distinct.filter((q) => q === first || !distinct.some((other) => isHeld(q, other)));
  // A quote by which a run recognises an insight remains one, even if a longer quote now contains it.
  return kept.map((q) => {
    const lead = q.leads || q.stance !== 'for' ? q.leads && q : all.find((other) => other.leads && isWithin(other, q));
    if (!lead) return q;
    const { claimStart = null, claimEnd = null } = lead;
    return { ...q, leads: true, claimStart, claimEnd };
  });
}

/** Evidence is not lost to a longer quote that only comes near, which goes instead. */
const outweighs = (a: Quote, b: Quote): boolean => a.stance !== 'near' && b.stance === 'near';
const isWithin = (a: Quote, b: Quote): boolean => a.documentId === b.documentId && a.start >= b.start && a.end <= b.end;
