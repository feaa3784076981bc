import { lazy } from 'react';

const loaders = {
  protected: () => import('./protected-route.tsx'),
  notFound: () => import('./not-found-route.tsx'),
  auth: () => import('../pages/auth.tsx'),
  dashboard: () => import('../pages/dashboard.tsx'),
  picker: () => import('../pages/project-picker.tsx'),
  project: () => import('../pages/project-dashboard.tsx'),
  reader: () => import('../pages/reader.tsx'),
  verifyEmail: () => import('../pages/verify-email.tsx'),
};

export const AuthPage = lazy(() => loaders.auth().then((m) => ({ default: m.AuthPage })));
export const DashboardPage = lazy(() => loaders.dashboard().then((m) => ({ default: m.DashboardPage })));
export const ProjectPickerPage = lazy(() => loaders.picker().then((m) => ({ default: m.ProjectPickerPage })));
export const ProjectDashboardPage = lazy(() => loaders.project().then((m) => ({ default: m.ProjectDashboardPage })));
export const ReaderPage = lazy(() => loaders.reader().then((m) => ({ default: m.ReaderPage })));
export const VerifyEmailPage = lazy(() => loaders.verifyEmail().then((m) => ({ default: m.VerifyEmailPage })));

export const ProtectedRoute = lazy(() => loaders.protected().then((m) => ({ default: m.ProtectedRoute })));
export const NotFoundRoute = lazy(() => loaders.notFound().then((m) => ({ default: m.NotFoundRoute })));

const byPath: [RegExp, keyof typeof loaders][] = [
  [/^\/$/, 'dashboard'],
  [/^\/auth$/, 'auth'],
  [/^\/insights$/, 'picker'],
  [/^\/(insights|projects)\/\d+$/, 'project'],
  [/^\/documents\/\d+$/, 'reader'],
  [/^\/verify-email\//, 'verifyEmail'],
];

/** Starts to fetch a page's code before the router asks for it. A failure shows when the router does. */
export function preloadPage(path: string): void {
  const name = byPath.find(([pattern]) => pattern.test(path))?.[1];
  if (!name) return;
  loaders[name]().catch(() => {});
  // The frame is a chunk of its own: the public pages do without it.
  if (name !== 'auth' && name !== 'verifyEmail') loaders.protected().catch(() => {});
}
