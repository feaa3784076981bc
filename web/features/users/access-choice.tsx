import { useState } from 'react';
import type { Project } from '#contract/projects/projects.ts';
import type { Grants } from '#contract/roles.ts';
import type { ProjectGrant } from '#contract/users/users.ts';
import { SearchField } from '../../ui/form/search-field.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { flagsOf, manyEntries, matchingProjects, withGrant } from './rules.ts';

/** The projects of the company, which the page reads. */
export type ProjectSource = {
  projects: readonly Project[] | undefined;
  failed: boolean;
  retrying: boolean;
  retry: () => void;
};

type Props = ProjectSource & {
  grants: readonly ProjectGrant[];
  onChange: (grants: ProjectGrant[]) => void;
  /** Why a project could not be saved, by its id. */
  faults?: ReadonlyMap<number, string>;
};

/** Each project with its two checkboxes. */
export function AccessChoice({ projects, failed, retrying, retry, ...rest }: Props) {
  if (projects) return projects.length > 0 ? <ProjectTable projects={projects} {...rest} /> : <NoProjects />;
  if (failed) return <ErrorState title="The projects could not be loaded." onRetry={retry} retrying={retrying} />;
  return (
    <div aria-hidden="true" className="late grid gap-3 py-2">
      <span className="placeholder h-4 w-3/5" />
      <span className="placeholder h-4 w-2/5" />
    </div>
  );
}

function NoProjects() {
  return (
    <p className="text-text-2 text-pretty">
      There are no projects yet. Once there is one, give access to it under Manage access.
    </p>
  );
}

const columns: { flag: keyof Grants; label: string }[] = [
  { flag: 'canViewInsights', label: 'View insights' },
  { flag: 'canViewChat', label: 'Access chat' },
];

type TableProps = Pick<Props, 'grants' | 'onChange' | 'faults'> & { projects: readonly Project[] };

function ProjectTable({ projects, grants, onChange, faults }: TableProps) {
  const [search, setSearch] = useState('');
  const shown = matchingProjects(projects, search);
  return (
    <div className="grid gap-3">
      {projects.length > manyEntries && <SearchField what="projects" value={search} onChange={setSearch} />}
      <table className="w-full border-collapse text-start">
        <caption className="sr-only">Project access</caption>
        <thead>
          <tr className="border-b border-line text-label text-text-3">
            <th scope="col" className="py-2 text-start font-medium">
              Project
            </th>
            {columns.map(({ flag, label }) => (
              <th key={flag} scope="col" className="w-24 py-2 text-center font-medium max-sm:w-19">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((project) => (
            <ProjectRow
              key={project.id}
              project={project}
              flags={flagsOf(grants, project.id)}
              fault={faults?.get(project.id)}
              onChange={(flags) => onChange(withGrant(grants, { projectId: project.id, ...flags }))}
            />
          ))}
        </tbody>
      </table>
      {shown.length === 0 && <p className="text-text-2">No project name contains this text.</p>}
    </div>
  );
}

type RowProps = {
  project: Project;
  flags: Grants;
  fault: string | undefined;
  onChange: (flags: Grants) => void;
};

function ProjectRow({ project: { name }, flags, fault, onChange }: RowProps) {
  const { canViewInsights, canViewChat } = flags;
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="py-2 pe-3 text-start font-normal [overflow-wrap:anywhere]">
        <bdi>{name}</bdi>
        {fault && <span className="block text-label text-danger">{fault}</span>}
      </th>
      {columns.map(({ flag, label }) => (
        <td key={flag} className="p-0">
          <label className="grid min-h-11 place-items-center">
            <input
              type="checkbox"
              className="tick"
              aria-label={`${label}: ${name}`}
              checked={flags[flag]}
              onChange={({ target }) => onChange({ canViewInsights, canViewChat, [flag]: target.checked })}
            />
          </label>
        </td>
      ))}
    </tr>
  );
}
