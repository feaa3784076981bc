import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { invalidInvitation } from '#contract/users/invitations.ts';
import { useSession } from '../features/auth/session/session.tsx';
import { AuthCard } from '../features/auth/sign-in/auth-card.tsx';
import { StandalonePage } from '../features/auth/sign-in/standalone-page.tsx';
import { invitationQuery } from '../features/invitations/queries.ts';
import { roleInWords } from '../features/invitations/rules.ts';
import { hasStatus } from '../lib/api.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useToast } from '../ui/toast/toast.tsx';

// Fetched while the link is being checked.
const form = Promise.all([
  import('../features/invitations/accept-form.tsx'),
  import('../features/auth/password/new-password-fields.tsx'),
]);
form.catch(() => {});
const AcceptForm = lazy(() => form.then(([m]) => ({ default: m.AcceptForm })));
const NewPasswordFields = lazy(() => form.then(([, m]) => ({ default: m.NewPasswordFields })));

export function AcceptInvitationPage({ token }: { token: string }) {
  usePageTitle('Accept invitation');
  const { user } = useSession();
  const [usedUp, setUsedUp] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(invitationQuery(token));
  const finish = useFinish();
  const invalid = usedUp || hasStatus(error, 400, 404);
  return (
    <StandalonePage>
      {invalid && <Invalid />}
      {!invalid && data && (
        <AuthCard title="Accept invitation" lead={`You were invited as ${roleInWords[data.role]}.`}>
          {user && <OtherAccount name={user.username} />}
          <Suspense fallback={<div className="h-116" />}>
            <AcceptForm
              token={token}
              passwordFields={(parts) => <NewPasswordFields {...parts} />}
              onDone={finish}
              onInvalid={() => setUsedUp(true)}
            />
          </Suspense>
        </AuthCard>
      )}
      {!invalid && !data && (
        <AuthCard title="Accept invitation">
          {error && !isFetching ? (
            <div className="grid gap-3">
              <Alert>The invitation could not be checked.</Alert>
              <Button variant="secondary" onClick={() => refetch()} className="h-10 w-full">
                Retry
              </Button>
            </div>
          ) : (
            <output className="flex items-center gap-3 text-text-2">
              <Spinner className="text-accent" />
              Verifying invitation...
            </output>
          )}
        </AuthCard>
      )}
    </StandalonePage>
  );
}

function useFinish() {
  const { user } = useSession();
  const [, navigate] = useLocation();
  const toast = useToast();
  return (message: string) => {
    // The link is used up: Back does not lead to it again.
    navigate('/auth', { replace: true });
    toast({
      title: 'Account created',
      description: user ? 'Log out first, then sign in with the invited email and the new password.' : message,
    });
  };
}

function Invalid() {
  const [, navigate] = useLocation();
  return (
    <AuthCard title="Invalid Invitation" lead={`${invalidInvitation}.`}>
      <p className="mb-5 text-text-2 text-pretty">
        A link works once and expires after five days. Ask the person who invited you to send it again.
      </p>
      <Button onClick={() => navigate('/auth')} className="h-10 w-full">
        Go to Login
      </Button>
    </AuthCard>
  );
}

/** A user who opens the link while signed in is not mistaken for the invited person. */
function OtherAccount({ name }: { name: string }) {
  return (
    <p className="mb-4 rounded-control bg-sunken px-3 py-2 text-text-2 text-pretty">
      You are signed in as <bdi className="font-medium text-ink">{name}</bdi>. This form makes another account, for the
      email that was invited.
    </p>
  );
}
