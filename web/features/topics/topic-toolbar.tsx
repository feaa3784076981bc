import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
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
      {search !== null && <SearchField what="topics" value={search} onChange={onSearch} className="sm:w-56" />}
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
