import { listProjects, readProject } from '#contract/projects/projects.ts';
import { listTopics } from '#contract/projects/topics.ts';
import { reading } from '../../lib/api.ts';

export const projectsQuery = reading(listProjects, {});
export const projectQuery = (id: number) => reading(readProject, { params: { id } });
export const projectTopicsQuery = (projectId: number) => reading(listTopics, { query: { projectId } });
