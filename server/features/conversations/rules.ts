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

type StoredPassage = NonNullable<StoredCitation>;
/** What is left of a passage; null where it is gone. */
export type Keep = (passage: StoredPassage) => StoredPassage | null;

const keepIn = (c: StoredCitation, keep: Keep): StoredCitation => c && keep(c);
const losesPassage = (citations: readonly StoredCitation[], keep: Keep) => citations.some((c) => c && !keep(c));

/**
 * The reply without the passages that are gone, and without the sentences that rest on them. Of a reply that loses a passage, sentences
 * that cite nothing go too, because they may speak of it.
 */
function strippedReply<R extends StoredReply>(reply: R, keep: Keep): R {
  const citations = reply.citations.map((c) => keepIn(c, keep));
  if (!losesPassage(reply.citations, keep)) return { ...reply, citations };
  return { ...reply, citations, sentences: reply.sentences.map((s) => strippedSentence(s, reply.citations, keep)) };
}

function strippedSentence<S extends StoredSentence>(sentence: S, citations: readonly StoredCitation[], keep: Keep): S {
  const rests = sentence.citations.map((i) => citations[i]);
  const isLeft = rests.length > 0 && rests.every((c) => !c || keep(c));
  return isLeft ? sentence : { ...sentence, text: null };
}

/** A reply with what is left of its passages, where documents were redacted. */
export function withPassages<R extends StoredReply | StoredGroupReply>(reply: R, keep: Keep): R;
export function withPassages(reply: StoredReply | StoredGroupReply, keep: Keep) {
  if (!('responses' in reply)) return strippedReply(reply, keep);
  const { responses, comparison } = reply;
  const isLost = losesPassage(passagesOf(reply), keep);
  return {
    ...reply,
    responses: responses.map((r) => strippedReply(r, keep)),
    comparison: comparison && {
      ...comparison,
      text: isLost ? null : comparison.text,
      passages: comparison.passages.map((c) => keepIn(c, keep)),
    },
  };
}

/** The reply without anything that came from these documents. */
export const withoutDocuments = <R extends StoredReply | StoredGroupReply>(reply: R, gone: ReadonlySet<number>): R =>
  withPassages(reply, (passage) => (gone.has(passage.documentId) ? null : passage));

/** The reply without what these people said in it: nothing of it is left but that they were asked. */
export function withoutPeople(reply: StoredGroupReply, gone: ReadonlySet<number>): StoredGroupReply {
  if (!reply.responses.some(({ person }) => gone.has(person.id))) return reply;
  const { comparison } = reply;
  return {
    ...reply,
    responses: reply.responses.map((response) => {
      if (!gone.has(response.person.id)) return response;
      const { savedAs: _, ...own } = response;
      return { ...own, sentences: [{ text: null, basis: 'none' as const, citations: [] }], citations: [] };
    }),
    comparison: comparison && { ...comparison, text: null },
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
