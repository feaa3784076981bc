import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'wouter';
import type { Project } from '#contract/projects/projects.ts';
import type { Topic } from '#contract/projects/topics.ts';
import { useMay } from '../features/auth/session/use-may.ts';
import { lastProject } from '../features/projects/last-project.ts';
import { projectsQuery } from '../features/projects/queries.ts';
import { topicsQuery } from '../features/topics/queries.ts';
import { TopicBoard } from '../features/topics/topic-board.tsx';
import { TopicCardsSkeleton } from '../features/topics/topic-card.tsx';
import { preloadDialog, TopicDialogs, type TopicTask } from '../features/topics/topic-dialogs.tsx';
import { useProjectFilter } from '../features/topics/use-project-filter.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { useDialog } from '../ui/dialog/use-dialog.ts';
import { EmptyState, ErrorState } from '../ui/states.tsx';

const preload = () => preloadDialog('create');

export function TopicsPage() {
  usePageTitle('Topics');
  const mayCreate = useMay('topics.create');
  const topics = useQuery(topicsQuery);
  const projects = useQuery(projectsQuery);
  const [projectId, choose] = useProjectFilter(projects.data);
  const dialog = useDialog<TopicTask>();
  // The same function at each drawing, so that hundreds of cards stay as they are while a dialog opens.
  const show = useRef(dialog.show).current;
  const newTopic = (variant: 'primary' | 'secondary') => (
    <Button
      variant={variant}
      onClick={() => show({ task: 'create', projectId: projectId ?? lastProject() })}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <Plus className="icon" />
      New Topic
    </Button>
  );
  const failed = (topics.isError && !topics.data) || (projects.isError && !projects.data);
  const retry = () => {
    if (!topics.data) void topics.refetch();
    if (!projects.data) void projects.refetch();
  };

  // Without a project nothing can be made; a client without topics has nothing to filter.
  const isEmpty = topics.data && projects.data && (mayCreate ? projects.data : topics.data).length === 0;

  return (
    <>
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-3">
        <h1 className="text-title max-md:text-title-phone">Topics</h1>
        {mayCreate && projects.data && projects.data.length > 0 && newTopic('primary')}
      </div>
      <p className="mt-1 mb-4 text-lead text-pretty text-text-2">Insights carry the topics of their project as tags.</p>
      {failed && (
        <ErrorState
          title="The topics could not be loaded."
          onRetry={retry}
          retrying={topics.isFetching || projects.isFetching}
        />
      )}
      {!failed && !(topics.data && projects.data) && <TopicsSkeleton />}
      {isEmpty && <NothingYet mayCreate={mayCreate} />}
      {topics.data && projects.data && !isEmpty && (
        <>
          <TopicBoard
            topics={topics.data}
            projects={mayCreate ? projects.data : withTopics(projects.data, topics.data)}
            projectId={projectId}
            onProject={choose}
            onTask={show}
            create={newTopic('secondary')}
          />
          <TopicDialogs dialog={dialog} projects={projects.data} topics={topics.data} />
        </>
      )}
    </>
  );
}

/** A client may see projects whose topics are not shown to it; as a filter these would only say that there are none. */
function withTopics(projects: readonly Project[], topics: readonly Topic[]): Project[] {
  const filled = new Set(topics.map(({ projectId }) => projectId));
  return projects.filter(({ id }) => filled.has(id));
}

function TopicsSkeleton() {
  return (
    <>
      <div aria-hidden="true" className="late mb-3 py-2">
        <span className="placeholder block h-9 w-64 max-w-full rounded-control pointer-coarse:h-10" />
      </div>
      <TopicCardsSkeleton />
    </>
  );
}

function NothingYet({ mayCreate }: { mayCreate: boolean }) {
  if (!mayCreate) {
    return (
      <EmptyState title="No topics yet">
        Topics appear here once you are given access to the insights of a project.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No projects yet"
      action={
        <Link href="/" className={buttonLook({ variant: 'secondary' })}>
          Go to Dashboard
        </Link>
      }
    >
      Topics belong to a project. Create one on the dashboard: its topics are suggested from the brief.
    </EmptyState>
  );
}
