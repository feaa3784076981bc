import { lazy, Suspense } from 'react';
import type { Project } from '#contract/projects/projects.ts';
import { ProjectControls } from '../features/projects/project-controls.tsx';
import { RetentionNotice } from '../features/retention/retention-notice.tsx';
import { useDialog } from '../ui/dialog/use-dialog.ts';

const loadTrash = () => import('../features/trash/trash-dialog.tsx');
const RetentionDialog = lazy(() =>
  import('../features/retention/retention-dialog.tsx').then((m) => ({ default: m.RetentionDialog })),
);
const TrashDialog = lazy(() => loadTrash().then((m) => ({ default: m.TrashDialog })));

/** What its retention is about to delete. */
export const ProjectNotice = RetentionNotice;

/** What staff may do with the project whose page is open, with its trash and its retention. */
export function ProjectMenu({ project }: { project: Project }) {
  const { shown, show, close } = useDialog<'trash' | 'retention'>();
  const Shown = shown?.about === 'trash' ? TrashDialog : RetentionDialog;
  return (
    <>
      <ProjectControls
        project={project}
        onTrash={() => show('trash')}
        onRetention={() => show('retention')}
        preloadTrash={() => void loadTrash().catch(() => {})}
      />
      {shown && (
        <Suspense key={shown.round}>
          <Shown open={shown.open} onClose={close} projectId={project.id} />
        </Suspense>
      )}
    </>
  );
}
