import type { Project } from '#contract/projects/projects.ts';
import { Select } from '../../ui/form/select.tsx';

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
    <Select
      aria-label="Project"
      value={projectId}
      onChange={({ target }) => onChoose(Number(target.value))}
      className="w-72 max-w-full min-w-0 max-sm:w-full"
    >
      {projects.map(({ id, name }) => (
        <option key={id} value={id} dir="auto">
          {name}
        </option>
      ))}
    </Select>
  );
}
