import * as z from 'zod/mini';
import { route } from '../route.ts';
import { bodyId, idParams, message } from '../schemas.ts';
import { topic, topicColors } from './topics.ts';

/** The colours that the topics page assigns in turn: the eight of a new project and two more. */
export const topicPalette = [...topicColors, '#84CC16', '#64748B'] as const;
export const topicColorNames = [
  'Blue',
  'Green',
  'Amber',
  'Red',
  'Violet',
  'Pink',
  'Cyan',
  'Orange',
  'Lime',
  'Slate',
] as const;

export const topicFields = z.object({
  name: z
    .string({ error: 'Topic name is required' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'Topic name is required' }),
      z.maxLength(80, { error: 'Topic name must be at most 80 characters' }),
    ),
  color: z.string().check(z.regex(/^#[0-9a-f]{6}$/i, { error: 'Colour must be a hex value like #3B82F6' })),
});
export type TopicFields = z.infer<typeof topicFields>;

export const maxNewTopics = 200;
const maxDeletedTopics = 5_000;
const projectId = bodyId('Please select a project');

export const createTopic = route('POST', '/api/topics', {
  action: 'topics.create',
  summary: 'Add a topic to a project',
  body: z.extend(topicFields, { projectId }),
  status: 201,
  reply: topic,
});
export const createTopics = route('POST', '/api/topics/bulk', {
  action: 'topics.create',
  summary: 'Add several topics to a project; existing names are skipped',
  body: z.object({
    projectId,
    topics: z
      .array(topicFields)
      .check(
        z.minLength(1, { error: 'Topic name is required' }),
        z.maxLength(maxNewTopics, { error: `At most ${maxNewTopics} topics` }),
      ),
  }),
  reply: z.object({ created: z.array(topic), skipped: z.array(z.string()) }),
});
export const updateTopic = route('PATCH', '/api/topics/:id', {
  action: 'topics.update',
  summary: "Change a topic's name or colour",
  params: idParams,
  body: z.object({
    name: z.optional(topicFields.shape.name),
    color: z.optional(topicFields.shape.color),
    projectId: z.optional(z.never({ error: 'A topic cannot be moved to another project' })),
  }),
  reply: topic,
});
export const deleteTopic = route('DELETE', '/api/topics/:id', {
  action: 'topics.delete',
  summary: 'Delete a topic; its insights are kept without it',
  params: idParams,
  reply: message,
});
export const deleteTopics = route('POST', '/api/topics/delete', {
  action: 'topics.delete',
  summary: 'Delete several topics; deletes none if one is missing',
  body: z.object({
    ids: z
      .array(bodyId('A topic id must be a positive whole number'))
      .check(
        z.minLength(1, { error: 'Please select topics to delete' }),
        z.maxLength(maxDeletedTopics, { error: `At most ${maxDeletedTopics} topics` }),
      ),
  }),
  reply: message,
});
