import { createElement, type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { NotFoundRoute, ProtectedRoute } from './lazy-frame.ts';
import {
  AcceptInvitationPage,
  AccountPage,
  AuditPage,
  AuthPage,
  DashboardPage,
  ForgotPasswordPage,
  type Page,
  type PageName,
  PeoplePage,
  ProjectDashboardPage,
  ProjectPickerPage,
  ProjectsPage,
  pages,
  ReaderPage,
  ResetPasswordPage,
  SettingsPage,
  TopicsPage,
  UsagePage,
  UsersPage,
  VerifyEmailPage,
} from './lazy-pages.ts';

type Params = Record<string, string | undefined>;

/** The component at the address of each page of lazy-pages.ts. */
const draw: Record<PageName, (params: Params) => ReactNode> = {
  auth: () => <AuthPage />,
  verifyEmail: ({ token = '' }) => <VerifyEmailPage token={token} />,
  forgotPassword: () => <ForgotPasswordPage />,
  resetPassword: ({ token = '' }) => <ResetPasswordPage token={token} />,
  account: () => <AccountPage />,
  dashboard: () => <DashboardPage />,
  picker: () => <ProjectPickerPage />,
  projects: () => <ProjectsPage />,
  project: ({ id }) => <ProjectDashboardPage key={id} projectId={Number(id)} />,
  topics: () => <TopicsPage />,
  users: () => <UsersPage />,
  audit: () => <AuditPage />,
  settings: () => <SettingsPage />,
  usage: () => <UsagePage />,
  acceptInvitation: ({ token = '' }) => <AcceptInvitationPage token={token} />,
  people: () => <PeoplePage />,
  reader: ({ id }) => <ReaderPage key={id} documentId={Number(id)} />,
};

const routes = (Object.entries(pages) as [PageName, Page][]).map(([name, page]) => (
  // biome-ignore lint/correctness/useJsxKeyInIterable: a key would rebuild the frame at each change of the page
  <Route path={page.path}>
    {(params: Params) =>
      page.access === 'public' ? draw[name](params) : <ProtectedRoute page={page}>{draw[name](params)}</ProtectedRoute>
    }
  </Route>
));

export function AppRoutes() {
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      {createElement(Switch, null, ...routes, <Route component={NotFoundRoute} />)}
    </Suspense>
  );
}
