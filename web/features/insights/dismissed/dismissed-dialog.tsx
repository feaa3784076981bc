import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { Dialog, DialogBody } from '../../../ui/dialog/dialog.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { dismissedQuery } from './dismissed.ts';
import { DismissedRow } from './dismissed-row.tsx';

type Props = { open: boolean; onClose: () => void; projectId: number };

export function DismissedDialog({ open, onClose, projectId }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Dismissed insights"
      description="Deleted insights do not return when documents are analyzed again."
      shape="question"
    >
      <DialogBody className="pb-6">
        <DismissedList projectId={projectId} />
      </DialogBody>
    </Dialog>
  );
}

function DismissedList({ projectId }: { projectId: number }) {
  const { data: rows, isError, isFetching, refetch } = useQuery(dismissedQuery(projectId));
  const list = useRef<HTMLDivElement>(null);
  useKeptFocus(list, rows?.length ?? 0);
  if (!rows && !isError) return <DismissedSkeleton />;
  if (!rows) {
    return <ErrorState title="The dismissed insights could not be loaded." onRetry={refetch} retrying={isFetching} />;
  }
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {rows.length === 0 ? (
        <EmptyState title="No dismissed insights." bare>
          Insights that an analysis found and someone deleted are listed here.
        </EmptyState>
      ) : (
        <ul aria-label="Dismissed insights" className="divide-y divide-line border-t border-line">
          {rows.map((row) => (
            <DismissedRow key={row.id} projectId={projectId} dismissed={row} />
          ))}
        </ul>
      )}
    </div>
  );
}

function DismissedSkeleton() {
  return (
    <div aria-hidden="true" className="late grid gap-3 border-t border-line py-4">
      <span className="placeholder h-5 w-full" />
      <span className="placeholder h-5 w-2/3" />
      <span className="placeholder h-4 w-1/3" />
    </div>
  );
}
