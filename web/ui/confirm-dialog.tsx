import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog, DialogBody, DialogFooter } from './dialog.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  /** The words on the button that does it. */
  action: string;
  pending: boolean;
  /** Why it did not work, said where it was asked. */
  failure?: string | null;
  onConfirm: () => void;
  /** What it is about: its name, what goes with it. */
  children?: ReactNode;
};

/** Asks before something is destroyed. The focus is on Cancel, so that Enter alone destroys nothing. */
export function ConfirmDialog({ title, description, action, pending, failure, onConfirm, children, ...rest }: Props) {
  return (
    <Dialog {...rest} title={title} description={description} shape="question">
      <DialogBody className="grid content-start gap-3">
        {children}
        {failure && <Alert>{failure}</Alert>}
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" data-autofocus onClick={rest.onClose}>
          Cancel
        </Button>
        <Button variant="danger" pending={pending} onClick={onConfirm}>
          {action}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
