import { formatNumber } from '../../lib/format.ts';

export type Upload = {
  id: number;
  file: File;
  /** `asking`: the project holds the same content already, and a person decides what becomes of the file. */
  state: 'waiting' | 'sending' | 'reading' | 'asking' | 'done' | 'failed';
  /** Why it failed, or what is asked, in a sentence. */
  reason?: string;
  /** What of a stored file could not be read. */
  notes: string[];
  /** Whether the same file may fare better another time. */
  canRetry: boolean;
  /** Whether a person said that it shall be stored again. */
  anyway: boolean;
};

export type UploadPhase = 'idle' | 'sending' | 'reading' | 'complete';
/** How many files a user added until all were dealt with, and how many of them are stored. */
export type UploadBatch = { total: number; stored: number };
/** `complete` counts the batches that ended well while that is said; null otherwise. */
export type UploadQueue = { uploads: readonly Upload[]; complete: number | null; batch: UploadBatch | null };

export const emptyQueue: UploadQueue = { uploads: [], complete: null, batch: null };

export function nextWaiting(uploads: readonly Upload[]): Upload | undefined {
  return uploads.find(({ state }) => state === 'waiting');
}

export function inTransit(uploads: readonly Upload[]): Upload | undefined {
  return uploads.find(({ state }) => state === 'sending' || state === 'reading');
}

export const isBusy = (uploads: readonly Upload[]): boolean =>
  inTransit(uploads) !== undefined || nextWaiting(uploads) !== undefined;

/** How a batch of several files ended; null before its end and for a single file. */
export function endOfBatch({ uploads, batch }: UploadQueue): string | null {
  if (!batch || batch.total < 2 || isBusy(uploads)) return null;
  return `${formatNumber(batch.stored)} of ${formatNumber(batch.total)} documents uploaded`;
}

/** Once a batch has ended, what failed is grouped, before what is asked and what was read in part. */
export function inOrderOfNeed(uploads: readonly Upload[]): readonly Upload[] {
  if (isBusy(uploads)) return uploads;
  const need = ['failed', 'asking', 'done'];
  return uploads.toSorted((a, b) => need.indexOf(a.state) - need.indexOf(b.state));
}

export function phaseOf({ uploads, complete }: Pick<UploadQueue, 'uploads' | 'complete'>): UploadPhase {
  const current = inTransit(uploads);
  if (current) return current.state === 'reading' ? 'reading' : 'sending';
  if (nextWaiting(uploads)) return 'sending';
  return complete === null ? 'idle' : 'complete';
}
