import { lazy, type ReactNode, Suspense } from 'react';
import { Redirect } from 'wouter';
import { useSession } from '../features/auth/session/session.tsx';
import { lastProject } from '../features/projects/last-project.ts';
import { hasStatus } from '../lib/api.ts';
import { AccessDenied } from '../pages/lazy-not-found.ts';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { ErrorState } from '../ui/states.tsx';
import { entryTo } from './entry.ts';
import { Frame } from './frame.tsx';
import type { Page } from './lazy-pages.ts';

const ViewOver = lazy(() => import('../features/auth/session/view-over.tsx').then((m) => ({ default: m.ViewOver })));

type Props = { page: Page; children: ReactNode };

/** Shows its page to those who may see it; a visitor who is not signed in is led to /auth and comes back afterwards. */
export function ProtectedRoute({ page, children }: Props) {
  const { user, error, retry, left } = useSession();
  const entry = entryTo(page, user, lastProject());
  // Everybody may read who they are; only a client whose view is over is not there.
  if (hasStatus(error, 403, 404)) return <ViewOver demoted={hasStatus(error, 403)} />;
  if (error && user === undefined) {
    return (
      <main className="mx-auto grid min-h-dvh max-w-136 content-center px-4">
        <ErrorState title="The server cannot be reached." onRetry={retry} />
      </main>
    );
  }
  if (entry === 'wait') return <FullScreenSpinner />;
  // After a deliberate sign-out the next sign-in starts at the home page.
  if (entry === 'sign in')
    return <Redirect to="/auth" replace state={left ? null : { from: location.href.slice(location.origin.length) }} />;
  if (entry === 'choose a project') return <Redirect to="/insights" replace />;
  return (
    <Frame>
      <Suspense fallback={<FullScreenSpinner label="Loading the page" />}>
        {entry === 'denied' ? <AccessDenied /> : children}
      </Suspense>
    </Frame>
  );
}
