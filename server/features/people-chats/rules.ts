import type { PeopleMessage, PersonResponse, SelectedPerson } from '#contract/conversations/people-conversations.ts';
import type { Language } from '#contract/languages.ts';
import type { ChatTurn, PeopleReplies } from '#engine/engine.ts';
import type { StoredGroupReply, StoredSelection } from '../../db/schema.ts';
import {
  type MessageRow,
  noReply,
  phrasesOf,
  plainReply,
  type Reader,
  shownCitation,
  shownReply,
  shownSentence,
  textOf,
  toStored,
  toStoredCitation,
} from '../conversations/service.ts';
import { type KnownPerson, type Register, voicesOf } from '../people/service.ts';

/** A person of a conversation: as they are now, or as the conversation last knew them. */
export type Seat = { seen: StoredSelection; now: KnownPerson | undefined };

/** Each person once: several of a conversation may have been merged since. */
export function seatsOf(selected: readonly StoredSelection[], people: Register): Seat[] {
  const seats = selected.map((seen): Seat => ({ seen, now: people.get(seen.id) }));
  return [...new Map(seats.map((seat) => [seat.now?.id ?? seat.seen.id, seat])).values()];
}

/** Those of a conversation who can answer, with their voices. */
export const presentAmong = (seats: readonly Seat[]) =>
  seats.flatMap(({ now }) => (now && !now.hidden ? { id: now.id, name: now.name, voices: voicesOf(now) } : []));

/** The documents in which people speak, each once. */
export const documentsOf = (people: ReturnType<typeof presentAmong>): number[] => [
  ...new Set(people.flatMap(({ voices }) => voices.map(({ documentId }) => documentId))),
];

export const asSelection = ({ id, name, emoji }: StoredSelection): StoredSelection => ({ id, name, emoji });

/** Titles are not stored with a conversation, because they come from documents. */
export const shownPerson = ({ seen, now }: Seat): SelectedPerson =>
  now
    ? { ...asSelection(now), title: now.title, gone: now.hidden, ...(now.hidden ? { hidden: true } : {}) }
    : { ...seen, title: '', gone: true };

/** One response per person, in the order asked, and the comparison with the passages on which it rests. */
export function asGroupReply(
  seats: readonly Seat[],
  found: PeopleReplies | null,
  language: Language,
): StoredGroupReply {
  const { gone, hidden, unread } = phrasesOf(language);
  const replies = new Map(found?.replies.map((r) => [r.personId, r]));
  const responses = seats.map(({ seen, now }) => {
    const person = asSelection(now ?? seen);
    if (!now) return { person, ...plainReply(gone(person.name)) };
    if (now.hidden) return { person, ...plainReply(hidden(person.name)) };
    const reply = replies.get(now.id);
    return { person, ...(reply ? toStored(reply) : plainReply(unread(person.name))) };
  });
  return { responses, comparison: comparisonOf(found) };
}

/** What has come of the answers: those of everyone up to the last one who has begun. */
export function asGroupReplySoFar(seats: readonly Seat[], found: PeopleReplies, language: Language): StoredGroupReply {
  const begun = new Set(found.replies.map((r) => r.personId));
  const last = seats.findLastIndex(({ now }) => now && begun.has(now.id));
  return asGroupReply(seats.slice(0, last + 1), found, language);
}

/** The engine numbers the passages of a comparison through all replies, in their order. */
function comparisonOf(found: PeopleReplies | null): StoredGroupReply['comparison'] {
  if (!found?.comparison) return null;
  const { text, basis, citations } = found.comparison;
  const all = found.replies.flatMap((r) => r.citations);
  const passages = citations.flatMap((i) => all[i] ?? []).map(toStoredCitation);
  return { text, basis, citations: passages.map((_, i) => i), passages };
}

/** The history as the engine takes it: people are named by the ids that they have now. */
export const asTurns = (history: readonly { text: string; reply: StoredGroupReply }[], people: Register): ChatTurn[] =>
  history.flatMap(({ text, reply }): ChatTurn[] => [
    { role: 'user', text },
    ...reply.responses.map((response): ChatTurn => {
      const personId = people.get(response.person.id)?.id ?? response.person.id;
      const citations = response.citations.filter((c) => c !== null);
      return { role: 'assistant', personId, text: textOf(response), citations };
    }),
  ]);

type Response = StoredGroupReply['responses'][number];

function shownResponse({ person, savedAs, ...reply }: Response, people: Register, reader: Reader): PersonResponse {
  const { content, ...parts } = shownReply(reply, reader);
  const { id, name, title, emoji } = shownPerson({ seen: person, now: people.get(person.id) });
  return { personId: id, name, title, emoji, response: content, saved: savedAs !== undefined, ...parts };
}

/** What the person who answers last has said so far. */
export function shownPart({ responses }: StoredGroupReply, people: Register, reader: Reader): PersonResponse | null {
  const last = responses.at(-1);
  return last ? shownResponse(last, people, reader) : null;
}

export function shownGroup({ responses, comparison }: StoredGroupReply, people: Register, reader: Reader) {
  return {
    responses: responses.map((r) => shownResponse(r, people, reader)),
    comparison: comparison && {
      ...shownSentence(comparison),
      citations: comparison.passages.map((p) => shownCitation(p, reader)),
    },
  };
}

export function shownMessage(row: MessageRow<'people'>, people: Register, reader: Reader): PeopleMessage {
  const { id, role, origin, content, reply } = row;
  const createdAt = row.createdAt.toISOString();
  if (reply) {
    const { responses, comparison } = shownGroup(reply, people, reader);
    return { id, role, origin, content: responses, comparison, stopped: reply.stopped ?? false, createdAt };
  }
  const posted = typeof content === 'string' ? content : content.map(asPosted);
  return { id, role, origin, content: posted, comparison: null, stopped: false, createdAt };
}

const asPosted = ({ name, title = '', response }: { name: string; title?: string | undefined; response: string }) => ({
  ...{ personId: null, name, title, emoji: '', response, saved: false },
  ...noReply,
});
