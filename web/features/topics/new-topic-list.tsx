import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { Dot } from '../../ui/chip.tsx';
import type { NewTopic } from './rules.ts';

type Props = { entries: readonly NewTopic[]; onRemove: (name: string) => void };

/** What will be created, each with the colour that it gets. */
export function NewTopicList({ entries, onRemove }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(entries.length);
  useEffect(() => {
    // A name that was just added comes last, and may be out of sight.
    if (entries.length > shown.current) list.current?.scrollTo({ top: list.current.scrollHeight });
    shown.current = entries.length;
  }, [entries.length]);
  return (
    <ul
      ref={list}
      aria-label="Topics to create"
      className="max-h-60 overflow-y-auto max-md:max-h-none rounded-control border border-line"
    >
      {entries.map(({ name, color, stands }) => (
        <li key={name} className="flex min-h-10 items-center gap-2.5 border-line py-1 ps-3 pe-1 not-first:border-t">
          <Dot color={color} />
          <span className="min-w-0 flex-1">
            <span className="block break-words">
              <bdi>{name}</bdi>
            </span>
            {stands && <span className="block text-label text-text-3">The project already has this topic.</span>}
          </span>
          <IconButton label={`Remove ${name}`} title="Remove" onClick={() => onRemove(name)}>
            <X className="icon" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
