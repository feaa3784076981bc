import type { DocumentCoverage } from '#contract/analysis/analysis.ts';
import type { Coverage } from '#engine/engine.ts';

const nothingUsable = 'It contains no sentence that could be quoted.';

/** The coverage of each document of a run, with the warnings from its upload. */
export function coverageOf(
  read: readonly Coverage[],
  warnings: ReadonlyMap<number, readonly string[]>,
): DocumentCoverage[] {
  return read.map(({ note, ...document }) => {
    const notes = [
      ...(document.passages === 0 ? [nothingUsable] : []),
      ...(note ? [note] : []),
      ...(warnings.get(document.documentId) ?? []),
    ];
    return {
      ...document,
      ...(notes.length > 0 ? { note: [...new Set(notes)].join(' ') } : {}),
    };
  });
}
