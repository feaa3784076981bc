import { type Citation, type ReplySentence, removedSentence } from '#contract/conversations/replies.ts';
import type { ChatReply, QuoteSpan } from '#engine/engine.ts';
import type { StoredCitation, StoredGroupReply, StoredReply, StoredSentence } from '../../db/schema.ts';

/** After these a sentence follows without a space. */
const closesWithoutSpace = /[\u3002\uff01\uff1f\u300d\u300f]$/u;
/** Blocks of Markdown, such as a quotation, are paragraphs of their own. */
const isBlock = (text: string) => /^(>|[-*] |\d+\. |#)/.test(text) || text.includes('\n');

/** The sentences of a reply as one text. */
export function joined(texts: readonly string[]): string {
  return texts.reduce((all, text, i) => {
    const before = texts[i - 1];
    if (before === undefined) return text;
    if (isBlock(text) || isBlock(before)) return `${all}\n\n${text}`;
    return all + (closesWithoutSpace.test(before) ? '' : ' ') + text;
  }, '');
}

/** What is left of a reply, for the history: sentences that were removed with a document are left out. */
export const textOf = ({ sentences }: StoredReply): string => joined(sentences.flatMap((s) => s.text ?? []));

/** How many passages are kept for one sentence; more would only make a conversation slow to open. */
const maxPassagesPerSentence = 12;

/** A reply as it is stored, with the passages that its sentences cite. */
export function toStored({ sentences, citations, refused }: ChatReply): StoredReply {
  const cut = sentences.map((s) => ({ ...s, citations: s.citations.slice(0, maxPassagesPerSentence) }));
  const cited = [...new Set(cut.flatMap((s) => s.citations))].sort((a, b) => a - b);
  const places = new Map(cited.map((from, to) => [from, to]));
  return {
    sentences: cut.map(({ text, basis, citations }) => ({
      ...{ text, basis },
      citations: citations.flatMap((i) => places.get(i) ?? []),
    })),
    citations: cited.flatMap((i) => citations[i] ?? []).map(toStoredCitation),
    refused,
  };
}

export function toStoredCitation({ documentId, start, end, quote, speaker, place }: QuoteSpan): StoredCitation {
  return { documentId, start, end, quote, speaker, place };
}

/** A reply that rests on no document: what the server itself has to say. */
export const plainReply = (text: string): StoredReply => ({
  sentences: [{ text, basis: 'none', citations: [] }],
  citations: [],
  refused: true,
});

/** The passages of a reply, of all people and of their comparison. */
export const passagesOf = (reply: StoredReply | StoredGroupReply): StoredCitation[] =>
  'responses' in reply
    ? [...reply.responses.flatMap((r) => r.citations), ...(reply.comparison?.passages ?? [])]
    : reply.citations;

/** The documents on which a reply rests. */
export const documentsOf = (reply: StoredReply | StoredGroupReply): number[] => [
  ...new Set(passagesOf(reply).flatMap((c) => c?.documentId ?? [])),
];

/** Throws unless every quote equals its document's stored text at its offsets: a wrong quote is a bug. */
export function checkQuotes(reply: StoredReply | StoredGroupReply, texts: ReadonlyMap<number, string>): void {
  for (const passage of passagesOf(reply)) {
    if (!passage) continue;
    const { documentId, start, end, quote } = passage;
    const fits = quote.length > 0 && texts.get(documentId)?.slice(start, end) === quote;
    if (!fits) throw new Error(`a quote does not match document ${documentId} from ${start} to ${end}`);
  }
}

/**
 * The reply without anything that came from these documents: their passages, and the sentences that rest on them. Of a reply
 * that loses a passage, sentences that cite nothing go too, because they may speak of it.
 */
function strippedReply<R extends StoredReply>(reply: R, gone: ReadonlySet<number>): R {
  if (!losesPassage(reply.citations, gone)) return reply;
  return {
    ...reply,
    sentences: reply.sentences.map((s) => strippedSentence(s, reply.citations, gone)),
    citations: reply.citations.map((c) => strippedCitation(c, gone)),
  };
}

const losesPassage = (citations: readonly StoredCitation[], gone: ReadonlySet<number>) =>
  citations.some((c) => c && gone.has(c.documentId));
const strippedCitation = (c: StoredCitation, gone: ReadonlySet<number>) => (c && gone.has(c.documentId) ? null : c);

function strippedSentence<S extends StoredSentence>(
  sentence: S,
  citations: readonly StoredCitation[],
  gone: ReadonlySet<number>,
): S {
  const rests = sentence.citations.map((i) => citations[i]);
  const isLeft = rests.length > 0 && rests.every((c) => !c || !gone.has(c.documentId));
  return isLeft ? sentence : { ...sentence, text: null };
}

export function withoutDocuments<R extends StoredReply | StoredGroupReply>(reply: R, gone: ReadonlySet<number>): R;
export function withoutDocuments(reply: StoredReply | StoredGroupReply, gone: ReadonlySet<number>) {
  if (!('responses' in reply)) return strippedReply(reply, gone);
  const { responses, comparison } = reply;
  const isCompared = comparison && losesPassage(passagesOf(reply), gone);
  return {
    ...reply,
    responses: responses.map((r) => strippedReply(r, gone)),
    comparison: isCompared
      ? { ...comparison, text: null, passages: comparison.passages.map((c) => strippedCitation(c, gone)) }
      : comparison,
  };
}

/** Who reads: the names of the documents that still exist, and whether the reader may open them. */
export type Reader = { fileNames: ReadonlyMap<number, string>; mayOpen: boolean };

const nothing = { documentId: null, fileName: null, start: null, end: null, quote: null, speaker: null, place: null };

export function shownCitation(stored: StoredCitation, { fileNames, mayOpen }: Reader): Citation {
  const fileName = stored && fileNames.get(stored.documentId);
  if (!stored || fileName === undefined || fileName === null) return { ...nothing, removed: true };
  const { quote, speaker, place } = stored;
  const link = mayOpen ? stored : nothing;
  return {
    ...{ documentId: link.documentId, start: link.start, end: link.end },
    ...{ fileName, quote, speaker, place, removed: false },
  };
}

export const shownSentence = ({ text, basis, citations }: StoredSentence): ReplySentence => ({
  ...{ text: text ?? removedSentence, basis, citations, removed: text === null },
});

/** A reply as callers see it, with its text. */
export function shownReply({ sentences, citations, refused }: StoredReply, reader: Reader) {
  const shown = sentences.map(shownSentence);
  // Several removed sentences in a row are said once.
  const texts = shown.filter((s, i) => !(s.removed && shown[i - 1]?.removed)).map((s) => s.text);
  return {
    content: joined(texts),
    sentences: shown,
    citations: citations.map((c) => shownCitation(c, reader)),
    refused,
  };
}

/** A message without any reply in it. */
export const noReply = { sentences: [], citations: [], refused: false };
