import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnalysisProgress } from '#contract/analysis/analysis.ts';
import { RunDocuments } from './run-documents.tsx';
import { coverageLine, type RunDocument } from './run-rules.ts';
import { RunUsage } from './run-usage.tsx';

type Props = { run: AnalysisProgress | null; documents: readonly RunDocument[]; report: ReactNode };

/** What the last run read and cited; it never looks complete when something was left out. */
export function RunSummary({ run, documents, report }: Props) {
  const isWhole = documents.every(({ state }) => state === 'read');
  return (
    <section
      aria-label="Last analysis"
      className="flex min-h-17 flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line px-5 py-3"
    >
      <div className="min-w-0 flex-1 max-md:basis-full">
        {run && run.coverage.length > 0 && (
          <>
            <p className="flex items-start gap-1.5 text-[0.8125rem] text-text-2 tabular-nums">
              {!isWhole && <CircleAlert aria-hidden="true" className="icon mt-0.5 text-warm" />}
              <span className="min-w-0">
                <span className="text-text-3">Last analysis:</span> {coverageLine(run)}
              </span>
            </p>
            <RunUsage run={run} />
            <RunDocuments documents={documents} />
          </>
        )}
      </div>
      {report}
    </section>
  );
}
