import { useEffect, useState } from 'react';

const resetMs = 300;

export type DialogState<T> = {
  /** What the dialog is about; null while there is none. `round` counts the openings and is its key. */
  shown: { about: T; open: boolean; round: number } | null;
  show: (about: T) => void;
  close: () => void;
};

/** A dialog that is created each time it is opened: 300 ms after it closed nothing is left of what was typed. */
export function useDialog<T>(): DialogState<T> {
  const [shown, setShown] = useState<DialogState<T>['shown']>(null);
  useEffect(() => {
    if (!shown || shown.open) return;
    const timer = setTimeout(() => setShown(null), resetMs);
    return () => clearTimeout(timer);
  }, [shown]);
  return {
    shown,
    show: (about) => setShown((before) => ({ about, open: true, round: (before?.round ?? 0) + 1 })),
    close: () => setShown((before) => before && { ...before, open: false }),
  };
}
