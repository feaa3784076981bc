import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type AddressOnly, addressOnly, type forgotPassword, type resendVerification } from '#contract/users/auth.ts';
import { call, messageOf } from '../../../lib/api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { useOneAtATime } from '../use-one-at-a-time.ts';

type Props = {
  route: typeof forgotPassword | typeof resendVerification;
  label: string;
  /** Given the address and the server's answer, which is the same for every address. */
  onAnswer: (email: string, answer: string) => void;
};

/** Asks for a mail with a link. */
export function MailRequestForm({ route, label, onAnswer }: Props) {
  const ask = useMutation({
    mutationFn: (body: AddressOnly) => call(route, { body }),
    onSuccess: ({ message }, { email }) => onAnswer(email, message),
  });
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(addressOnly),
    defaultValues: { email: '' },
  });
  return (
    <form noValidate onSubmit={handleSubmit(useOneAtATime(ask))} className="grid gap-4">
      <Field label="Email" error={formState.errors.email?.message}>
        {(field) => <input {...field} {...register('email')} type="email" autoComplete="username" className="field" />}
      </Field>
      {ask.isError && <Alert>{messageOf(ask.error, 'The email could not be sent. Please try again.')}</Alert>}
      <Button type="submit" pending={ask.isPending} pendingText="Sending..." className="h-10 w-full">
        {label}
      </Button>
    </form>
  );
}
