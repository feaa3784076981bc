import type { InsightChanges, WrittenInsight } from '#contract/insights/custom-insights.ts';
import type { InsightEvidence, QuoteState } from '#contract/insights/insights.ts';
import { distinctTags } from '#contract/insights/tags.ts';
import type { StoredAnalysis } from '../../db/schema.ts';

type SourceDocument = { id: number; fileName: string };
export type FoundQuote = Omit<InsightEvidence, 'stance'> & { state: 'exact' | 'folded' };
/** A quote entered by a person, after the lookup; `found` is null if no document contains it. */
export type GivenQuote = { words: string; found: FoundQuote | null };

/** The file name of a custom insight without a document. */
const nameWithoutDocument = 'Custom insight';

export const documentIdsOf = (sources: NonNullable<WrittenInsight['sources']>): number[] => [
  ...new Set(sources.map((s) => s.documentId)),
];

export function analysisOf(
  { title, content, relevance = '', emoji, tags = [] }: WrittenInsight,
  documents: readonly SourceDocument[],
  { quote, found }: { quote: GivenQuote | null; found: readonly FoundQuote[] },
): StoredAnalysis {
  return {
    title,
    summary: content,
    ...(emoji ? { emoji } : {}),
    ...quoteFields(quote),
    sentiment: 0,
    keywords: distinctTags(tags),
    themes: [],
    businessImpact: relevance,
    suggestedTopics: [],
    sources: found.reduce<Sources>(withSource, documents.map(asSource)),
  };
}

export const fileNameOf = ({ sources }: StoredAnalysis): string => sources[0]?.fileName ?? nameWithoutDocument;

const asSource = ({ id, fileName }: SourceDocument) => ({ documentId: id, fileName, relevance: 1 });

type Sources = StoredAnalysis['sources'];
function withSource(sources: Sources, found: FoundQuote | null): Sources {
  if (!found || sources.some((s) => s.documentId === found.documentId)) return sources;
  return [...sources, asSource({ id: found.documentId, fileName: found.fileName })];
}

function quoteFields(quote: GivenQuote | null): { supportingQuote: string; quoteState?: QuoteState } {
  if (!quote) return { supportingQuote: '' };
  const { words, found } = quote;
  return found
    ? { supportingQuote: found.quote, quoteState: found.state }
    : { supportingQuote: words, quoteState: 'unfound' };
}

/** With one more passage: its document is a source, and it is the quote of an insight that had none. */
export function withPassage(stored: StoredAnalysis, passage: FoundQuote): StoredAnalysis {
  const first = stored.supportingQuote ? {} : quoteFields({ words: passage.quote, found: passage });
  return { ...stored, ...first, sources: withSource(stored.sources, passage) };
}

/** The wording of the quote that a change contains, which may be the stored one. */
export const givenQuote = ({ analysis = {} }: InsightChanges): string | undefined =>
  analysis.supportingQuote ?? analysis.quote;

/** The new wording of the quote, if a change contains one. */
export function newQuote(changes: InsightChanges, stored: StoredAnalysis): string | undefined {
  const given = givenQuote(changes);
  return given === undefined || given === stored.supportingQuote ? undefined : given;
}

/** The analysis after a change. `quote` is undefined if it stays, null if it is removed. */
export function changed(
  stored: StoredAnalysis,
  changes: InsightChanges,
  quote: GivenQuote | null | undefined,
): StoredAnalysis {
  const { analysis: given = {} } = changes;
  const { emoji = stored.emoji, badge = stored.badge, keywords } = given;
  const { emoji: _emoji, badge: _badge, quoteState, ...rest } = stored;
  return {
    ...rest,
    ...(emoji ? { emoji } : {}),
    ...(badge ? { badge } : {}),
    ...(quote === undefined && quoteState ? { quoteState } : {}),
    ...(quote === undefined ? {} : quoteFields(quote)),
    title: changes.title ?? given.title ?? stored.title,
    summary: given.summary ?? changes.content ?? stored.summary,
    businessImpact: given.businessImpact ?? given.relevance ?? stored.businessImpact,
    ...(keywords ? tagsChosen(stored, keywords) : {}),
    sources: withSource(stored.sources, quote?.found ?? null),
  };
}

/** A list of tags that people changed is theirs, also those in it that were found. */
function tagsChosen(stored: StoredAnalysis, keywords: readonly string[]): Partial<StoredAnalysis> {
  const chosen = distinctTags(keywords);
  return String(chosen) === String(stored.keywords) ? {} : { keywords: chosen, foundTags: [] };
}

/** Any change other than to tags alone is a full edit, which makes the insight custom. */
export function isFullEdit(
  stored: { source: string | null; analysis: StoredAnalysis },
  changes: InsightChanges,
  next: StoredAnalysis,
): boolean {
  if (changes.title !== undefined || changes.content !== undefined) return true;
  if (typeof changes.source === 'string' && changes.source !== stored.source) return true;
  const words = ({ keywords: _, foundTags: __, ...analysis }: StoredAnalysis) => JSON.stringify(sorted(analysis));
  return words(next) !== words(stored.analysis);
}

const sorted = (fields: object) => Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));

type Text = { content: string; analysis: StoredAnalysis };

/** Whether words of the insight were changed, and not only tags, topics or the emoji. */
export function isTextEdit(before: Text, after: Text): boolean {
  const words = ({ content, analysis: { title, summary, supportingQuote, businessImpact } }: Text) =>
    JSON.stringify([content, title, summary, supportingQuote, businessImpact]);
  return words(before) !== words(after);
}

type Span = Pick<InsightEvidence, 'documentId' | 'start' | 'end'>;

/** Each passage once, at its first place in the list. */
export function distinctPlaces<Q extends Span>(quotes: readonly Q[]): Q[] {
  const placeOf = ({ documentId, start, end }: Span) => `${documentId}:${start}:${end}`;
  return [...new Map(quotes.toReversed().map((q) => [placeOf(q), q])).values()].toReversed();
}

type Taking = Span & Pick<InsightEvidence, 'stance'>;

/** The quotes with one more before them; one that is already among them moves to the front and supports the insight. */
export function withFirst<Q extends Taking, N extends Taking>(quotes: readonly Q[], first: N): (Q | N)[] {
  const known = quotes.find((q) => isSame(q, first));
  return [known ? { ...known, stance: 'for' } : first, ...quotes.filter((q) => q !== known)];
}

/** The quotes with one more after those that support the insight; null where it is evidence already. */
export function withLast<Q extends Taking, N extends Taking>(quotes: readonly Q[], last: N): (Q | N)[] | null {
  const known = quotes.find((q) => isSame(q, last));
  if (known && known.stance !== 'near') return null;
  const isFor = (q: Taking) => q.stance === 'for';
  const others = quotes.filter((q) => q !== known);
  const added = known ? { ...known, stance: 'for' as const } : last;
  return [...others.filter(isFor), added, ...others.filter((q) => !isFor(q))];
}

const isSame = (a: Span, b: Span) => a.documentId === b.documentId && a.start === b.start && a.end === b.end;
