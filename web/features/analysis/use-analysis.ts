import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { listRecentInsights } from '#contract/insights/insights.ts';
import { hasStatus } from '../../lib/api.ts';
import { useToast } from '../../ui/toast/toast.tsx';
import { insightsKey, progressQuery, useLatestRun, useProgress } from './queries.ts';
import { following, reconcile } from './reconcile.ts';
import { keepRun, restoreRun } from './run-cache.ts';
import { useRunActions } from './use-run-actions.ts';

const contextRefetchMs = 1000;

/** The analysis of a project: starts it, follows it, keeps it across a reload and announces its end once. */
export function useAnalysis(projectId: number, enabled: boolean) {
  const client = useQueryClient();
  const [opened] = useState(Date.now);
  const [followed, setFollowed] = useState(() => restoreRun(projectId));
  const polling = useProgress(projectId, followed.session?.key, enabled);
  const latest = useLatestRun(projectId, enabled);
  const gone = hasStatus(polling.error, 404);
  const listedAt = client.getQueryState(insightsKey(projectId))?.dataUpdatedAt ?? 0;
  const outcome = reconcile(followed, {
    progress: polling.data,
    gone,
    latest: latest.isFetchedAfterMount ? latest.data?.run : undefined,
    listIsOlder: listedAt > 0 && listedAt < opened,
  });
  const { session, compared } = outcome.followed;
  useOutcome(projectId, outcome);
  // Before the page is painted: the block is near the top, and everything below it would move. A run that was started in
  // between stays.
  useLayoutEffect(() => setFollowed((now) => (now === followed ? outcome.followed : { ...now, compared })));
  useContextRefetch(outcome.contextMissingOf, polling.refetch);

  const { cancel, ...actions } = useRunActions(projectId, (sessionKey, status) => {
    keepRun(projectId, { sessionKey });
    setFollowed((now) => following(now, sessionKey, status, Date.now()));
  });

  return {
    /** Whether it is known what runs and what ran last. */
    known: !enabled || !latest.isPending,
    sessionKey: session?.key ?? null,
    startedAt: session?.startedAt ?? null,
    status: outcome.shown,
    run: outcome.run,
    questions: outcome.run?.questions ?? [],
    /** Selected questions are being analyzed, started by any user. */
    analyzingQuestions: latest.data?.analyzingQuestions ?? false,
    unreachable: polling.isError && !gone,
    ...actions,
    cancel: () => session && cancel(session.key),
  };
}

/** Carries out what follows from a change of the run. */
function useOutcome(projectId: number, outcome: ReturnType<typeof reconcile>): void {
  const client = useQueryClient();
  const toast = useToast();
  useLayoutEffect(() => {
    const { adopted, store, announce, refetchLists } = outcome;
    if (adopted) client.setQueryData(progressQuery(projectId, adopted.sessionKey).queryKey, adopted);
    keepRun(projectId, store);
    if (announce) void import('./end-notice.ts').then(({ endNotice }) => toast(endNotice(announce))).catch(() => {});
    if (!refetchLists) return;
    void client.invalidateQueries({ queryKey: insightsKey(projectId) });
    void client.invalidateQueries({ queryKey: [listRecentInsights.path] });
  });
}

/** The first stage may be complete a moment before its context document is there: asks once more after a second. */
function useContextRefetch(sessionKey: string | null, refetch: () => void): void {
  const requested = useRef<string | null>(null);
  useEffect(() => {
    if (!sessionKey || requested.current === sessionKey) return;
    requested.current = sessionKey;
    const timer = setTimeout(refetch, contextRefetchMs);
    return () => clearTimeout(timer);
  }, [sessionKey, refetch]);
}
