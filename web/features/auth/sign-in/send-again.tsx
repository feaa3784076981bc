import { useMutation } from '@tanstack/react-query';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import type { forgotPassword, resendVerification } from '#contract/users/auth.ts';
import { call, messageOf } from '../../../lib/api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useOneAtATime } from '../use-one-at-a-time.ts';

const pauseSeconds = 30;

type Props = { route: typeof resendVerification | typeof forgotPassword; email: string; label: string };

/** Asks for a mail once more; then there is a pause, since a mail may take a while. */
export function SendAgain({ route, email, label }: Props) {
  const [pause, startPause] = usePause();
  const send = useMutation({
    mutationFn: (body: { email: string }) => call(route, { body }),
    onSuccess: startPause,
  });
  const sendOnce = useOneAtATime(send);
  const busy = send.isPending || pause > 0;
  return (
    <div className="grid gap-3">
      {send.isError && <Alert>{messageOf(send.error, 'The email could not be sent. Please try again.')}</Alert>}
      {/* Not disabled while it is busy: the focus stays on it. */}
      <Button
        variant="secondary"
        aria-disabled={busy}
        onClick={() => !busy && sendOnce({ email })}
        className={clsx('h-10 w-full', busy && 'opacity-55')}
      >
        {send.isPending ? (
          'Sending...'
        ) : (
          <span className="tabular-nums">{pause > 0 ? `${label} (${pause} s)` : label}</span>
        )}
      </Button>
      {/* A polite region must be there before its text is, else it is not read out. */}
      <output className="text-text-2 text-pretty empty:hidden">
        {send.isSuccess &&
          'If the address belongs to an account, another email is on its way. Check your spam folder too.'}
      </output>
    </div>
  );
}

/** Seconds that are left of a pause. */
function usePause(): [number, () => void] {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (end <= now) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [end, now]);
  const start = () => {
    setNow(Date.now());
    setEnd(Date.now() + pauseSeconds * 1000);
  };
  return [Math.max(0, Math.ceil((end - now) / 1000)), start];
}
