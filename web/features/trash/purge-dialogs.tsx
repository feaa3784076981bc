import type { TrashItem } from '#contract/trash.ts';
import { counted } from '../../lib/format.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { reasonOf, useEmptyTrash, usePurge } from './use-trash.ts';

type Props = { open: boolean; onClose: () => void; projectId: number };

export function PurgeDialog({ item, projectId, ...props }: Props & { item: TrashItem }) {
  const { mutate, isPending, error } = usePurge(projectId, item);
  return (
    <ConfirmDialog
      {...props}
      title="Delete for Good"
      description="Are you sure you want to delete this for good? This action cannot be undone."
      action="Delete for good"
      pending={isPending}
      failure={reasonOf(error)}
      onConfirm={() => mutate(undefined, { onSuccess: props.onClose })}
    >
      <p dir="auto" className="line-clamp-6 font-medium break-words">
        {item.title}
      </p>
      {item.kind === 'insight' && (
        <p className="text-text-2">Its conversations are deleted with it, also those that are in the trash.</p>
      )}
    </ConfirmDialog>
  );
}

export function EmptyTrashDialog({ count, projectId, ...props }: Props & { count: number }) {
  const { mutate, isPending, error } = useEmptyTrash(projectId);
  return (
    <ConfirmDialog
      {...props}
      title="Empty Trash"
      description={`Are you sure you want to delete ${counted(count, 'item')} for good? This action cannot be undone.`}
      action="Empty trash"
      pending={isPending}
      failure={reasonOf(error)}
      onConfirm={() => mutate(undefined, { onSuccess: props.onClose })}
    />
  );
}
