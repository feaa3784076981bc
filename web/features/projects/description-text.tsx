import type { ReactNode } from 'react';

/** A project's description as its page shows it, with what can be done about it. */
export function DescriptionText({ text, action }: { text: string; action: ReactNode }) {
  return (
    <div className="mt-1 flex items-start gap-1">
      <p dir="auto" className="max-w-[68ch] min-w-0 text-lead text-pretty break-words whitespace-pre-line text-text-2">
        {text}
      </p>
      {action}
    </div>
  );
}
