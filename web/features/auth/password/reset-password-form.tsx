import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'wouter';
import { type PasswordReset, passwordReset, resetPassword } from '#contract/users/auth.ts';
import { call, messageOf } from '../../../lib/api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useOneAtATime } from '../use-one-at-a-time.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const labels = { password: 'New Password', confirmation: 'Confirm New Password' };

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: (message: string) => void }) {
  const reset = useMutation({
    mutationFn: (body: PasswordReset) => call(resetPassword, { params: { token }, body }),
    onSuccess: ({ message }) => onDone(message),
  });
  const { register, handleSubmit, watch, formState } = useForm({
    resolver: zodResolver(passwordReset),
    defaultValues: { password: '', confirmPassword: '' },
  });
  return (
    <form noValidate onSubmit={handleSubmit(useOneAtATime(reset))} className="grid gap-4">
      <NewPasswordFields
        typed={watch('password')}
        password={() => register('password')}
        confirmation={() => register('confirmPassword')}
        errors={formState.errors}
        labels={labels}
      />
      {reset.isError && <Alert>{messageOf(reset.error, 'The password could not be set. Please try again.')}</Alert>}
      <Button type="submit" pending={reset.isPending} pendingText="Saving..." className="mt-1 h-10 w-full">
        Set new password
      </Button>
      <Link href="/forgot-password" className="text-link justify-self-start">
        Request a new link
      </Link>
    </form>
  );
}
