import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../ui/form/field.tsx';

type Props = {
  hasKey: boolean;
  isOptional: boolean;
  input: () => UseFormRegisterReturn;
  remove: () => UseFormRegisterReturn;
  error: string | undefined;
};

/** A new key takes the place of the stored one, which is never shown again. */
export function KeyField({ hasKey, isOptional, input, remove, error }: Props) {
  const hint = hasKey
    ? 'A key is stored. Leave this empty to keep it, or enter another one to replace it.'
    : 'Stored encrypted, and never shown again.';
  return (
    <div className="grid gap-2">
      <Field label={isOptional ? 'API key (optional)' : 'API key'} hint={hint} error={error}>
        {(field) => (
          <input
            {...field}
            {...input()}
            type="password"
            autoComplete="off"
            spellCheck={false}
            className="field"
            placeholder={hasKey ? '••••••••••••' : undefined}
          />
        )}
      </Field>
      {hasKey && isOptional && (
        <label className="flex items-center gap-2">
          <input type="checkbox" {...remove()} className="tick" />
          Remove the stored key
        </label>
      )}
    </div>
  );
}
