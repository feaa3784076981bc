import type { Evidence } from '#contract/insights/insights.ts';

type Said = Evidence & { stance?: string; hidden?: boolean | undefined };
type Cell = { support: number; against: number };
/** Who said it in which document: one row per person, one column per document. */
export type WhereSaid = {
  documents: { id: number; fileName: string }[];
  people: { name: string | null; cells: Cell[]; total: number }[];
};

/** The same words count once, however many insights cite them; those that only come near, and those of hidden people, count nowhere. People are distinguished by name and document order. */
export function whereSaid(evidence: readonly Said[]): WhereSaid {
  const quotes = new Map(
    evidence
      .filter((q) => q.stance !== 'near' && !q.hidden)
      .map((q) => [`${q.documentId} ${q.start} ${q.end} ${q.stance === 'against'}`, q]),
  );
  const documents = new Map<number, string>();
  const people = new Map<string | null, Map<number, Cell>>();
  for (const quote of quotes.values()) {
    documents.set(quote.documentId, quote.fileName);
    const cells = people.get(quote.speaker) ?? new Map<number, Cell>();
    people.set(quote.speaker, cells);
    const cell = cells.get(quote.documentId) ?? { support: 0, against: 0 };
    cells.set(quote.documentId, cell);
    cell[quote.stance === 'against' ? 'against' : 'support']++;
  }
  const columns = [...documents].sort(([a], [b]) => a - b).map(([id, fileName]) => ({ id, fileName }));
  const rows = [...people].map(([name, cells]) => ({
    name,
    cells: columns.map(({ id }) => cells.get(id) ?? { support: 0, against: 0 }),
    total: [...cells.values()].reduce((sum, { support, against }) => sum + support + against, 0),
  }));
  // Those without a name last, whatever they said.
  rows.sort((a, b) => Number(a.name === null) - Number(b.name === null) || b.total - a.total);
  return { documents: columns, people: rows };
}
