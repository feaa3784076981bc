import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useNewProjectEngine } from './engine-fields.tsx';
import { emptyFields, ProjectForm } from './project-form.tsx';
import { reasonOf, useCreateProject } from './use-project-changes.ts';

/** One step: a project without topics. */
export function PlainProjectDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const create = useCreateProject();
  const engine = useNewProjectEngine();
  return (
    <Dialog open={open} onClose={onClose} title="Create New Project">
      <ProjectForm
        fields={emptyFields}
        pending={create.isPending}
        failure={reasonOf(create.error)}
        submit={{ label: 'Create Project', pending: 'Creating Project...' }}
        onSubmit={(fields) => create.mutate({ fields: { ...fields, ...engine.choice } }, { onSuccess: onClose })}
        onCancel={onClose}
      >
        {engine.fields}
      </ProjectForm>
    </Dialog>
  );
}
