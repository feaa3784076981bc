import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { lazy } from 'react';
import { Link } from 'wouter';
import type { Project } from '#contract/projects.ts';
import { contentLanguage } from '../../lib/content-language.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { projectsQuery } from './queries.ts';

const loadSwitchMenu = () => import('./project-switch-menu.tsx');
const ProjectSwitchMenu = lazy(() => loadSwitchMenu().then((m) => ({ default: m.ProjectSwitchMenu })));

export function ProjectHeader({ project }: { project: Project | undefined }) {
  return (
    <div className="mb-6">
      <nav
        aria-label="Breadcrumb"
        className="flex min-h-6 items-center pointer-coarse:min-h-10 gap-1 text-[0.8125rem] text-text-3"
      >
        <Link href="/" className="hover:text-ink hover:underline">
          Dashboard
        </Link>
        <ChevronRight aria-hidden="true" className="size-3.5 rtl:-scale-x-100" strokeWidth={1.75} />
        <span>Insights</span>
        <ProjectSwitch current={project?.id} />
      </nav>
      {project ? (
        <div {...contentLanguage(project.language)}>
          <h1 dir="auto" className="mt-2 text-title text-balance break-words max-md:text-title-phone">
            {project.name}
          </h1>
          {project.description && (
            <p dir="auto" className="mt-1 max-w-[68ch] text-lead text-pretty break-words text-text-2">
              {project.description}
            </p>
          )}
        </div>
      ) : (
        <>
          <h1 className="sr-only">Project</h1>
          <span className="placeholder mt-3 mb-1 block h-7 w-80 max-w-full" />
          <span className="placeholder mt-3 mb-1 block h-4 w-136 max-w-full" />
        </>
      )}
    </div>
  );
}

/** The way from one project to another, since /insights leads back to the last one. */
function ProjectSwitch({ current }: { current: number | undefined }) {
  const { data: projects } = useQuery(projectsQuery);
  if (!projects || projects.length < 2) return null;
  return (
    <MenuButton
      preload={loadSwitchMenu}
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
      {(close) => <ProjectSwitchMenu projects={projects} current={current} onClose={close} />}
    </MenuButton>
  );
}
