import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type Credentials, credentials, login } from '#contract/auth.ts';
import { call, messageOf } from '../../lib/api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useSession } from './session.tsx';

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
  return (
    <form noValidate onSubmit={handleSubmit((values) => signIn.mutate(values))} className="grid gap-4">
      <Field label="Email" error={formState.errors.email?.message}>
        {(field) => <input {...field} {...register('email')} type="email" autoComplete="email" className="field" />}
      </Field>
      <Field label="Password" error={formState.errors.password?.message}>
        {(field) => (
          <input
            {...field}
            {...register('password')}
            type="password"
            autoComplete="current-password"
            className="field"
          />
        )}
      </Field>
      {signIn.isError && <Alert>{messageOf(signIn.error, 'Login failed')}</Alert>}
      <Button type="submit" pending={signIn.isPending} pendingText="Logging in..." className="mt-1 h-10 w-full">
        Login
      </Button>
    </form>
  );
}
