import { ArchiveRestore, CalendarClock, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { Project } from '#contract/projects/projects.ts';
import { useMedia } from '../../lib/use-media.ts';
import { IconButton } from '../../ui/button.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { MenuItem, MenuPanel } from '../../ui/menu.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { ProjectDialogs, type ProjectTask, preloadDialog } from './project-dialogs.tsx';

type Props = { project: Project; onTrash: () => void; preloadTrash: () => void; onRetention: () => void };

/** What staff may do with the project whose page is open. */
export function ProjectControls({ project, onTrash, preloadTrash, onRetention }: Props) {
  const dialog = useDialog<ProjectTask>();
  const wide = useMedia('(min-width: 45rem)');
  const preload = () => {
    preloadDialog('edit');
    preloadDialog('delete');
    preloadTrash();
  };
  return (
    <>
      <MenuButton
        preload={preload}
        trigger={(props) => (
          <IconButton label="Project actions" {...props}>
            <Ellipsis className="icon" />
          </IconButton>
        )}
      >
        {(close) => (
          <MenuPanel label="Project actions" align={wide ? 'start' : 'end'} onClose={close}>
            <MenuItem onSelect={() => dialog.show({ task: 'edit', project })}>
              <Pencil className="icon" />
              Edit project
            </MenuItem>
            <MenuItem onSelect={onTrash}>
              <ArchiveRestore className="icon" />
              Trash
            </MenuItem>
            <MenuItem onSelect={onRetention}>
              <CalendarClock className="icon" />
              Retention
            </MenuItem>
            <MenuItem onSelect={() => dialog.show({ task: 'delete', project })}>
              <Trash2 className="icon" />
              Delete project
            </MenuItem>
          </MenuPanel>
        )}
      </MenuButton>
      <ProjectDialogs dialog={dialog} />
    </>
  );
}
