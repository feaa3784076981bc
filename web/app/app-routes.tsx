import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import {
  AuthPage,
  DashboardPage,
  NotFoundRoute,
  ProjectDashboardPage,
  ProjectPickerPage,
  ProtectedRoute,
  ReaderPage,
  VerifyEmailPage,
} from './lazy-pages.ts';

export function AppRoutes() {
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <Switch>
        <Route path="/auth" component={AuthPage} />
        <Route path="/verify-email/:token">{({ token }) => <VerifyEmailPage token={token} />}</Route>
        <Route path="/">
          <ProtectedRoute>
            <DashboardPage />
          </ProtectedRoute>
        </Route>
        <Route path="/insights">
          <ProtectedRoute>
            <ProjectPickerPage />
          </ProtectedRoute>
        </Route>
        <Route path={/^\/(?:insights|projects)\/(?<id>\d{1,10})\/?$/}>
          {({ id }) => (
            <ProtectedRoute>
              <ProjectDashboardPage key={id} projectId={Number(id)} />
            </ProtectedRoute>
          )}
        </Route>
        <Route path={/^\/documents\/(?<id>\d{1,10})\/?$/}>
          {({ id }) => (
            <ProtectedRoute>
              <ReaderPage key={id} documentId={Number(id)} />
            </ProtectedRoute>
          )}
        </Route>
        <Route component={NotFoundRoute} />
      </Switch>
    </Suspense>
  );
}
