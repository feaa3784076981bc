import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'wouter';
import type { Project } from '#contract/projects/projects.ts';
import { rememberProject } from '../features/projects/last-project.ts';
import { ProjectActions } from '../features/projects/project-actions.tsx';
import { ProjectCard, ProjectCardsSkeleton, projectGrid } from '../features/projects/project-card.tsx';
import { ProjectDialogs, type ProjectTask, preloadDialog } from '../features/projects/project-dialogs.tsx';
import { projectsQuery } from '../features/projects/queries.ts';
import { useKeptFocus } from '../lib/use-kept-focus.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { useDialog } from '../ui/dialog/use-dialog.ts';
import { EmptyState, ErrorState } from '../ui/states.tsx';

/** The plain list of all projects: make one in one step, open one, delete one. */
export function ProjectsPage() {
  usePageTitle('Projects');
  const { data: projects, isError, isFetching, refetch } = useQuery(projectsQuery);
  const dialog = useDialog<ProjectTask>();
  const list = useRef<HTMLElement>(null);
  useKeptFocus(list, projects?.length ?? 0);
  const preload = () => preloadDialog('createPlain');
  const create = (
    <Button onClick={() => dialog.show({ task: 'createPlain' })} onPointerEnter={preload} onFocus={preload}>
      <Plus className="icon" />
      New Project
    </Button>
  );
  return (
    <section ref={list} tabIndex={-1} aria-labelledby="projects" className="outline-none">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 id="projects" className="text-title max-md:text-title-phone">
          Projects
        </h1>
        {projects && projects.length > 0 && create}
      </div>
      {isError && !projects && (
        <ErrorState title="The projects could not be loaded." onRetry={refetch} retrying={isFetching} />
      )}
      {!isError && !projects && <ProjectCardsSkeleton count={6} />}
      {projects?.length === 0 && (
        <EmptyState title="No projects yet" action={create}>
          A project holds the documents of one study and the insights found in them. Create the first one with a name
          and a short brief.
        </EmptyState>
      )}
      {projects && projects.length > 0 && <Cards projects={projects} onTask={dialog.show} />}
      <ProjectDialogs dialog={dialog} />
    </section>
  );
}

function Cards({ projects, onTask }: { projects: readonly Project[]; onTask: (task: ProjectTask) => void }) {
  return (
    <div className={projectGrid}>
      <h2 className="sr-only">All projects</h2>
      {projects.map((project) => (
        <ProjectCard
          key={project.id}
          project={project}
          href={`/projects/${project.id}`}
          actions={
            <>
              <ProjectActions project={project} onTask={onTask} tasks={['delete']} />
              <Link
                href={`/projects/${project.id}`}
                onClick={() => rememberProject(project.id)}
                aria-label={`Open ${project.name}`}
                className={buttonLook({ variant: 'secondary', size: 'small' }, 'ms-1 me-2 mb-2')}
              >
                Open
              </Link>
            </>
          }
        />
      ))}
    </div>
  );
}
