import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type FieldErrors, type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { nameTakenCode } from '#contract/users/auth.ts';
import {
  completeInvitation,
  type InvitationRegistration,
  invitationRegistration,
} from '#contract/users/invitations.ts';
import { call, hasStatus, messageOf } from '../../lib/api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { useToast } from '../../ui/toast/toast.tsx';

export type PasswordParts = {
  typed: string;
  password: () => UseFormRegisterReturn;
  confirmation: () => UseFormRegisterReturn;
  errors: Pick<FieldErrors<InvitationRegistration>, 'password' | 'confirmPassword'>;
};

type Props = {
  token: string;
  passwordFields: (parts: PasswordParts) => ReactNode;
  onDone: (message: string) => void;
  /** The link was good when the page was opened and is not any more. */
  onInvalid: () => void;
};

const failed = 'Failed to complete invitation';
/** An address that has an account is refused with the same status; the body, which the message carries, says which. */
const isNameTaken = (error: Error | null) => hasStatus(error, 409) && error?.message.includes(`"${nameTakenCode}"`);

/** What makes an account of an invitation: a name and a password. */
export function AcceptForm({ token, passwordFields, onDone, onInvalid }: Props) {
  const toast = useToast();
  const { register, handleSubmit, watch, setError, formState } = useForm({
    resolver: zodResolver(invitationRegistration),
    defaultValues: { username: '', password: '', confirmPassword: '' },
  });
  const complete = useMutation({
    mutationFn: ({ username, password }: InvitationRegistration) =>
      call(completeInvitation, { params: { token }, body: { username, password } }),
    onSuccess: ({ message }) => onDone(message),
    onError: (error) => {
      if (hasStatus(error, 404)) return onInvalid();
      if (isNameTaken(error)) {
        return setError('username', { message: messageOf(error, failed) }, { shouldFocus: true });
      }
      toast({ title: 'Error', description: messageOf(error, failed), destructive: true });
    },
  });
  const { errors } = formState;
  const refused = complete.error && !isNameTaken(complete.error) && messageOf(complete.error, failed);
  return (
    <form
      noValidate
      onSubmit={handleSubmit((entered) => !complete.isPending && complete.mutate(entered))}
      className="grid gap-4"
    >
      <Field label="Name" error={errors.username?.message}>
        {(field) => (
          <input
            {...field}
            {...register('username')}
            dir="auto"
            autoComplete="name"
            placeholder="Your display name"
            className="field"
          />
        )}
      </Field>
      {passwordFields({
        typed: watch('password'),
        password: () => register('password'),
        confirmation: () => register('confirmPassword'),
        errors,
      })}
      {refused && <Alert>{refused}</Alert>}
      <Button
        type="submit"
        pending={complete.isPending}
        pendingText="Completing Registration..."
        className="mt-1 h-10 w-full"
      >
        Complete Registration
      </Button>
    </form>
  );
}
