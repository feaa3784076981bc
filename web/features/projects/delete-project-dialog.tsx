import type { Project } from '#contract/projects/projects.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { reasonOf, useDeleteProject } from './use-project-changes.ts';

type Props = { open: boolean; onClose: () => void; project: Project };

export function DeleteProjectDialog({ open, onClose, project }: Props) {
  const { mutate, isPending, error } = useDeleteProject(project);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Delete Project"
      description="Are you sure you want to delete this project? This action cannot be undone and will delete all associated insights."
      action="Delete Project"
      pending={isPending}
      failure={reasonOf(error)}
      onConfirm={() => mutate(undefined, { onSuccess: onClose })}
    >
      <p dir="auto" className="line-clamp-3 font-medium break-words">
        {project.name}
      </p>
    </ConfirmDialog>
  );
}
