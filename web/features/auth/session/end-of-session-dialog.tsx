import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { type Credentials, credentials, login } from '#contract/users/auth.ts';
import type { SessionUser } from '#contract/users/session-user.ts';
import { call, messageOf } from '../../../lib/api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../password/password-input.tsx';
import { useOneAtATime } from '../use-one-at-a-time.ts';
import { useSession } from './session.tsx';

type Props = { user: SessionUser; onResume: () => void };

/**
 * Lies above all other dialogs and leaves them open as they are: hence the browser's own modal state, and outside the root,
 * which they make inert.
 */
export function SessionEndedDialog({ user, onResume }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { setUser } = useSession();
  const [, navigate] = useLocation();
  useModal(dialog);

  const leave = (next: SessionUser | null) => {
    setUser(next);
    navigate('/auth', { replace: true });
  };
  const signIn = useMutation({
    mutationFn: (body: Credentials) => call(login, { body }),
    onSuccess: (next) => {
      if (next.id !== user.id) return leave(next);
      setUser(next);
      onResume();
    },
  });
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(credentials),
    defaultValues: { email: user.email, password: '' },
  });

  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="m-auto w-[calc(100vw-2rem)] max-w-105 rounded-card border border-line bg-surface p-6 text-ink shadow-float backdrop:bg-veil max-md:p-5"
    >
      <h2 id={`${id}-title`} className="text-section">
        Your session has ended
      </h2>
      <p id={`${id}-text`} className="mt-1 mb-5 text-text-2 text-pretty">
        Sign in again to continue. Everything you typed is still here.
      </p>
      <form noValidate onSubmit={handleSubmit(useOneAtATime(signIn))} className="grid gap-4">
        <Field label="Email" error={formState.errors.email?.message}>
          {(field) => (
            <input {...field} {...register('email')} type="email" autoComplete="username" className="field" />
          )}
        </Field>
        <Field label="Password" error={formState.errors.password?.message}>
          {(field) => (
            <PasswordInput {...field} {...register('password')} autoComplete="current-password" data-autofocus />
          )}
        </Field>
        {signIn.isError && <Alert>{messageOf(signIn.error, 'Login failed')}</Alert>}
        <div className="mt-1 flex flex-wrap-reverse justify-end gap-2">
          <Button variant="secondary" onClick={() => leave(null)}>
            Go to sign-in
          </Button>
          <Button type="submit" pending={signIn.isPending} pendingText="Logging in...">
            Login
          </Button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
}

function useModal(dialog: { current: HTMLDialogElement | null }) {
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // Escape would reach the dialog below, which closes and drops what was typed.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, [dialog]);
}
