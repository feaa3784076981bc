import { lazy, Suspense } from 'react';
import type { Project } from '#contract/projects.ts';
import { ProjectControls } from '../features/projects/project-controls.tsx';
import { useDialog } from '../ui/use-dialog.ts';

const loadTrash = () => import('../features/trash/trash-dialog.tsx');
const TrashDialog = lazy(() => loadTrash().then((m) => ({ default: m.TrashDialog })));

/** What staff may do with the project whose page is open, and its trash. */
export function ProjectMenu({ project }: { project: Project }) {
  const { shown, show, close } = useDialog<Project>();
  return (
    <>
      <ProjectControls
        project={project}
        onTrash={() => show(project)}
        preloadTrash={() => void loadTrash().catch(() => {})}
      />
      {shown && (
        <Suspense key={shown.round}>
          <TrashDialog open={shown.open} onClose={close} projectId={shown.about.id} />
        </Suspense>
      )}
    </>
  );
}
