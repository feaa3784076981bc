import { useQuery } from '@tanstack/react-query';
import { latestAnalysis, readAnalysis } from '#contract/analysis/analysis.ts';
import { listInsights } from '#contract/insights/insights.ts';
import { pathOf, reading } from '../../lib/api.ts';
import { isOver } from './rules.ts';

const pollMs = 5000;

export const latestAnalysisQuery = (projectId: number) => reading(latestAnalysis, { params: { id: projectId } });
export const progressQuery = (projectId: number, sessionKey: string) =>
  reading(readAnalysis, { params: { id: projectId, sessionKey } });

/** The run that the page follows, polled until it is over. */
export function useProgress(projectId: number, sessionKey: string | undefined, enabled: boolean) {
  return useQuery({
    ...progressQuery(projectId, sessionKey ?? '-'),
    enabled: enabled && sessionKey !== undefined,
    // A run takes minutes, and people look at other tabs meanwhile.
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => (state.data && isOver(state.data.status) ? false : pollMs),
    refetchOnMount: 'always',
  });
}

/** The latest run of the project: colleagues and other tabs start runs too. */
export function useLatestRun(projectId: number, enabled: boolean) {
  return useQuery({
    ...latestAnalysisQuery(projectId),
    enabled,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.analyzingQuestions ? pollMs : false),
  });
}

export const insightsKey = (projectId: number) => [pathOf(listInsights, { params: { id: projectId } })];
