import { queryOptions } from '@tanstack/react-query';

/** Which insights are chosen for what is done to several; null while nothing is being selected. `anchor` is the one chosen last. */
export type Selection = { ids: ReadonlySet<number>; anchor: number | null } | null;

/** No read of the server: the cards, the bar and the keys share it here. */
export const selectionQuery = (projectId: number) =>
  queryOptions({
    queryKey: ['selected insights', projectId],
    queryFn: (): Selection => null,
    initialData: null as Selection,
    enabled: false,
    structuralSharing: false,
  });

/** A click or Space on a card; with Shift everything between it and the one before, in the order of the list. */
export function withSelected(before: Selection, id: number, order: readonly number[] = [], range = false): Selection {
  const ids = new Set(before?.ids);
  const from = before?.anchor === null || before?.anchor === undefined ? -1 : order.indexOf(before.anchor);
  const to = order.indexOf(id);
  if (range && from >= 0 && to >= 0) {
    for (const one of order.slice(Math.min(from, to), Math.max(from, to) + 1)) ids.add(one);
  } else if (!ids.delete(id)) ids.add(id);
  return { ids, anchor: id };
}
