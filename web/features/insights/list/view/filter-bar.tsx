import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { counted } from '../../../../lib/format.ts';
import { Chip } from '../../../../ui/chip.tsx';
import { isChosen, type Tag } from '../../rules.ts';

const TagFinder = lazy(() => import('../../../../ui/form/tag-finder.tsx').then((m) => ({ default: m.TagFinder })));

type Props = { tags: Tag[]; chosen: readonly string[]; onToggle: (name: string) => void; shownAtFirst?: number };

/** The tags of a list as filters: the chosen ones and the most frequent in a row, the others under its last chip. */
export function FilterBar({ tags, chosen, onToggle, shownAtFirst = 5 }: Props) {
  const [all, setAll] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const close = useCallback((outside?: boolean) => {
    setAll(false);
    // The page would scroll to it, away from what is being pressed.
    if (!outside) bar.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  }, []);
  if (tags.length === 0) return null;
  const front = tags.slice(0, shownAtFirst);
  const shown = [...front, ...tags.slice(shownAtFirst).filter(({ name }) => isChosen(chosen, name))];
  const hidden = tags.length - shown.length;
  return (
    <div ref={bar} className="relative min-w-0">
      <fieldset className="flex min-w-0 gap-1.5 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-0.5 max-md:[scrollbar-width:none] md:flex-wrap">
        <legend className="sr-only">Filter by tag</legend>
        {shown.map(({ name, color }) => (
          <span key={name} className="max-w-full flex-none">
            <Chip color={color} pressed={isChosen(chosen, name)} onClick={() => onToggle(name)}>
              {name}
            </Chip>
          </span>
        ))}
        {(hidden > 0 || all) && (
          <Chip
            expanded={all}
            onClick={() => setAll(!all)}
            label={all ? 'Show fewer tags' : `Show ${counted(hidden, 'more tag')}`}
          >
            {all ? 'Fewer' : `+${hidden}`}
          </Chip>
        )}
      </fieldset>
      {all && (
        <Suspense>
          <TagFinder tags={tags} isChosen={(name) => isChosen(chosen, name)} onToggle={onToggle} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
