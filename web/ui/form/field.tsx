import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

export type FieldProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean | undefined };

type Props = {
  label: string;
  hint?: string;
  error?: string | undefined;
  className?: string;
  children: (field: FieldProps) => ReactNode;
};

/** A label, its control, and what is wrong with it, tied together for assistive technology. */
export function Field({ label, hint, error, className, children }: Props) {
  const id = useId();
  const described = clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined;
  return (
    <div className={clsx('grid gap-1.5', className)}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-label text-text-3">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-label text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
