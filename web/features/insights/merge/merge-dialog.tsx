import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { mergeInsights } from '#contract/insights/duplicates.ts';
import type { Insight } from '#contract/insights/insights.ts';
import { strengthLine } from '#contract/insights/strength.ts';
import { titleOf } from '#contract/insights/summary.ts';
import { call } from '../../../lib/api.ts';
import { counted, formatShortDate } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../../ui/dialog/dialog.tsx';
import { useToast } from '../../../ui/toast/toast.tsx';
import { changeRows, failureOf, putRow, refreshInsights } from '../form/use-insight-changes.ts';
import { type DuplicateGroup, duplicatesQuery, useDuplicates } from './duplicates.ts';

type Props = { open: boolean; onClose: () => void; projectId: number };

/** Group by group: which of the insights to keep, or that they are not the same after all. */
export function MergeDialog({ open, onClose, projectId }: Props) {
  const duplicates = useDuplicates(projectId);
  const [first] = duplicates.open;
  const merge = useMerge(projectId);
  // The last group was dealt with; its picture stays while the dialog leaves.
  const [shown, setShown] = useState<DuplicateGroup>();
  if (first && first !== shown && open) setShown(first);
  const isOver = open && !first;
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (isOver) latest.current();
  }, [isOver]);
  return (
    <Dialog
      open={open && !isOver}
      onClose={onClose}
      title="Insights that say nearly the same thing"
      description="Choose the one to keep. It gets the quotes, tags and topics of the others."
    >
      {shown && (
        <Group
          key={shown.ids.join()}
          insights={shown.ids.flatMap((id) => duplicates.rows.find((row) => row.id === id) ?? [])}
          left={duplicates.open.length}
          pending={merge.isPending}
          onDifferent={() => duplicates.isDifferent(shown)}
          onMerge={(keepId) => merge.mutate({ keepId, ids: shown.ids.filter((id) => id !== keepId) })}
        />
      )}
    </Dialog>
  );
}

type GroupProps = {
  insights: readonly Insight[];
  left: number;
  pending: boolean;
  onDifferent: () => void;
  onMerge: (keepId: number) => void;
};

function Group({ insights, left, pending, onDifferent, onMerge }: GroupProps) {
  const name = useId();
  const [kept, setKept] = useState(insights[0]?.id);
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => list.current?.querySelector('input')?.focus(), []);
  return (
    <>
      <DialogBody>
        <fieldset ref={list} className="grid gap-3 p-0.5 md:grid-cols-2">
          <legend className="sr-only">The insight to keep</legend>
          {insights.map((insight) => (
            <Candidate
              key={insight.id}
              insight={insight}
              name={name}
              chosen={insight.id === kept}
              onChoose={() => setKept(insight.id)}
            />
          ))}
        </fieldset>
      </DialogBody>
      <DialogFooter>
        {left > 1 && (
          <p role="status" className="me-auto self-center text-label text-text-3 tabular-nums">
            {counted(left - 1, 'more group')}
          </p>
        )}
        <Button variant="secondary" disabled={pending} onClick={onDifferent}>
          Not the same
        </Button>
        <Button pending={pending} pendingText="Merging..." onClick={() => kept !== undefined && onMerge(kept)}>
          Merge
        </Button>
      </DialogFooter>
    </>
  );
}

type CandidateProps = { insight: Insight; name: string; chosen: boolean; onChoose: () => void };

function Candidate({ insight, name, chosen, onChoose }: CandidateProps) {
  const { analysis } = insight;
  const quote = analysis.supportingQuote || analysis.quote;
  return (
    <label className="grid content-start gap-2.5 rounded-control border border-line p-4 hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft">
      <span className="flex items-start gap-2.5">
        <input
          type="radio"
          name={name}
          aria-label={titleOf(insight)}
          checked={chosen}
          onChange={onChoose}
          className="mt-0.5 size-4.5 flex-none accent-accent"
        />
        <span dir="auto" className="min-w-0 font-semibold text-pretty break-words">
          {titleOf(insight)}
        </span>
      </span>
      <span dir="auto" className="line-clamp-5 text-text-2 break-words">
        {analysis.summary}
      </span>
      {quote && (
        <q dir="auto" className="line-clamp-4 rounded-icon bg-marker-soft px-3 py-2 font-serif break-words">
          {quote}
        </q>
      )}
      <span className="text-label text-text-3">
        <bdi>{[strengthLine(analysis.strength), formatShortDate(insight.createdAt)].filter(Boolean).join(' · ')}</bdi>
      </span>
    </label>
  );
}

function useMerge(projectId: number) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: { keepId: number; ids: number[] }) => call(mergeInsights, { params: { id: projectId }, body }),
    onSuccess: (kept, { ids }) => {
      changeRows(client, projectId, (rows) => putRow(kept)(rows.filter(({ id }) => !ids.includes(id))));
      void refreshInsights(client, projectId);
      toast({ title: 'Insights merged', description: 'The one you kept has the quotes, tags and topics of all.' });
    },
    onError: (error) => {
      void refreshInsights(client, projectId);
      void client.invalidateQueries({ queryKey: duplicatesQuery(projectId).queryKey });
      toast(failureOf(error, 'Failed to merge the insights. Please try again.'));
    },
  });
}
