import { useSyncExternalStore } from 'react';

/** Values by name that outlive the components that show them. */
export function keyedStore<T>() {
  const values = new Map<string, T>();
  const listeners = new Set<() => void>();
  return {
    read: (name: string): T | undefined => values.get(name),
    /** Undefined removes the value. */
    write(name: string, value: T | undefined): void {
      if (value === undefined) values.delete(name);
      else values.set(name, value);
      for (const changed of listeners) changed();
    },
    use: (name: string): T | undefined =>
      useSyncExternalStore(
        (changed) => {
          listeners.add(changed);
          return () => listeners.delete(changed);
        },
        () => values.get(name),
      ),
  };
}
