import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { isListedDocument } from '#contract/insights/insights.ts';
import type { Person } from '#contract/people/people.ts';
import type { Project } from '#contract/projects/projects.ts';
import { useMay } from '../features/auth/session/use-may.ts';
import { DocumentPanel, preloadDocuments } from '../features/documents/document-panel.tsx';
import { listedDocument } from '../features/documents/listed-document.ts';
import { projectInsightsQuery } from '../features/insights/queries.ts';
import { countedPeople } from '../features/insights/rules.ts';
import { PeopleList } from '../features/people/people-list.tsx';
import { ProjectChoice } from '../features/people/project-choice.tsx';
import { peopleQuery } from '../features/people/queries.ts';
import { useIdentifyPeople } from '../features/people/use-identify-people.ts';
import { forgetProject, lastProject, rememberProject } from '../features/projects/last-project.ts';
import { projectsQuery } from '../features/projects/queries.ts';
import { hasStatus } from '../lib/api.ts';
import { useSearch } from '../lib/use-address.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { ErrorState } from '../ui/states.tsx';

const AskPerson = lazy(() => import('./people-chats.tsx').then((m) => ({ default: m.AskPerson })));
const PeopleChats = lazy(() => import('./people-chats.tsx').then((m) => ({ default: m.PeopleChats })));

export function PeoplePage() {
  usePageTitle('People');
  const [, navigate] = useLocation();
  const mayUpload = useMay('documents.upload');
  const projects = useQuery(projectsQuery);
  const [chosen, setChosen] = useState(lastProject);
  const isNamed = new URLSearchParams(useSearch()).has('project');
  const projectId = isNamed ? lastProject() : chosen;
  if (mayUpload) preloadDocuments();
  const project = projects.data?.find(({ id }) => id === projectId);
  const choose = (id: number) => {
    rememberProject(id);
    setChosen(id);
    if (isNamed) navigate('/people', { replace: true });
  };
  useEffect(() => {
    if (!isNamed || !projectId) return;
    rememberProject(projectId);
    setChosen(projectId);
  }, [isNamed, projectId]);

  // The project that was chosen last was deleted, or is not shown to this user any more.
  if (projects.data && !project) return <Gone />;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-title text-balance max-md:text-title-phone">User Personas & Profiles</h1>
          <p className="mt-1 max-w-[68ch] text-lead text-pretty text-text-2">
            Who speaks in the project's documents, in their own words.
          </p>
        </div>
        <div className="flex min-h-9 min-w-0 items-center max-sm:w-full">
          {project && projects.data ? (
            <ProjectChoice projects={projects.data} projectId={project.id} onChoose={choose} />
          ) : (
            !projects.isError && <span className="placeholder block h-9 w-72 max-w-full rounded-control" />
          )}
        </div>
      </div>
      {projects.isError && !projects.data && (
        <ErrorState
          title="The projects could not be loaded."
          onRetry={projects.refetch}
          retrying={projects.isFetching}
        />
      )}
      {!projects.isError && !project && <PanelSkeleton />}
      {project && <ProjectPeople key={project.id} project={project} />}
    </>
  );
}

function Gone() {
  forgetProject();
  return <Redirect to="/insights" replace />;
}

function ProjectPeople({ project }: { project: Project }) {
  const mayReadDocuments = useMay('documents.read');
  const mayIdentify = useMay('people.analyze');
  const mayAsk = useMay('people.chat');
  // Destructured here: changes are reported only for fields that were read, and the list reads none while the panel above is being fetched.
  const { data: people, error, isFetching, refetch } = useQuery(peopleQuery(project.id));
  const { selected, select, clear } = useSelection(people);
  const rows = useQuery({ ...projectInsightsQuery(project.id), enabled: mayReadDocuments });
  const documents = useMemo(() => rows.data?.filter(isListedDocument).map(listedDocument), [rows.data]);
  const counted = useMemo(() => rows.data && countedPeople(rows.data), [rows.data]);
  const [documentIds, setDocumentIds] = useState<readonly number[]>([]);
  const { identify, pending, failure } = useIdentifyPeople(project.id);
  useFewerDocuments(documents?.length, refetch);

  if (hasStatus(error, 404)) return <Gone />;
  if (mayReadDocuments && rows.isPending) return <PanelSkeleton />;
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <DocumentPanel
        projectId={project.id}
        documents={documents}
        failed={rows.isError && !rows.data}
        mayAnalyze={mayIdentify}
        starting={pending}
        running={false}
        onAnalyze={identify}
        onSelect={setDocumentIds}
        action="Identify People"
        pendingText="Identifying People..."
        limits="one interview"
      >
        {failure && !pending && <p className="border-t border-line px-5 py-3 text-pretty text-danger">{failure}</p>}
      </DocumentPanel>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-8 min-[80rem]:grid-cols-[minmax(0,1fr)_23rem]">
        <PeopleList
          projectId={project.id}
          people={people}
          failed={error !== null}
          retrying={isFetching}
          onRetry={refetch}
          language={project.language}
          identifying={pending}
          counted={counted}
          {...(mayAsk && {
            toolsOf: ({ id, name }) => (
              <Suspense>
                <AskPerson
                  name={name}
                  selected={selected.has(id)}
                  count={selected.size}
                  onSelect={(on) => select(id, on)}
                />
              </Suspense>
            ),
          })}
        />
        <Suspense fallback={<div aria-hidden="true" className="h-187" />}>
          <PeopleChats
            project={project}
            people={people ?? []}
            selected={selected}
            onSelect={select}
            onClear={clear}
            documents={documents ?? []}
            documentIds={documentIds}
          />
        </Suspense>
      </div>
    </Suspense>
  );
}

/** Whom a new chat is for. */
function useSelection(people: readonly Person[] | undefined) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  // People may have been merged or deleted since they were selected.
  const selected = useMemo(() => new Set(people?.flatMap(({ id }) => (chosen.has(id) ? [id] : []))), [people, chosen]);
  const select = (id: number, on: boolean) => {
    const next = new Set(selected);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return { selected, select, clear: () => setChosen(new Set()) };
}

/** People who are known from a deleted document alone are gone with it. */
function useFewerDocuments(count: number | undefined, onFewer: () => void) {
  const before = useRef(count);
  useEffect(() => {
    if (count !== undefined && before.current !== undefined && count < before.current) onFewer();
    before.current = count;
  }, [count, onFewer]);
}

function PanelSkeleton() {
  return <div aria-hidden="true" className="panel late min-h-48" />;
}
