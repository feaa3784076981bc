import { type RefObject, useEffect } from 'react';

const delayMs = 100;

/**
 * Gives the input the focus a moment after something about the chat has changed, such as a reply that has come. Not on touch
 * screens, where it would open the keyboard, and not away from something else that has the focus in the meantime.
 */
export function useInputFocus(input: RefObject<HTMLElement | null>, change: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that counts
  useEffect(() => {
    if (matchMedia('(pointer: coarse)').matches) return;
    const timer = setTimeout(() => {
      const at = document.activeElement;
      const isFree = !at || at === document.body || at.matches('dialog, :disabled');
      if (isFree) input.current?.focus();
    }, delayMs);
    return () => clearTimeout(timer);
  }, [input, change]);
}
