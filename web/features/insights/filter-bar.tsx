import { useState } from 'react';
import { Chip } from '../../ui/chip.tsx';
import { isChosen, type Tag } from './rules.ts';

type Props = { tags: Tag[]; chosen: readonly string[]; onToggle: (name: string) => void; shownAtFirst?: number };

/** The tags of a list as filters: the chosen ones and the most frequent, the rest on demand. */
export function FilterBar({ tags, chosen, onToggle, shownAtFirst = 5 }: Props) {
  const [all, setAll] = useState(false);
  if (tags.length === 0) return null;
  const front = tags.slice(0, shownAtFirst);
  const shown = all ? tags : [...front, ...tags.slice(shownAtFirst).filter(({ name }) => isChosen(chosen, name))];
  const hidden = tags.length - shown.length;
  return (
    <fieldset className="flex min-w-0 gap-1.5 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-0.5 max-md:[scrollbar-width:none] md:flex-wrap">
      <legend className="sr-only">Filter by tag</legend>
      {shown.map(({ name, color }) => (
        <span key={name} className="max-w-full flex-none">
          <Chip color={color} pressed={isChosen(chosen, name)} onClick={() => onToggle(name)}>
            {name}
          </Chip>
        </span>
      ))}
      {(hidden > 0 || all) && tags.length > shownAtFirst && (
        <Chip onClick={() => setAll(!all)} label={all ? 'Show fewer tags' : `Show ${hidden} more tags`}>
          {all ? 'Fewer' : `+${hidden}`}
        </Chip>
      )}
    </fieldset>
  );
}
