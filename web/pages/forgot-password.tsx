import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { forgotPassword } from '#contract/users/auth.ts';
import { AuthCard } from '../features/auth/sign-in/auth-card.tsx';
import { MailRequestForm } from '../features/auth/sign-in/mail-request-form.tsx';
import { SendAgain } from '../features/auth/sign-in/send-again.tsx';
import { StandalonePage } from '../features/auth/sign-in/standalone-page.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { buttonLook } from '../ui/button.tsx';

export function ForgotPasswordPage() {
  usePageTitle('Forgot your password?');
  const [asked, setAsked] = useState<{ email: string; answer: string } | null>(null);
  return (
    <StandalonePage>
      {asked ? (
        <AuthCard title="Check your email">
          <div className="grid gap-3">
            <output className="flex items-start gap-2 text-text-2 text-pretty">
              <MailCheck className="icon mt-0.5 text-ok" />
              <span className="min-w-0">
                {asked.answer} It is good for 30 minutes. The address was{' '}
                <strong className="font-semibold wrap-anywhere text-ink">{asked.email}</strong>.
              </span>
            </output>
            <SendAgain route={forgotPassword} email={asked.email} label="Send it again" />
            <BackToLogin />
          </div>
        </AuthCard>
      ) : (
        <AuthCard
          title="Forgot your password?"
          lead="Enter the email address of your account. We will email you a link to set a new password."
        >
          <div className="grid gap-3">
            <MailRequestForm
              route={forgotPassword}
              label="Send the link"
              onAnswer={(email, answer) => setAsked({ email, answer })}
            />
            <BackToLogin />
          </div>
        </AuthCard>
      )}
    </StandalonePage>
  );
}

function BackToLogin() {
  return (
    <Link href="/auth" className={buttonLook({ variant: 'secondary' }, 'h-10 w-full')}>
      Back to Login
    </Link>
  );
}
