import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { InsightCard } from '../features/insights/card/insight-card.tsx';
import { Strength } from '../features/insights/card/strength.tsx';
import { RecentInsights, RecentInsightsSkeleton } from '../features/insights/list/recent-insights.tsx';
import { recentInsightsQuery } from '../features/insights/queries.ts';
import { rememberProject } from '../features/projects/last-project.ts';
import { ProjectsPanel } from '../features/projects/projects-panel.tsx';
import { projectsQuery } from '../features/projects/queries.ts';
import type { MadeSample } from '../features/projects/sample-offer.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

/** The page that opens next follows the analysis as if it had started it. */
async function openSample({ project: { id }, sessionKey }: MadeSample): Promise<void> {
  const { keepAnalysis } = await import('./project-dashboard.tsx');
  keepAnalysis(id, sessionKey);
  navigate(`/insights/${id}`);
}

export function DashboardPage() {
  usePrefetchQuery(recentInsightsQuery);
  const { data: projects, isPending } = useQuery(projectsQuery);
  usePageTitle('Dashboard');
  return (
    <>
      <h1 className="mb-6 text-title max-md:mb-4 max-md:text-title-phone">Dashboard</h1>
      <ProjectsPanel onSample={openSample} />
      {/* How high the projects are is known only when they are there; until then nothing real stands below them. */}
      {isPending ? (
        <RecentInsightsSkeleton />
      ) : (
        <RecentInsights
          card={(insight, mark, chosen, toggle) => {
            const project = projects?.find(({ id }) => id === insight.projectId);
            return (
              <InsightCard
                key={insight.id}
                insight={insight}
                language={project?.language}
                mark={mark}
                chosen={chosen}
                onToggleTag={toggle}
                foot={<Strength insight={insight} />}
                origin={
                  <Link
                    href={`/insights/${insight.projectId}`}
                    onClick={() => rememberProject(insight.projectId)}
                    dir="auto"
                    className="block min-h-4.5 truncate text-label text-text-3 hover:text-ink hover:underline"
                  >
                    {project?.name}
                  </Link>
                }
              />
            );
          }}
        />
      )}
    </>
  );
}
