import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { counted, formatNumber } from '../../lib/format.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { useMedia } from '../../lib/use-media.ts';
import { useRememberedFlag } from '../../lib/use-remembered-flag.ts';
import { Button } from '../../ui/button.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { PanelToggle, Unfold } from '../../ui/unfold.tsx';
import { useMay } from '../auth/session/use-may.ts';
import { ProjectActions } from './project-actions.tsx';
import { ProjectCard, ProjectCardsSkeleton, projectGrid } from './project-card.tsx';
import { ProjectDialogs, type ProjectTask, preloadDialog } from './project-dialogs.tsx';
import { projectsQuery } from './queries.ts';
import { type MadeSample, SampleOffer } from './sample-offer.tsx';

/** Three rows; on a phone, where the insights are below them, not more than a screenful. */
const shownAtFirst = { wide: 9, narrow: 4 };

type Props = { onSample: (made: MadeSample) => void };

export function ProjectsPanel({ onSample }: Props) {
  const mayCreate = useMay('projects.create');
  const { data: projects } = useQuery(projectsQuery);
  const [open, setOpen] = useRememberedFlag('projectsPanelOpen', true);
  const dialog = useDialog<ProjectTask>();
  const panel = useRef<HTMLElement>(null);
  useKeptFocus(panel, projects?.length ?? 0);
  return (
    <section ref={panel} tabIndex={-1} className="panel outline-none" aria-label="Projects">
      <div className="flex items-center gap-3 py-3 ps-5 pe-3">
        <PanelToggle controls="projects" open={open} onToggle={() => setOpen(!open)}>
          Projects
        </PanelToggle>
        {projects && projects.length > 0 && (
          <span className="text-label text-text-3 tabular-nums">{formatNumber(projects.length)}</span>
        )}
        <Button
          size="small"
          className="ms-auto"
          disabled={!mayCreate}
          onClick={() => dialog.show({ task: 'create' })}
          onPointerEnter={() => preloadDialog('create')}
          onFocus={() => preloadDialog('create')}
        >
          <Plus className="icon" />
          New Project
        </Button>
      </div>
      <Unfold id="projects" open={open}>
        <div className="px-5 pb-5">
          <Projects onSample={onSample} onTask={dialog.show} />
        </div>
      </Unfold>
      <ProjectDialogs dialog={dialog} />
    </section>
  );
}

function Projects({ onSample, onTask }: Props & { onTask: (task: ProjectTask) => void }) {
  const mayCreate = useMay('projects.create');
  const mayUpdate = useMay('projects.update');
  const { data: projects, isError, isFetching, refetch } = useQuery(projectsQuery);
  const [all, setAll] = useState(false);
  const limit = useMedia('(min-width: 45rem)') ? shownAtFirst.wide : shownAtFirst.narrow;
  if (isError) {
    return <ErrorState title="The projects could not be loaded." onRetry={refetch} retrying={isFetching} />;
  }
  if (!projects) return <ProjectCardsSkeleton />;
  if (projects.length === 0) {
    return mayCreate ? (
      <EmptyState
        bare
        title="No projects yet"
        action={
          <SampleOffer onMade={onSample}>
            <Button variant="secondary" onClick={() => onTask({ task: 'create' })}>
              <Plus className="icon" />
              New Project
            </Button>
          </SampleOffer>
        }
      >
        A project holds the documents of one study and the insights found in them. Create the first one with a name and
        a short brief.
      </EmptyState>
    ) : (
      <EmptyState bare title="No projects yet">
        Projects appear here once you are given access to them.
      </EmptyState>
    );
  }
  return (
    <>
      <div className={projectGrid}>
        {(all ? projects : projects.slice(0, limit)).map((project) => (
          <ProjectCard
            key={project.id}
            project={project}
            actions={mayUpdate && <ProjectActions project={project} onTask={onTask} />}
          />
        ))}
      </div>
      {projects.length > limit && (
        <button type="button" className="text-link mt-3 min-h-6" onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? 'Show fewer' : `Show all ${counted(projects.length, 'project')}`}
        </button>
      )}
    </>
  );
}
