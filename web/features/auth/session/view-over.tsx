import { endView } from '../../../lib/view-switch.ts';
import { Button } from '../../../ui/button.tsx';

/** Replaces every page once an admin's view of a client is refused. */
export function ViewOver({ demoted }: { demoted: boolean }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-136 content-center justify-items-start gap-2 px-4">
      <h1 className="text-title max-md:text-title-phone">This preview has ended</h1>
      <p className="text-lead text-pretty text-text-2">
        {demoted
          ? 'Only administrators can see Earshot as a client sees it, and your role has changed.'
          : 'This client was deleted or has another role now, or you signed in again since the preview began.'}
      </p>
      <Button className="mt-4" onClick={() => endView('/')}>
        Go to the dashboard
      </Button>
    </main>
  );
}
