import { Link } from 'wouter';
import type { Insight } from '#contract/insights/insights.ts';
import { useMay } from '../../auth/session/use-may.ts';
import { WrittenBy } from './written-by.tsx';

/** The files that an insight cites, and who wrote its text. */
export function SourceList({ insight }: { insight: Insight }) {
  const mayOpen = useMay('documents.read');
  const sources = insight.analysis.sources ?? [];
  return (
    <>
      <ul className="mt-1 grid gap-0.5 text-label">
        {sources.map(({ documentId, fileName }) => (
          <li key={documentId} dir="auto" className="wrap-anywhere text-text-2">
            {mayOpen ? (
              <Link href={`/documents/${documentId}`} className="text-link inline-block min-h-6">
                {fileName}
              </Link>
            ) : (
              fileName
            )}
          </li>
        ))}
      </ul>
      <WrittenBy insight={insight} />
    </>
  );
}
