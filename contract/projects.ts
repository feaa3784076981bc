import * as z from 'zod/mini';
import { defaultLanguage, languages } from './languages.ts';
import { idParams, message, moment, route } from './route.ts';

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

const projectName = z
  .string({ error: 'Project name is required' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'Project name is required' }),
    z.maxLength(200, { error: 'Project name must be at most 200 characters' }),
  );
const briefText = (most: number, label: string) =>
  z.nullable(z.string().check(z.trim(), z.maxLength(most, { error: `${label} must be at most ${most} characters` })));
const description = briefText(5_000, 'Project brief');
const longBrief = briefText(50_000, 'Extensive brief');
const language = z.enum(languages, { error: 'Please choose a language from the list' });

export const projectFields = z.object({
  name: projectName,
  description: z._default(description, null),
  longBrief: z._default(longBrief, null),
  language: z._default(language, defaultLanguage),
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
  color: z.string().check(z.regex(/^#[0-9a-f]{6}$/i, { error: 'Colour must be a hex value like #3B82F6' })),
});
export type TopicFields = z.infer<typeof topicFields>;

const chosenTopics = z.array(topicFields).check(z.maxLength(200, { error: 'At most 200 topics' }));

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

const engine = z.enum(projectEngines);
const engineFields = { engine: z.optional(engine), maskPersonalData: z.optional(z.boolean()) };

export const project = z.object({
  id: z.int(),
  name: z.string(),
  description: z.nullable(z.string()),
  longBrief: z.nullable(z.string()),
  language: z.enum(languages),
  /** What the next analysis uses. */
  engine,
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
export const suggestTopics = route('POST', '/api/projects/generate-topics', {
  action: 'topics.suggest',
  summary: "Suggest topics for a project's brief",
  body: projectFields,
  reply: z.array(topicFields),
});
export const createProject = route('POST', '/api/projects', {
  action: 'projects.create',
  summary: 'Create a project with its topics',
  body: z.extend(projectFields, {
    topics: z._default(chosenTopics, []),
    ...engineFields,
  }),
  status: 201,
  reply: project,
});
export const createSampleProject = route('POST', '/api/projects/sample', {
  action: 'projects.sample',
  summary: 'Create the sample project and start its analysis',
  status: 201,
  /** The key of the analysis, which is running when the reply arrives. */
  reply: z.object({ project, sessionKey: z.string() }),
});
/**
 * What a PATCH may change. Absent fields stay unchanged; topics are added to the existing ones. Among other fields the
 * description may be blank; alone it needs text (specification, part 2 section 5).
 */
export const projectChanges = z
  .object({
    name: z.optional(projectName),
    description: z.optional(description),
    longBrief: z.optional(longBrief),
    language: z.optional(language),
    topics: z.optional(chosenTopics),
    ...engineFields,
  })
  .check(
    z.refine((changes) => changes.description === undefined || changes.description || Object.keys(changes).length > 1, {
      error: 'Project description is required',
      path: ['description'],
    }),
  );
export type ProjectChanges = z.infer<typeof projectChanges>;

export const updateProject = route('PATCH', '/api/projects/:id', {
  action: 'projects.update',
  summary: 'Update a project, or add topics to it',
  params: idParams,
  body: projectChanges,
  reply: project,
});
export const deleteProject = route('DELETE', '/api/projects/:id', {
  action: 'projects.delete',
  summary: 'Delete a project with everything in it',
  params: idParams,
  reply: message,
});
