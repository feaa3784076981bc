import { ChevronDown } from 'lucide-react';
import type { Project } from '#contract/projects.ts';

type Props = { projects: readonly Project[]; projectId: number; onChoose: (projectId: number) => void };

/** Names the project whose people are shown, and leads to those of another one. */
export function ProjectChoice({ projects, projectId, onChoose }: Props) {
  const [only] = projects;
  if (only && projects.length === 1) {
    return (
      <p dir="auto" className="min-w-0 font-medium break-words">
        {only.name}
      </p>
    );
  }
  return (
    <span className="relative grid w-72 max-w-full min-w-0 max-sm:w-full">
      <select
        aria-label="Project"
        value={projectId}
        onChange={({ target }) => onChoose(Number(target.value))}
        className="field appearance-none truncate pe-9"
      >
        {projects.map(({ id, name }) => (
          <option key={id} value={id} dir="auto">
            {name}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="icon pointer-events-none absolute inset-e-3 top-1/2 -translate-y-1/2 text-text-3"
      />
    </span>
  );
}
