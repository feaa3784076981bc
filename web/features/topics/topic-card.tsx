import clsx from 'clsx';
import { Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'wouter';
import type { Topic } from '#contract/projects/topics.ts';
import { counted } from '../../lib/format.ts';
import { IconButton } from '../../ui/button.tsx';
import { Dot } from '../../ui/chip.tsx';
import { preloadDialog, type TopicTask } from './topic-dialogs.tsx';

type Props = {
  topic: Topic;
  /** Where the topic belongs, on a list that mixes projects. */
  projectName: string | undefined;
  mayUpdate: boolean;
  mayDelete: boolean;
  selected: boolean;
  onToggle: (id: number) => void;
  onTask: (task: TopicTask) => void;
};

const preloadEdit = () => preloadDialog('edit');
const preloadDelete = () => preloadDialog('delete');

/** The name toggles its checkbox; a client sees name and count alone. */
export const TopicCard = memo(function TopicCard(props: Props) {
  const { topic, projectName, mayUpdate, mayDelete, selected, onToggle, onTask } = props;
  const { id, name, color } = topic;
  const title = (
    <>
      <span className="flex h-5.5 flex-none items-center">
        <Dot color={color} />
      </span>
      {/* Beside its dot whatever the direction of its script. */}
      <span className="line-clamp-2 min-w-0 flex-1 text-card break-words">
        <bdi>{name}</bdi>
      </span>
    </>
  );
  return (
    <li
      className={clsx(
        'flex flex-col rounded-control border transition-colors duration-120 [contain-intrinsic-size:auto_5.5rem] [content-visibility:auto]',
        selected ? 'border-accent bg-accent-soft' : 'border-line bg-surface hover:border-line-strong',
      )}
    >
      <div className="flex flex-1 items-start">
        {mayDelete ? (
          <label className="flex min-h-12 min-w-0 flex-1 items-start gap-2.5 py-3 ps-4">
            <input type="checkbox" className="tick me-0.5 mt-0.5" checked={selected} onChange={() => onToggle(id)} />
            {title}
          </label>
        ) : (
          <p className="flex min-h-12 min-w-0 flex-1 items-start gap-2.5 px-4 py-3">{title}</p>
        )}
        {(mayUpdate || mayDelete) && (
          <span className="flex flex-none p-1.5">
            {mayUpdate && (
              <IconButton
                label={`Edit ${name}`}
                title="Edit"
                onClick={() => onTask({ task: 'edit', topic })}
                onPointerEnter={preloadEdit}
                onFocus={preloadEdit}
              >
                <Pencil className="icon" />
              </IconButton>
            )}
            {mayDelete && (
              <IconButton
                label={`Delete ${name}`}
                title="Delete"
                onClick={() => onTask({ task: 'delete', topics: [topic] })}
                onPointerEnter={preloadDelete}
                onFocus={preloadDelete}
              >
                <Trash2 className="icon" />
              </IconButton>
            )}
          </span>
        )}
      </div>
      <div className="flex min-h-9 items-center gap-3 px-4 pb-2 text-label text-text-3">
        <InsightCount topic={topic} />
        {projectName && (
          <span title={projectName} className="ms-auto min-w-0 truncate">
            <bdi>{projectName}</bdi>
          </span>
        )}
      </div>
    </li>
  );
});

/** Leads to the insights that carry the topic. */
function InsightCount({ topic: { name, projectId, insightCount } }: { topic: Topic }) {
  const text = counted(insightCount, 'insight');
  if (insightCount === 0) return <span className="flex-none tabular-nums">{text}</span>;
  return (
    <Link
      href={`/insights/${projectId}?${new URLSearchParams({ tag: name })}`}
      aria-label={`${text} with ${name}`}
      className="text-link inline-flex min-h-6 flex-none items-center rounded-icon tabular-nums pointer-coarse:min-h-10"
    >
      {text}
    </Link>
  );
}

export const topicGrid = 'grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2 lg:grid-cols-3';

export function TopicCardsSkeleton({ count = 9 }: { count?: number }) {
  return (
    <div aria-hidden="true" className={topicGrid}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all the same and never move
        <div key={index} className="late flex min-h-21.5 flex-col gap-4 rounded-control border border-line p-4">
          <span className="placeholder h-4 w-3/5" />
          <span className="placeholder h-3 w-1/4" />
        </div>
      ))}
    </div>
  );
}
