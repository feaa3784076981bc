/** The documents that a new chat may cite: those that are selected. Empty if all or none are, which is no limit. */
export function citableAmong(documents: readonly { id: number }[], selected: readonly number[]): number[] {
  const chosen = documents.filter(({ id }) => selected.includes(id)).map(({ id }) => id);
  return chosen.length === documents.length ? [] : chosen;
}
