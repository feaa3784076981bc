import { MailCheck } from 'lucide-react';
import { resendVerification } from '#contract/users/auth.ts';
import { Button } from '../../../ui/button.tsx';
import { SendAgain } from './send-again.tsx';

/** Replaces the registration form once an account was made. */
export function Registered({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <section className="panel grid gap-3 p-6 max-md:p-5">
      <p className="text-label font-medium text-ok">Registration Complete</p>
      <h1 className="flex items-center gap-2 text-section">
        <MailCheck className="icon text-ok" />
        Verification Email Sent
      </h1>
      <p className="mb-2 text-text-2 text-pretty">
        A verification email was sent to <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>.
        Please click the link in it to activate your account.
      </p>
      <SendAgain route={resendVerification} email={email} label="Send it again" />
      <Button variant="secondary" onClick={onBack} className="h-10 w-full">
        Back to Login
      </Button>
    </section>
  );
}
