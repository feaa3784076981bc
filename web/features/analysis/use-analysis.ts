import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type AnalysisProgress, analyzeDocuments, readAnalysis } from '#contract/analysis.ts';
import { listInsights, listRecentInsights } from '#contract/insights.ts';
import { call, hasStatus, messageOf, pathOf, reading } from '../../lib/api.ts';
import { counted } from '../../lib/format.ts';
import { useToast } from '../../ui/toast.tsx';
import { isOver } from './rules.ts';
import { type CachedStatus, drop, load, save } from './session-storage.ts';

const pollMs = 5000;
const contextRefetchMs = 1000;

/** `startedAt` is null for a session that was restored and not started on this page. */
type Session = { key: string; startedAt: number | null };

/** The analysis of a project: starts it, follows it, keeps it over a reload, says once that it is done. */
export function useAnalysis(projectId: number, enabled: boolean) {
  const client = useQueryClient();
  const toast = useToast();
  const [session, setSession] = useState<Session | null>(() => restored(projectId));
  const [cached, setCached] = useState(() => load<CachedStatus>(sessionStorage, 'analysisStatus', projectId));

  // A run that was complete when the page opened has its insights in the lists already.
  const listsAreFresh = useRef(cached?.agent2Complete ?? false);

  const polling = useQuery({
    ...reading(readAnalysis, { params: { id: projectId, sessionKey: session?.key ?? '-' } }),
    enabled: enabled && session !== null,
    // A run takes its time, and people look at something else meanwhile.
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => (state.data && isOver(state.data.status) ? false : pollMs),
    refetchOnMount: 'always',
  });
  const progress = polling.data;

  const start = useMutation({
    mutationFn: (documentIds: number[]) => call(analyzeDocuments, { params: { id: projectId }, body: { documentIds } }),
    onSuccess: ({ sessionKey, ragInitialized }) => {
      save(sessionStorage, 'sessionKey', projectId, sessionKey);
      listsAreFresh.current = false;
      setCached({ ...begun, ragInitialized });
      setSession({ key: sessionKey, startedAt: Date.now() });
    },
    onError: (error) =>
      toast({ title: 'Error', description: messageOf(error, 'The analysis could not be started.'), destructive: true }),
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
    drop(sessionStorage, projectId);
    setSession(null);
    setCached(null);
  }, [gone, projectId]);

  useContextRefetch(progress, polling.refetch);

  useEffect(() => {
    if (!progress || !isOver(progress.status)) return;
    if (load(sessionStorage, 'notified', projectId) === progress.sessionKey) return;
    save(sessionStorage, 'notified', projectId, progress.sessionKey);
    const found = progress.insights.length;
    if (progress.status === 'error') {
      toast({ title: 'Analysis Error', description: progress.error ?? 'The analysis stopped.', destructive: true });
    } else if (progress.questions.length === 0) {
      toast({ title: 'Error', description: 'No questions were generated. Please try again.', destructive: true });
    } else {
      toast({ title: 'Analysis completed', description: `${counted(found, 'insight')} found in your documents.` });
    }
  }, [progress, projectId, toast]);

  // The insights are stored when the second stage is complete; from then on the lists of before are out of date.
  const stored = progress?.agent2Complete ? progress.sessionKey : null;
  useEffect(() => {
    if (!stored || listsAreFresh.current) return;
    listsAreFresh.current = true;
    void client.invalidateQueries({ queryKey: [pathOf(listInsights, { params: { id: projectId } })] });
    void client.invalidateQueries({ queryKey: [listRecentInsights.path] });
  }, [stored, client, projectId]);

  return {
    sessionKey: session?.key ?? null,
    startedAt: session?.startedAt ?? null,
    /** Where the run stands; null when there is none. */
    status: session ? (progress ?? cached ?? begun) : null,
    questions: progress?.questions ?? [],
    coverage: progress?.coverage ?? [],
    unreachable: polling.isError && !gone,
    starting: start.isPending,
    start: start.mutate,
  };
}

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
