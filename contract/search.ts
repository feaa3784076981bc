import * as z from 'zod/mini';
import { route } from './route.ts';
import { id } from './schemas.ts';

export const searchLimits = { query: 200, person: 200, results: 50 } as const;
export const searchKinds = ['passage', 'insight', 'document', 'conversation'] as const;

export const searchResult = z.object({
  kind: z.enum(searchKinds),
  projectId: z.int(),
  /** The insight, or the one that the conversation is about; null for all others. */
  insightId: z.nullable(z.int()),
  /** Null unless it is a conversation. */
  conversationId: z.nullable(z.int()),
  /** That of the insight or conversation, or the name of the file. */
  title: z.string(),
  /** The document, and for a passage where `text` is in it; null for all others. */
  documentId: z.nullable(z.int()),
  fileName: z.nullable(z.string()),
  start: z.nullable(z.int()),
  end: z.nullable(z.int()),
  /** What was found: the sentence around the words where the whole is long. */
  text: z.string(),
  /** The words in `text`, by their offsets. */
  marks: z.array(z.tuple([z.int(), z.int()])),
  /** Who says it: of a passage, or of an answer in a conversation with people. */
  speaker: z.nullable(z.string()),
  /** The page, time, row or line of a passage, in words. */
  place: z.nullable(z.string()),
  score: z.number(),
});
export type SearchResult = z.infer<typeof searchResult>;

const nothing = 'Please write what to look for';
const tooLong = `At most ${searchLimits.query} characters can be looked for`;
const limitError = `The limit must be a whole number from 1 to ${searchLimits.results}`;

export const search = route('GET', '/api/search', {
  action: 'search.read',
  summary:
    'Search passages, insights, documents and conversations of all projects, as far as the caller may read them, best first',
  query: z.object({
    q: z
      .string({ error: nothing })
      .check(z.trim(), z.minLength(1, { error: nothing }), z.maxLength(searchLimits.query, { error: tooLong })),
    projectId: z.optional(id),
    /** What was said in this document, and what cites it. */
    documentId: z.optional(id),
    /** What this person says, by name. */
    person: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(searchLimits.person))),
    /** 20 by default. */
    limit: z.optional(
      z.pipe(
        z.string().check(z.regex(/^[1-9]\d?$/, { error: limitError })),
        z.pipe(z.transform(Number), z.int().check(z.maximum(searchLimits.results, { error: limitError }))),
      ),
    ),
  }),
  reply: z.object({ results: z.array(searchResult) }),
});
