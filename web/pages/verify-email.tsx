import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { verifyEmail } from '#contract/users/auth.ts';
import { AuthCard } from '../features/auth/sign-in/auth-card.tsx';
import { StandalonePage } from '../features/auth/sign-in/standalone-page.tsx';
import { messageOf, RequestError, reading } from '../lib/api.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';

const NewLink = lazy(() => import('../features/auth/sign-in/new-link.tsx').then((m) => ({ default: m.NewLink })));

const redirectMs = 3000;

export function VerifyEmailPage({ token }: { token: string }) {
  usePageTitle('Email verification');
  const [, navigate] = useLocation();
  // A query, although it is a POST: it runs once for a token however often the page is drawn.
  const { status, error, refetch } = useQuery(reading(verifyEmail, { params: { token } }));

  useEffect(() => {
    if (status !== 'success') return;
    const timer = setTimeout(() => navigate('/', { replace: true }), redirectMs);
    return () => clearTimeout(timer);
  }, [status, navigate]);

  return (
    <StandalonePage>
      {status === 'pending' && (
        <AuthCard title="Email verification">
          <output className="flex items-center gap-3 text-text-2">
            <Spinner className="text-accent" />
            Verifying your email...
          </output>
        </AuthCard>
      )}
      {status === 'error' && (
        <AuthCard title="Email verification failed">
          <div className="grid gap-3">
            <Alert>{reasonOf(error)}</Alert>
            {error instanceof RequestError ? (
              <Suspense>
                <NewLink />
              </Suspense>
            ) : (
              <Button onClick={() => refetch()} className="h-10 w-full">
                Retry
              </Button>
            )}
            <Button variant="secondary" onClick={() => navigate('/auth')} className="h-10 w-full">
              Back to Login
            </Button>
          </div>
        </AuthCard>
      )}
      {status === 'success' && (
        <AuthCard title="Email verified">
          <output className="flex items-start gap-3 text-text-2">
            <CircleCheck className="icon mt-0.5 text-ok" />
            Your account is active. You will be redirected to the dashboard in a moment.
          </output>
        </AuthCard>
      )}
    </StandalonePage>
  );
}

const reasonOf = (error: unknown) =>
  error instanceof RequestError ? messageOf(error, 'Failed to verify email') : 'An unexpected error occurred';
