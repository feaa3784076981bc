const wantedEvent = 'shortcuts-wanted';

/** For a menu far from the dialog that lists the shortcuts. */
export const askForShortcuts = () => void dispatchEvent(new Event(wantedEvent));

/** Returns a function that stops listening. */
export function onShortcutsWanted(listener: () => void): () => void {
  addEventListener(wantedEvent, listener);
  return () => removeEventListener(wantedEvent, listener);
}
