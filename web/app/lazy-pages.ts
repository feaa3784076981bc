import { lazy } from 'react';
import type { Action } from '#contract/roles.ts';

/** Who may open a page: everybody, or the signed-in users who may do what it is for. */
export type Access = 'public' | Action;
export type Page = {
  path: string | RegExp;
  access: Access;
  load: () => Promise<unknown>;
  /** The page shows the project that was chosen last; without one it gives way to the choice of a project. */
  needsProject: boolean;
};

const page = <Module>(path: string | RegExp, access: Access, load: () => Promise<Module>, needsProject = false) => ({
  path,
  access,
  load,
  needsProject,
});

/**
 * Every page with an address. The router draws these, code is fetched ahead by these, and the navigation shows only links
 * that lead to one of these, so a page and its link appear together.
 */
export const pages = {
  auth: page('/auth', 'public', () => import('../pages/auth.tsx')),
  verifyEmail: page(/^\/verify-email\/(?<token>[^/]+)\/?$/, 'public', () => import('../pages/verify-email.tsx')),
  forgotPassword: page('/forgot-password', 'public', () => import('../pages/forgot-password.tsx')),
  resetPassword: page(/^\/reset-password\/(?<token>[^/]+)\/?$/, 'public', () => import('../pages/reset-password.tsx')),
  account: page('/account', 'password.change', () => import('../pages/account.tsx')),
  dashboard: page('/', 'projects.list', () => import('../pages/dashboard.tsx')),
  picker: page('/insights', 'projects.list', () => import('../pages/project-picker.tsx')),
  projects: page('/projects', 'projects.create', () => import('../pages/projects.tsx')),
  project: page(
    /^\/(?:insights|projects)\/(?<id>\d{1,10})\/?$/,
    'projects.read',
    () => import('../pages/project-dashboard.tsx'),
  ),
  topics: page('/topics', 'topics.list', () => import('../pages/topics.tsx')),
  users: page('/users', 'users.list', () => import('../pages/users.tsx')),
  audit: page('/audit', 'audit.list', () => import('../pages/audit.tsx')),
  settings: page('/settings', 'model.configure', () => import('../pages/settings.tsx')),
  usage: page('/usage', 'model.usage', () => import('../pages/usage.tsx')),
  acceptInvitation: page(
    /^\/accept-invitation\/(?<token>[^/]+)\/?$/,
    'public',
    () => import('../pages/accept-invitation.tsx'),
  ),
  people: page('/people', 'people.list', () => import('../pages/people.tsx'), true),
  reader: page(/^\/documents\/(?<id>\d{1,10})\/?$/, 'documents.read', () => import('../pages/reader.tsx')),
};
export type PageName = keyof typeof pages;

export const AuthPage = lazy(() => pages.auth.load().then((m) => ({ default: m.AuthPage })));
export const VerifyEmailPage = lazy(() => pages.verifyEmail.load().then((m) => ({ default: m.VerifyEmailPage })));
export const ForgotPasswordPage = lazy(() =>
  pages.forgotPassword.load().then((m) => ({ default: m.ForgotPasswordPage })),
);
export const ResetPasswordPage = lazy(() => pages.resetPassword.load().then((m) => ({ default: m.ResetPasswordPage })));
export const AccountPage = lazy(() => pages.account.load().then((m) => ({ default: m.AccountPage })));
export const DashboardPage = lazy(() => pages.dashboard.load().then((m) => ({ default: m.DashboardPage })));
export const ProjectPickerPage = lazy(() => pages.picker.load().then((m) => ({ default: m.ProjectPickerPage })));
export const ProjectsPage = lazy(() => pages.projects.load().then((m) => ({ default: m.ProjectsPage })));
export const ProjectDashboardPage = lazy(() => pages.project.load().then((m) => ({ default: m.ProjectDashboardPage })));
export const TopicsPage = lazy(() => pages.topics.load().then((m) => ({ default: m.TopicsPage })));
export const UsersPage = lazy(() => pages.users.load().then((m) => ({ default: m.UsersPage })));
export const AuditPage = lazy(() => pages.audit.load().then((m) => ({ default: m.AuditPage })));
export const SettingsPage = lazy(() => pages.settings.load().then((m) => ({ default: m.SettingsPage })));
export const UsagePage = lazy(() => pages.usage.load().then((m) => ({ default: m.UsagePage })));
export const AcceptInvitationPage = lazy(() =>
  pages.acceptInvitation.load().then((m) => ({ default: m.AcceptInvitationPage })),
);
export const PeoplePage = lazy(() => pages.people.load().then((m) => ({ default: m.PeoplePage })));
export const ReaderPage = lazy(() => pages.reader.load().then((m) => ({ default: m.ReaderPage })));

export function pageAt(address: string): Page | undefined {
  return Object.values<Page>(pages).find(({ path }) =>
    typeof path === 'string' ? path === (address.replace(/\/$/, '') || '/') : path.test(address),
  );
}
