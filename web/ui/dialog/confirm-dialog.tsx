import type { ReactNode } from 'react';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { Dialog, DialogBody, DialogFooter } from './dialog.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  /** The words on the button that does it. */
  action: string;
  pending: boolean;
  /** While what it asks about is still being read. */
  disabled?: boolean;
  /** Why it did not work, said where it was asked. */
  failure?: string | null;
  onConfirm: () => void;
  /** What it is about: its name, what goes with it. */
  children?: ReactNode;
};

/** Asks before something is destroyed. The focus is on Cancel, so that Enter alone destroys nothing. */
export function ConfirmDialog(props: Props) {
  const { title, description, action, pending, disabled, failure, onConfirm, children, ...rest } = props;
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
        <Button variant="danger" pending={pending} disabled={disabled} onClick={onConfirm}>
          {action}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
