import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type FieldPath, useForm } from 'react-hook-form';
import { type Registration, register as registerRoute, registration } from '#contract/users/auth.ts';
import { call, messageOf } from '../../../lib/api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { useToast } from '../../../ui/toast/toast.tsx';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { useOneAtATime } from '../use-one-at-a-time.ts';

const empty = { username: '', email: '', password: '', confirmPassword: '', companyName: '', teamName: '' };

type Entry = {
  name: FieldPath<Registration>;
  label: string;
  type?: string;
  autoComplete: string;
  placeholder?: string;
};

const aboutYou: Entry[] = [
  { name: 'username', label: 'Name', autoComplete: 'name', placeholder: 'Your display name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
];
const aboutYourCompany: Entry[] = [
  { name: 'companyName', label: 'Company Name', autoComplete: 'organization' },
  { name: 'teamName', label: 'Team Name (Optional)', autoComplete: 'off' },
];

export function RegisterForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const toast = useToast();
  const signUp = useMutation({
    mutationFn: (body: Registration) => call(registerRoute, { body }),
    onSuccess: (_, { email }) => {
      toast({ title: 'Registration successful', description: 'Please check your email to verify your account.' });
      onRegistered(email);
    },
    onError: (error) =>
      toast({ title: 'Registration failed', description: messageOf(error, 'Registration failed'), destructive: true }),
  });
  const { register, handleSubmit, watch, formState } = useForm({
    resolver: zodResolver(registration),
    defaultValues: empty,
  });
  const { errors } = formState;
  const entry = ({ name, label, type = 'text', autoComplete, placeholder }: Entry) => (
    <Field key={name} label={label} error={errors[name]?.message}>
      {(field) => (
        <input
          {...field}
          {...register(name)}
          type={type}
          autoComplete={autoComplete}
          placeholder={placeholder}
          dir={type === 'text' ? 'auto' : undefined}
          className="field"
        />
      )}
    </Field>
  );

  return (
    <form noValidate onSubmit={handleSubmit(useOneAtATime(signUp))} className="grid gap-4">
      {aboutYou.map(entry)}
      <NewPasswordFields
        typed={watch('password')}
        password={() => register('password')}
        confirmation={() => register('confirmPassword')}
        errors={errors}
      />
      {aboutYourCompany.map(entry)}
      {signUp.isError && <Alert>{messageOf(signUp.error, 'Registration failed')}</Alert>}
      <Button type="submit" pending={signUp.isPending} pendingText="Registering..." className="mt-1 h-10 w-full">
        Register
      </Button>
    </form>
  );
}
