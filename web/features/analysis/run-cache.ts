import type { CachedStatus } from '#contract/analysis/analysis.ts';
import { type Entries, type Followed, hasAllInsights } from './reconcile.ts';
import { dropRun, load, runEntries, save } from './session-storage.ts';

/** The run that this browser tab followed before a reload. */
export function restoreRun(projectId: number): Followed {
  const key = load<string>(sessionStorage, 'sessionKey', projectId);
  const cached = load<CachedStatus>(sessionStorage, 'analysisStatus', projectId);
  return {
    session: key ? { key, startedAt: null } : null,
    cached,
    // The lists were read after such a run had ended, since the page opened later.
    listsAreFresh: cached !== null && hasAllInsights(cached),
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
