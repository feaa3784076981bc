import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { isListedDocument } from '#contract/insights/insights.ts';
import { isOver } from '../features/analysis/rules.ts';
import { loadTexts, save } from '../features/analysis/session-storage.ts';
import { useAnalysis } from '../features/analysis/use-analysis.ts';
import { useMay } from '../features/auth/session/use-may.ts';
import { DocumentPanel, preloadDocuments } from '../features/documents/document-panel.tsx';
import { listedDocument } from '../features/documents/listed-document.ts';
import { InsightGridSkeleton } from '../features/insights/list/insight-grid.tsx';
import { ProjectInsights } from '../features/insights/list/project-insights.tsx';
import { projectInsightsQuery } from '../features/insights/queries.ts';
import { forgetProject, lastProject, rememberProject } from '../features/projects/last-project.ts';
import { ProjectHeader } from '../features/projects/project-header.tsx';
import { projectQuery } from '../features/projects/queries.ts';
import type { QuestionStore } from '../features/questions/question-store.ts';
import { questionPanelId } from '../features/questions/rules.ts';
import { useQuestions } from '../features/questions/use-questions.ts';
import { hasStatus } from '../lib/api.ts';
import { preloadable } from '../lib/preloadable.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { useRememberedFlag } from '../lib/use-remembered-flag.ts';
import { ErrorState } from '../ui/states.tsx';
import { Dead } from './lazy-not-found.ts';

const { Component: AnalysisBlock, preload: preloadAnalysisBlock } = preloadable(() =>
  import('../features/analysis/analysis-block.tsx').then((m) => m.AnalysisBlock),
);
const QuestionPanel = lazy(() =>
  import('../features/questions/question-panel.tsx').then((m) => ({ default: m.QuestionPanel })),
);

const loadMenu = () => import('./project-menu.tsx');
const ProjectMenu = lazy(() => loadMenu().then((m) => ({ default: m.ProjectMenu })));
const ProjectNotice = lazy(() => loadMenu().then((m) => ({ default: m.ProjectNotice })));
const ProjectTools = lazy(() => import('./project-tools.tsx').then((m) => ({ default: m.ProjectTools })));

export function ProjectDashboardPage({ projectId }: { projectId: number }) {
  const mayFollow = useMay('analysis.read');
  const mayAnalyze = useMay('analysis.start');
  const mayUpload = useMay('documents.upload');
  const { data: project, error, isPending, isFetching, refetch } = useQuery(projectQuery(projectId));
  const { data: rows, isError: rowsFailed, isPending: rowsPending } = useQuery(projectInsightsQuery(projectId));
  const analysis = useAnalysis(projectId, mayFollow);
  const [questionsOpen, setQuestionsOpen] = useRememberedFlag('questionPanelOpen', false);
  const store = useMemo(() => questionStore(projectId), [projectId]);
  const questions = useQuestions(projectId, analysis, { store, onReveal: () => setQuestionsOpen(true) });
  const running = analysis.status !== null && !isOver(analysis.status.status);
  const documents = useMemo(() => rows?.filter(isListedDocument).map(listedDocument), [rows]);
  const missing = hasStatus(error, 404);
  usePageTitle(missing ? 'Project not found' : project?.name);
  useRememberedProject(projectId, project !== undefined, missing);

  if (missing) {
    return <Dead title="Project not found" text="It may have been deleted, or you may no longer have access to it." />;
  }
  if (mayUpload) preloadTools();
  if (isPending || rowsPending || !analysis.known) return <ProjectSkeleton />;
  return (
    <Suspense fallback={<ProjectSkeleton />}>
      {error && !project && (
        <ErrorState title="The project could not be loaded." onRetry={refetch} retrying={isFetching} className="mb-6" />
      )}
      <ProjectHeader project={project} menu={project && <ProjectMenu project={project} />} />
      {mayUpload && <ProjectNotice projectId={projectId} />}
      {/* Beside the list: a client may read conversations and no insights. */}
      <Suspense>
        <ProjectTools of={{ chatsOf: projectId }} />
      </Suspense>
      <DocumentPanel
        projectId={projectId}
        documents={documents}
        failed={rowsFailed && !rows}
        mayAnalyze={mayAnalyze}
        starting={analysis.starting}
        running={running}
        onAnalyze={analysis.start}
      >
        {mayFollow && analysis.status && (
          <AnalysisBlock
            status={analysis.status}
            run={analysis.run}
            documents={documents ?? []}
            unreachable={analysis.unreachable}
            cancelling={analysis.cancelling}
            onCancel={analysis.cancel}
            report={
              analysis.status.questionsReady &&
              analysis.sessionKey && (
                <Suspense
                  fallback={<span className="h-8 w-46 flex-none max-md:h-10 max-md:w-full pointer-coarse:h-10" />}
                >
                  <ProjectTools of={{ sessionKey: analysis.sessionKey }} />
                </Suspense>
              )
            }
          />
        )}
      </DocumentPanel>
      <div
        className={clsx(
          'mt-8',
          questionsOpen && 'lg:grid lg:grid-cols-[21.25rem_minmax(0,1fr)] lg:items-start lg:gap-6',
        )}
      >
        {questionsOpen && (
          <Suspense fallback={<div className="panel min-h-72 max-lg:mb-6" />}>
            <QuestionPanel
              projectId={projectId}
              questions={questions}
              store={store}
              sessionKey={analysis.sessionKey}
              analyzing={analysis.analyzingQuestions}
              running={running}
              cancelling={analysis.cancelling}
              onCancel={analysis.cancel}
              onClose={() => setQuestionsOpen(false)}
            />
          </Suspense>
        )}
        <ProjectInsights
          projectId={projectId}
          language={project?.language}
          generating={running && !analysis.status?.insightsReady}
          actions={
            <Suspense fallback={<span className="h-8 min-w-46 pointer-coarse:h-10" />}>
              <ProjectTools of={{ projectId }} />
            </Suspense>
          }
          actionsOf={(of) => (
            <Suspense fallback={<span className="size-8 pointer-coarse:size-10" />}>
              <ProjectTools of={of} />
            </Suspense>
          )}
          questions={{
            open: questionsOpen,
            count: questions.listed.length,
            panelId: questionPanelId,
            onOpen: () => setQuestionsOpen(true),
          }}
        />
      </div>
    </Suspense>
  );
}

/** Tools near the top of the page: their code loads together with the data, so that nothing below them moves. */
function preloadTools(): void {
  preloadDocuments();
  preloadAnalysisBlock();
  void loadMenu().catch(() => {});
}

/** For code that leads to this page during an analysis. */
export function keepAnalysis(projectId: number, sessionKey: string): void {
  save(sessionStorage, 'sessionKey', projectId, sessionKey);
}

/** One placeholder for the whole page: the parts further up decide where everything below them is. */
function ProjectSkeleton() {
  return (
    <>
      <ProjectHeader project={undefined} />
      <div aria-hidden="true" className="panel late min-h-48" />
      <div className="mt-8 h-10" />
      <InsightGridSkeleton count={3} />
    </>
  );
}

function questionStore(projectId: number): QuestionStore {
  return {
    load: (name) => loadTexts(sessionStorage, name, projectId),
    save: (name, texts) => void save(sessionStorage, name, projectId, texts),
  };
}

function useRememberedProject(projectId: number, found: boolean, missing: boolean) {
  useEffect(() => {
    if (found) rememberProject(projectId);
    if (missing && lastProject() === projectId) forgetProject();
  }, [projectId, found, missing]);
}
