import { type ReactNode, useEffect, useRef } from 'react';
import type { AuditKind } from '#contract/audit.ts';
import { MoreOfList } from '../../ui/more-of-list.tsx';
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
  return (
    <section ref={list} tabIndex={-1} aria-label="Activity" className="grid gap-4 outline-none">
      <ActivityTable entries={entries} roleName={roleName} />
      <MoreOfList
        list={list}
        more={more}
        next={next}
        failure="The activity before that could not be loaded."
        shown={`${entries.length} entries are shown.`}
      />
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
