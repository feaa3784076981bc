import { useQueryClient } from '@tanstack/react-query';
import type { TrashRef } from '#contract/trash.ts';
import { type Notice, useToast } from './toast.tsx';

/** An object that is in the trash now. */
export type Deleted = TrashRef & { projectId: number };

const undoMs = 10_000;
const label = 'Undo';

/** Says that something was deleted, with a button that takes it back. What the button does is fetched when it is pressed. */
export function useUndoToast(): (notice: Notice, deleted: readonly Deleted[]) => void {
  const toast = useToast();
  const client = useQueryClient();
  return (notice, deleted) => {
    if (deleted.length === 0) return toast(notice);
    const onClick = () => {
      toast({ title: 'Restoring...', ms: 60_000 });
      import('./undo.ts')
        .then(({ undo }) => undo(client, deleted))
        .catch(() => ({ title: 'Error', description: notRestored, destructive: true }))
        .then(toast);
    };
    // Adding the same listener again changes nothing.
    addEventListener('keydown', undoByKey);
    toast({ ...notice, ms: undoMs, action: { label, onClick } });
  };
}

const notRestored = 'It could not be restored. You can still restore it from the trash of its project.';

/** Presses the button while it is there. In a text field the keys take back what was typed. */
function undoByKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
  if (target instanceof Element && target.matches('input:not([type=checkbox]), textarea, [contenteditable]')) return;
  const button = [...document.querySelectorAll<HTMLElement>('output button')].find(
    ({ textContent }) => textContent === label,
  );
  if (!button) return;
  event.preventDefault();
  button.click();
}
