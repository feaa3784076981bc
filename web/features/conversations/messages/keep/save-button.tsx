import { BookmarkPlus } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';

/** `about` names to screen readers whose reply it is, where several have one. */
export function SaveButton({ pending, about, onSave }: { pending: boolean; about?: string; onSave: () => void }) {
  return (
    <Button
      variant="ghost"
      size="small"
      pending={pending}
      onClick={onSave}
      aria-description={about}
      className="px-2 text-text-3"
    >
      <BookmarkPlus aria-hidden="true" className="icon" />
      Save as Insight
    </Button>
  );
}
