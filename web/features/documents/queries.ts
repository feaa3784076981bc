import { queryOptions } from '@tanstack/react-query';
import { listInsights } from '#contract/insights/insights.ts';
import { readProject } from '#contract/projects/projects.ts';
import { pathOf } from '../../lib/api.ts';
import { emptyQueue } from './upload-queue.ts';

/** Documents come with the project's insights; this is the key of that one list. */
export const projectInsightsKey = (id: number) => [pathOf(listInsights, { params: { id } })];
export const projectKey = (id: number) => [pathOf(readProject, { params: { id } })];

export const uploadsKey = (projectId: number | null) => ['uploads', projectId];
/** No read of the server: the files on their way there, kept where a page that is left does not take them along. */
export const uploadsQuery = (projectId: number | null) =>
  queryOptions({
    queryKey: uploadsKey(projectId),
    queryFn: () => emptyQueue,
    initialData: emptyQueue,
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
