import { useEffect, useState } from 'react';

const face = '17px "Source Serif 4"';
/** A font that takes longer than this is not waited for. */
const patienceMs = 800;

/**
 * Whether the face of the quotes is there, or late enough to go without. A long text that is set in one face and then in
 * another moves away from the passage that was just scrolled to.
 */
export function useQuoteFont(): boolean {
  const [ready, setReady] = useState(() => document.fonts.check(face, 'a'));
  useEffect(() => {
    if (ready) return;
    const timer = setTimeout(() => setReady(true), patienceMs);
    const settled = () => {
      clearTimeout(timer);
      setReady(true);
    };
    document.fonts.load(face, 'a').then(settled, settled);
    return () => clearTimeout(timer);
  }, [ready]);
  return ready;
}
