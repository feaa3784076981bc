import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Spinner } from './spinner.tsx';

type Look = { variant?: 'primary' | 'secondary' | 'ghost' | 'danger'; size?: 'medium' | 'small' };

const variants = {
  primary: 'bg-solid text-on-solid enabled:hover:bg-solid-hover [a&]:hover:bg-solid-hover',
  secondary: 'bg-surface text-ink border border-line enabled:hover:border-line-strong [a&]:hover:border-line-strong',
  ghost: 'text-text-2 enabled:hover:bg-sunken enabled:hover:text-ink [a&]:hover:bg-sunken [a&]:hover:text-ink',
  // Only in confirmations.
  danger: 'bg-danger text-surface enabled:hover:opacity-90',
};

/** The look of a button, also for links that lead somewhere. */
export function buttonLook({ variant = 'primary', size = 'medium' }: Look = {}, className?: string): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-control font-control whitespace-nowrap select-none',
    'transition-colors duration-120 active:enabled:opacity-85 disabled:opacity-55 pointer-coarse:min-h-10',
    size === 'small' ? 'h-8 px-3 text-[0.8125rem]' : 'h-9 px-3.5',
    variants[variant],
    className,
  );
}

type ButtonProps = ComponentProps<'button'> &
  Look & {
    pending?: boolean | undefined;
    /** Said while pending; without it a spinner shows. The button is as wide as the longer of both from the start. */
    pendingText?: string;
  };

export function Button({ variant, size, pending, pendingText, disabled, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonLook({ variant, size }, className)}
      // One that is only `aria-disabled` keeps the focus.
      disabled={disabled || (pending && !rest['aria-disabled'])}
      aria-busy={pending || undefined}
    >
      <span className="grid items-center justify-items-center *:col-start-1 *:row-start-1">
        <span className={clsx('inline-flex items-center gap-2', pending && 'invisible')}>{children}</span>
        {pendingText && <span className={clsx(!pending && 'invisible')}>{pendingText}</span>}
        {pending && !pendingText && <Spinner />}
      </span>
    </button>
  );
}

type IconButtonProps = ComponentProps<'button'> & { label: string };

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={clsx(
        'inline-grid size-8 flex-none place-items-center rounded-icon text-text-3 transition-colors duration-120',
        'enabled:hover:bg-sunken enabled:hover:text-ink disabled:opacity-55 pointer-coarse:size-10',
        className,
      )}
    >
      {children}
    </button>
  );
}
