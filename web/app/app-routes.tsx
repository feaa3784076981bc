import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { NotFoundPage } from '../pages/not-found.tsx';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { Frame } from './frame.tsx';
import {
  AuthPage,
  DashboardPage,
  ProjectDashboardPage,
  ProjectPickerPage,
  ReaderPage,
  VerifyEmailPage,
} from './lazy-pages.ts';
import { ProtectedRoute } from './protected-route.tsx';

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
        <Route>
          <Frame>
            <NotFoundPage />
          </Frame>
        </Route>
      </Switch>
    </Suspense>
  );
}
