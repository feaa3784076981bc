import type { Person } from '#contract/people/people.ts';

/** The documents in which the person speaks, named by the quotes that are known from them. */
export function documentsOf({ documentIds, evidence }: Pick<Person, 'documentIds' | 'evidence'>) {
  const names = new Map(evidence.map(({ documentId, fileName }) => [documentId, fileName]));
  return documentIds.map((id) => ({ id, fileName: names.get(id) ?? `Document ${id}` }));
}
