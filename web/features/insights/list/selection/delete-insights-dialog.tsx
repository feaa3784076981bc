import { useQueryClient } from '@tanstack/react-query';
import type { Insight } from '#contract/insights/insights.ts';
import { titleOf } from '#contract/insights/summary.ts';
import { trashDays } from '#contract/trash.ts';
import { counted } from '../../../../lib/format.ts';
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx';
import { useDeleteInsights } from '../../form/use-insight-changes.ts';
import { selectionQuery } from './selection.ts';

type Props = { open: boolean; onClose: () => void; projectId: number; insights: readonly Insight[] };

export function DeleteInsightsDialog({ open, onClose, projectId, insights }: Props) {
  const client = useQueryClient();
  const remove = useDeleteInsights(projectId);
  const one = insights.length === 1;
  const confirm = () => {
    const next = neighbourOf(insights);
    onClose();
    remove(insights);
    if (!one) client.setQueryData(selectionQuery(projectId).queryKey, null);
    focusSoon(next);
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={one ? 'Delete Insight' : 'Delete Insights'}
      description={`Are you sure you want to delete ${one ? 'this insight' : counted(insights.length, 'insight')}? ${one ? 'It is' : 'They are'} kept in the trash of the project for ${trashDays} days. The documents stay, and analyzing them again does not bring ${one ? 'it' : 'them'} back.`}
      action={one ? 'Delete Insight' : `Delete ${counted(insights.length, 'Insight')}`}
      pending={false}
      onConfirm={confirm}
    >
      <ul
        tabIndex={one ? undefined : 0}
        aria-label="Insights to delete"
        className={
          one ? 'font-medium' : 'grid max-h-48 gap-1 overflow-y-auto rounded-control border border-line px-3 py-2'
        }
      >
        {insights.map((insight) => (
          <li key={insight.id} className="break-words">
            <bdi>{titleOf(insight)}</bdi>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

/** The card that takes the place of the first one that goes, else the heading of the list. */
function neighbourOf(insights: readonly Insight[]): string {
  const going = new Set(insights.map(({ id }) => `insight-${id}`));
  const cards = [...document.querySelectorAll('article[aria-labelledby^="insight-"]')];
  const names = cards.map((card) => card.getAttribute('aria-labelledby') ?? '');
  const first = names.findIndex((name) => going.has(name));
  const stays = (name: string) => name && !going.has(name);
  return names.slice(Math.max(0, first)).find(stays) ?? names.slice(0, first).findLast(stays) ?? 'generated-insights';
}

/** After the list was redrawn, and after the dialog has given back the focus to what opened it. */
function focusSoon(name: string): void {
  setTimeout(() => {
    const heading = document.getElementById(name);
    (heading?.closest('article') ?? heading)?.focus({ preventScroll: true });
  }, 50);
}
