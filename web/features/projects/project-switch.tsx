import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { MenuLink, MenuPanel } from '../../ui/menu.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { rememberProject } from './last-project.ts';
import { projectsQuery } from './queries.ts';

/** The way from one project to another, since /insights leads back to the last one. */
export function ProjectSwitch({ current }: { current: number | undefined }) {
  const { data: projects } = useQuery(projectsQuery);
  if (!projects || projects.length < 2) return null;
  return (
    <MenuButton
      preload={() => {}}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className="text-link ms-3 inline-flex min-h-6 items-center gap-0.5 rounded-icon pointer-coarse:min-h-10"
        >
          Switch project
          <ChevronDown aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
        </button>
      )}
    >
      {(close) => (
        <MenuPanel label="Switch project" align="start" onClose={close}>
          {projects.map(({ id, name }) => (
            <MenuLink key={id} href={`/insights/${id}`} current={id === current} onSelect={() => rememberProject(id)}>
              <bdi className="line-clamp-2">{name}</bdi>
            </MenuLink>
          ))}
        </MenuPanel>
      )}
    </MenuButton>
  );
}
