import { Search } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { type ListedProject, ProjectSelect } from './project-select.tsx';
import { preloadDialog } from './topic-dialogs.tsx';

type FilterProps = {
  projects: readonly ListedProject[];
  projectId: number | null;
  onProject: (projectId: number | null) => void;
  /** null where there is too little to search in. */
  search: string | null;
  onSearch: (search: string) => void;
};

export function TopicFilters({ projects, projectId, onProject, search, onSearch }: FilterProps) {
  return (
    <div className="flex min-w-0 flex-1 gap-3 max-md:basis-full max-sm:flex-col">
      <ProjectSelect
        aria-label="Project"
        projects={projects}
        none="All Topics"
        value={projectId}
        onChange={onProject}
        className="min-w-0 sm:w-64"
      />
      {search !== null && (
        <search className="relative min-w-0 sm:w-56">
          <Search
            aria-hidden="true"
            className="icon pointer-events-none absolute inset-s-2.5 top-1/2 -translate-y-1/2 text-text-3"
          />
          <input
            type="search"
            dir="auto"
            value={search}
            aria-label="Search topics"
            placeholder="Search topics..."
            onChange={({ target }) => onSearch(target.value)}
            className="field ps-8.5"
          />
        </search>
      )}
    </div>
  );
}

type SelectionProps = { shown: number; chosen: number; onAll: () => void; onNone: () => void; onDelete: () => void };

const preload = () => preloadDialog('delete');

export function SelectionBar({ shown, chosen, onAll, onNone, onDelete }: SelectionProps) {
  const everyOne = shown > 0 && chosen === shown;
  return (
    <div className="flex items-center gap-4 max-md:w-full max-md:justify-between">
      <button
        type="button"
        disabled={shown === 0}
        onClick={everyOne ? onNone : onAll}
        className="text-link min-h-9 rounded-icon disabled:opacity-55 pointer-coarse:min-h-10"
      >
        {everyOne ? 'Deselect All' : 'Select All'}
      </button>
      <Button
        variant="secondary"
        disabled={chosen === 0}
        onClick={onDelete}
        onPointerEnter={preload}
        onFocus={preload}
        className="tabular-nums"
      >
        Delete Selected ({chosen})
      </Button>
    </div>
  );
}
