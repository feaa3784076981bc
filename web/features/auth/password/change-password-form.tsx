import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { changePassword, type PasswordChange, passwordChange } from '#contract/users/auth.ts';
import { listSessions } from '#contract/users/sessions.ts';
import { call, hasStatus, messageOf } from '../../../lib/api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { useToast } from '../../../ui/toast/toast.tsx';
import { useOneAtATime } from '../use-one-at-a-time.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PasswordInput } from './password-input.tsx';

const labels = { password: 'New Password', confirmation: 'Confirm New Password' };

export function ChangePasswordForm({ email }: { email: string }) {
  const toast = useToast();
  const client = useQueryClient();
  const { register, handleSubmit, watch, reset, setError, formState } = useForm({
    resolver: zodResolver(passwordChange),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  });
  const change = useMutation({
    mutationFn: (body: PasswordChange) => call(changePassword, { body }),
    onSuccess: () => {
      reset();
      void client.invalidateQueries({ queryKey: [listSessions.path] });
      toast({ title: 'Password changed', description: 'You were signed out on all other devices.' });
    },
    onError: (error) => {
      // The form itself was checked before: what the server refuses is the current password.
      if (hasStatus(error, 400))
        setError('currentPassword', { message: messageOf(error, failed) }, { shouldFocus: true });
    },
  });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={handleSubmit(useOneAtATime(change))} className="grid gap-4">
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current Password" error={errors.currentPassword?.message}>
        {(field) => (
          <PasswordInput
            {...field}
            {...register('currentPassword')}
            shows="current password"
            autoComplete="current-password"
          />
        )}
      </Field>
      <NewPasswordFields
        typed={watch('password')}
        password={() => register('password')}
        confirmation={() => register('confirmPassword')}
        errors={errors}
        labels={labels}
      />
      {change.isError && !hasStatus(change.error, 400) && <Alert>{messageOf(change.error, failed)}</Alert>}
      <Button type="submit" pending={change.isPending} pendingText="Changing..." className="mt-1 justify-self-start">
        Change password
      </Button>
    </form>
  );
}

const failed = 'The password could not be changed. Please try again.';
