import type { Project } from '#contract/projects.ts';
import { MenuLink, MenuPanel } from '../../ui/menu.tsx';
import { rememberProject } from './last-project.ts';

type Props = { projects: readonly Project[]; current: number | undefined; onClose: () => void };

export function ProjectSwitchMenu({ projects, current, onClose }: Props) {
  return (
    <MenuPanel label="Switch project" align="start" onClose={onClose}>
      {projects.map(({ id, name }) => (
        <MenuLink key={id} href={`/insights/${id}`} current={id === current} onSelect={() => rememberProject(id)}>
          <bdi className="line-clamp-2">{name}</bdi>
        </MenuLink>
      ))}
    </MenuPanel>
  );
}
