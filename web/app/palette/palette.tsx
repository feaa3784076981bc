import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { DialogBody } from '../../ui/dialog/dialog.tsx';
import { type Entry, groups } from './entries.ts';
import { Option } from './option.tsx';
import { useSelection } from './use-selection.ts';

type Props = {
  found: readonly Entry[];
  /** The query that `found` belongs to: while the user types it may be a letter late. */
  foundFor: string;
  query: string;
  onQuery: (query: string) => void;
  loading: boolean;
  /** What is inside of things could not be searched. */
  failed: boolean;
  onRetry: () => void;
  onClose: () => void;
};

/** A search over everything there is to go to: the input keeps the focus, the arrow keys move through the list below it. */
export function Palette({ found, foundFor, query, onQuery, loading, failed, onRetry, onClose }: Props) {
  const id = useId();
  const [, navigate] = useLocation();
  const { selected, select, moveBy } = useSelection(found, foundFor);
  const list = useRef<HTMLDivElement>(null);
  const at = selected ? found.indexOf(selected) : -1;

  useEffect(() => {
    // The heading above the first one is part of it.
    if (at <= 0) list.current?.scrollTo(0, 0);
    else list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const choose = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    if ('href' in entry) navigate(entry.href);
    else entry.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') choose(selected);
    else if (!moveBy(event)) return;
    event.preventDefault();
  };

  return (
    <DialogBody className="flex flex-col gap-2 pb-3 md:basis-136">
      <input
        data-autofocus
        type="search"
        role="combobox"
        aria-expanded={true}
        aria-controls={`${id}-list`}
        aria-activedescendant={selected && `${id}-${selected.id}`}
        aria-autocomplete="list"
        aria-label="Search pages, projects and everything that was said, found and asked"
        placeholder="Search everything, or go to a page..."
        autoComplete="off"
        dir="auto"
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
        className="field mt-0.5 flex-none [&::-webkit-search-cancel-button]:hidden"
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Results"
        className="-mx-2 min-h-0 flex-1 overflow-y-auto px-2"
      >
        {groups.map((group) => {
          const own = found.filter((entry) => entry.group === group);
          if (own.length === 0) return null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <p id={`${id}-${group}`} className="px-2.5 pt-3 pb-1 text-label font-medium text-text-3">
                {group}
              </p>
              {own.map((entry) => (
                <Option
                  key={entry.id}
                  id={`${id}-${entry.id}`}
                  entry={entry}
                  selected={entry === selected}
                  onPoint={() => select(entry)}
                  onChoose={() => choose(entry)}
                />
              ))}
            </div>
          );
        })}
      </div>
      {failed ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 px-2.5 text-text-2">
          What was said, found and asked could not be searched.
          <Button variant="secondary" size="small" pending={loading} pendingText="Retrying..." onClick={onRetry}>
            Retry
          </Button>
        </div>
      ) : (
        // Always as high as one line: the list must not jump while results arrive.
        <p role="status" className="min-h-4.5 px-2.5 text-label text-text-3">
          {statusOf(found.length, query.trim(), loading)}
        </p>
      )}
    </DialogBody>
  );
}

function statusOf(found: number, query: string, loading: boolean): string {
  if (!query) return '';
  if (loading) return 'Searching...';
  if (found === 0) return `No results for “${query}”.`;
  return found === 1 ? '1 result' : `${found} results`;
}
