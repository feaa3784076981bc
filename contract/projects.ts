import * as z from 'zod/mini';
import { defaultLanguage, languages } from './languages.ts';
import { id, idParams, moment, route } from './route.ts';

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

const optionalText = (most: number, label: string) =>
  z._default(
    z.nullable(z.string().check(z.trim(), z.maxLength(most, { error: `${label} must be at most ${most} characters` }))),
    null,
  );

export const projectFields = z.object({
  name: z
    .string({ error: 'Project name is required' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'Project name is required' }),
      z.maxLength(200, { error: 'Project name must be at most 200 characters' }),
    ),
  description: optionalText(5_000, 'Project brief'),
  longBrief: optionalText(50_000, 'Extensive brief'),
  language: z._default(z.enum(languages, { error: 'Please choose a language from the list' }), defaultLanguage),
});
export type ProjectFields = z.infer<typeof projectFields>;

export const topicFields = z.object({
  name: z
    .string({ error: 'Topic name is required' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'Topic name is required' }),
      z.maxLength(80, { error: 'Topic name must be at most 80 characters' }),
    ),
  color: z.string().check(z.regex(/^#[0-9a-f]{6}$/i, { error: 'A topic colour is written #rrggbb' })),
});
export type TopicFields = z.infer<typeof topicFields>;

export const topic = z.object({
  id: z.int(),
  name: z.string(),
  color: z.string(),
  projectId: z.int(),
  insightCount: z.int(),
});
export type Topic = z.infer<typeof topic>;

export const project = z.object({
  id: z.int(),
  name: z.string(),
  description: z.nullable(z.string()),
  longBrief: z.nullable(z.string()),
  language: z.enum(languages),
  createdAt: moment,
});
export type Project = z.infer<typeof project>;

export const listProjects = route('GET', '/api/projects', {
  action: 'projects.list',
  summary: 'The projects that the user may see, newest first',
  reply: z.array(project),
});
export const readProject = route('GET', '/api/projects/:id', {
  action: 'projects.read',
  summary: 'One project',
  params: idParams,
  reply: project,
});
export const suggestTopics = route('POST', '/api/projects/generate-topics', {
  action: 'topics.suggest',
  summary: "Topics that fit a project's brief",
  body: projectFields,
  reply: z.array(topicFields),
});
export const createProject = route('POST', '/api/projects', {
  action: 'projects.create',
  summary: 'Make a project with its topics',
  body: z.extend(projectFields, {
    topics: z._default(z.array(topicFields).check(z.maxLength(200, { error: 'At most 200 topics' })), []),
  }),
  status: 201,
  reply: project,
});
export const listTopics = route('GET', '/api/topics', {
  action: 'topics.list',
  summary: 'The topics of all projects that the user may see',
  query: z.object({ projectId: z.optional(id) }),
  reply: z.array(topic),
});
