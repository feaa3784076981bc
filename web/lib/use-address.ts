import { useSyncExternalStore } from 'react';

// The router fires an event of these names for each change that it makes.
const changes = ['pushState', 'replaceState', 'popstate', 'hashchange'];

function follow(changed: () => void) {
  for (const name of changes) addEventListener(name, changed);
  return () => {
    for (const name of changes) removeEventListener(name, changed);
  };
}

/** The end of the page's address, from '#' on. */
export const useHash = (): string => useSyncExternalStore(follow, () => location.hash);

/** The part of the page's address from '?' on. */
export const useSearch = (): string => useSyncExternalStore(follow, () => location.search);

/** Changes the end of the address without a new step in the browser's history. */
export function replaceHash(hash: string): void {
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}
