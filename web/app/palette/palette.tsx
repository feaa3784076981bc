import clsx from 'clsx';
import { CornerDownLeft } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { DialogBody } from '../../ui/dialog.tsx';
import { type Entry, groups } from './entries.ts';

type Props = {
  found: readonly Entry[];
  query: string;
  onQuery: (query: string) => void;
  loading: boolean;
  /** What is inside of things could not be searched. */
  failed: boolean;
  onRetry: () => void;
  onClose: () => void;
};

/** A search over everything there is to go to: the input keeps the focus, the arrow keys move through the list below it. */
export function Palette({ found, query, onQuery, loading, failed, onRetry, onClose }: Props) {
  const id = useId();
  const [, navigate] = useLocation();
  // By its id: what the server finds may come before it.
  const [chosen, setChosen] = useState<string>();
  const at = Math.max(
    found.findIndex((entry) => entry.id === chosen),
    0,
  );
  const current = found[at];
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.querySelector(`[id="${id}-${current?.id}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [id, current?.id]);

  const choose = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    if ('href' in entry) navigate(entry.href);
    else entry.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = found.length - 1;
    const next = { ArrowDown: at >= last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ];
    if (event.key === 'Enter') choose(current);
    else if (next !== undefined && !event.shiftKey) setChosen(found[Math.max(next, 0)]?.id);
    else return;
    event.preventDefault();
  };

  return (
    <DialogBody className="flex h-120 max-h-full flex-col gap-2 pb-4">
      <input
        data-autofocus
        type="search"
        role="combobox"
        aria-expanded={true}
        aria-controls={`${id}-list`}
        aria-activedescendant={current && `${id}-${current.id}`}
        aria-autocomplete="list"
        aria-label="Search pages, projects and everything that was said, found and asked"
        placeholder="Pages, projects, and what was said, found and asked..."
        autoComplete="off"
        dir="auto"
        value={query}
        onChange={(event) => {
          onQuery(event.target.value);
          setChosen(undefined);
        }}
        onKeyDown={onKeyDown}
        className="field mt-0.5 flex-none"
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
                  selected={entry === current}
                  onPoint={() => setChosen(entry.id)}
                  onChoose={() => choose(entry)}
                />
              ))}
            </div>
          );
        })}
      </div>
      <p role="status" className={clsx('px-2.5 text-text-2', found.length > 0 && !loading && 'sr-only')}>
        {!failed && statusOf(found.length, query, loading)}
      </p>
      {failed && (
        <div role="alert" className="flex flex-wrap items-center gap-3 px-2.5 text-text-2">
          What was said, found and asked could not be searched.
          <Button variant="secondary" size="small" pending={loading} pendingText="Retrying..." onClick={onRetry}>
            Retry
          </Button>
        </div>
      )}
    </DialogBody>
  );
}

function statusOf(found: number, query: string, loading: boolean): string {
  if (loading && query) return 'Searching...';
  if (found === 0) return `No results for “${query.trim()}”.`;
  return `${found} results`;
}

type OptionProps = { id: string; entry: Entry; selected: boolean; onPoint: () => void; onChoose: () => void };

function Option({ id, entry, selected, onPoint, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the input above keeps the focus and names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input above handles the keys
    <div
      id={id}
      role="option"
      aria-selected={selected}
      onPointerMove={selected ? undefined : onPoint}
      onClick={onChoose}
      className={clsx(
        'flex min-h-9 cursor-pointer items-center gap-3 rounded-icon px-2.5 py-1.5 pointer-coarse:min-h-10',
        selected ? 'bg-sunken text-ink' : 'text-text-2',
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          <bdi>{entry.label}</bdi>
        </span>
        {entry.excerpt && (
          <span dir="auto" className="line-clamp-2 text-pretty break-words">
            {entry.excerpt.map(({ text, match }, at) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their order
              match ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
            )}
          </span>
        )}
        {entry.detail && (
          <span className="block truncate text-label text-text-3">
            <bdi>{entry.detail}</bdi>
          </span>
        )}
      </span>
      {selected ? (
        <CornerDownLeft aria-hidden="true" className="icon flex-none text-text-3" />
      ) : (
        entry.keys && <Keys keys={entry.keys} />
      )}
    </div>
  );
}

export function Keys({ keys }: { keys: string }) {
  return (
    <span className="flex flex-none gap-1">
      {keys.split(' ').map((key) => (
        <kbd
          key={key}
          className="min-w-6 rounded-icon border border-line bg-bg px-1.5 text-center font-sans text-label text-text-2"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
