import * as z from 'zod/mini';
import { route } from '../route.ts';
import { idParams } from '../schemas.ts';

/** What depends on a document, shown before it is deleted (decision 22). */

/** How much of what something is based on goes with the document. */
export const losses = ['all', 'some'] as const;
const loses = z.enum(losses);

/** The kinds of texts that people write. A `tag` has the id of its insight. */
export const writtenKinds = ['insight', 'question', 'message', 'people-message', 'person', 'tag'] as const;
export type WrittenKind = (typeof writtenKinds)[number];

/**
 * `text`: its evidence stays, and its text is written again, because it uses words that go. `near`: it loses related quotes,
 * which count nowhere, and stays as it is.
 */
const insightLoses = z.enum([...losses, 'text', 'near']);

/** Where `isWritten`, people wrote the text. */
export const dependentInsights = z.array(
  z.object({ id: z.int(), title: z.string(), loses: insightLoses, isWritten: z.boolean() }),
);
/**
 * `loses` is what a conversation loses while its insight stays. One about an insight that is deleted is deleted, too, whether the
 * insight goes in any case (`all`), with `dependents=remove`, or because the deletion names it.
 */
export const dependentConversations = z.array(
  z.object({
    id: z.int(),
    kind: z.enum(['insight', 'people']),
    insightId: z.nullable(z.int()),
    title: z.string(),
    loses: z.enum([...losses, 'none']),
  }),
);
export const dependentQuestions = z.array(z.object({ id: z.int(), question: z.string() }));
/** `text` is its beginning. */
export const writtenTexts = z.array(z.object({ kind: z.enum(writtenKinds), id: z.int(), text: z.string() }));

export const dependents = z.object({
  /**
   * Insights that lose quotes, or that Earshot worded with the document. Those that lose all evidence are deleted, those that lose
   * some are rebuilt from what is left. What people wrote stays, without the quotes.
   */
  insights: dependentInsights,
  /** People who speak in the document. Those who say nothing elsewhere are deleted. */
  people: z.array(z.object({ id: z.int(), name: z.string(), loses })),
  /** Conversations that cite the document, or that are about an insight which is or may be deleted: these go with it. */
  conversations: dependentConversations,
  /** Questions that Earshot proposed in words of the document: they are deleted. */
  questions: dependentQuestions,
  /** Texts that people wrote and that use words only this document holds. They stay unless the deletion names them. */
  written: writtenTexts,
});
export type Dependents = z.infer<typeof dependents>;

export const readDependents = route('GET', '/api/documents/:id/dependents', {
  action: 'insights.delete',
  summary: 'List what depends on a document, before it is deleted',
  params: idParams,
  reply: dependents,
});

/** The name by which a deletion refers to a written text. */
export const writtenKey = ({ kind, id }: { kind: WrittenKind; id: number }): string => `${kind}-${id}`;

const keyOfWritten = new RegExp(`^(?:${writtenKinds.join('|')})-[1-9]\\d{0,9}$`);
/** The names in a list of them; null if one cannot be a name. */
export function writtenKeysIn(list: string): ReadonlySet<string> | null {
  const keys = list.split(',');
  return keys.every((key) => keyOfWritten.test(key)) ? new Set(keys) : null;
}
