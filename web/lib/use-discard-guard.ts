import { useEffect, useRef, useState } from 'react';

/** Asks before what was written is lost: by closing, by Escape, by leaving the page. */
export function useDiscardGuard(isDirty: boolean, onClose: () => void) {
  const [asking, setAsking] = useState(false);
  const focused = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking) focused.current?.focus();
  }, [asking]);
  useEffect(() => {
    if (!isDirty) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  }, [isDirty]);
  return {
    asking: asking && isDirty,
    /** The button that does nothing, so that Enter alone loses nothing. */
    focused,
    stay: () => setAsking(false),
    // A second Escape means: not after all.
    close: () => (isDirty ? setAsking(!asking) : onClose()),
  };
}
