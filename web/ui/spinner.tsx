import clsx from 'clsx';

export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-block size-4 animate-[turn_900ms_linear_infinite] rounded-full border-2 border-current border-e-transparent',
        className,
      )}
    />
  );
}

export function FullScreenSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div className="grid min-h-dvh place-items-center">
      <output className="late grid justify-items-center gap-3 text-text-3">
        <Spinner className="size-6 text-accent" />
        <span className="sr-only">{label}</span>
      </output>
    </div>
  );
}
