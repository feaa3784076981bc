import { type Language, languages } from '#contract/languages.ts';
import { type SearchResult, searchKinds } from '#contract/search.ts';
import { type RankedText, type SearchedText, snippetOf } from '#engine/search/rank-texts.ts';
import type { StoredAnalysis, StoredGroupReply, StoredReply } from '../../db/schema.ts';
import { textOf } from '../conversations/service.ts';
import type { FoundConversation, FoundMessage } from './repo.ts';

type Place = Omit<SearchResult, 'text' | 'marks' | 'score'>;
/** A text that may be found, and what it is a part of. Of all texts with the same `part`, the best one is a result. */
export type Searched = SearchedText & { place: Place; part: string };

const nowhere = {
  ...{ insightId: null, conversationId: null, documentId: null, fileName: null },
  ...{ start: null, end: null, speaker: null, place: null },
};

export const asLanguage = (name: string | undefined): Language =>
  languages.find((language) => language === name) ?? 'english';

type Passage = {
  documentId: number;
  ordinal: number;
  projectId: number;
  fileName: string;
  content: string;
  metadata: { start: number; end: number; speakers: string[]; language: string } | null;
};

/** A passage by the turns in it, because several people may speak in one. */
export function searchedPassage({ documentId, ordinal, projectId, fileName, content, metadata }: Passage): Searched[] {
  // Without a place in its document a passage cannot be opened.
  if (!metadata) return [];
  const { speakers, language } = metadata;
  const common = { ...nowhere, kind: 'passage', projectId, title: fileName, documentId, fileName } as const;
  return turnsIn(content, speakers).map(({ start, end, speaker }, at) => ({
    text: content.slice(start, end),
    language: asLanguage(language),
    place: { ...common, start: metadata.start + start, end: metadata.start + end, speaker },
    part: `passage ${documentId} ${ordinal} ${at}`,
  }));
}

type Turn = { start: number; end: number; speaker: string | null };

/** Turns begin on a line with a name. Before the first one speaks whoever is named first; without any, only one person can be told. */
export function turnsIn(content: string, speakers: readonly string[]): Turn[] {
  const names = speakers.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');
  const labels = names ? [...content.matchAll(new RegExp(`^[ \\t]*(${names})[ \\t]*[:：]\\s*`, 'gmu'))] : [];
  const [first = null] = speakers;
  const opening = { start: 0, speaker: labels.length > 0 || speakers.length === 1 ? first : null };
  const starts = [opening, ...labels.map((l) => ({ start: l.index + l[0].length, speaker: l[1] ?? null }))];
  return starts.flatMap(({ start, speaker }, i) => {
    const said = content.slice(start, labels[i]?.index ?? content.length).trimEnd();
    return said ? [{ start, end: start + said.length, speaker }] : [];
  });
}

export function searchedDocument(
  { id, projectId, fileName }: { id: number; projectId: number; fileName: string },
  language: Language,
): Searched {
  const place = { ...nowhere, kind: 'document', projectId, title: fileName, documentId: id, fileName } as const;
  return { text: fileName, language, place, part: `document ${id}` };
}

export function searchedInsight(
  { id, projectId, analysis, why }: { id: number; projectId: number; analysis: StoredAnalysis; why: string | null },
  language: Language,
): Searched[] {
  const { title, summary, supportingQuote, keywords = [] } = analysis;
  const place = { ...nowhere, kind: 'insight', projectId, insightId: id, title } as const;
  return [title, summary, supportingQuote, why, keywords.join(', ')].flatMap((text) =>
    text ? [{ text, language, place, part: `insight ${id}` }] : [],
  );
}

export const searchedTitle = (conversation: FoundConversation, language: Language): Searched =>
  inConversation(conversation, language, { text: conversation.title, speaker: null });

/** A message of a user, and what a reply says; what was removed from it is not there any more. */
export function searchedMessage(
  { conversation, content, reply }: FoundMessage,
  language: Language,
  names: ReadonlyMap<number, string>,
): Searched[] {
  const texts = reply ? textsOf(reply, names) : postedTexts(content);
  return texts.flatMap((said) => (said.text ? [inConversation(conversation, language, said)] : []));
}

type Said = { text: string; speaker: string | null };

const textsOf = (reply: StoredReply | StoredGroupReply, names: ReadonlyMap<number, string>): Said[] =>
  'responses' in reply
    ? [
        ...reply.responses.map((r) => ({ text: textOf(r), speaker: names.get(r.person.id) ?? r.person.name })),
        { text: reply.comparison?.text ?? '', speaker: null },
      ]
    : [{ text: textOf(reply), speaker: null }];

const postedTexts = (content: FoundMessage['content']): Said[] =>
  typeof content === 'string'
    ? [{ text: content, speaker: null }]
    : content.map(({ name, response }) => ({ text: response, speaker: name }));

function inConversation(
  { id, projectId, insightId, title }: FoundConversation,
  language: Language,
  { text, speaker }: Said,
): Searched {
  const place = { ...nowhere, kind: 'conversation', projectId, insightId, conversationId: id, title, speaker } as const;
  return { text, language, place, part: `conversation ${insightId === null ? 'people' : 'insight'} ${id}` };
}

/** The people who answer in messages. */
export const answering = (messages: readonly FoundMessage[]): number[] => [
  ...new Set(
    messages.flatMap(({ reply }) => (reply && 'responses' in reply ? reply.responses.map((r) => r.person.id) : [])),
  ),
];

/** The best text of each part, best first. Every kind has a share of the room, so that none hides another. */
export function choose<R extends { place: { kind: SearchResult['kind'] }; part: string }>(
  ranked: readonly R[],
  limit: number,
): R[] {
  const best = firstOfEach(ranked);
  const share = Math.floor(limit / searchKinds.length);
  const sure = new Set(searchKinds.flatMap((kind) => best.filter((one) => one.place.kind === kind).slice(0, share)));
  const room = limit - sure.size;
  const others = new Set(best.filter((one) => !sure.has(one)).slice(0, room));
  return best.filter((one) => sure.has(one) || others.has(one));
}

function firstOfEach<R extends { part: string }>(ranked: readonly R[]): R[] {
  const parts = new Set<string>();
  return ranked.filter(({ part }) => !parts.has(part) && parts.add(part));
}

/** A result, with the part of its text that shows what was found. */
export function shownResult({ text, place, language }: Searched, { marks, score }: RankedText): SearchResult {
  const snippet = snippetOf({ text, language }, marks);
  const inside = marks.filter((m) => m.start >= snippet.start && m.end <= snippet.end);
  const start = place.start === null ? null : place.start + snippet.start;
  return {
    ...place,
    start,
    end: start === null ? null : start + (snippet.end - snippet.start),
    text: text.slice(snippet.start, snippet.end),
    marks: inside.map((m) => [m.start - snippet.start, m.end - snippet.start]),
    score: Math.round(score * 1e4) / 1e4,
  };
}
