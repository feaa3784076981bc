import type { Topic } from '#contract/projects/topics.ts';
import { trashDays } from '#contract/trash.ts';
import { counted } from '../../lib/format.ts';
import { Dot } from '../../ui/chip.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { lossOf } from './rules.ts';
import { reasonOf, useDeleteTopics } from './use-topic-changes.ts';

type Props = { open: boolean; onClose: () => void; topics: readonly Topic[] };

export function DeleteTopicsDialog({ open, onClose, topics }: Props) {
  const { mutate, isPending, error } = useDeleteTopics(topics);
  const one = topics.length === 1;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={one ? 'Delete Topic' : 'Delete Topics'}
      description={`Are you sure you want to delete ${one ? 'this topic' : counted(topics.length, 'topic')}? ${one ? 'It is' : 'They are'} kept in the trash of the project for ${trashDays} days.`}
      action={one ? 'Delete Topic' : `Delete ${counted(topics.length, 'Topic')}`}
      pending={isPending}
      failure={reasonOf(
        error,
        one
          ? 'This topic no longer exists. Someone else may have deleted it.'
          : 'None were deleted because some of these topics no longer exist. Please select again.',
      )}
      onConfirm={() => mutate(undefined, { onSuccess: onClose })}
    >
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be in reach of the keyboard
        tabIndex={0}
        aria-label="Topics to delete"
        className="grid max-h-48 gap-1 overflow-y-auto rounded-control border border-line px-3 py-2"
      >
        {topics.map(({ id, name, color, insightCount }) => (
          <li key={id} className="flex items-center gap-2.5">
            <Dot color={color} />
            <span className="min-w-0 flex-1 break-words">
              <bdi>{name}</bdi>
            </span>
            <span className="text-label text-text-3 tabular-nums">{counted(insightCount, 'insight')}</span>
          </li>
        ))}
      </ul>
      <p className="text-text-2">{lossOf(topics)}</p>
    </ConfirmDialog>
  );
}
