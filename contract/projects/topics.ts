import * as z from 'zod/mini';
import { route } from '../route.ts';
import { id } from '../schemas.ts';

export const topicColors = [
  '#3B82F6',
  '#10B981',
  '#F59E0B',
  '#EF4444',
  '#8B5CF6',
  '#EC4899',
  '#06B6D4',
  '#F97316',
] as const;

export const topic = z.object({
  id: z.int(),
  name: z.string(),
  color: z.string(),
  projectId: z.int(),
  insightCount: z.int(),
});
export type Topic = z.infer<typeof topic>;

export const listTopics = route('GET', '/api/topics', {
  action: 'topics.list',
  summary: 'List the topics of all projects that the caller may see',
  query: z.object({ projectId: z.optional(id) }),
  reply: z.array(topic),
});
