import type { ChangeKind } from '#contract/analysis/run-changes.ts';
import { foldedText } from '#contract/folded-text.ts';
import { type AskedQuestion, type InsightEvidence, stances } from '#contract/insights/insights.ts';
import type { FoundInsight } from '#engine/engine.ts';

type Span = { documentId: number; start: number; end: number };

/** What became of an insight in a run. */
export type Stored = { id: number; change: ChangeKind };

/** What a stored insight claims: one of its lead quotes, and in it the sentence that is the claim, where that is known. */
export type KnownClaim = Span & {
  insightId: number;
  questionId: number | null;
  title: string;
  quote: string;
  claim: { start: number; end: number } | null;
  isEdited: boolean;
};

/**
 * Throws unless every quote equals its document's stored text at its offsets. A wrong quote is a bug and is never
 * stored.
 */
export function checkQuotes(
  insights: readonly Pick<FoundInsight, 'evidence'>[],
  texts: ReadonlyMap<number, string>,
): void {
  for (const { evidence } of insights) {
    if (evidence[0]?.stance !== 'for') throw new Error('an insight has no evidence');
    for (const { documentId, start, end, quote } of evidence) {
      const fits = quote.length > 0 && texts.get(documentId)?.slice(start, end) === quote;
      if (!fits) throw new Error(`a quote does not match document ${documentId} from ${start} to ${end}`);
    }
  }
}

/** True when two ranges of a document share at least half of the shorter one. */
export function overlaps(a: Span, b: Span): boolean {
  return share(a, b, Math.min) >= 0.5;
}

/** True when two ranges of a document share at least half of the longer one. */
const coincide = (a: Span, b: Span): boolean => share(a, b, Math.max) >= 0.5;

const isSamePlace = (a: Span, b: Span): boolean =>
  a.documentId === b.documentId && a.start === b.start && a.end === b.end;

function share(a: Span, b: Span, of: (...lengths: number[]) => number): number {
  if (a.documentId !== b.documentId) return 0;
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  return shared <= 0 ? 0 : shared / of(a.end - a.start, b.end - b.start);
}

type Found = Pick<FoundInsight, 'title' | 'claim' | 'evidence'>;

/**
 * The stored insight that makes the same claim, if there is one: at the same place, or in the same words elsewhere, as when the
 * same file came again under another name. One of the same question comes before others. Position and rank say nothing.
 */
export function recognise(found: Found, known: readonly KnownClaim[], questionId: number): KnownClaim | undefined {
  const [lead] = found.evidence;
  if (!lead) return undefined;
  const claim = { documentId: lead.documentId, ...found.claim };
  const words = foldedText(wordsOf(lead, found.claim));
  const isHere = (k: KnownClaim) => k.claim !== null && coincide({ documentId: k.documentId, ...k.claim }, claim);
  // Found before claims were recorded, or edited, so that whatever is recognised cannot change its text.
  const isQuoted = (k: KnownClaim) =>
    overlaps(k, lead) && (k.title === found.title || k.isEdited || (k.claim === null && isSamePlace(k, lead)));
  const isSaid = (k: KnownClaim) => foldedText(wordsOf(k, k.claim)) === words;
  const ofQuestion = known.filter((k) => k.questionId === questionId);
  const others = known.filter((k) => k.questionId !== questionId);
  for (const candidates of [ofQuestion, others])
    for (const makesIt of [isHere, isQuoted, isSaid]) {
      const match = candidates.find(makesIt);
      if (match) return match;
    }
  return undefined;
}

/** The part of a quote that is the claim; all of it where the claim is not known or is not in it. */
function wordsOf(quote: { start: number; quote: string }, claim: { start: number; end: number } | null): string {
  if (!claim) return quote.quote;
  const part = quote.quote.slice(Math.max(0, claim.start - quote.start), Math.max(0, claim.end - quote.start));
  return part.trim() === '' ? quote.quote : part;
}

export type StoredQuote = Omit<InsightEvidence, 'fileName' | 'asked'> & {
  asked?: AskedQuestion | null;
  leads: boolean;
  claimStart: number | null;
  claimEnd: number | null;
};

/** The quotes of a found insight as they are stored; the first one leads and holds the claim. */
export const quotesOf = ({ evidence, claim }: Pick<FoundInsight, 'evidence' | 'claim'>): StoredQuote[] =>
  evidence.map(({ fileName: _, ...quote }, i) => ({
    ...quote,
    leads: i === 0,
    claimStart: i === 0 ? claim.start : null,
    claimEnd: i === 0 ? claim.end : null,
  }));

const isEvidence = ({ stance }: Pick<InsightEvidence, 'stance'>): boolean => stance !== 'near';

/**
 * Whether an insight that people wrote rests on what was found: the claim was made in the quote that it shows, or both share two quotes.
 * One of several that it cites could be about something else.
 */
export function restsOn(written: readonly Judged[], found: readonly Judged[]): boolean {
  const supporting = (quotes: readonly Judged[]) => quotes.filter(({ stance }) => stance === 'for');
  const [own, others] = [supporting(written), supporting(found)];
  const [shown, lead] = [own[0], others[0]];
  if (!shown || !lead) return false;
  return overlaps(shown, lead) || own.filter((q) => others.some((f) => overlaps(q, f))).length > 1;
}

const inOrder = (quotes: readonly StoredQuote[]) =>
  quotes.toSorted((a, b) => stances.indexOf(a.stance) - stances.indexOf(b.stance));

type Merged = { quotes: StoredQuote[]; gained: number };

/**
 * The quotes of a stored insight with those that a run found: no evidence is lost, and `gained` is how much is new. With
 * `inNewOrder` the found ones come first, as they are cut now; otherwise the stored ones stay as they are, and the new ones follow.
 * Those that contradict the claim come after those that support it, and those that only come near it last.
 */
export function mergeQuotes(
  stored: readonly StoredQuote[],
  found: readonly StoredQuote[],
  inNewOrder: boolean,
): Merged {
  const added = found.filter((f) => !stored.some((s) => overlaps(s, f)));
  const evidence = found.filter(isEvidence);
  const known = stored.filter(isEvidence);
  const gained = evidence.filter((f) => !known.some((s) => overlaps(s, f))).length;
  const kept = inNewOrder
    ? known.filter((s) => !found.some((f) => overlaps(s, f)))
    : stored.map((s) =>
        isEvidence(s) ? s : { ...s, stance: evidence.find((f) => overlaps(s, f))?.stance ?? s.stance },
      );
  const leads = stored.filter((s) => s.leads);
  const first = inNewOrder ? found.map((f) => stillLeading(f, leads)) : kept;
  const rest = inNewOrder ? kept : added;
  return { quotes: inOrder([...first, ...rest]), gained };
}

/** A quote in the place of one by which runs recognise the insight is one of those, too. */
function stillLeading(quote: StoredQuote, leads: readonly StoredQuote[]): StoredQuote {
  if (quote.leads || !isEvidence(quote)) return quote;
  const lead = leads.find((l) => overlaps(l, quote));
  return lead ? { ...quote, leads: true, claimStart: lead.claimStart, claimEnd: lead.claimEnd } : quote;
}

type Sources = FoundInsight['sources'];
type Judged = Span & Pick<InsightEvidence, 'stance'>;

/** Whether an insight has evidence besides what was found. */
export const holdsMore = (quotes: readonly Judged[], found: readonly Judged[]): boolean =>
  quotes.some((q) => isEvidence(q) && !found.some((f) => isEvidence(f) && overlaps(q, f)));

/** The sources that are left of an insight that is written anew: those of its evidence. */
export const countedSources = (sources: Sources, quotes: readonly Judged[]): Sources =>
  sources.filter((source) => quotes.some((q) => isEvidence(q) && q.documentId === source.documentId));

/** The sources of both, the documents of the run as it counted them; together they are the whole. */
export function mergeSources(stored: Sources, found: Sources): Sources {
  const others = stored.filter((s) => !found.some((f) => f.documentId === s.documentId));
  if (others.length === 0) return found;
  const all = [...others, ...found];
  const sum = all.reduce((total, s) => total + s.relevance, 0) || 1;
  const shareOf = (relevance: number) => Math.round((relevance / sum) * 1000) / 1000;
  return all
    .map((s) => ({ ...s, relevance: shareOf(s.relevance) }))
    .toSorted((a, b) => b.relevance - a.relevance || a.documentId - b.documentId);
}
