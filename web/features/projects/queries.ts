import { listProjects, readProject } from '#contract/projects.ts';
import { reading } from '../../lib/api.ts';

export const projectsQuery = reading(listProjects, {});
export const projectQuery = (id: number) => reading(readProject, { params: { id } });
