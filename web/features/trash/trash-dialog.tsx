import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type TrashItem, trashDays } from '#contract/trash.ts';
import { formatNumber } from '../../lib/format.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/dialog/dialog.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { EmptyTrashDialog, PurgeDialog } from './purge-dialogs.tsx';
import { trashQuery } from './queries.ts';
import { TrashRow } from './trash-row.tsx';

type Props = { open: boolean; onClose: () => void; projectId: number };
/** Deletes one item for good, or all. */
type Purge = TrashItem | 'all';

export function TrashDialog({ open, onClose, projectId }: Props) {
  const { data: items } = useQuery(trashQuery(projectId));
  const dialog = useDialog<Purge>();
  const own = items?.filter(({ mayRestore }) => mayRestore) ?? [];
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title="Trash"
        description={`Deleted insights, questions, topics and conversations are kept for ${trashDays} days. Documents are not kept, nor is what rests on a deleted document.`}
        shape="question"
      >
        <DialogBody className={own.length > 0 ? undefined : 'pb-6'}>
          <TrashList projectId={projectId} onPurge={dialog.show} />
        </DialogBody>
        {own.length > 0 && (
          <DialogFooter>
            <Button variant="secondary" onClick={() => dialog.show('all')}>
              Empty trash
            </Button>
          </DialogFooter>
        )}
      </Dialog>
      {dialog.shown && (
        <Confirmation
          key={dialog.shown.round}
          projectId={projectId}
          purge={dialog.shown.about}
          own={own.length}
          open={dialog.shown.open}
          onClose={dialog.close}
        />
      )}
    </>
  );
}

type ConfirmationProps = Props & { purge: Purge; own: number };

function Confirmation({ purge, own, ...props }: ConfirmationProps) {
  return purge === 'all' ? <EmptyTrashDialog {...props} count={own} /> : <PurgeDialog {...props} item={purge} />;
}

const shownAtFirst = 100;

function TrashList({ projectId, onPurge }: { projectId: number; onPurge: (item: TrashItem) => void }) {
  const { data: items, isError, isFetching, refetch } = useQuery(trashQuery(projectId));
  const [all, setAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useKeptFocus(list, items?.length ?? 0);
  if (!items && !isError) return <TrashSkeleton />;
  if (!items) return <ErrorState title="The trash could not be loaded." onRetry={refetch} retrying={isFetching} />;
  const shown = all ? items : items.slice(0, shownAtFirst);
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {items.length === 0 ? (
        <EmptyState title="The trash is empty." bare>
          What you and your team delete in this project is listed here and can be restored.
        </EmptyState>
      ) : (
        <ul aria-label="Trash" className="divide-y divide-line border-t border-line">
          {shown.map((item) => (
            <TrashRow key={`${item.kind} ${item.id}`} projectId={projectId} item={item} onPurge={() => onPurge(item)} />
          ))}
        </ul>
      )}
      {shown.length < items.length && (
        <Button variant="secondary" size="small" className="mt-3" onClick={() => setAll(true)}>
          Show all {formatNumber(items.length)} items
        </Button>
      )}
    </div>
  );
}

function TrashSkeleton() {
  return (
    <div aria-hidden="true" className="late grid gap-3 border-t border-line py-4">
      <span className="placeholder h-5 w-2/3" />
      <span className="placeholder h-4 w-1/2" />
      <span className="placeholder h-5 w-3/5" />
      <span className="placeholder h-4 w-1/2" />
    </div>
  );
}
