import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { listRecentInsights } from '#contract/insights/insights.ts';
import type { TopicFields } from '#contract/projects/topic-changes.ts';
import { createTopics, deleteTopic, deleteTopics, updateTopic } from '#contract/projects/topic-changes.ts';
import type { Topic } from '#contract/projects/topics.ts';
import { listTopics } from '#contract/projects/topics.ts';
import { call, hasStatus, messageOf } from '../../lib/api.ts';
import { counted } from '../../lib/format.ts';
import { type Notice, useToast } from '../../ui/toast/toast.tsx';
import { useUndoToast } from '../../ui/toast/use-undo-toast.ts';
import { topicsQuery } from './queries.ts';

/** Lists of topics may be read with a project in the address; insights carry the names and colours of their topics. */
function refresh(client: QueryClient, withInsights: boolean): void {
  const showsTopics = (path: string) =>
    path === listTopics.path ||
    (withInsights && (path === listRecentInsights.path || /^\/api\/projects\/\d+\/insights$/.test(path)));
  void client.invalidateQueries({ predicate: ({ queryKey: [key] }) => showsTopics(String(key).split('?')[0] ?? '') });
}

const change = (client: QueryClient, to: (topics: Topic[]) => Topic[]) =>
  client.setQueryData(topicsQuery.queryKey, (topics) => topics && to(topics));

const failure = (error: Error, otherwise: string): Notice => ({
  title: 'Error',
  description: messageOf(error, otherwise),
  destructive: true,
});

type NewTopics = { projectId: number; topics: TopicFields[] };

export function useCreateTopics() {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: NewTopics) => call(createTopics, { body }),
    onSuccess: ({ created, skipped }) => {
      change(client, (topics) => [...topics, ...created]);
      refresh(client, false);
      toast(creationNotice(created.length, skipped.length));
    },
    onError: (error) => {
      if (hasStatus(error, 404)) refresh(client, false);
      toast(failure(error, 'Failed to create topics. Please try again.'));
    },
  });
}

function creationNotice(created: number, skipped: number): Notice {
  if (created === 0) return { title: 'No new topics', description: 'The project already has these topics.' };
  const known = skipped > 0 ? `, ${counted(skipped, 'topic')} existed already` : '';
  return { title: 'Success', description: `${counted(created, 'topic')} created${known}` };
}

export function useUpdateTopic({ id }: Topic) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: Partial<TopicFields>) => call(updateTopic, { params: { id }, body }),
    onSuccess: (changed) => {
      change(client, (topics) => topics.map((topic) => (topic.id === id ? changed : topic)));
      refresh(client, true);
      toast({ title: 'Success', description: 'Topic updated successfully' });
    },
    onError: (error) => {
      if (hasStatus(error, 404)) refresh(client, true);
      toast(failure(error, 'Failed to update topic. Please try again.'));
    },
  });
}

export function useDeleteTopics(topics: readonly Topic[]) {
  const client = useQueryClient();
  const toast = useToast();
  const undoToast = useUndoToast();
  const ids = topics.map(({ id }) => id);
  const [only] = topics.length === 1 ? ids : [];
  return useMutation({
    mutationFn: () =>
      only === undefined ? call(deleteTopics, { body: { ids } }) : call(deleteTopic, { params: { id: only } }),
    onSuccess: () => {
      const gone = new Set(ids);
      change(client, (all) => all.filter(({ id }) => !gone.has(id)));
      refresh(client, true);
      const what = ids.length === 1 ? 'Topic' : counted(ids.length, 'topic');
      undoToast(
        { title: 'Success', description: `${what} deleted successfully` },
        topics.map(({ id, projectId }) => ({ kind: 'topic', id, projectId })),
      );
    },
    onError: (error) => {
      if (hasStatus(error, 404)) refresh(client, true);
      toast(failure(error, `Failed to delete ${ids.length === 1 ? 'topic' : 'topics'}. Please try again.`));
    },
  });
}

/** What a dialog says of a failure, under the toast. */
export function reasonOf(error: Error | null, gone: string): string | null {
  if (!error) return null;
  if (hasStatus(error, 404)) return gone;
  return messageOf(error, 'The server could not be reached. Please try again.');
}
