import {
  type AnalysisProgress,
  type AnalysisStatus,
  type CachedStatus,
  cachedStatusOf,
  type Stages,
  stagesOf,
  startedStatus,
} from '#contract/analysis/analysis.ts';
import { isOver } from './rules.ts';

/** What the page remembers of the run it follows. */
export type Followed = {
  /** `startedAt` is null unless the run was started on this page. */
  session: { key: string; startedAt: number | null } | null;
  /** The status shown until the server has answered. */
  cached: CachedStatus | null;
  /** Whether the insight lists already have what the run has stored. */
  listsAreFresh: boolean;
  /** The key of the run whose end was announced. */
  notified: string | null;
  /** The latest run of the project as it was when it was last compared with the session. */
  compared: AnalysisProgress | null;
  /** The state of the run that was last put into session storage. */
  saved: AnalysisProgress | null;
};

/** What the queries say. */
export type Seen = {
  /** The followed run. */
  progress: AnalysisProgress | undefined;
  /** The server does not know the followed run. */
  gone: boolean;
  /** The latest run of the project; undefined until it was read on this page. */
  latest: AnalysisProgress | null | undefined;
  /** Whether the insight list was read before the page opened. */
  listIsOlder: boolean;
};

/** Entries of session storage. */
export type Entries = {
  sessionKey?: string;
  analysisStatus?: CachedStatus;
  contextDocument?: string;
  notified?: string;
};

export type ShownStatus = Stages & { status: AnalysisStatus; error: string | null };

type Outcome = {
  followed: Followed;
  /** The status shown; null without a run. */
  shown: ShownStatus | null;
  run: AnalysisProgress | null;
  /** A run of the server that becomes the followed one; it belongs into the query cache. */
  adopted: AnalysisProgress | null;
  /** What to put into session storage; null when the entries of the run are to be removed from it. */
  store: Entries | null;
  /** A run whose end is to be announced. */
  announce: AnalysisProgress | null;
  /** Whether the insight lists are out of date. */
  refetchLists: boolean;
  /** The key of a run whose context document is missing although its first stage is complete. */
  contextMissingOf: string | null;
};

/** Brings together what the server says, what the page remembers and what the session keeps. */
export function reconcile(before: Followed, seen: Seen): Outcome {
  const adopted = runToAdopt(before, seen);
  if (seen.gone && !adopted) return forgotten(before);
  const store: Entries = {};
  const followed = { ...before, compared: seen.latest ?? before.compared };
  if (adopted) {
    followed.session = { key: adopted.sessionKey, startedAt: null };
    followed.cached = cachedStatusOf(adopted);
    followed.listsAreFresh = hasAllInsights(adopted) && !seen.listIsOlder;
    store.sessionKey = adopted.sessionKey;
    // Its end came before this page knew of it.
    if (isOver(adopted.status)) followed.notified = store.notified = adopted.sessionKey;
  }
  const run = adopted ?? seen.progress ?? null;
  if (run && run !== before.saved) {
    followed.saved = run;
    store.analysisStatus = cachedStatusOf(run);
    if (run.contextDocument) store.contextDocument = run.contextDocument;
  }
  const announce = run && isOver(run.status) && followed.notified !== run.sessionKey ? run : null;
  if (announce) followed.notified = store.notified = announce.sessionKey;
  const refetchLists = run !== null && hasAllInsights(run) && !followed.listsAreFresh;
  if (refetchLists) followed.listsAreFresh = true;
  return {
    followed: isSame(before, followed) ? before : followed,
    shown: shownOf(followed, run),
    ...{ run, adopted, store, announce, refetchLists },
    contextMissingOf: contextMissingOf(run),
  };
}

/** The latest run replaces the followed one when it is first seen; a run that is started later replaces both. */
function runToAdopt({ session, compared }: Followed, { latest }: Seen): AnalysisProgress | null {
  return latest && latest !== compared && latest.sessionKey !== session?.key ? latest : null;
}

/**
 * Whether the run will store no more insights, and has stored some; lists read before that lack them. A run that was
 * cancelled or failed keeps those of the questions that were done.
 */
export function hasAllInsights(run: CachedStatus): boolean {
  return stagesOf(run).insightsReady || (isOver(run.status) && run.insights.length > 0);
}

function forgotten(before: Followed): Outcome {
  return {
    followed: { ...before, session: null, cached: null, saved: null, notified: null },
    ...{ shown: null, run: null, adopted: null, announce: null, contextMissingOf: null },
    store: null,
    refetchLists: false,
  };
}

function shownOf({ session, cached }: Followed, run: AnalysisProgress | null): ShownStatus | null {
  if (!session) return null;
  const { status, error, ...rest } = run ?? cached ?? startedStatus();
  return { status, error, ...stagesOf(rest) };
}

function contextMissingOf(run: AnalysisProgress | null): string | null {
  if (!run || run.contextDocument || isOver(run.status)) return null;
  return stagesOf(run).questionsReady ? run.sessionKey : null;
}

const isSame = (one: Followed, other: Followed) =>
  (Object.keys(one) as (keyof Followed)[]).every((key) => one[key] === other[key]);

/** The page follows a run that it has just started. */
export function following(before: Followed, key: string, status: CachedStatus, startedAt: number): Followed {
  return { ...before, session: { key, startedAt }, cached: status, listsAreFresh: false };
}
