import * as z from 'zod/mini';
import { languages } from '../languages.ts';
import { idParams, moment, route } from '../route.ts';

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

export const topic = z.object({
  id: z.int(),
  name: z.string(),
  color: z.string(),
  projectId: z.int(),
  insightCount: z.int(),
});
export type Topic = z.infer<typeof topic>;

/** Which engine reads a project's documents: the one that is part of Earshot, or the company's language model. */
export const projectEngines = ['embedded', 'model'] as const;
export type ProjectEngine = (typeof projectEngines)[number];

export const project = z.object({
  id: z.int(),
  name: z.string(),
  description: z.nullable(z.string()),
  longBrief: z.nullable(z.string()),
  language: z.enum(languages),
  /** What the next analysis uses. */
  engine: z.enum(projectEngines),
  /** Whether names, addresses and numbers of people are replaced before anything is sent to a language model. */
  maskPersonalData: z.boolean(),
  /** The company's language model, which projects can use; null without one. */
  companyModel: z.nullable(z.string()),
  createdAt: moment,
});
export type Project = z.infer<typeof project>;

export const listProjects = route('GET', '/api/projects', {
  action: 'projects.list',
  summary: 'List the projects that the caller may see, newest first',
  reply: z.array(project),
});
export const readProject = route('GET', '/api/projects/:id', {
  action: 'projects.read',
  summary: 'Get a project',
  params: idParams,
  reply: project,
});
export const createSampleProject = route('POST', '/api/projects/sample', {
  action: 'projects.sample',
  summary: 'Create the sample project and start its analysis',
  status: 201,
  /** The key of the analysis, which is running when the reply arrives. */
  reply: z.object({ project, sessionKey: z.string() }),
});
