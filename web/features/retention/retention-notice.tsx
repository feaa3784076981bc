import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { lazy, Suspense, use } from 'react';
import { counted, formatDate } from '../../lib/format.ts';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { retentionQuery } from './queries.ts';

const RetentionDialog = lazy(() => import('./retention-dialog.tsx').then((m) => ({ default: m.RetentionDialog })));

/** How long before they go documents are announced. */
const warningDays = 30;
const day = 24 * 60 * 60 * 1000;

const readings = new WeakMap<QueryClient, Map<number, Promise<void>>>();

/** Ends when the retention has been read for the first time, or could not be. */
function firstReading(client: QueryClient, projectId: number): Promise<void> {
  const known = readings.get(client) ?? new Map<number, Promise<void>>();
  readings.set(client, known);
  const reading = known.get(projectId) ?? client.prefetchQuery(retentionQuery(projectId));
  known.set(projectId, reading);
  return reading;
}

/**
 * Says on the project's page what its retention is about to delete; nothing while nothing is. The page waits until that is known,
 * so that nothing below moves.
 */
export function RetentionNotice({ projectId }: { projectId: number }) {
  use(firstReading(useQueryClient(), projectId));
  const { data } = useQuery(retentionQuery(projectId));
  const { shown, show, close } = useDialog<number>();
  const soon = data?.documents.filter(({ expiresAt }) => Date.parse(expiresAt) < Date.now() + warningDays * day) ?? [];
  const [first] = soon;
  const isOne = soon.length === 1;
  return (
    <>
      {first && (
        <p className="mb-6 flex items-start gap-2 rounded-control bg-warm-soft px-3 py-2 text-pretty">
          <CalendarClock aria-hidden="true" className="icon mt-0.5" />
          <span className="min-w-0 flex-1">
            The retention of this project will delete {counted(soon.length, 'document')}, with everything that rests on{' '}
            {isOne ? 'it, on ' : 'them, the first on '}
            <time dateTime={first.expiresAt}>{formatDate(first.expiresAt)}</time>.{' '}
            <button type="button" onClick={() => show(projectId)} className="text-link min-h-6 pointer-coarse:min-h-10">
              Show retention
            </button>
          </span>
        </p>
      )}
      {shown && (
        <Suspense key={shown.round}>
          <RetentionDialog open={shown.open} onClose={close} projectId={shown.about} />
        </Suspense>
      )}
    </>
  );
}
