import { Button } from '../../../../ui/button.tsx';

type Props = { onRetry: () => void; retrying?: boolean | undefined };

/** Reads again what could not be loaded. The button keeps the focus while it waits and when reading fails again. */
export function RetryButton({ onRetry, retrying }: Props) {
  return (
    <Button
      variant="secondary"
      size="small"
      onClick={() => retrying || onRetry()}
      pending={retrying}
      aria-disabled={retrying}
      className="aria-disabled:opacity-55"
      pendingText="Retrying..."
    >
      Retry
    </Button>
  );
}

/** A failure that gives way to what has come passes the focus on to where its dialog begins. For its `ref`. */
export const passOnFocus = (failure: HTMLElement | null) => () => {
  if (!failure?.contains(document.activeElement)) return;
  const dialog = failure.closest<HTMLElement>('dialog');
  // Once the failure has been taken out, or it would take the focus along.
  queueMicrotask(() => (dialog?.querySelector<HTMLElement>('[data-autofocus]') ?? dialog)?.focus());
};
