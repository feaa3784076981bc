import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Something went wrong, said where it went wrong. */
export function Alert({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div role="alert" className="flex items-start gap-2 rounded-control bg-danger-soft px-3 py-2 text-danger">
      <CircleAlert className="icon mt-0.5" />
      <div className="min-w-0 flex-1 break-words">{children}</div>
      {action}
    </div>
  );
}
