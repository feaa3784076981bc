import * as z from 'zod/mini';
import { bodyId } from '../schemas.ts';

/** What all conversations share: messages, what replies are based on, and how a chat call names what it belongs to. */

export const conversationLimits = {
  message: 10_000,
  title: 200,
  people: 20,
  documents: 500,
  response: 20_000,
} as const;

/** Shown to clients wherever they may read but not write. */
export const readOnlyMessage = 'You have read-only access to this conversation';

/** Shown in place of a sentence that rested on a deleted document. */
export const removedSentence = 'This passage was removed with its document.';

/**
 * A passage on which a reply rests. When its document has been deleted, `removed` is true and everything that came from
 * the document is null. For clients, who do not see documents, `documentId`, `start` and `end` are null.
 */
export const citation = z.object({
  documentId: z.nullable(z.int()),
  fileName: z.nullable(z.string()),
  start: z.nullable(z.int()),
  end: z.nullable(z.int()),
  quote: z.nullable(z.string()),
  speaker: z.nullable(z.string()),
  /** The page, time, row or line, in words. */
  place: z.nullable(z.string()),
  removed: z.boolean(),
});
export type Citation = z.infer<typeof citation>;

/** `said`: words of the material; `inferred`: Earshot's words, based on the citations; `none`: based on nothing. */
export const sentenceBases = ['said', 'inferred', 'none'] as const;
export const replySentence = z.object({
  text: z.string(),
  basis: z.enum(sentenceBases),
  /** Indexes of the reply's `citations`. */
  citations: z.array(z.int()),
  /** Whether the sentence was removed with a document; `text` then says so. */
  removed: z.boolean(),
});
export type ReplySentence = z.infer<typeof replySentence>;

/** What Earshot adds to the text of a reply. Empty for messages that callers posted. */
export const replyParts = {
  sentences: z.array(replySentence),
  citations: z.array(citation),
  /** The material does not cover the question. */
  refused: z.boolean(),
};

/** Whether someone stopped the reply: it is what had come until then, which may be nothing. */
export const stopped = z.boolean();

export const messageRoles = ['user', 'assistant'] as const;
/** `chat`: stored by a chat call; `caller`: posted as it is, and never used as history. */
export const messageOrigins = ['chat', 'caller'] as const;

const noMessage = 'Please write a message';
export const messageText = z.string({ error: noMessage }).check(
  z.trim(),
  z.minLength(1, { error: noMessage }),
  z.maxLength(conversationLimits.message, {
    error: `A message must be at most ${conversationLimits.message.toLocaleString('en')} characters`,
  }),
);

export const messageRole = z.enum(messageRoles, { error: 'The role must be user or assistant' });

const noTitle = 'A conversation needs a title';
export const conversationTitle = z
  .string({ error: noTitle })
  .check(
    z.trim(),
    z.minLength(1, { error: noTitle }),
    z.maxLength(conversationLimits.title, { error: `A title must be at most ${conversationLimits.title} characters` }),
  );

const clientId = (name: string) =>
  z
    .string({ error: `${name} must be text` })
    .check(
      z.minLength(1, { error: `${name} must not be empty` }),
      z.maxLength(100, { error: `${name} must be at most 100 characters` }),
    );
const clientMessageId = clientId('clientMessageId');

/** Chosen by the caller: under the same one, a user starts a conversation in a project once. */
export const clientConversationId = z.optional(clientId('clientConversationId'));

/**
 * With both, the server stores the message and its reply exactly once: the same `clientMessageId` again returns the
 * stored reply. Without them, the reply is not stored.
 */
export const storedIn = {
  conversationId: z.optional(bodyId('A conversation id must be a positive whole number')),
  clientMessageId: z.optional(clientMessageId),
};
type StoredIn = { conversationId?: number | undefined; clientMessageId?: string | undefined };
export const bothOrNeither = z.refine<StoredIn>(
  ({ conversationId, clientMessageId }) => (conversationId === undefined) === (clientMessageId === undefined),
  { error: 'conversationId and clientMessageId must be given together' },
);

/** The ids of the two stored messages; null if the call did not ask to store them. */
export const storedMessages = z.nullable(z.object({ userMessageId: z.int(), messageId: z.int() }));

/** The message whose reply is to be stopped, under the id with which it was sent. */
export const stopBody = z.object({ clientMessageId });
export const stoppedMessage = 'The reply is being stopped';
export const stopSummary = 'Stop a reply that is being written; what came of it is stored and marked as stopped';

/** A list of ids, each alone or as an object with an `id`. Other fields are for readers only and are ignored. */
export const idList = (error: string, most: number, tooMany: string) =>
  z
    .array(
      z.pipe(
        z.pipe(
          z.unknown(),
          z.transform((given) => (typeof given === 'number' ? { id: given } : given)),
        ),
        z.object({ id: bodyId(error) }, { error }),
      ),
      { error },
    )
    .check(z.maxLength(most, { error: tooMany }));
