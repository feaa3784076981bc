import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { verifyEmail } from '#contract/auth.ts';
import { messageOf, RequestError, reading } from '../lib/api.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Alert } from '../ui/alert.tsx';
import { buttonLook } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import { Spinner } from '../ui/spinner.tsx';

const redirectMs = 3000;

export function VerifyEmailPage({ token }: { token: string }) {
  usePageTitle('Email verification');
  const [, navigate] = useLocation();
  // A query, although it is a POST: it runs once for a token however often the page is drawn.
  const { status, error } = useQuery(reading(verifyEmail, { params: { token } }));

  useEffect(() => {
    if (status !== 'success') return;
    const timer = setTimeout(() => navigate('/'), redirectMs);
    return () => clearTimeout(timer);
  }, [status, navigate]);

  if (status === 'pending') {
    return (
      <Card title="Email verification">
        <output className="flex items-center gap-3 text-text-2">
          <Spinner className="text-accent" />
          Verifying…
        </output>
      </Card>
    );
  }
  if (status === 'error') {
    const reason =
      error instanceof RequestError ? messageOf(error, 'Failed to verify email') : 'An unexpected error occurred';
    return (
      <Card title="Email verification failed">
        <Alert>{reason}</Alert>
        <Link href="/auth" className={buttonLook({ variant: 'secondary' }, 'h-10 w-full')}>
          Back to Login
        </Link>
      </Card>
    );
  }
  return (
    <Card title="Email verified">
      <output className="flex items-start gap-3 text-text-2">
        <CircleCheck className="icon mt-0.5 text-ok" />
        Your account is active. You will be taken to the start page in a moment.
      </output>
    </Card>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="grid min-h-dvh content-center justify-items-center px-4 py-10">
      <div className="grid w-full max-w-105 gap-6">
        <Logo className="size-10" />
        <section className="panel grid gap-4 p-6">
          <h1 className="text-section">{title}</h1>
          {children}
        </section>
      </div>
    </main>
  );
}
