import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readDependents } from '#contract/documents/documents-removal.ts';
import { hasStatus, messageOf, reading } from '../../lib/api.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { type Choice, Dependents } from './dependents.tsx';
import type { ListedDocument } from './document-card.tsx';
import { useDeleteDocument } from './use-delete-document.ts';

type Props = { document: ListedDocument; projectId: number; onDone: () => void };

/** Each time it is opened it is a new one; it stays in the page for as long as it takes to leave. */
export function DeleteDocumentDialog({ document, projectId, onDone }: Props) {
  const [open, setOpen] = useState(true);
  const [choice, setChoice] = useState<Choice>({ dependents: 'rebuild', written: new Set() });
  const remove = useDeleteDocument(projectId, document.id);
  // Read again with each opening: what depends on a document changes all the time.
  const preview = useQuery({ ...reading(readDependents, { params: { id: document.id } }), gcTime: 0 });
  const close = () => {
    setOpen(false);
    setTimeout(onDone, leavingMs);
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title="Delete Document"
      description="Are you sure you want to delete this document? This may affect insights generated from it and cannot be undone."
      action="Delete"
      pending={remove.isPending}
      disabled={preview.isPending}
      failure={reasonOf(remove.error)}
      onConfirm={() => remove.mutate(choice, { onSuccess: close })}
    >
      <p className="font-medium wrap-anywhere">
        <bdi>{document.fileName}</bdi>
      </p>
      {preview.isPending && <Searching />}
      {preview.isError && (
        <ErrorState
          title={reasonOf(preview.error) ?? ''}
          onRetry={() => void preview.refetch()}
          retrying={preview.isFetching}
        />
      )}
      {preview.data && (
        <fieldset disabled={remove.isPending} className="contents">
          <Dependents found={preview.data} choice={choice} onChoose={setChoice} />
        </fieldset>
      )}
    </ConfirmDialog>
  );
}

const leavingMs = 300;

function Searching() {
  return (
    <div role="status" className="late grid gap-2">
      <p className="text-text-2">Looking for what depends on it...</p>
      <span aria-hidden="true" className="placeholder h-10" />
      <span aria-hidden="true" className="placeholder h-10" />
    </div>
  );
}

function reasonOf(error: Error | null): string | null {
  if (!error) return null;
  if (hasStatus(error, 404)) return 'This document no longer exists. Someone else may have deleted it.';
  return messageOf(error, 'The server could not be reached.');
}
