import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Project } from '#contract/projects/projects.ts';
import { contentLanguage } from '../../lib/content-language.ts';
import { formatDate } from '../../lib/format.ts';
import { rememberProject } from './last-project.ts';

type Props = {
  project: Project;
  /** Where the card leads; the project's insights, unless something else is said. */
  href?: string;
  /** Buttons at the card's foot. */
  actions?: ReactNode;
};

/** The whole card is the link of its title; the buttons lie above it. */
export function ProjectCard({ project, href = `/insights/${project.id}`, actions }: Props) {
  return (
    <div
      {...contentLanguage(project.language)}
      className="relative flex min-h-29 flex-col rounded-control border border-line bg-surface p-4 transition-colors duration-120 hover:border-line-strong has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-accent"
    >
      <h3 dir="auto" className="line-clamp-2 text-card break-words">
        <Link
          href={href}
          onClick={() => rememberProject(project.id)}
          className="outline-none after:absolute after:inset-0 after:rounded-control"
        >
          {project.name}
        </Link>
      </h3>
      {project.description && (
        <p dir="auto" className="mt-1 line-clamp-2 break-words text-text-2">
          {project.description}
        </p>
      )}
      <div className="mt-auto flex min-h-8 items-end justify-between gap-2 pt-2">
        <p className="text-label text-text-3">{createdLine(project.createdAt)}</p>
        {actions && <span className="relative -me-2 -mb-2 flex">{actions}</span>}
      </div>
    </div>
  );
}

function createdLine(createdAt: string): string {
  const date = formatDate(createdAt);
  return date === 'No date' ? date : `Created ${date}`;
}

export function ProjectCardsSkeleton({ count = 3 }: { count?: number }) {
  return (
    <div aria-hidden="true" className={projectGrid}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all the same and never move
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
