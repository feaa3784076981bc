import { type CachedStatus, stagesOf } from '#contract/analysis/analysis.ts';
import type { Entries, Followed } from './reconcile.ts';
import { dropRun, load, runEntries, save } from './session-storage.ts';

/** The run that this browser tab followed before a reload. */
export function restoreRun(projectId: number): Followed {
  const key = load<string>(sessionStorage, 'sessionKey', projectId);
  const cached = load<CachedStatus>(sessionStorage, 'analysisStatus', projectId);
  return {
    session: key ? { key, startedAt: null } : null,
    cached,
    // A run that was complete when the page opened has its insights in the lists that were read since.
    listsAreFresh: cached !== null && stagesOf(cached).insightsReady,
    notified: load<string>(sessionStorage, 'notified', projectId),
    compared: null,
    saved: null,
  };
}

/** Stores what is given, or forgets the run when there is nothing left of it. */
export function keepRun(projectId: number, entries: Entries | null): void {
  if (!entries) dropRun(sessionStorage, projectId);
  for (const name of runEntries) {
    if (entries?.[name]) save(sessionStorage, name, projectId, entries[name]);
  }
}
