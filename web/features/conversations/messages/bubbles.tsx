import clsx from 'clsx';
import { CircleStop } from 'lucide-react';
import type { ReactNode } from 'react';

/** What someone of the team has written. Dimmed until the server has stored it. */
export function OwnMessage({ text, waiting }: { text: string; waiting?: boolean }) {
  return (
    <article aria-label="Your team" className="flex justify-end">
      <p
        dir="auto"
        className={clsx(
          'max-w-[85%] rounded-card bg-accent-soft px-4 py-2.5 text-lead break-words whitespace-pre-wrap text-ink',
          waiting && 'opacity-60',
        )}
      >
        {text}
      </p>
    </article>
  );
}

/** A reply, with what can be done with it below. */
export function Reply({ from, children, actions }: { from: string; children: ReactNode; actions?: ReactNode }) {
  return (
    <article aria-label={from} className="w-fit max-w-[85%] min-w-0">
      {children}
      {actions && <div className="-ms-2 mt-1 flex flex-wrap items-center">{actions}</div>}
    </article>
  );
}

/** A reply is being written. */
export function Writing({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-2 text-lead text-text-2">
      <span aria-hidden="true" className="flex gap-1">
        {[0, 1, 2].map((dot) => (
          <span
            key={dot}
            className="size-1.5 animate-[beat_1.2s_ease-in-out_infinite] rounded-full bg-text-3"
            style={{ animationDelay: `${dot * 160}ms` }}
          />
        ))}
      </span>
      {children}
    </p>
  );
}

/** Below what had come of a reply when someone stopped it. */
export function Stopped({ empty }: { empty: boolean }) {
  return (
    <p className="mt-2 flex items-center gap-1.5 text-label text-text-3">
      <CircleStop aria-hidden="true" className="icon" />
      {empty ? 'Stopped before a reply came' : 'Stopped'}
    </p>
  );
}
