import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { listRecentInsights } from '#contract/insights/insights.ts';
import {
  createProject,
  deleteProject,
  type ProjectChanges,
  type ProjectFields,
  updateProject,
} from '#contract/projects/project-changes.ts';
import { listProjects, type Project } from '#contract/projects/projects.ts';
import { listTopics } from '#contract/projects/topics.ts';
import type { BodyOf } from '#contract/route.ts';
import { call, hasStatus, messageOf, pathOf } from '../../lib/api.ts';
import { useToast } from '../../ui/toast/toast.tsx';
import { forgetProject, lastProject, rememberProject } from './last-project.ts';
import { projectQuery, projectsQuery } from './queries.ts';
import { selectedTopics, type TopicChoice } from './topic-choice.ts';

/** Everything that shows projects or is filed under them. Topics may be read with a project in the address. */
function refresh(client: QueryClient, ...routes: { path: string }[]): void {
  for (const { path } of [listProjects, listTopics, ...routes]) {
    void client.invalidateQueries({ predicate: ({ queryKey: [key] }) => String(key).split('?')[0] === path });
  }
}

type NewProjectBody = BodyOf<typeof createProject>;
type NewProject = {
  fields: ProjectFields & Pick<ProjectChanges, 'engine' | 'maskPersonalData'>;
  topics?: readonly TopicChoice[];
};

export function useCreateProject() {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ fields, topics }: NewProject) =>
      // The plain form leaves the topics out, and the contract's default applies.
      call(createProject, { body: { ...fields, topics: topics && selectedTopics(topics) } as NewProjectBody }),
    onSuccess: ({ id }, { topics }) => {
      rememberProject(id);
      refresh(client);
      toast({
        title: 'Success',
        description: `Project created successfully${topics ? ' with custom topics' : ''}`,
        action: { label: 'Open project', onClick: () => navigate(`/insights/${id}`) },
      });
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, 'Failed to create project. Please try again.'),
        destructive: true,
      }),
  });
}

export const projectUpdate = { done: 'Project updated successfully', failed: 'Failed to update project' };
export const descriptionUpdate = {
  done: 'Project description updated successfully',
  failed: 'Failed to update project',
};

export function useUpdateProject(id: number, texts = projectUpdate) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: ProjectChanges) => call(updateProject, { params: { id }, body }),
    onSuccess: (project) => {
      client.setQueryData(projectQuery(id).queryKey, project);
      client.setQueryData(projectsQuery.queryKey, (all) => all?.map((one) => (one.id === id ? project : one)));
      refresh(client, listRecentInsights);
      toast({ title: 'Success', description: texts.done });
    },
    onError: (error) => {
      refreshMissing(client, id, error);
      toast({ title: 'Error', description: texts.failed, destructive: true });
    },
  });
}

export function useDeleteProject({ id }: Project) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => call(deleteProject, { params: { id } }),
    onSuccess: () => {
      if (lastProject() === id) forgetProject();
      client.setQueryData(projectsQuery.queryKey, (all) => all?.filter((one) => one.id !== id));
      refresh(client, listRecentInsights);
      leave(client, pathOf(deleteProject, { params: { id } }), id);
      toast({ title: 'Success', description: 'Project deleted successfully' });
    },
    onError: (error) => {
      refreshMissing(client, id, error);
      toast({ title: 'Error', description: 'Failed to delete project', destructive: true });
    },
  });
}

/** The page of a deleted project gives way to the dashboard, and only then is dropped what it showed. */
function leave(client: QueryClient, path: string, id: number): void {
  if (new RegExp(`^/(insights|projects)/${id}/?$`).test(location.pathname)) navigate('/', { replace: true });
  setTimeout(() =>
    client.removeQueries({ predicate: ({ queryKey: [key] }) => key === path || String(key).startsWith(`${path}/`) }),
  );
}

/** Another user deleted it meanwhile: the lists and its page must show that. */
function refreshMissing(client: QueryClient, id: number, error: Error): void {
  if (!hasStatus(error, 404)) return;
  refresh(client);
  void client.invalidateQueries({ queryKey: projectQuery(id).queryKey });
}

/** What a dialog says of a failure, under the specification's toast. */
export function reasonOf(error: Error | null): string | null {
  if (!error) return null;
  if (hasStatus(error, 404)) return 'This project no longer exists. Someone else may have deleted it.';
  return messageOf(error, 'The server could not be reached. Please try again.');
}
