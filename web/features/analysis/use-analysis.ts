import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type AnalysisProgress, readAnalysis } from '#contract/analysis/analysis.ts';
import { listInsights, listRecentInsights } from '#contract/insights/insights.ts';
import { hasStatus, messageOf, pathOf, reading } from '../../lib/api.ts';
import { useToast } from '../../ui/toast.tsx';
import { latestAnalysisQuery } from './queries.ts';
import { isOver } from './rules.ts';
import { type CachedStatus, dropRun, load, save } from './session-storage.ts';

const loadChanges = () => import('./run-changes.ts');
const pollMs = 5000;
const contextRefetchMs = 1000;

/** `startedAt` is null for a session that was restored or begun by somebody else, and not started on this page. */
type Session = { key: string; startedAt: number | null };

const progressQuery = (projectId: number, sessionKey: string) =>
  reading(readAnalysis, { params: { id: projectId, sessionKey } });

/** The analysis of a project: starts it, follows it, keeps it over a reload, says once that it is done. */
export function useAnalysis(projectId: number, enabled: boolean) {
  const client = useQueryClient();
  const toast = useToast();
  const [session, setSession] = useState<Session | null>(() => restored(projectId));
  const [cached, setCached] = useState(() => load<CachedStatus>(sessionStorage, 'analysisStatus', projectId));

  // A run that was complete when the page opened has its insights in the lists that were read since.
  const opened = useRef(Date.now());
  const listsAreFresh = useRef(cached?.agent2Complete ?? false);

  const polling = useQuery({
    ...progressQuery(projectId, session?.key ?? '-'),
    enabled: enabled && session !== null,
    // A run takes its time, and people look at something else meanwhile.
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => (state.data && isOver(state.data.status) ? false : pollMs),
    refetchOnMount: 'always',
  });
  const progress = polling.data;

  // Colleagues and other tabs start runs too: theirs is this page's as soon as it is known.
  const latest = useQuery({
    ...latestAnalysisQuery(projectId),
    enabled,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.analyzingQuestions ? pollMs : false),
  });
  const found = latest.isFetchedAfterMount ? latest.data?.run : undefined;
  // Before the page is painted: its block stands high, and everything below it would move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found is adopted once; a run that is started later takes its place
  useLayoutEffect(() => {
    if (!found || found.sessionKey === session?.key) return;
    client.setQueryData(progressQuery(projectId, found.sessionKey).queryKey, found);
    save(sessionStorage, 'sessionKey', projectId, found.sessionKey);
    // Nobody here waited for its end.
    if (isOver(found.status)) save(sessionStorage, 'notified', projectId, found.sessionKey);
    const listed = client.getQueryState(insightsKey(projectId))?.dataUpdatedAt ?? 0;
    listsAreFresh.current = found.agent2Complete && (listed === 0 || listed >= opened.current);
    setCached(cacheable(found));
    setSession({ key: found.sessionKey, startedAt: null });
  }, [found]);

  const start = useMutation({
    mutationFn: async (documentIds: number[]) => (await loadChanges()).startRun(projectId, documentIds),
    // An older run that is still on its way here would take the place of the new one.
    onMutate: () => client.cancelQueries(latestAnalysisQuery(projectId)),
    onSuccess: ({ sessionKey, ragInitialized }) => {
      save(sessionStorage, 'sessionKey', projectId, sessionKey);
      listsAreFresh.current = false;
      setCached({ ...begun, ragInitialized });
      setSession({ key: sessionKey, startedAt: Date.now() });
    },
    onError: (error) => {
      toast({ title: 'Error', description: messageOf(error, 'The analysis could not be started.'), destructive: true });
      // Another one runs, or one of the documents is gone: the page shall show what is.
      if (hasStatus(error, 409)) void latest.refetch();
      if (hasStatus(error, 404)) void client.invalidateQueries({ queryKey: insightsKey(projectId) });
    },
  });

  const cancel = useMutation({
    mutationFn: async (sessionKey: string) => (await loadChanges()).cancelRun(projectId, sessionKey),
    onSuccess: (ended) => client.setQueryData(progressQuery(projectId, ended.sessionKey).queryKey, ended),
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, 'The analysis could not be cancelled.'),
        destructive: true,
      }),
  });

  useEffect(() => {
    if (!progress || progress.sessionKey !== session?.key) return;
    save(sessionStorage, 'analysisStatus', projectId, cacheable(progress));
    if (progress.contextDocument) save(sessionStorage, 'contextDocument', projectId, progress.contextDocument);
  }, [progress, session, projectId]);

  // A session that the server no longer knows is not asked for again.
  const gone = hasStatus(polling.error, 404);
  useEffect(() => {
    if (!gone) return;
    dropRun(sessionStorage, projectId);
    setSession(null);
    setCached(null);
  }, [gone, projectId]);

  useContextRefetch(progress, polling.refetch);

  useEffect(() => {
    if (!progress || !isOver(progress.status)) return;
    if (load(sessionStorage, 'notified', projectId) === progress.sessionKey) return;
    save(sessionStorage, 'notified', projectId, progress.sessionKey);
    void import('./end-notice.ts').then(({ endNotice }) => toast(endNotice(progress))).catch(() => {});
  }, [progress, projectId, toast]);

  // The insights are stored when the second stage is complete; from then on the lists of before are out of date.
  const stored = progress?.agent2Complete ? progress.sessionKey : null;
  useEffect(() => {
    if (!stored || listsAreFresh.current) return;
    listsAreFresh.current = true;
    void client.invalidateQueries({ queryKey: insightsKey(projectId) });
    void client.invalidateQueries({ queryKey: [listRecentInsights.path] });
  }, [stored, client, projectId]);

  return {
    /** Whether it is known what runs and what ran last. */
    known: !enabled || !latest.isPending,
    sessionKey: session?.key ?? null,
    startedAt: session?.startedAt ?? null,
    /** Where the run stands; null when there is none. */
    status: session ? (progress ?? cached ?? begun) : null,
    run: progress ?? null,
    questions: progress?.questions ?? [],
    /** Chosen questions are being analyzed, by whomever. */
    analyzingQuestions: latest.data?.analyzingQuestions ?? false,
    unreachable: polling.isError && !gone,
    starting: start.isPending,
    start: start.mutate,
    cancelling: cancel.isPending,
    cancel: () => session && cancel.mutate(session.key),
  };
}

const insightsKey = (projectId: number) => [pathOf(listInsights, { params: { id: projectId } })];

const begun: CachedStatus = {
  status: 'initializing',
  ragInitialized: false,
  agent1Complete: false,
  agent2Complete: false,
  contextDocument: null,
  insights: [],
  error: null,
};

function restored(projectId: number): Session | null {
  const key = load<string>(sessionStorage, 'sessionKey', projectId);
  return key ? { key, startedAt: null } : null;
}

function cacheable({
  status,
  ragInitialized,
  agent1Complete,
  agent2Complete,
  ...rest
}: AnalysisProgress): CachedStatus {
  const { contextDocument, insights, error } = rest;
  return { status, ragInitialized, agent1Complete, agent2Complete, contextDocument, insights, error };
}

/** The first stage may be told complete a moment before its context document is there: asks once more after a second. */
function useContextRefetch(progress: AnalysisProgress | undefined, refetch: () => void) {
  const asked = useRef<string | null>(null);
  const lacking = progress?.agent1Complete && !progress.contextDocument && !isOver(progress.status);
  const key = lacking ? progress.sessionKey : null;
  useEffect(() => {
    if (!key || asked.current === key) return;
    asked.current = key;
    const timer = setTimeout(refetch, contextRefetchMs);
    return () => clearTimeout(timer);
  }, [key, refetch]);
}
