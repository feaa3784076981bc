import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteInsight, lossesOf } from '#contract/insights/insight-removal.ts';
import { type Insight, listRecentInsights } from '#contract/insights/insights.ts';
import { call, hasStatus, messageOf } from '../../lib/api.ts';
import { counted } from '../../lib/format.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { ListedDocument } from './document-card.tsx';
import { projectInsightsKey } from './queries.ts';

type Props = { document: ListedDocument; projectId: number; onDone: () => void };

/** Each time it is opened it is a new one; it stays in the page for as long as it takes to leave. */
export function DeleteDocumentDialog({ document, projectId, onDone }: Props) {
  const [open, setOpen] = useState(true);
  const client = useQueryClient();
  const remove = useDeleteDocument(projectId, document.id);
  const rows = client.getQueryData<Insight[]>(projectInsightsKey(projectId)) ?? [];
  const losses = lossesLine(lossesOf(rows, document.id));
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
      failure={reasonOf(remove.error)}
      onConfirm={() => remove.mutate(undefined, { onSuccess: close })}
    >
      <p className="font-medium break-all">
        <bdi>{document.fileName}</bdi>
      </p>
      <p className="text-text-2 text-pretty">{losses} People identified from it alone go with it.</p>
    </ConfirmDialog>
  );
}

const leavingMs = 300;

/** What goes with the document, counted; null when no insight rests on it. */
function lossesLine({ deleted, shortened }: { deleted: number; shortened: number }): string | null {
  const parts: string[] = [];
  if (deleted > 0) {
    parts.push(
      `${counted(deleted, 'insight')} ${deleted === 1 ? 'rests' : 'rest'} on this document alone and will be deleted.`,
    );
  }
  if (shortened > 0) {
    const others = `${counted(shortened, parts.length ? 'other insight' : 'insight')}`;
    parts.push(`${others} will lose the quotes taken from it.`);
  }
  return parts.join(' ') || null;
}

function useDeleteDocument(projectId: number, id: number) {
  const client = useQueryClient();
  const toast = useToast();
  const refresh = () => client.invalidateQueries({ queryKey: projectInsightsKey(projectId) });
  return useMutation({
    mutationFn: () => call(deleteInsight, { params: { id } }),
    onSuccess: () => {
      client.setQueryData<Insight[]>(projectInsightsKey(projectId), (rows) => rows?.filter((row) => row.id !== id));
      void refresh();
      void client.invalidateQueries({ queryKey: [listRecentInsights.path] });
      toast({ title: 'Document deleted', description: 'The document has been successfully deleted.' });
    },
    onError: (error) => {
      if (hasStatus(error, 404)) void refresh();
      toast({ title: 'Error', description: 'Failed to delete document. Please try again.', destructive: true });
    },
  });
}

function reasonOf(error: Error | null): string | null {
  if (!error) return null;
  if (hasStatus(error, 404)) return 'This document no longer exists. Someone else may have deleted it.';
  return messageOf(error, 'The server could not be reached.');
}
