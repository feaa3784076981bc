import type { ReactNode } from 'react';
import type { AnalysisProgress } from '#contract/analysis/analysis.ts';
import { ProgressBlock } from './progress-block.tsx';
import type { ShownStatus } from './reconcile.ts';
import { runDocuments } from './run-rules.ts';
import { RunSummary } from './run-summary.tsx';

type Props = {
  /** What this browser knows of the run: after a reload there is its status before there is the run. */
  status: ShownStatus;
  run: AnalysisProgress | null;
  documents: readonly { id: number; fileName: string }[];
  unreachable: boolean;
  cancelling: boolean;
  onCancel: () => void;
  /** What may be downloaded of it, from the first stage on. */
  report: ReactNode;
};

/** The progress of the latest run, and what it read once it is completed. */
export function AnalysisBlock({ run, documents, ...rest }: Props) {
  const names = new Map(documents.map(({ id, fileName }) => [id, fileName]));
  const read = run ? runDocuments(run, names) : [];
  if (rest.status.status !== 'completed') return <ProgressBlock {...rest} run={run} documents={read} />;
  return <RunSummary run={run} documents={read} report={rest.report} />;
}
