import { useLocation } from 'wouter';
import { ResetPasswordForm } from '../features/auth/password/reset-password-form.tsx';
import { useSession } from '../features/auth/session/session.tsx';
import { AuthCard } from '../features/auth/sign-in/auth-card.tsx';
import { StandalonePage } from '../features/auth/sign-in/standalone-page.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { useToast } from '../ui/toast/toast.tsx';

export function ResetPasswordPage({ token }: { token: string }) {
  usePageTitle('Set a new password');
  const { setUser } = useSession();
  const [, navigate] = useLocation();
  const toast = useToast();
  const finish = (message: string) => {
    // All sessions of the account have ended, also the one that this browser may have had.
    setUser(null);
    // The link is used up: Back does not lead to it again.
    navigate('/auth', { replace: true });
    toast({ title: 'Password changed', description: message });
  };
  return (
    <StandalonePage>
      <AuthCard
        title="Set a new password"
        lead="You will be signed out on all devices and sign in with the new password."
      >
        <ResetPasswordForm token={token} onDone={finish} />
      </AuthCard>
    </StandalonePage>
  );
}
