import * as z from 'zod/mini';
import { route } from '../route.ts';
import { bodyId, idParams } from '../schemas.ts';
import { badges, insight } from './insights.ts';

/** Insights written by people, and edits to generated ones. */

export const insightLimits = {
  title: 300,
  content: 20_000,
  relevance: 5_000,
  emoji: 32,
  quote: 10_000,
  tag: 100,
  tags: 50,
  sources: 500,
} as const;

const atMost = (most: number, label: string) =>
  z.maxLength(most, { error: `${label} must be at most ${most.toLocaleString('en')} characters` });
const needed = (label: string, most: number) =>
  z
    .string({ error: `${label} is required` })
    .check(z.trim(), z.minLength(1, { error: `${label} is required` }), atMost(most, label));
const text = (label: string, most: number) =>
  z.string({ error: `${label} must be text` }).check(z.trim(), atMost(most, label));

const title = needed('Title', insightLimits.title);
const content = needed('Content', insightLimits.content);
const relevance = text('Why it matters', insightLimits.relevance);
const quote = text('The quote', insightLimits.quote);
const emoji = text('The emoji', insightLimits.emoji);
const source = text('The source', 10_000);
const tag = needed('A tag', insightLimits.tag);
const tags = z
  .array(tag, { error: 'Tags must be a list of strings' })
  .check(z.maxLength(insightLimits.tags, { error: `An insight can have at most ${insightLimits.tags} tags` }));

const topicIds = z
  .array(bodyId('A topic id must be a positive whole number'), { error: 'Topics must be a list of ids' })
  .check(z.maxLength(200, { error: 'At most 200 topics' }));

const wholeNumber = 'A document id must be a positive whole number';
/** A document id, alone or with a file name. The file name is for readers only and is ignored. */
const sourceDocument = z.pipe(
  z.pipe(
    z.unknown(),
    z.transform((given) => (typeof given === 'number' ? { documentId: given } : given)),
  ),
  z.object({ documentId: bodyId(wholeNumber), fileName: z.optional(z.string()) }, { error: wholeNumber }),
);

const written = {
  title,
  content,
  relevance: z.optional(relevance),
  emoji: z.optional(emoji),
  tags: z.optional(tags),
  /** Looked up in the project's documents; see `quoteState`. */
  quote: z.optional(quote),
  /** Always becomes 'custom'. */
  source: z.optional(source),
  sources: z.optional(
    z
      .array(sourceDocument, { error: 'Sources must be a list of documents' })
      .check(z.maxLength(insightLimits.sources, { error: `At most ${insightLimits.sources} sources` })),
  ),
};

export const createInsight = route('POST', '/api/insights/custom', {
  action: 'insights.create',
  summary: 'Create a custom insight',
  body: z.object({ ...written, projectId: bodyId('Please select a project') }),
  status: 201,
  reply: insight,
});
const messageId = bodyId('A message id must be a positive whole number');
const wholeResponse = 'A response must be counted from 0';
export const otherProjectMessage = 'The URL and the request body name different projects';
export const createInsightOfProject = route('POST', '/api/projects/:id/insights/custom', {
  action: 'insights.create',
  summary: 'Create a custom insight in this project; a projectId in the body must match',
  params: idParams,
  body: z.object({
    ...written,
    projectId: z.optional(bodyId(otherProjectMessage)),
    /**
     * A reply in a conversation about an insight: the new insight gets the passages that it cites as evidence, and the
     * message is marked as saved. The same message again returns the insight it was saved as.
     */
    messageId: z.optional(messageId),
    /** The same for what one person answered: the message, and which of its responses, counted from 0. */
    personReply: z.optional(
      z.object(
        { messageId, response: z.int({ error: wholeResponse }).check(z.nonnegative({ error: wholeResponse })) },
        { error: 'personReply must name a message and a response' },
      ),
    ),
  }),
  status: 201,
  reply: insight,
});
export type WrittenInsight = Omit<z.infer<typeof createInsight.body>, 'projectId'>;

/**
 * Absent fields stay unchanged. Changing only tags or topics keeps the source; any other change makes the insight
 * custom. An edit never removes quotes: a new quote that is found goes before the existing ones.
 */
export const updateInsight = route('PATCH', '/api/insights/:id', {
  action: 'insights.update',
  summary: 'Edit an insight or its tags',
  params: idParams,
  body: z.object({
    title: z.optional(title),
    content: z.optional(content),
    source: z.optional(z.nullable(source)),
    analysis: z.optional(
      z.object({
        title: z.optional(title),
        summary: z.optional(content),
        keywords: z.optional(tags),
        businessImpact: z.optional(relevance),
        relevance: z.optional(relevance),
        supportingQuote: z.optional(quote),
        quote: z.optional(quote),
        emoji: z.optional(emoji),
        badge: z.optional(z.nullable(z.enum(badges, { error: 'Please choose a badge from the list' }))),
      }),
    ),
    /** Replaces the insight's topics; absent, they stay unchanged. */
    topicIds: z.optional(topicIds),
    projectId: z.optional(z.never({ error: 'An insight cannot be moved to another project' })),
  }),
  reply: insight,
});
export type InsightChanges = z.infer<typeof updateInsight.body>;

const wholeOffset = 'An offset must be a whole number';
const offset = z.int({ error: wholeOffset }).check(z.nonnegative({ error: wholeOffset }));
export const notCitedMessage = 'No reply of this project cites this passage.';

export const addEvidence = route('POST', '/api/insights/:id/evidence', {
  action: 'insights.update',
  summary:
    'Add a passage that a stored reply cites to the evidence of an insight; one that it has already changes nothing',
  params: idParams,
  body: z.object({ documentId: bodyId(wholeNumber), start: offset, end: offset }),
  reply: insight,
});
