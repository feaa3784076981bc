import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'wouter';
import { type Credentials, credentials, login, notVerifiedMessage, resendVerification } from '#contract/users/auth.ts';
import { call, messageOf } from '../../../lib/api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { useToast } from '../../../ui/toast/toast.tsx';
import { PasswordInput } from '../password/password-input.tsx';
import { useSession } from '../session/session.tsx';
import { useOneAtATime } from '../use-one-at-a-time.ts';

const SendAgain = lazy(() => import('./send-again.tsx').then((m) => ({ default: m.SendAgain })));

export function LoginForm() {
  const { setUser } = useSession();
  const toast = useToast();
  const signIn = useMutation({
    mutationFn: (body: Credentials) => call(login, { body }),
    onSuccess: setUser,
    onError: (error) =>
      toast({ title: 'Login failed', description: messageOf(error, 'Login failed'), destructive: true }),
  });
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(credentials),
    defaultValues: { email: '', password: '' },
  });
  const refused = signIn.isError && messageOf(signIn.error, 'Login failed');
  return (
    <form noValidate onSubmit={handleSubmit(useOneAtATime(signIn))} className="grid gap-4">
      <Field label="Email" error={formState.errors.email?.message}>
        {(field) => <input {...field} {...register('email')} type="email" autoComplete="username" className="field" />}
      </Field>
      <Field label="Password" error={formState.errors.password?.message}>
        {(field) => <PasswordInput {...field} {...register('password')} autoComplete="current-password" />}
      </Field>
      {refused && <Alert>{refused}</Alert>}
      {refused === notVerifiedMessage && signIn.variables && (
        <Suspense>
          <SendAgain
            route={resendVerification}
            email={signIn.variables.email}
            label="Send the verification email again"
          />
        </Suspense>
      )}
      <Button type="submit" pending={signIn.isPending} pendingText="Logging in..." className="mt-1 h-10 w-full">
        Login
      </Button>
      <Link href="/forgot-password" className="text-link justify-self-start">
        Forgot your password?
      </Link>
    </form>
  );
}
