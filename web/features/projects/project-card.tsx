import { Link } from 'wouter';
import type { Project } from '#contract/projects.ts';
import { contentLanguage } from '../../lib/content-language.ts';
import { formatDate } from '../../lib/format.ts';
import { rememberProject } from './last-project.ts';

export function ProjectCard({ project }: { project: Project }) {
  return (
    <Link
      href={`/insights/${project.id}`}
      onClick={() => rememberProject(project.id)}
      {...contentLanguage(project.language)}
      className="flex min-h-29 flex-col rounded-control border border-line bg-surface p-4 transition-colors duration-120 hover:border-line-strong"
    >
      <h3 dir="auto" className="line-clamp-2 text-card break-words">
        {project.name}
      </h3>
      {project.description && (
        <p dir="auto" className="mt-1 line-clamp-2 text-text-2 break-words">
          {project.description}
        </p>
      )}
      <p className="mt-auto pt-2 text-label text-text-3">Created {formatDate(project.createdAt)}</p>
    </Link>
  );
}

export function ProjectCardsSkeleton({ count = 3 }: { count?: number }) {
  return (
    <div aria-hidden="true" className={projectGrid}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all alike and never move
        <div key={index} className="late flex min-h-29 flex-col gap-2.5 rounded-control border border-line p-4">
          <span className="placeholder h-4 w-3/5" />
          <span className="placeholder h-3.5 w-11/12" />
          <span className="placeholder mt-auto h-3 w-1/3" />
        </div>
      ))}
    </div>
  );
}

export const projectGrid = 'grid gap-3 md:grid-cols-2 lg:grid-cols-3';
