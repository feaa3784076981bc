import { queryOptions } from '@tanstack/react-query';
import { listProjects, listTopics, readProject } from '#contract/projects.ts';
import { reading } from '../../lib/api.ts';

export const projectsQuery = reading(listProjects, {});
export const projectQuery = (id: number) => reading(readProject, { params: { id } });
export const topicsQuery = queryOptions({ ...reading(listTopics, {}), staleTime: 60_000 });
