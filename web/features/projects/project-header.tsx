import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronRight, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { Project } from '#contract/projects.ts';
import { contentLanguage } from '../../lib/content-language.ts';
import { IconButton } from '../../ui/button.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { projectsQuery } from './queries.ts';

const loadSwitchMenu = () => import('./project-switch-menu.tsx');
const ProjectSwitchMenu = lazy(() => loadSwitchMenu().then((m) => ({ default: m.ProjectSwitchMenu })));

const ProjectControls = lazy(() => import('./project-controls.tsx').then((m) => ({ default: m.ProjectControls })));
const loadEditor = () => import('./description-editor.tsx');
const DescriptionEditor = lazy(() => loadEditor().then((m) => ({ default: m.DescriptionEditor })));

export function ProjectHeader({ project, isStaff }: { project: Project | undefined; isStaff: boolean }) {
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
          <div className="mt-2 flex items-start gap-1">
            <h1 dir="auto" className="min-w-0 text-title text-balance break-words max-md:text-title-phone">
              {project.name}
            </h1>
            {isStaff && (
              <Suspense fallback={<span className="size-8 flex-none pointer-coarse:size-10" />}>
                <ProjectControls project={project} />
              </Suspense>
            )}
          </div>
          <Description project={project} isStaff={isStaff} />
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

function Description({ project, isStaff }: { project: Project; isStaff: boolean }) {
  const [mode, setMode] = useState<'first' | 'editing' | 'back'>('first');
  const edit = {
    // The editor took the focus with it when it went.
    ref: mode === 'back' ? (button: HTMLButtonElement | null) => button?.focus() : undefined,
    onClick: () => setMode('editing'),
    onPointerEnter: loadEditor,
    onFocus: loadEditor,
  };
  const text = project.description;
  if (mode === 'editing') {
    return (
      <Suspense fallback={<p className="mt-1 max-w-[68ch] text-lead text-text-2">{text}</p>}>
        <DescriptionEditor project={project} onDone={() => setMode('back')} />
      </Suspense>
    );
  }
  if (!text) {
    return isStaff ? (
      <button type="button" {...edit} className="text-link mt-1 min-h-6 pointer-coarse:min-h-10">
        Add a description
      </button>
    ) : null;
  }
  return (
    <div className="mt-1 flex items-start gap-1">
      <p dir="auto" className="max-w-[68ch] min-w-0 text-lead text-pretty break-words whitespace-pre-line text-text-2">
        {text}
      </p>
      {isStaff && (
        <IconButton label="Edit description" {...edit} className="-mt-1">
          <Pencil className="icon" />
        </IconButton>
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
