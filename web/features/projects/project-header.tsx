import { ChevronRight } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import type { Project } from '#contract/projects/projects.ts';
import { contentLanguage } from '../../lib/content-language.ts';
import { useMay } from '../auth/session/use-may.ts';
import { DescriptionText } from './description-text.tsx';

const ProjectSwitch = lazy(() => import('./project-switch.tsx').then((m) => ({ default: m.ProjectSwitch })));
const EditableDescription = lazy(() =>
  import('./editable-description.tsx').then((m) => ({ default: m.EditableDescription })),
);

type Props = {
  project: Project | undefined;
  /** What staff may do with the project. */
  menu?: ReactNode;
};

export function ProjectHeader({ project, menu }: Props) {
  const mayUpdate = useMay('projects.update');
  return (
    <div className="mb-6">
      <nav
        aria-label="Breadcrumb"
        className="flex min-h-6 items-center pointer-coarse:min-h-10 gap-1 text-[0.8125rem] text-text-3"
      >
        <Link href="/" className="hover:text-ink hover:underline">
          Dashboard
        </Link>
        <ChevronRight aria-hidden="true" className="size-3.5 rtl:-scale-x-100" strokeWidth={1.75} />
        <span>Insights</span>
        <Suspense>
          <ProjectSwitch current={project?.id} />
        </Suspense>
      </nav>
      {project ? (
        <div {...contentLanguage(project.language)}>
          <div className="mt-2 flex items-start gap-1 max-md:justify-between">
            {/* Room at the end for the menu that opens there. */}
            <h1
              dir="auto"
              className="min-w-0 text-title md:max-w-[calc(100%-9rem)] text-balance break-words max-md:text-title-phone"
            >
              {project.name}
            </h1>
            {mayUpdate && (
              <Suspense fallback={<span className="size-8 flex-none pointer-coarse:size-10" />}>{menu}</Suspense>
            )}
          </div>
          <Description project={project} mayUpdate={mayUpdate} />
        </div>
      ) : (
        <>
          <h1 className="sr-only">Project</h1>
          <span className="placeholder mt-3 mb-1 block h-7 w-80 max-w-full" />
          <span className="placeholder mt-3 mb-1 block h-4 w-136 max-w-full" />
        </>
      )}
    </div>
  );
}

/** Who may change the text gets a button for it, in the place that is kept free beside it. */
function Description({ project, mayUpdate }: { project: Project; mayUpdate: boolean }) {
  const text = project.description && (
    <DescriptionText
      text={project.description}
      action={mayUpdate && <span className="-mt-1 size-8 flex-none pointer-coarse:size-10" />}
    />
  );
  if (!mayUpdate) return text;
  return (
    <Suspense fallback={text || <div className="mt-1 min-h-6" />}>
      <EditableDescription project={project} />
    </Suspense>
  );
}
