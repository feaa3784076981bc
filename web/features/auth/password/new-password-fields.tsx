import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from './password-input.tsx';
import { PasswordMeter } from './password-meter.tsx';

type Props = {
  /** The password as it is typed, for the meter. */
  typed: string;
  /** Called while the field is drawn: the form goes to the first fault in the order in which its fields were registered. */
  password: () => UseFormRegisterReturn;
  confirmation: () => UseFormRegisterReturn;
  errors: { password?: { message?: string | undefined }; confirmPassword?: { message?: string | undefined } };
  labels?: { password: string; confirmation: string };
};

const registrationLabels = { password: 'Password', confirmation: 'Confirm Password' };

/** A new password, how strong it is and what it must have, and the same again. */
export function NewPasswordFields({ typed, password, confirmation, errors, labels = registrationLabels }: Props) {
  return (
    <>
      <div className="grid gap-3">
        <Field label={labels.password} error={errors.password?.message}>
          {(field) => <PasswordInput {...field} {...password()} autoComplete="new-password" />}
        </Field>
        <PasswordMeter password={typed} />
      </div>
      <Field label={labels.confirmation} error={errors.confirmPassword?.message}>
        {(field) => <PasswordInput {...field} {...confirmation()} shows="confirmation" autoComplete="new-password" />}
      </Field>
    </>
  );
}
