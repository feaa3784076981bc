import { useQuery } from '@tanstack/react-query';
import { Redirect } from 'wouter';
import { forgetProject, lastProject } from '../features/projects/last-project.ts';
import { ProjectCard, ProjectCardsSkeleton, projectGrid } from '../features/projects/project-card.tsx';
import { projectsQuery } from '../features/projects/queries.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { EmptyState, ErrorState } from '../ui/states.tsx';

export function ProjectPickerPage() {
  usePageTitle('Insights');
  const { data: projects, isError, isFetching, refetch } = useQuery(projectsQuery);
  const last = lastProject();
  if (last && projects) {
    if (projects.some(({ id }) => id === last)) return <Redirect to={`/insights/${last}`} replace />;
    forgetProject();
  }
  return (
    <>
      <h1 className="text-title max-md:text-title-phone">Insights</h1>
      <p className="mt-1 mb-6 text-lead text-text-2">Choose the project whose insights you want to see.</p>
      {isError && <ErrorState title="The projects could not be loaded." onRetry={refetch} retrying={isFetching} />}
      {!isError && !projects && <ProjectCardsSkeleton count={6} />}
      {projects?.length === 0 && (
        <EmptyState title="No projects yet">Projects appear here once they are created on the dashboard.</EmptyState>
      )}
      {projects && projects.length > 0 && (
        <section aria-labelledby="projects" className={projectGrid}>
          <h2 id="projects" className="sr-only">
            Projects
          </h2>
          {projects.map((project) => (
            <ProjectCard key={project.id} project={project} />
          ))}
        </section>
      )}
    </>
  );
}
