import { lazy } from 'react';

// Few visits need them, and every page after the sign-in names them.
const load = () => import('./not-found.tsx');
export const AccessDenied = lazy(() => load().then((m) => ({ default: m.AccessDenied })));
export const Dead = lazy(() => load().then((m) => ({ default: m.Dead })));
