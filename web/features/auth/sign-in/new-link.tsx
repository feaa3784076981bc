import { useState } from 'react';
import { resendVerification } from '#contract/users/auth.ts';
import { MailRequestForm } from './mail-request-form.tsx';

/** Asks for another verification mail in the place of a link that does not work. */
export function NewLink() {
  const [answer, setAnswer] = useState<string | null>(null);
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <p className="text-text-2 text-pretty">Request a new verification email and use the link in it.</p>
      <MailRequestForm route={resendVerification} label="Send a new link" onAnswer={(_, text) => setAnswer(text)} />
      <output className="text-text-2 text-pretty empty:hidden">{answer}</output>
    </div>
  );
}
