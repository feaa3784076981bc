import type { CachedStatus } from '#contract/analysis/analysis.ts';

const names = [
  'sessionKey',
  'analysisStatus',
  'contextDocument',
  'questions',
  'unsavedQuestions',
  'undeletedQuestions',
  'notified',
] as const;
type Name = (typeof names)[number];
/** The entries of a run. */
export const runEntries = ['sessionKey', 'analysisStatus', 'contextDocument', 'notified'] as const;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** A list of questions; an empty one when nothing is kept. */
export function loadTexts(storage: Storage, name: Name, projectId: number): string[] {
  const kept = load<unknown>(storage, name, projectId);
  return isTexts(kept) ? kept : [];
}

export const maxEntryLength = 2_000_000;

function keyOf(name: Name, projectId: number): string {
  return `${name}-${projectId}`;
}

export function load<T>(storage: Storage, name: Name, projectId: number): T | null {
  try {
    const text = storage.getItem(keyOf(name, projectId));
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Answers whether it was stored. Too long entries are trimmed when they are a status, and left out otherwise. */
export function save(storage: Storage, name: Name, projectId: number, value: unknown): boolean {
  let text = JSON.stringify(value);
  if (text.length > maxEntryLength && name === 'analysisStatus') text = JSON.stringify(trimmed(value as CachedStatus));
  if (text.length > maxEntryLength) return false;
  const key = keyOf(name, projectId);
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return makeRoom(storage, key) && trySet(storage, key, text);
  }
}

/** Forgets a run. What was done to the questions meanwhile is no part of it. */
export function dropRun(storage: Storage, projectId: number): void {
  for (const name of runEntries) storage.removeItem(keyOf(name, projectId));
}

/** The context document is the long part, so it has a separate entry. */
function trimmed(status: CachedStatus): CachedStatus {
  return { ...status, contextDocument: null, insights: status.insights.slice(0, 1000) };
}

/** The storage is full: the statuses and context documents of the other projects go. */
function makeRoom(storage: Storage, keep: string): boolean {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const older = keys.filter((key) => /^(analysisStatus|contextDocument)-/.test(key) && key !== keep);
  for (const key of older) storage.removeItem(key);
  return older.length > 0;
}

function trySet(storage: Storage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
