import { lazy, Suspense } from 'react';
import type { Project } from '#contract/projects/projects.ts';
import type { DialogState } from '../../ui/dialog/use-dialog.ts';

const loaders = {
  create: () => import('./new-project-dialog.tsx'),
  createPlain: () => import('./plain-project-dialog.tsx'),
  edit: () => import('./edit-project-dialog.tsx'),
  delete: () => import('./delete-project-dialog.tsx'),
};
const NewProjectDialog = lazy(() => loaders.create().then((m) => ({ default: m.NewProjectDialog })));
const PlainProjectDialog = lazy(() => loaders.createPlain().then((m) => ({ default: m.PlainProjectDialog })));
const EditProjectDialog = lazy(() => loaders.edit().then((m) => ({ default: m.EditProjectDialog })));
const DeleteProjectDialog = lazy(() => loaders.delete().then((m) => ({ default: m.DeleteProjectDialog })));

export type ProjectTask = { task: 'create' | 'createPlain' } | { task: 'edit' | 'delete'; project: Project };

/** Fetches a dialog's code when a click is likely. */
export function preloadDialog(task: ProjectTask['task']): void {
  loaders[task]().catch(() => {});
}

/** The one dialog about projects that is open on a page. */
export function ProjectDialogs({ dialog: { shown, close } }: { dialog: DialogState<ProjectTask> }) {
  if (!shown) return null;
  const { about, open, round } = shown;
  const props = { open, onClose: close };
  return (
    <Suspense key={round}>
      {about.task === 'create' && <NewProjectDialog {...props} />}
      {about.task === 'createPlain' && <PlainProjectDialog {...props} />}
      {about.task === 'edit' && <EditProjectDialog {...props} project={about.project} />}
      {about.task === 'delete' && <DeleteProjectDialog {...props} project={about.project} />}
    </Suspense>
  );
}
