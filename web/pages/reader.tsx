import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { DocumentText } from '#contract/documents/documents.ts';
import { projectInsightsQuery } from '../features/insights/queries.ts';
import { projectQuery } from '../features/projects/queries.ts';
import { DocumentBody } from '../features/reader/document-body.tsx';
import { PassageBar } from '../features/reader/passage-bar.tsx';
import { readableSpans, type Span } from '../features/reader/passages.ts';
import { documentQuery } from '../features/reader/queries.ts';
import { usePassageInView } from '../features/reader/use-passage-in-view.ts';
import { useQuoteFont } from '../features/reader/use-quote-font.ts';
import { hasStatus } from '../lib/api.ts';
import { contentLanguage } from '../lib/content-language.ts';
import { counted, formatDate } from '../lib/format.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { ErrorState } from '../ui/states.tsx';
import { AccessDenied, Dead } from './lazy-not-found.ts';

export function ReaderPage({ documentId }: { documentId: number }) {
  const { data, error, isFetching, refetch } = useQuery(documentQuery(documentId));
  const fontReady = useQuoteFont();
  usePageTitle(data?.fileName);
  if (hasStatus(error, 403)) return <AccessDenied />;
  if (hasStatus(error, 404)) {
    return <Dead title="Document not found" text="It may have been deleted, or you may no longer have access to it." />;
  }
  if (error) return <ErrorState title="The document could not be loaded." onRetry={refetch} retrying={isFetching} />;
  return data && fontReady ? <Reader document={data} /> : <ReaderSkeleton />;
}

function Reader({ document }: { document: DocumentText }) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const { data: project } = useQuery(projectQuery(document.projectId));
  const asked = useMemo(() => askedSpan(search), [search]);
  const spans = useSpans(document, asked.span, asked.insightId);
  const active = spans.findIndex(({ start, end }) => start === asked.span?.start && end === asked.span.end);
  usePassageInView(active >= 0 ? `${document.id}:${asked.span?.start}-${asked.span?.end}` : null);

  const go = (index: number) => {
    const span = spans[index];
    if (!span) return;
    const insight = asked.insightId ? `&insight=${asked.insightId}` : '';
    navigate(`${path}?start=${span.start}&end=${span.end}${insight}`, { replace: true });
  };

  return (
    <article className="mx-auto max-w-184">
      <div className="sticky top-(--bars) z-10 -mx-4 flex min-h-12 items-center gap-4 border-b border-line bg-bg px-4">
        <Link
          href={`/insights/${document.projectId}`}
          className="flex min-h-8 min-w-0 flex-1 items-center gap-1.5 text-text-2 hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="icon rtl:-scale-x-100" />
          <span className="truncate">
            Back to <span dir="auto">{project?.name ?? 'the project'}</span>
          </span>
        </Link>
        {active >= 0 && spans.length > 1 && <PassageBar count={spans.length} active={active} onGo={go} />}
      </div>
      <header {...contentLanguage(project?.language)} className="mt-8 mb-6 md:ps-22">
        <h1 dir="auto" className="text-title wrap-anywhere max-md:text-title-phone">
          {document.fileName}
        </h1>
        <p className="mt-1 text-text-3">
          <bdi>
            {formatDate(document.createdAt)}, {counted(document.text.length, 'character')}
          </bdi>
        </p>
        {document.warnings.map(({ message }) => (
          <p key={message} className="mt-2 text-warm">
            <bdi>{message}</bdi>
          </p>
        ))}
        {asked.span && active < 0 && (
          <p role="alert" className="mt-2 text-danger">
            The passage could not be found in this document.
          </p>
        )}
      </header>
      <DocumentBody document={document} spans={spans} active={active} language={project?.language} />
    </article>
  );
}

/** The requested passage, and the other quotes of the same insight in this document. */
function useSpans(document: DocumentText, asked: Span | null, insightId: number | null): Span[] {
  const { data: rows } = useQuery({ ...projectInsightsQuery(document.projectId), enabled: insightId !== null });
  return useMemo(() => {
    const insight = rows?.find(({ id }) => id === insightId);
    const evidence = insight?.analysis.evidence.filter(({ documentId }) => documentId === document.id) ?? [];
    return readableSpans(asked ? [asked, ...evidence] : evidence, document.text.length);
  }, [rows, insightId, asked, document]);
}

function askedSpan(search: string): { span: Span | null; insightId: number | null } {
  const params = new URLSearchParams(search);
  const [start, end, insight] = ['start', 'end', 'insight'].map((name) => {
    const value = params.get(name);
    return value !== null && /^\d{1,10}$/.test(value) ? Number(value) : null;
  });
  const span = typeof start === 'number' && typeof end === 'number' ? { start, end } : null;
  return { span, insightId: insight ?? null };
}

function ReaderSkeleton() {
  return (
    <div aria-hidden="true" className="mx-auto max-w-184">
      <div className="h-12 border-b border-line" />
      <div className="mt-8 grid gap-4 md:ps-22">
        <span className="placeholder h-8 w-3/5" />
        <span className="placeholder mb-4 h-4 w-1/3" />
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
          <span key={key} className="placeholder h-12" />
        ))}
      </div>
    </div>
  );
}
