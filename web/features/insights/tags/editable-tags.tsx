import clsx from 'clsx';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Insight } from '#contract/insights/insights.ts';
import { TagInput } from '../../../ui/form/tag-input.tsx';
import { coloredTags, isChosen } from '../rules.ts';
import { changeOf } from './tag-changes.ts';
import { Tags } from './tags.tsx';
import { useKnownTags } from './use-known-tags.ts';
import { useTagChanges } from './use-tag-changes.ts';

type Props = { insight: Insight; chosen: readonly string[]; onToggle: (name: string) => void };

/** The tags of a card, each with a way to take it off, and one more at the end of the row. */
export function EditableTags({ insight, chosen, onToggle }: Props) {
  const [adding, setAdding] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { isPending, change } = useTagChanges(insight);
  const tags = coloredTags(insight);
  const remove = (name: string) => {
    const removal = changeOf(insight, name, false);
    if (!removal) return;
    change(removal);
    // The button goes with its tag; the next one in the row is nearest to it.
    const chips = [...(box.current?.querySelectorAll<HTMLElement>('[data-tag]') ?? [])];
    const place = chips.findIndex((chip) => chip.dataset.tag === name);
    const next = chips[place + 1] ?? chips[place - 1];
    (next?.querySelector<HTMLElement>('[data-removes]') ?? addButton(box.current))?.focus();
  };
  const around = (chip: ReactNode, name: string) => (
    <span
      data-tag={name}
      className={clsx(
        'group/tag relative inline-flex max-w-full min-w-0 pointer-coarse:[&>button:first-child]:pe-8',
        isPending(name) && 'opacity-60',
      )}
    >
      {chip}
      <button
        type="button"
        data-removes
        aria-label={`Remove tag ${name}`}
        title="Remove tag"
        onClick={() => remove(name)}
        className={clsx(
          'absolute inset-e-px inset-y-px grid w-6 place-items-center rounded-full text-text-3 opacity-0 transition-opacity duration-120 hover:text-ink',
          'group-hover/tag:opacity-100 focus-visible:opacity-100 pointer-coarse:-inset-y-1 pointer-coarse:-inset-e-1 pointer-coarse:w-10 pointer-coarse:bg-transparent pointer-coarse:opacity-100',
          isChosen(chosen, name) ? 'bg-accent-soft' : 'bg-surface',
        )}
      >
        <X aria-hidden="true" className="size-3.25" strokeWidth={1.75} />
      </button>
    </span>
  );
  return (
    <div ref={box}>
      <Tags tags={tags} chosen={chosen} onToggle={onToggle} around={around}>
        {adding ? (
          <NewTag
            insight={insight}
            onAdd={(name, topics) => {
              const addition = changeOf(insight, name, true, topics);
              if (addition) change(addition);
            }}
            onLeave={(byKey) => {
              setAdding(false);
              if (byKey) setTimeout(() => addButton(box.current)?.focus());
            }}
          />
        ) : (
          <button
            type="button"
            data-adds
            onClick={() => setAdding(true)}
            className="inline-flex h-6.5 items-center gap-1 rounded-full border border-dashed border-line-strong ps-2 pe-2.5 text-label whitespace-nowrap text-text-3 hover:border-text-3 hover:text-ink pointer-coarse:h-8"
          >
            <Plus aria-hidden="true" className="size-3.25" strokeWidth={1.75} />
            Add tag
          </button>
        )}
      </Tags>
    </div>
  );
}

const addButton = (box: HTMLElement | null) => box?.querySelector<HTMLElement>('[data-adds]');

type NewTagProps = {
  insight: Insight;
  onAdd: (name: string, topics: ReturnType<typeof useKnownTags>['topics']) => void;
  onLeave: (byKey: boolean) => void;
};

function NewTag({ insight, onAdd, onLeave }: NewTagProps) {
  const { topics, tags } = useKnownTags(insight.projectId);
  const taken = coloredTags(insight).map(({ name }) => name);
  return (
    <TagInput
      known={tags}
      isTaken={(name) => isChosen(taken, name)}
      onAdd={(name) => onAdd(name, topics)}
      onLeave={() => onLeave(document.activeElement instanceof HTMLInputElement)}
      className="w-36"
    />
  );
}
