import { useState } from 'react';
import { recall, remember } from './storage.ts';

/** A switch that keeps its position over visits. */
export function useRememberedFlag(key: string, initial: boolean): [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(() => {
    const stored = recall(key);
    return stored === null ? initial : stored === 'true';
  });
  return [
    value,
    (next) => {
      setValue(next);
      remember(key, String(next));
    },
  ];
}
