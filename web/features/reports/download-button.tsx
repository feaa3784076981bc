import { Download } from 'lucide-react';
import { downloadAnalysisReport, downloadInsight, downloadInsights } from '#contract/projects/reports.ts';
import { pathOf } from '../../lib/api.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useDownload } from './use-download.ts';

/** All insights of a project, what the first stage of an analysis found, or one insight. */
type Props = { of: { projectId: number } | { sessionKey: string } | { insightId: number } };

export function DownloadReport({ of }: Props) {
  if ('insightId' in of) return <DownloadIcon path={pathOf(downloadInsight, { params: { id: of.insightId } })} />;
  if ('projectId' in of) {
    const path = pathOf(downloadInsights, { params: { id: of.projectId } });
    return <DownloadButton path={path}>Download All Insights</DownloadButton>;
  }
  return (
    <DownloadButton path={pathOf(downloadAnalysisReport, { params: of })} className="max-md:h-10 max-md:w-full">
      Download Analysis Report
    </DownloadButton>
  );
}

function DownloadButton({ path, children, className }: { path: string; children: string; className?: string }) {
  const { pending, download } = useDownload(path);
  return (
    <Button
      variant="secondary"
      size="small"
      pending={pending}
      pendingText="Making the PDF…"
      onClick={download}
      {...(className ? { className } : {})}
    >
      <Download aria-hidden="true" className="icon" />
      {children}
    </Button>
  );
}

/** For the foot of a card. */
function DownloadIcon({ path }: { path: string }) {
  const { pending, download } = useDownload(path);
  return (
    <IconButton label="Download insight as PDF" onClick={download} disabled={pending} aria-busy={pending || undefined}>
      {pending ? <Spinner /> : <Download aria-hidden="true" className="icon" />}
    </IconButton>
  );
}
