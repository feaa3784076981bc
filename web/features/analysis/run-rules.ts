import type { AnalysisProgress, AnalysisStatus, DocumentCoverage, Stages } from '#contract/analysis/analysis.ts';
import { counted, formatNumber } from '../../lib/format.ts';
import { isOver } from './rules.ts';

export const statusTexts: Record<AnalysisStatus, string> = {
  initializing: 'Preparing the documents',
  preprocessing: 'Reading the documents and finding questions',
  generating_insights: 'Finding what people said about each question',
  completed: 'Analysis completed',
  error: 'Analysis stopped',
};

export type Step = { label: string; state: 'done' | 'now' | 'ahead' };

/** The three checkmarks; the first one that is not ticked off is the one under way. */
export function stepsOf({
  status,
  passagesReady,
  questionsReady,
  insightsReady,
}: Stages & { status: AnalysisStatus }): Step[] {
  const done = [passagesReady, questionsReady, insightsReady];
  const now = isOver(status) ? -1 : done.indexOf(false);
  return ['Preparing Documents', 'Analyzing Documents', 'Generating Insights'].map((label, index) => ({
    label,
    state: done[index] ? 'done' : index === now ? 'now' : 'ahead',
  }));
}

type Run = Pick<AnalysisProgress, 'status' | 'documentIds' | 'coverage'>;
export type RunDocument = {
  id: number;
  fileName: string;
  state: 'reading' | 'read' | 'part' | 'unread';
  text: string;
  /** What could not be used, and why. */
  note?: string | undefined;
};

/** What became of each document of a run; `names` are those of the project's documents. */
export function runDocuments(
  { status, documentIds, coverage }: Run,
  names: ReadonlyMap<number, string>,
): RunDocument[] {
  const known = new Map(coverage.map((c) => [c.documentId, c]));
  return documentIds.map((id): RunDocument => {
    const read = known.get(id);
    const fileName = read?.fileName ?? names.get(id) ?? 'Deleted document';
    if (read) return { id, fileName, ...readingOf(read, status) };
    if (!isOver(status)) return { id, fileName, state: 'reading', text: 'Being read' };
    // With a document goes what was known of its reading.
    return { id, fileName, state: 'unread', text: names.has(id) ? 'Not read' : 'No longer in this project' };
  });
}

function readingOf(read: DocumentCoverage, status: AnalysisStatus): Pick<RunDocument, 'state' | 'text' | 'note'> {
  const { note } = read;
  if (read.passages === 0) return { state: 'unread', text: 'Not used', note };
  const passages = counted(read.passages, 'passage');
  const text = status === 'completed' ? `${formatNumber(read.passagesCited)} of ${passages} cited` : passages;
  return { state: note || read.charactersRead < read.charactersInAll ? 'part' : 'read', text, note };
}

/** A run in one line. It says that everything was read only when nothing at all was left out. */
export function coverageLine({ documentIds, coverage }: Pick<Run, 'documentIds' | 'coverage'>): string {
  const used = coverage.filter((c) => c.passages > 0);
  const part = used.filter((c) => c.note).length;
  const documents = `${formatNumber(used.length)} of ${counted(documentIds.length, 'document')}`;
  const sum = (of: (c: DocumentCoverage) => number) => coverage.reduce((all, c) => all + of(c), 0);
  const percent = Math.floor(
    (100 * sum((c) => c.charactersRead)) /
      Math.max(
        1,
        sum((c) => c.charactersInAll),
      ),
  );
  const passages = counted(
    sum((c) => c.passages),
    'passage',
  );
  return [
    documents,
    part > 0 ? `${formatNumber(part)} of them only in part` : `${formatNumber(percent)} % of the text read`,
    `${formatNumber(sum((c) => c.passagesCited))} of ${passages} cited`,
  ].join(', ');
}
