import type { ProjectScope } from '../../access/scope.ts';
import type { Tx } from '../../db/client.ts';
import type { StoredCitation } from '../../db/schema.ts';
import { conflict, notFound } from '../../errors.ts';
import { markSaved } from './repo/insight-replies.ts';
import { lockMessage } from './repo/messages.ts';
import { rewriteReply } from './repo/replies.ts';

/** A reply about an insight, or what one person of a group answered, by its position in the message. */
export type ReplyRef = { messageId: number } | { messageId: number; response: number };
/** A reply that is about to be saved as an insight, locked until the transaction ends. */
export type SavableReply = {
  passages: NonNullable<StoredCitation>[];
  /** The insight that it was saved as; people may have deleted that since. */
  savedAs: number | null;
  markSaved: (insightId: number) => Promise<void>;
};

const notAReply = 'Only replies can be saved as insights.';

export const lockReply = (tx: Tx, scope: ProjectScope, ref: ReplyRef): Promise<SavableReply> =>
  'response' in ref ? lockResponse(tx, scope, ref) : lockWhole(tx, scope, ref.messageId);

async function lockWhole(tx: Tx, scope: ProjectScope, messageId: number): Promise<SavableReply> {
  const message = await lockMessage(tx, 'insight', scope, messageId);
  if (!message) throw notFound();
  if (message.role !== 'assistant') throw conflict(notAReply);
  return {
    passages: presentIn(message.reply?.citations ?? []),
    savedAs: message.savedInsightId,
    markSaved: (insightId) => markSaved(tx, scope, messageId, insightId),
  };
}

async function lockResponse(
  tx: Tx,
  scope: ProjectScope,
  { messageId, response: at }: { messageId: number; response: number },
): Promise<SavableReply> {
  const message = await lockMessage(tx, 'people', scope, messageId);
  if (!message) throw notFound();
  const { reply } = message;
  const response = reply?.responses[at];
  if (!reply || !response) throw conflict(notAReply);
  return {
    passages: presentIn(response.citations),
    savedAs: response.savedAs ?? null,
    markSaved(savedAs) {
      const responses = reply.responses.with(at, { ...response, savedAs });
      return rewriteReply(tx, 'people', scope, { id: messageId, reply: { ...reply, responses } });
    },
  };
}

const presentIn = (citations: readonly StoredCitation[]) => citations.filter((c) => c !== null);
