import { type ReactNode, useEffect, useRef } from 'react';
import type { AuditKind } from '#contract/audit.ts';
import { messageOf } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { ActivitySkeleton } from './activity-skeleton.tsx';
import { ActivityTable } from './activity-table.tsx';
import type { RoleName } from './entry-text.tsx';
import { useActivity } from './queries.ts';

type Props = {
  kind: AuditKind | null;
  roleName: RoleName;
  /** Shown when nothing is of this kind. */
  clear: ReactNode;
  onError: (error: unknown) => void;
};

/** The entries of one kind or of all, newest first. */
export function Activity({ kind, roleName, clear, onError }: Props) {
  const { newest, more, entries, next } = useActivity(kind);
  const list = useRef<HTMLElement>(null);
  const { error } = newest;
  useEffect(() => {
    if (error) onError(error);
  }, [error, onError]);

  if (!entries) {
    if (!newest.isError) return <ActivitySkeleton />;
    return (
      <ErrorState title="The activity could not be loaded." onRetry={newest.refetch} retrying={newest.isFetching} />
    );
  }
  if (entries.length === 0) return <NothingYet clear={kind && clear} />;
  const loadMore = () => {
    if (next === null) return;
    more.mutate(next, {
      // With the last page the button goes; the focus stays in the list then.
      onSuccess: (page) => page.next === null && list.current?.focus({ preventScroll: true }),
    });
  };
  return (
    <section ref={list} tabIndex={-1} aria-label="Activity" className="grid gap-4 outline-none">
      <ActivityTable entries={entries} roleName={roleName} />
      {more.isError && (
        <ErrorState
          title={messageOf(more.error, 'The activity before that could not be loaded.')}
          onRetry={loadMore}
          retrying={more.isPending}
        />
      )}
      {next !== null && !more.isError && (
        <Button
          variant="secondary"
          className="justify-self-center"
          pending={more.isPending}
          pendingText="Loading..."
          onClick={loadMore}
        >
          Load more
        </Button>
      )}
      <p role="status" className="sr-only">
        {more.isSuccess && `${entries.length} entries are shown.`}
      </p>
    </section>
  );
}

function NothingYet({ clear }: { clear: ReactNode }) {
  if (!clear) {
    return (
      <EmptyState title="No activity yet">
        Sign-ins, invitations, changes of roles and deletions are listed here from now on.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No activity of this kind" action={clear}>
      Choose another kind, or show all activity.
    </EmptyState>
  );
}
