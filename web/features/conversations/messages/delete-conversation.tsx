import type { UseMutationResult } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useToast } from '../../../ui/toast/toast.tsx';
import { useUndoToast } from '../../../ui/toast/use-undo-toast.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  kind: 'insight-conversation' | 'people-conversation';
  conversation: { id: number; projectId: number; title: string };
  deletion: UseMutationResult<unknown, Error, number>;
};

const notDeleted = 'The conversation could not be deleted. Please try again.';

export function DeleteConversation({ open, onClose, kind, conversation: { id, projectId, title }, deletion }: Props) {
  const toast = useToast();
  const undoToast = useUndoToast();
  const confirm = () =>
    deletion.mutate(id, {
      onSuccess: () => {
        undoToast({ title: 'Conversation deleted' }, [{ kind, id, projectId }]);
        onClose();
      },
      onError: (error) => toast({ title: 'Error', description: messageOf(error, notDeleted), destructive: true }),
    });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Delete Conversation"
      description="Are you sure you want to delete this conversation?"
      action="Delete"
      pending={deletion.isPending}
      failure={deletion.error && messageOf(deletion.error, notDeleted)}
      onConfirm={confirm}
    >
      <p dir="auto" className="font-medium break-words">
        {title}
      </p>
    </ConfirmDialog>
  );
}
