import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

/** The browser's own drop-down, with the look of a field. The class is that of its frame, for its width. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={clsx('relative grid', className)}>
      <select {...rest} className="field appearance-none truncate pe-9" />
      <ChevronDown
        aria-hidden="true"
        className="icon pointer-events-none absolute inset-e-3 top-1/2 -translate-y-1/2 text-text-3"
      />
    </span>
  );
}
