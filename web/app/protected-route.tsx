import { type ReactNode, Suspense } from 'react';
import { Redirect } from 'wouter';
import { useSession } from '../features/auth/session.tsx';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { ErrorState } from '../ui/states.tsx';
import { Frame } from './frame.tsx';

/** Shows its page to a signed-in user only; everybody else is led to /auth. */
export function ProtectedRoute({ children }: { children: ReactNode }) {
  const { user, failed, retry } = useSession();
  if (failed) {
    return (
      <main className="mx-auto grid min-h-dvh max-w-136 content-center px-4">
        <ErrorState title="The server cannot be reached." onRetry={retry} />
      </main>
    );
  }
  if (user === undefined) return <FullScreenSpinner />;
  if (user === null) return <Redirect to="/auth" replace />;
  return (
    <Frame>
      <Suspense fallback={<FullScreenSpinner label="Loading the page" />}>{children}</Suspense>
    </Frame>
  );
}
