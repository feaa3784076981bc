import type { AskedQuestion } from '#contract/insights/insights.ts';
import { tagsFoundIn } from '#contract/insights/tags.ts';
import type { FoundInsight, StandingInsight } from '#engine/engine.ts';
import type { StoredAnalysis } from '../../db/schema.ts';
import type { InsightRow, Quote, Rewritten } from './repo.ts';

/** What is left of an insight when a document goes. */
export type Loss = {
  row: InsightRow;
  quotes: Quote[];
  sources: StoredAnalysis['sources'];
  /** Whether the quote is left that the claim was made from. */
  isLeadLeft: boolean;
  /** Whether any of what it rests on goes, and not only related quotes. */
  isEvidenceLost: boolean;
};

/** People wrote its text: nothing of it is changed without their say. */
export const isWritten = ({ source }: Pick<InsightRow, 'source'>): boolean => source === 'custom';

export function lossOf(row: InsightRow, documentId: number): Loss {
  const lead = row.quotes.find((quote) => quote.leads) ?? row.quotes.find((quote) => quote.stance === 'for');
  return {
    row,
    quotes: row.quotes.filter((quote) => quote.documentId !== documentId),
    sources: shared(row.analysis.sources.filter((source) => source.documentId !== documentId)),
    isLeadLeft: lead !== undefined && lead.documentId !== documentId,
    isEvidenceLost: [...row.quotes.filter(isEvidence), ...row.analysis.sources].some(
      (one) => one.documentId === documentId,
    ),
  };
}

const isEvidence = ({ stance }: Quote): boolean => stance !== 'near';

/** Where a place of a document is once it is redacted; null where it is gone, itself where the document stays as it is. */
export type Carry = <P extends { documentId: number; start: number; end: number }>(place: P) => P | null;

/** What is left of an insight when words go from documents that stay: its quotes are where their words are now. */
export function carriedLoss(row: InsightRow, carry: Carry): Loss & { isLost: boolean } {
  const carried = row.quotes.map((quote) => ({ was: quote, quote: carriedQuote(quote, carry) }));
  const quotes = carried.flatMap(({ quote }) => quote ?? []);
  const lead = row.quotes.find((quote) => quote.leads) ?? row.quotes.find((quote) => quote.stance === 'for');
  const shown = carried.find(({ was }) => was.quote === row.analysis.supportingQuote)?.quote?.quote;
  const [cited, kept] = [row.quotes.filter(isEvidence), quotes.filter(isEvidence)];
  const quoted = new Set(cited.map((quote) => quote.documentId));
  const left = new Set(kept.map((quote) => quote.documentId));
  const isSource = ({ documentId }: StoredAnalysis['sources'][number]) =>
    left.has(documentId) || !quoted.has(documentId);
  const analysis = shown === undefined ? row.analysis : { ...row.analysis, supportingQuote: shown };
  return {
    row: { ...row, analysis },
    quotes,
    sources: shared(row.analysis.sources.filter(isSource)),
    isLeadLeft: carried.some(({ was, quote }) => was === lead && quote !== null),
    isLost: quotes.length < row.quotes.length,
    isEvidenceLost: kept.length < cited.length,
  };
}

function carriedQuote(quote: Quote, carry: Carry): Quote | null {
  const carried = carry(quote);
  if (!carried || carried === quote) return carried;
  const { documentId, claimStart, claimEnd } = quote;
  const claim =
    claimStart === null || claimEnd === null ? null : carry({ documentId, start: claimStart, end: claimEnd });
  const asked = carriedQuestion(quote, carry);
  return { ...carried, asked, claimStart: claim?.start ?? null, claimEnd: claim?.end ?? null };
}

/** What a quote answers, as its document says it now; null where some of its words are gone. */
function carriedQuestion({ asked, documentId }: Quote, carry: Carry): AskedQuestion | null {
  if (!asked) return null;
  const { start, end, text } = asked;
  const place = { documentId, start, end, quote: text };
  const carried = carry(place);
  if (carried === place) return asked;
  if (!carried) return null;
  const isWhole = text.length === end - start;
  if (!isWhole && !isCutFrom(text, carried.quote)) return null;
  return { start: carried.start, end: carried.end, text: isWhole ? carried.quote : text };
}

/** Whether a passage still has all words of a text that was cut from it, in their order. */
function isCutFrom(text: string, passage: string): boolean {
  const said = wordsIn(passage);
  let at = 0;
  return wordsIn(text).every((word) => {
    at = said.indexOf(word, at) + 1;
    return at > 0;
  });
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** What it rests on is left; only the places of its quotes are others, or related ones are gone. */
export const moved = ({ row, quotes }: Loss): Rewritten => ({
  ...{ id: row.id, fileName: row.fileName, source: row.source, content: row.content },
  ...{ analysis: row.analysis, quotes },
});

/** Nothing that was said supports it any more. */
export const losesAll = ({ quotes }: Pick<Loss, 'quotes'>): boolean => !quotes.some((quote) => quote.stance === 'for');

/**
 * How much of what it rests on an insight loses; `near`: only related quotes. A tag may be taken from these, and a model may have
 * read them for the text that it wrote (`text`).
 */
export function lossKind(loss: Pick<Loss, 'row' | 'quotes' | 'isEvidenceLost'>): 'all' | 'some' | 'text' | 'near' {
  const { row, quotes, isEvidenceLost } = loss;
  if (isEvidenceLost) return losesAll({ quotes }) ? 'all' : 'some';
  const lost = row.quotes.filter((one) => !quotes.some((left) => left.ordinal === one.ordinal));
  const isByModel = !isWritten(row) && row.provenance !== null && row.provenance.engine !== 'embedded';
  return lost.length > 0 && (isByModel || hasTagOf(row, lost, quotes)) ? 'text' : 'near';
}

function hasTagOf(row: InsightRow, lost: readonly Quote[], left: readonly Quote[]): boolean {
  const { themes } = row.analysis;
  const isIn = (quotes: readonly Quote[], tag: string) =>
    quotes.some(({ quote }) => quote.toLowerCase().includes(tag.toLowerCase()));
  const tags = [...tagsFoundIn(row), ...themes];
  return tags.some((tag) => isIn(lost, tag) && !isIn(left, tag));
}

/** Whether what is left has to be written again. */
export const isRewritten = (loss: Parameters<typeof lossKind>[0]): boolean => lossKind(loss) !== 'near';

/** The sources that are left share what was said. */
function shared(sources: StoredAnalysis['sources']): StoredAnalysis['sources'] {
  const all = sources.reduce((sum, { relevance }) => sum + relevance, 0);
  if (all === 0 || sources.every(({ relevance }) => relevance === 1)) return sources;
  return sources.map((source) => ({ ...source, relevance: Math.round((source.relevance / all) * 1000) / 1000 }));
}

const nameWithoutDocument = 'Custom insight';
const maxTitle = 90;

/**
 * The insight until it is rebuilt: nothing in it comes from the document that is gone. What cannot be told without reading
 * is cut from the best quote that is left.
 */
export function interim({ row, quotes, sources, isLeadLeft }: Loss, isQuestionGone: boolean): Rewritten {
  const { strength: _, badge, question, foundTags, ...analysis } = row.analysis;
  const led = withLead(quotes);
  const best = led.find((quote) => quote.stance === 'for');
  const summary = best?.quote ?? '';
  const said = quotes.map((quote) => quote.quote.toLowerCase()).join('\n');
  const isSaid = (word: string) => said.includes(word.toLowerCase());
  const found = tagsFoundIn(row);
  const keywords = analysis.keywords.filter((tag) => !found.includes(tag) || isSaid(tag));
  return named(row, sources, led, {
    ...analysis,
    ...(isLeadLeft && badge ? { badge } : {}),
    ...(question && !isQuestionGone ? { question } : {}),
    title: isLeadLeft ? analysis.title : beginningOf(best ? claimOf(best) : '', maxTitle),
    summary,
    supportingQuote: summary,
    businessImpact: '',
    keywords: keywords.length > 0 || foundTags ? keywords : [longestWordOf(summary)],
    ...(foundTags ? { foundTags: foundTags.filter(isSaid) } : {}),
    themes: analysis.themes.filter(isSaid),
    sources,
  });
}

/** Later runs recognise the insight by its lead quotes, of which one that was merged has several. The first tells its claim. */
function withLead(quotes: readonly Quote[]): Quote[] {
  const supporting = quotes.filter((quote) => quote.stance === 'for');
  const lead = supporting.find((quote) => quote.leads) ?? supporting[0];
  if (!lead) return [...quotes];
  return [{ ...lead, leads: true }, ...quotes.filter((quote) => quote !== lead)];
}

/** The words of a lead quote that are its claim, where these are known. */
function claimOf({ quote, start, claimStart, claimEnd }: Quote): string {
  if (claimStart === null || claimEnd === null) return quote;
  return quote.slice(Math.max(0, claimStart - start), Math.max(0, claimEnd - start)).trim() || quote;
}

/** Whole words from the beginning. */
export function beginningOf(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const end = plain.lastIndexOf(' ', most);
  return `${plain.slice(0, end > most / 2 ? end : most).toWellFormed()}…`;
}

const longestWordOf = (text: string): string =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).reduce(
    (longest, one) => (one.length > longest.length ? one : longest),
    '',
  );

/** What people wrote, without the document's quotes. A quote that is left takes the place only where it speaks of the same. */
export function writtenWithout({ row, quotes, sources, isLeadLeft }: Loss, isQuestionGone: boolean): Rewritten {
  const { strength: _, question, quoteState, foundTags = [], ...analysis } = row.analysis;
  const said = quotes.map((one) => one.quote.toLowerCase()).join('\n');
  const isLeft = (tag: string) => said.includes(tag.toLowerCase());
  const tags = foundTags.filter(isLeft);
  const isTyped = quoteState === 'unfound';
  const isShown = quotes.some((quote) => quote.quote === analysis.supportingQuote);
  const words = wordsOf(`${analysis.title} ${analysis.summary}`);
  const next = quotes.find(
    (q) => q.stance === 'for' && (isLeadLeft || wordsOf(q.quote).some((w) => words.includes(w))),
  );
  const quote =
    isTyped || isShown
      ? { supportingQuote: analysis.supportingQuote, ...(quoteState ? { quoteState } : {}) }
      : { supportingQuote: next?.quote ?? '' };
  return named(row, sources, quotes, {
    ...analysis,
    ...quote,
    ...(question && !isQuestionGone ? { question } : {}),
    ...(tags.length > 0 ? { foundTags: tags } : {}),
    keywords: analysis.keywords.filter((tag) => !foundTags.includes(tag) || isLeft(tag)),
    // People write none: they came with a found insight.
    themes: analysis.themes.filter(isLeft),
    sources,
  });
}

const minLetters = 4;
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => word.length >= minLetters);

/** The row's own columns follow from the analysis. */
function named(row: InsightRow, sources: Loss['sources'], quotes: Quote[], analysis: StoredAnalysis): Rewritten {
  const names = sources.map((s) => s.fileName);
  if (isWritten(row)) {
    const fileName = names[0] ?? nameWithoutDocument;
    return { id: row.id, fileName, source: row.source, content: row.content, analysis, quotes };
  }
  const fileName = names[0] ?? analysis.title;
  return { id: row.id, fileName, source: names.join(', '), content: analysis.summary, analysis, quotes };
}

export function standingOf(
  { analysis, quotes }: InsightRow,
  { isLeadLeft, heardIn = [] }: Partial<Rebuilding>,
): StandingInsight {
  return {
    question: analysis.question ?? '',
    title: isLeadLeft === false ? null : analysis.title,
    evidence: quotes.map(({ documentId, start, end, stance, claimStart, claimEnd }) => ({
      ...{ documentId, start, end, stance },
      ...(claimStart === null || claimEnd === null ? {} : { claim: { start: claimStart, end: claimEnd } }),
    })),
    documentIds: [...new Set([...analysis.sources.map((s) => s.documentId), ...heardIn])],
  };
}

export type Rebuilding = {
  isLeadLeft: boolean;
  /** How many were counted before, as with a document gone no more can say it; null when they were not, or others are heard. */
  people: number | null;
  /** Documents of people who are shown again, in which they may speak about it. */
  heardIn?: readonly number[] | undefined;
};

/** The insight as the engine wrote it again. What people made of it stays: their tags, and the emoji that users know. */
export function rebuiltFrom(row: InsightRow, found: FoundInsight, { isLeadLeft, people }: Rebuilding): Rewritten {
  const { evidence, claim, emoji: _emoji, badge: _badge, question, strength, ...text } = found;
  const { badge, emoji, foundTags } = row.analysis;
  const analysis: StoredAnalysis = {
    ...text,
    ...(question ? { question } : {}),
    ...(emoji ? { emoji } : {}),
    ...(badge ? { badge } : {}),
    keywords: row.editedAt ? row.analysis.keywords : text.keywords,
    ...(foundTags ? { foundTags } : {}),
    strength: {
      ...strength,
      people: isLeadLeft ? Math.min(strength.people, people ?? strength.people) : strength.people,
    },
  };
  const known = new Map(row.quotes.map((quote) => [placeOf(quote), quote]));
  const quotes = evidence.map(({ fileName: _, ...quote }, i) => {
    const was = known.get(placeOf(quote));
    const own = was?.leads ? { start: was.claimStart, end: was.claimEnd } : null;
    const led = i === 0 ? claim : own;
    return {
      ...{ ...was, ...quote, insightId: row.id, companyId: row.companyId, ordinal: i },
      asked: quote.asked ?? was?.asked ?? null,
      ...{ leads: led !== null, claimStart: led?.start ?? null, claimEnd: led?.end ?? null },
    };
  });
  return named(row, analysis.sources, quotes, analysis);
}

const placeOf = (q: { documentId: number; start: number; end: number }) => `${q.documentId}:${q.start}:${q.end}`;

type Strength = NonNullable<StoredAnalysis['strength']>;
type Counts = { people: number; documents: number };

/** The counts as they were, less those of people who are hidden now, with the totals that there are now. */
export function recounted(
  was: Strength,
  { hidden }: Pick<Strength, 'hidden'>,
  totals: Pick<Strength, 'peopleInAll' | 'documentsInAll'>,
  most: number | null,
): Strength {
  const { hidden: before, against, ...counted } = was;
  const { people, documents } = without(counted, before, hidden);
  const opposed = against && without(against, before?.against, hidden?.against);
  return {
    ...totals,
    people: Math.min(people, most ?? people, totals.peopleInAll),
    documents,
    ...(opposed ? { against: opposed } : {}),
    ...(hidden ? { hidden } : {}),
  };
}

const without = (counted: Counts, before: Counts | undefined, now: Counts | undefined): Counts => ({
  people: Math.max(0, counted.people + (before?.people ?? 0) - (now?.people ?? 0)),
  documents: Math.max(0, counted.documents + (before?.documents ?? 0) - (now?.documents ?? 0)),
});
