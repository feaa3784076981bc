import { Tag as TagIcon, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import type { Insight } from '#contract/insights/insights.ts';
import { counted } from '../../../../lib/format.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { TagInput } from '../../../../ui/form/tag-input.tsx';
import type { InsightTask } from '../../form/tasks.ts';
import { carriesAll } from '../../rules.ts';
import { useKnownTags } from '../../tags/use-known-tags.ts';
import { useTagAll } from '../../tags/use-tag-all.ts';
import type { Selection } from './selection.ts';

type Props = {
  projectId: number;
  shown: readonly Insight[];
  selection: NonNullable<Selection>;
  onSelect: (next: Selection) => void;
  onTask: (task: InsightTask) => void;
};

/** What can be done with the chosen insights; it floats above the list's end, in reach of a thumb. */
export function BulkBar({ projectId, shown, selection, onSelect, onTask }: Props) {
  const [tagging, setTagging] = useState(false);
  const { topics, tags } = useKnownTags(projectId);
  const { add, pending, done } = useTagAll(projectId);
  // What a filter hides is not changed unseen.
  const chosen = shown.filter(({ id }) => selection.ids.has(id));
  const everyOne = chosen.length === shown.length;
  const choose = (insights: readonly Insight[]) =>
    onSelect({ ids: new Set(insights.map(({ id }) => id)), anchor: null });
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-4 z-30 flex justify-center px-4 max-md:bottom-2 max-md:px-2">
      <section
        aria-label="Selected insights"
        className="pointer-events-auto flex max-w-full max-md:w-full animate-[rise_160ms_ease-out] flex-wrap items-center gap-x-1 gap-y-1.5 rounded-card border border-line bg-surface py-2 ps-4 pe-2 shadow-float"
      >
        <p role="status" className="max-md:-order-2 me-2 font-medium tabular-nums max-md:basis-[calc(100%-4rem)]">
          {pending ? `Adding the tag to ${counted(pending, 'insight')}...` : (done ?? `${chosen.length} selected`)}
        </p>
        <Button variant="ghost" size="small" onClick={() => choose(everyOne ? [] : shown)}>
          {everyOne ? 'Deselect All' : 'Select All'}
        </Button>
        {tagging ? (
          <TagInput
            known={tags}
            isTaken={(name) => chosen.length > 0 && chosen.every((insight) => carriesAll(insight, [name]))}
            onAdd={(name) => void add(chosen, name, topics)}
            onLeave={() => setTagging(false)}
            above
            className="w-40"
          />
        ) : (
          <Button
            variant="ghost"
            size="small"
            disabled={chosen.length === 0 || pending > 0}
            onClick={() => setTagging(true)}
          >
            <TagIcon aria-hidden="true" className="icon" />
            Add tag
          </Button>
        )}
        <Button
          variant="ghost"
          size="small"
          disabled={chosen.length === 0 || pending > 0}
          onClick={() => onTask({ task: 'delete', insights: chosen })}
        >
          <Trash2 aria-hidden="true" className="icon" />
          Delete selected
        </Button>
        <IconButton label="Clear selection" onClick={() => onSelect(null)} className="max-md:-order-1">
          <X className="icon" />
        </IconButton>
      </section>
    </div>
  );
}
