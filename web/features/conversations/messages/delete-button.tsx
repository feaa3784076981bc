import { Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/button.tsx';

/** At the end of a conversation in a list. */
export function DeleteButton({ title, onDelete }: { title: string; onDelete: () => void }) {
  return (
    <IconButton
      label="Delete conversation"
      aria-description={title}
      onClick={onDelete}
      className="me-1 enabled:hover:text-danger"
    >
      <Trash2 className="icon" />
    </IconButton>
  );
}
