import {
  type chatWithPeople as chatRoute,
  nobodySelected,
} from '#contract/conversations/people-conversation-changes.ts';
import type { PeopleConversation, PeopleMessage } from '#contract/conversations/people-conversations.ts';
import type { PartOf, ReplyOf } from '#contract/route.ts';
import { type PeopleReplies, withPart } from '#engine/engine.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { PostedResponse, StoredGroupReply } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { invalid, notFound } from '../../errors.ts';
import type { ChatCorpus } from '../../jobs/engine-client.ts';
import {
  listConversations as allConversations,
  answerOnce,
  askProjectEngine,
  type ConversationRow,
  type ConversationScope,
  deleteConversation as deleteIt,
  expectMessages,
  insertConversation,
  messagesOf,
  postMessage as post,
  readConversation,
  readEarlier,
  readerOf,
  readerOfParts,
  shownConversation,
  type Writing,
} from '../conversations/service.ts';
import { demandDocuments, documentsAmong } from '../documents/service.ts';
import { registerOf } from '../people/service.ts';
import { lockProject, readProject } from '../projects/service.ts';
import {
  asGroupReply,
  asGroupReplySoFar,
  asSelection,
  asTurns,
  documentsOf,
  presentAmong,
  type Seat,
  seatsOf,
  shownGroup,
  shownMessage,
  shownPart,
  shownPerson,
} from './rules.ts';

type Needs = Pick<Deps, 'db'>;
type EngineNeeds = Pick<Deps, 'db' | 'engine' | 'config' | 'log'>;

/** The conversations as the caller sees them, with people and documents as they are now. */
async function shown(
  { db }: Needs,
  scope: ProjectScope,
  rows: readonly ConversationRow<'people'>[],
): Promise<PeopleConversation[]> {
  const people = await registerOf(db, scope);
  const seated = rows.map((row) => {
    const seats = seatsOf(row.selectedPeople, people);
    return { row, seats, documentIds: citedIn(row.contextDocuments ?? [], seats) };
  });
  const documents = await documentsAmong(db, scope, [...new Set(seated.flatMap((one) => one.documentIds))]);
  const names = new Map(documents.map((d) => [d.id, d]));
  return seated.map(({ row, seats, documentIds }) => ({
    ...shownConversation(scope, row),
    selectedPeople: seats.map(shownPerson),
    contextDocuments: documentIds.flatMap((id) => names.get(id) ?? []),
  }));
}

/** What may be cited: the documents that were chosen, else all in which those who answer speak. */
function citedIn(chosen: readonly number[], seats: readonly Seat[]): number[] {
  return chosen.length > 0 ? [...chosen] : documentsOf(presentAmong(seats));
}

export async function listConversations(deps: EngineNeeds, scope: ProjectScope): Promise<PeopleConversation[]> {
  expectMessages(deps, scope);
  return shown(deps, scope, await allConversations(deps.db, 'people', scope));
}

type Start = {
  title: string;
  personIds: readonly number[];
  documentIds: readonly number[];
  clientConversationId: string | undefined;
};

/** All or nothing: one person or document that is not in the project refuses the call. */
export async function startConversation(
  { db }: Needs,
  scope: ProjectScope,
  { personIds, documentIds, ...fields }: Start,
): Promise<PeopleConversation> {
  const row = await db.transaction(async (tx) => {
    await lockProject(tx, scope);
    const people = await registerOf(tx, scope);
    const selected = seatsOf(
      personIds.map((id) => ({ id, name: '', emoji: '' })),
      people,
    );
    const selectedPeople = selected.map(({ now }) => {
      if (!now || now.hidden) throw notFound();
      return asSelection(now);
    });
    const contextDocuments = [...new Set(documentIds)];
    await demandDocuments(tx, scope, contextDocuments);
    return insertConversation(tx, 'people', scope, { ...fields, selectedPeople, contextDocuments });
  });
  const [conversation] = await shown({ db }, scope, row ? [row] : []);
  if (!conversation) throw notFound();
  return conversation;
}

export const deleteConversation = (deps: Needs, scope: ConversationScope): Promise<void> =>
  deleteIt(deps, 'people', scope);

export async function listMessages(deps: Needs, scope: ConversationScope): Promise<PeopleMessage[]> {
  const rows = await messagesOf(deps, 'people', scope);
  const people = await registerOf(deps.db, scope);
  const reader = await readerOf(
    deps,
    scope,
    rows.flatMap((row) => row.reply ?? []),
  );
  return rows.map((row) => shownMessage(row, people, reader));
}

export async function postMessage(
  deps: Needs,
  scope: ConversationScope,
  message: { role: 'user' | 'assistant'; content: string | PostedResponse[] },
): Promise<PeopleMessage> {
  const row = await post(deps, 'people', scope, message);
  return shownMessage(row, new Map(), await readerOf(deps, scope, []));
}

type Asked = {
  message: string;
  /** Absent: those of the conversation. */
  personIds?: readonly number[] | undefined;
  /** What may be cited. Empty: everything. Absent: what the conversation says. */
  documentIds?: readonly number[] | undefined;
  storeIn?: { conversationId: number; clientMessageId: string } | undefined;
  /** Is given the answers while they are written. */
  sendPart?: ((part: PartOf<typeof chatRoute>) => void) | undefined;
};

const conversationOf = ({ db }: Needs, scope: ProjectScope, conversationId: number) =>
  readConversation(db, 'people', { ...scope, conversationId });

export async function chat(
  deps: EngineNeeds & Pick<Deps, 'changes'>,
  scope: ProjectScope,
  asked: Asked,
): Promise<ReplyOf<typeof chatRoute>> {
  const { storeIn } = asked;
  const [conversation, earlier, people] = await Promise.all([
    storeIn && conversationOf(deps, scope, storeIn.conversationId),
    storeIn && readEarlier(deps, 'people', scope, storeIn),
    registerOf(deps.db, scope),
  ]);
  if (storeIn && !conversation) throw notFound();
  const seats = askedSeats(asked.personIds, seatsOf(conversation?.selectedPeople ?? [], people), people);
  const citable = await citableOf(deps, scope, asked.documentIds, conversation?.contextDocuments ?? []);
  const { sendPart, message } = asked;
  const readerOfPart = readerOfParts<'people'>(deps, scope);
  const onPart = async (soFar: StoredGroupReply) => {
    const response = shownPart(soFar, people, await readerOfPart(soFar));
    if (response) sendPart?.({ response });
  };
  const asking = { message, storeIn, earlier, onPart: sendPart && onPart };
  const { reply, stored } = await answerOnce(deps, 'people', scope, asking, (history, writing) =>
    answer(deps, scope, { seats, message, history: asTurns(history, people), citable }, writing),
  );
  const reader = await readerOf(deps, scope, [reply]);
  return { ...shownGroup(reply, people, reader), stopped: reply.stopped ?? false, stored };
}

/** People who left the project can still be asked in conversations that they were part of; others are missing. */
function askedSeats(
  personIds: readonly number[] | undefined,
  seats: readonly Seat[],
  people: Awaited<ReturnType<typeof registerOf>>,
): Seat[] {
  if (personIds === undefined) {
    if (seats.length === 0) throw invalid(nobodySelected);
    return [...seats];
  }
  const asked = personIds.map((id) => {
    const now = people.get(id);
    if (now && !now.hidden) return { seen: now, now };
    const seat = seats.find((s) => s.seen.id === id || s.now?.id === id);
    if (!seat) throw notFound();
    return seat;
  });
  if (asked.length === 0) throw invalid(nobodySelected);
  return [...new Map(asked.map((seat) => [seat.now?.id ?? seat.seen.id, seat])).values()];
}

/** Documents deleted since they were chosen cannot be cited, and do not make others citable. */
async function citableOf(
  { db }: Needs,
  scope: ProjectScope,
  asked: readonly number[] | undefined,
  chosen: readonly number[],
): Promise<number[] | undefined> {
  if (asked !== undefined) await demandDocuments(db, scope, asked);
  const ids = asked ?? chosen;
  return ids.length > 0 ? (await documentsAmong(db, scope, ids)).map((d) => d.id) : undefined;
}

type Question = {
  seats: readonly Seat[];
  message: string;
  history: ReturnType<typeof asTurns>;
  citable: readonly number[] | undefined;
};

async function answer(
  deps: EngineNeeds,
  scope: ProjectScope,
  { seats, citable, ...question }: Question,
  { signal, show }: Writing<'people'>,
): Promise<StoredGroupReply> {
  const present = presentAmong(seats);
  const [project, documents] = await Promise.all([
    readProject(deps, scope),
    documentsAmong(deps.db, scope, documentsOf(present)),
  ]);
  const { language } = project;
  const documentIds = documents.map((d) => d.id);
  const readable = new Set(documentIds);
  const people = present.filter((p) => p.voices.some((v) => readable.has(v.documentId)));
  const input = { ...question, people, language, ...(citable ? { citable } : {}) };
  if (people.length === 0) return asGroupReply(seats, null, language);
  const write = async (corpus: ChatCorpus) => {
    let found: PeopleReplies = { replies: [], comparison: null };
    for await (const part of corpus.askPeople(input)) {
      found = withPart(found, part);
      if ('reply' in part) await show(asGroupReplySoFar(seats, found, language));
    }
    return found;
  };
  return asGroupReply(seats, await askProjectEngine(deps, scope, documentIds, write, { signal, project }), language);
}
