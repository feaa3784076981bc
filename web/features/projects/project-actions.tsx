import { Pencil, Trash2 } from 'lucide-react';
import type { Project } from '#contract/projects/projects.ts';
import { IconButton } from '../../ui/button.tsx';
import { type ProjectTask, preloadDialog } from './project-dialogs.tsx';

type Props = {
  project: Project;
  onTask: (task: ProjectTask) => void;
  tasks?: readonly ('edit' | 'delete')[];
};

const looks = { edit: { verb: 'Edit', Icon: Pencil }, delete: { verb: 'Delete', Icon: Trash2 } };

/** What staff may do with a project, on its card. */
export function ProjectActions({ project, onTask, tasks = ['edit', 'delete'] }: Props) {
  return tasks.map((task) => {
    const { verb, Icon } = looks[task];
    const preload = () => preloadDialog(task);
    return (
      <IconButton
        key={task}
        label={`${verb} ${project.name}`}
        title={verb}
        onClick={() => onTask({ task, project })}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon className="icon" />
      </IconButton>
    );
  });
}
