import { lazy } from 'react';
import { pageAt } from './lazy-pages.ts';

// Apart from the pages: the frame links to them, so they must not lead back to it.
const loadProtected = () => import('./protected-route.tsx');
export const ProtectedRoute = lazy(() => loadProtected().then((m) => ({ default: m.ProtectedRoute })));
export const NotFoundRoute = lazy(() => import('./not-found-route.tsx').then((m) => ({ default: m.NotFoundRoute })));

/** Starts to fetch a page's code before the router asks for it. A failure shows when the router does. */
export function preloadPage(address: string): void {
  const found = pageAt(address);
  if (!found) return;
  found.load().catch(() => {});
  // The frame is a separate chunk: the public pages do without it.
  if (found.access !== 'public') loadProtected().catch(() => {});
}
