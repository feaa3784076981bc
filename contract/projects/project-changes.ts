import * as z from 'zod/mini';
import { defaultLanguage, languages } from '../languages.ts';
import { route } from '../route.ts';
import { idParams, message } from '../schemas.ts';
import { project, projectEngines } from './projects.ts';
import { topicFields } from './topic-changes.ts';

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

const chosenTopics = z.array(topicFields).check(z.maxLength(200, { error: 'At most 200 topics' }));

const engineFields = { engine: z.optional(z.enum(projectEngines)), maskPersonalData: z.optional(z.boolean()) };

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
