import { lazy, Suspense } from 'react';
import type { Topic } from '#contract/projects/topics.ts';
import type { DialogState } from '../../ui/dialog/use-dialog.ts';
import type { ListedProject } from './project-select.tsx';

const loaders = {
  create: () => import('./new-topics-dialog.tsx'),
  edit: () => import('./edit-topic-dialog.tsx'),
  delete: () => import('./delete-topics-dialog.tsx'),
};
const NewTopicsDialog = lazy(() => loaders.create().then((m) => ({ default: m.NewTopicsDialog })));
const EditTopicDialog = lazy(() => loaders.edit().then((m) => ({ default: m.EditTopicDialog })));
const DeleteTopicsDialog = lazy(() => loaders.delete().then((m) => ({ default: m.DeleteTopicsDialog })));

export type TopicTask =
  | { task: 'create'; projectId: number | null }
  | { task: 'edit'; topic: Topic }
  | { task: 'delete'; topics: readonly Topic[] };

/** Fetches a dialog's code when a click is likely. */
export function preloadDialog(task: TopicTask['task']): void {
  loaders[task]().catch(() => {});
}

type Props = { dialog: DialogState<TopicTask>; projects: readonly ListedProject[]; topics: readonly Topic[] };

/** The one dialog about topics that is open. */
export function TopicDialogs({ dialog: { shown, close }, projects, topics }: Props) {
  if (!shown) return null;
  const { about, open, round } = shown;
  const props = { open, onClose: close };
  return (
    <Suspense key={round}>
      {about.task === 'create' && (
        <NewTopicsDialog {...props} projects={projects} topics={topics} preferred={about.projectId} />
      )}
      {about.task === 'edit' && <EditTopicDialog {...props} topic={about.topic} />}
      {about.task === 'delete' && <DeleteTopicsDialog {...props} topics={about.topics} />}
    </Suspense>
  );
}
