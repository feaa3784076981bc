import type { ProjectScope } from '../../access/scope.ts';
import type { Tx } from '../../db/client.ts';
import { together } from '../../db/together.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { takeOne } from '../../http/rate-limit.ts';
import { documentsAmong, redactedTexts } from '../documents/service.ts';
import { lockProject } from '../projects/service.ts';
import { lockConversation, touchConversation } from './repo/conversations.ts';
import { exchangeOf, insertExchange, lastExchanges } from './repo/messages.ts';
import { clearStopping, isSettled } from './repo/stopping.ts';
import { type ConversationScope, type Exchange, type Kind, type ReplyOf, rowOf } from './repo/tables.ts';
import { documentsOf, type Keep, withPassages } from './rules.ts';
import { type Writing, writeReply } from './write-reply.ts';

type Needs = Pick<Deps, 'db' | 'changes' | 'config'>;

/** How far back a follow-up question can refer. */
const maxHistory = 20;

export type Asking<K extends Kind> = {
  message: string;
  /** Where to store message and reply; without it, nothing is stored and there is no history. */
  storeIn?: { conversationId: number; clientMessageId: string } | undefined;
  /** What was read of the conversation already. */
  earlier?: Earlier<K> | undefined;
  /** Is given the reply while it is written. */
  onPart?: ((soFar: ReplyOf<K>) => Promise<void>) | undefined;
};
export type Answer<K extends Kind> = {
  reply: ReplyOf<K>;
  stored: { userMessageId: number; messageId: number } | null;
};
type Turn<K extends Kind> = { text: string; reply: ReplyOf<K> };
/** What is stored for a message already, if anything is, and the exchanges before it. */
export type Earlier<K extends Kind> = { known: Exchange<K> | undefined; history: Turn<K>[] };

/** Reads it while a handler reads what else it needs. */
export async function readEarlier<K extends Kind>(
  { db }: Pick<Deps, 'db'>,
  kind: K,
  scope: ProjectScope,
  { conversationId, clientMessageId }: { conversationId: number; clientMessageId: string },
): Promise<Earlier<K>> {
  const place = { ...scope, conversationId };
  const [known, history] = await Promise.all([
    exchangeOf(db, kind, place, clientMessageId),
    lastExchanges(db, kind, place, maxHistory),
  ]);
  return { known, history };
}

/**
 * Answers a message, and stores both exactly once. The message and its reply are written together, after the engine has answered
 * or was stopped, so that a failure leaves nothing behind and no transaction waits for the engine. Of two calls with the same id that are answered
 * at the same time, the second to be stored returns what the first has stored.
 */
export async function answerOnce<K extends Kind>(
  deps: Needs,
  kind: K,
  scope: ProjectScope,
  { message, storeIn, earlier, onPart }: Asking<K>,
  answer: (history: Turn<K>[], writing: Writing<K>) => Promise<ReplyOf<K>>,
): Promise<Answer<K>> {
  const place = storeIn && { ...scope, conversationId: storeIn.conversationId };
  const { known, history } = earlier ??
    (storeIn && (await readEarlier(deps, kind, scope, storeIn))) ?? { known: undefined, history: [] };
  if (known) return asAnswer(known);
  await takeOne(deps, { key: `chat:${scope.userId}`, most: 20, minutes: 1 }, 'Too many messages in one minute.');
  const reply = await writeReply(deps, kind, scope, {
    write: (writing) => answer(history, writing),
    place: place && {
      row: rowOf(kind, place),
      isSettled: () => isSettled(deps.db, kind, place, storeIn.clientMessageId),
    },
    onPart,
  });
  if (!place) return { reply, stored: null };
  const { clientMessageId } = storeIn;
  return asAnswer(
    await deps.db.transaction((tx) => storeOnce(tx, kind, place, { text: message, reply, clientMessageId })),
  );
}

const asAnswer = <K extends Kind>({ reply, userMessageId, messageId }: Exchange<K>): Answer<K> => ({
  reply,
  stored: { userMessageId, messageId },
});

/** The lock on the project also keeps its documents: one is deleted either before the reply is stored or after it. */
async function storeOnce<K extends Kind>(
  tx: Tx,
  kind: K,
  scope: ConversationScope,
  { reply, ...message }: { text: string; reply: ReplyOf<K>; clientMessageId: string },
): Promise<Exchange<K>> {
  const [, isThere, known, keep] = await together([
    lockProject(tx, scope),
    lockConversation(tx, kind, scope),
    exchangeOf(tx, kind, scope, message.clientMessageId),
    passagesLeft(tx, scope, documentsOf(reply)),
  ]);
  if (!isThere) throw notFound();
  if (known) return known;
  const [stored] = await together([
    insertExchange(tx, kind, scope, { ...message, reply: withPassages(reply, keep) }),
    touchConversation(tx, kind, scope),
    clearStopping(tx, kind, scope, message.clientMessageId),
  ]);
  return stored;
}

/** A document may have been deleted or redacted while the reply was written. */
async function passagesLeft(tx: Tx, scope: ProjectScope, cited: readonly number[]): Promise<Keep> {
  const [documents, redacted] = await together([documentsAmong(tx, scope, cited), redactedTexts(tx, scope, cited)]);
  const left = new Set(documents.map((d) => d.id));
  return (passage) => {
    const { documentId, start, end, quote } = passage;
    const now = redacted.get(documentId)?.slice(start, end) ?? quote;
    return left.has(documentId) && now === quote ? passage : null;
  };
}
