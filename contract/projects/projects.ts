import * as z from 'zod/mini';
import { languages } from '../languages.ts';
import { route } from '../route.ts';
import { idParams, moment } from '../schemas.ts';

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
