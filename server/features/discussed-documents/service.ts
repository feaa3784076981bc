import type { Dependents, WrittenKind } from '#contract/documents/documents-removal.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import {
  conversationsLosingPassages,
  forgetDocumentInReplies,
  type Keep,
  redactReplies,
} from '../conversations/service.ts';
import {
  eraseMessagesToInsights,
  eraseMessagesToPeople,
  insightChatsOn,
  messagesToInsights,
  messagesToPeople,
  peopleChatsOn,
  renameInPeopleChats,
  titlesOfInsightChats,
  titlesOfPeopleChats,
} from './repo.ts';

type On = {
  documentId: number;
  /** The insights that are deleted with the document. */
  insightIds: readonly number[];
  /** Those that are deleted if the caller says so. */
  optionalIds: readonly number[];
  personIds: readonly number[];
};

/** The conversations that lose something with a document, or may go with an insight: those about one that is deleted lose all. */
export async function discussingConversations(
  db: Db | Tx,
  scope: ProjectScope,
  { documentId, insightIds, optionalIds, personIds }: On,
): Promise<Dependents['conversations']> {
  const onInsights = await insightChatsOn(db, scope, { documentId, insightIds: [...insightIds, ...optionalIds] });
  const withPeople = await peopleChatsOn(db, scope, { documentId, personIds });
  return [
    ...onInsights.map(({ cites, ...row }) => ({
      ...row,
      ...{
        kind: 'insight' as const,
        loses: lossOf(row, insightIds) ?? (cites ? ('some' as const) : ('none' as const)),
      },
    })),
    ...withPeople.map(({ cites: _, ...row }) => ({ ...row, kind: 'people' as const, loses: 'some' as const })),
  ];
}

const lossOf = ({ insightId }: { insightId: number | null }, gone: readonly number[]) =>
  insightId !== null && gone.includes(insightId) ? ('all' as const) : null;

type WrittenText = { kind: Exclude<WrittenKind, 'tag'>; id: number; text: string };

/** Everything that people wrote in the project's conversations. */
export async function writtenMessages(db: Db | Tx, scope: ProjectScope): Promise<WrittenText[]> {
  const [toInsights, toPeople] = [await messagesToInsights(db, scope), await messagesToPeople(db, scope)];
  return [
    ...toInsights.map(({ id, text }) => ({ kind: 'message' as const, id, text })),
    ...toPeople.map(({ id, text }) => ({ kind: 'people-message' as const, id, text })),
  ];
}

/** Shown in place of a message, or the name of a person, that went with a document. */
const notice = 'This message was removed with a document.';
const title = 'Conversation';
const name = 'Removed person';

export type DiscussionRemoval = {
  documentId: number;
  messages: ReadonlySet<number>;
  peopleMessages: ReadonlySet<number>;
  /** People who are deleted with the document. */
  personIds: readonly number[];
};

/** Removes what conversations hold of a document: passages, sentences that rest on them, names, and the messages that go as well. */
export async function forgetDocumentInConversations(
  tx: Tx,
  scope: ProjectScope,
  { documentId, messages, peopleMessages, personIds }: DiscussionRemoval,
): Promise<void> {
  await forgetDocumentInReplies(tx, scope, documentId);
  await eraseInConversations(tx, scope, { messages, peopleMessages, personIds });
}

/** Puts notices in the place of these messages, and of the names of people who are gone. */
async function eraseInConversations(
  tx: Tx,
  scope: ProjectScope,
  { messages, peopleMessages, personIds }: Omit<DiscussionRemoval, 'documentId'>,
): Promise<void> {
  const erased = <M extends { id: number }>(all: readonly M[], ids: ReadonlySet<number>) =>
    all.filter((m) => ids.has(m.id));
  if (messages.size > 0)
    await eraseMessagesToInsights(tx, scope, erased(await messagesToInsights(tx, scope), messages), { notice, title });
  if (peopleMessages.size > 0)
    await eraseMessagesToPeople(tx, scope, erased(await messagesToPeople(tx, scope), peopleMessages), {
      ...{ notice, title, name },
    });
  const gone = new Set(personIds);
  await renameInPeopleChats(tx, scope, personIds, (person) => (gone.has(person.id) ? { ...person, name } : person));
}

/** Documents that are redacted, and what is left of each passage. */
type Redacting = { documentIds: readonly number[]; keep: Keep };

/** The conversations that lose something when people are erased. */
export async function conversationsLosing(
  db: Db | Tx,
  scope: ProjectScope,
  { insightIds, optionalIds, personIds, ...redacting }: Redacting & Omit<On, 'documentId'>,
): Promise<Dependents['conversations']> {
  // No document has this id: only the insights and the people count.
  const documentId = 0;
  const about = await insightChatsOn(db, scope, { documentId, insightIds: [...insightIds, ...optionalIds] });
  const withPeople = await peopleChatsOn(db, scope, { documentId, personIds });
  const known = (rows: readonly { id: number }[], ids: readonly number[]) =>
    ids.filter((id) => !rows.some((row) => row.id === id));
  const citing = await conversationsLosingPassages(db, scope, 'insight', redacting);
  const citingPeople = await conversationsLosingPassages(db, scope, 'people', redacting);
  const some = { loses: 'some' as const };
  const cited = new Set(citing);
  return [
    ...about.map(({ cites: _, ...row }) => ({
      ...row,
      ...{ kind: 'insight' as const },
      loses: lossOf(row, insightIds) ?? (cited.has(row.id) ? ('some' as const) : ('none' as const)),
    })),
    ...(await titlesOfInsightChats(db, scope, known(about, citing))).map((row) => ({
      ...row,
      ...some,
      kind: 'insight' as const,
    })),
    ...withPeople.map(({ cites: _, ...row }) => ({ ...row, ...some, kind: 'people' as const })),
    ...(await titlesOfPeopleChats(db, scope, known(withPeople, citingPeople))).map((row) => ({
      ...row,
      ...some,
      kind: 'people' as const,
    })),
  ];
}

/** Takes what people said who are erased out of all conversations, in the transaction that redacts the documents. */
export async function redactConversations(
  tx: Tx,
  scope: ProjectScope,
  { documentIds, keep, ...removal }: Redacting & Omit<DiscussionRemoval, 'documentId'>,
): Promise<void> {
  await redactReplies(tx, scope, { documentIds, keep, personIds: removal.personIds });
  await eraseInConversations(tx, scope, removal);
}
