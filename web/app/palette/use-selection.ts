import { type KeyboardEvent, useState } from 'react';
import type { Entry } from './entries.ts';

/**
 * Which entry Enter takes. At first it is the first one; it stays the same entry when the server's results arrive before it, so that
 * Enter goes where the user was looking. `query` is the one that the entries belong to: another one starts again.
 */
export function useSelection(entries: readonly Entry[], query: string) {
  const [kept, setKept] = useState<{ query: string; id: string }>();
  const at = Math.max(kept?.query === query ? entries.findIndex(({ id }) => id === kept.id) : 0, 0);
  const selected = entries[at];
  const select = (entry: Entry | undefined) => entry && setKept({ query, id: entry.id });
  if (kept?.query !== query || (selected && kept.id !== selected.id)) select(selected);

  /** Moves the selection; returns whether the key is one that does. */
  const moveBy = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const last = entries.length - 1;
    const next = { ArrowDown: at >= last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1, Home: 0, End: last }[key];
    if (next === undefined || shiftKey) return false;
    select(entries[next]);
    return true;
  };
  return { selected, select, moveBy };
}
