import { preloadable } from '../../../../lib/preloadable.tsx';

/** The lists that more than a plain grid shows, and what fetches them before one is chosen. */
export const { Component: Rows, preload: preloadRows } = preloadable(() => import('./rows.tsx').then((m) => m.Rows));
