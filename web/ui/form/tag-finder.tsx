import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { Chip } from '../chip.tsx';

type Tag = { name: string; color: string };
type Props = {
  tags: readonly Tag[];
  isChosen: (name: string) => boolean;
  onToggle: (name: string) => void;
  /** `outside`: something else was pressed, which has the focus now. */
  onClose: (outside?: boolean) => void;
};

const maxShown = 40;

/** All tags of a list, however many: some of them in sight, the others found by their names. */
export function TagFinder({ tags, isChosen, onToggle, onClose }: Props) {
  const panel = useRef<HTMLFieldSetElement>(null);
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = wanted ? tags.filter(({ name }) => name.toLowerCase().includes(wanted)) : tags;
  const shown = found.slice(0, maxShown);
  useEffect(() => {
    panel.current?.querySelector('input')?.focus();
    const outside = (event: PointerEvent) => {
      if (!panel.current?.parentElement?.contains(event.target as Node)) onClose(true);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [onClose]);
  return (
    <fieldset
      ref={panel}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="panel z-10 mt-2 grid gap-3 p-3 md:absolute md:inset-s-0 md:top-full md:w-110 md:shadow-float"
    >
      <legend className="sr-only">All tags</legend>
      <input
        type="search"
        dir="auto"
        value={search}
        aria-label="Find a tag"
        placeholder="Find a tag..."
        onChange={(event) => setSearch(event.target.value)}
        className="field"
      />
      <div className="-m-1 flex max-h-60 flex-wrap content-start gap-1.5 overflow-y-auto p-1">
        {shown.map(({ name, color }) => (
          <Chip key={name} color={color} pressed={isChosen(name)} onClick={() => onToggle(name)}>
            {name}
          </Chip>
        ))}
      </div>
      <p role="status" className="text-label text-text-3">
        {found.length === 0 && 'No matching tags.'}
        {found.length > shown.length &&
          `${formatNumber(shown.length)} of ${formatNumber(found.length)} tags. Type to find the others.`}
      </p>
    </fieldset>
  );
}
