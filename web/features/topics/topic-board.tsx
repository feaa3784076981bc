import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { Topic } from '#contract/projects/topics.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useMay } from '../auth/session/use-may.ts';
import type { ListedProject } from './project-select.tsx';
import { shownTopics } from './shown-topics.ts';
import { TopicCard, topicGrid } from './topic-card.tsx';
import type { TopicTask } from './topic-dialogs.tsx';
import { SelectionBar, TopicFilters } from './topic-toolbar.tsx';

/** Beyond this many topics a search is worth its place. */
const maxUnsearchedTopics = 20;

type Props = {
  topics: readonly Topic[];
  projects: readonly ListedProject[];
  projectId: number | null;
  onProject: (projectId: number | null) => void;
  onTask: (task: TopicTask) => void;
  /** The button that makes topics, for a list without any. */
  create: ReactNode;
};

/** All topics that there are: filtered, selected, listed. */
export function TopicBoard({ topics, projects, projectId, onProject, onTask, create }: Props) {
  const mayUpdate = useMay('topics.update');
  const mayDelete = useMay('topics.delete');
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const list = useRef<HTMLElement>(null);
  useKeptFocus(list, topics.length);
  const searchable = topics.length > maxUnsearchedTopics;
  const shown = useMemo(
    () => shownTopics(topics, projectId, searchable ? search : ''),
    [topics, projectId, searchable, search],
  );
  const names = useMemo(() => new Map(projects.map(({ id, name }) => [id, name])), [projects]);
  // What is not shown is not deleted: a topic that leaves the list leaves the selection.
  const chosen = shown.filter(({ id }) => selected.has(id));
  const toggle = useCallback(
    (id: number) =>
      setSelected((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );

  return (
    <section ref={list} tabIndex={-1} aria-label="Topics" className="outline-none">
      <div className="top-(--bars) z-10 -mx-1 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 bg-bg px-1 py-2 md:sticky">
        <TopicFilters
          projects={projects}
          projectId={projectId}
          onProject={onProject}
          search={searchable ? search : null}
          onSearch={setSearch}
        />
        {mayDelete && (shown.length > 0 || search !== '') && (
          <SelectionBar
            shown={shown.length}
            chosen={chosen.length}
            onAll={() => setSelected(new Set(shown.map(({ id }) => id)))}
            onNone={() => setSelected(new Set())}
            onDelete={() => onTask({ task: 'delete', topics: chosen })}
          />
        )}
      </div>
      {shown.length > 0 && (
        <ul className={`${topicGrid} **:scroll-mt-32`}>
          {shown.map((topic) => (
            <TopicCard
              key={topic.id}
              topic={topic}
              projectName={projectId === null ? names.get(topic.projectId) : undefined}
              mayUpdate={mayUpdate}
              mayDelete={mayDelete}
              selected={selected.has(topic.id)}
              onToggle={toggle}
              onTask={onTask}
            />
          ))}
        </ul>
      )}
      {shown.length === 0 && searchable && search.trim() !== '' ? (
        <EmptyState
          title="No topics match"
          action={
            <Button variant="secondary" onClick={() => setSearch('')}>
              Clear search
            </Button>
          }
        >
          No topic name contains this text.
        </EmptyState>
      ) : (
        shown.length === 0 && <NoTopics inProject={projectId !== null} create={create} />
      )}
    </section>
  );
}

function NoTopics({ inProject, create }: { inProject: boolean; create: ReactNode }) {
  return (
    <EmptyState title={inProject ? 'No topics in this project yet' : 'No topics yet'} action={create}>
      Topics are suggested when a project is created, and you can add more at any time. Insights are tagged with them.
    </EmptyState>
  );
}
