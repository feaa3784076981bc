import { viewAsKey } from './view-as.ts';

const keptKey = 'kept';

/** Reloads the page as a client sees it. What the tab remembers for the admin is put away meanwhile. */
export function beginView(viewAs: string): void {
  const kept = JSON.stringify({ ...sessionStorage });
  sessionStorage.clear();
  sessionStorage.setItem(viewAsKey, viewAs);
  try {
    sessionStorage.setItem(keptKey, kept);
  } catch {
    // It does not fit beside itself. All of it can be fetched again.
  }
  location.assign('/');
}

export function endView(path: string): void {
  const kept: Record<string, string> = JSON.parse(sessionStorage.getItem(keptKey) ?? '{}');
  sessionStorage.clear();
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  location.assign(path);
}
