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
/** `complete` counts the batches that ended well while that is said; null otherwise. */
export type UploadQueue = { uploads: readonly Upload[]; complete: number | null };

export const emptyQueue: UploadQueue = { uploads: [], complete: null };

export function nextWaiting(uploads: readonly Upload[]): Upload | undefined {
  return uploads.find(({ state }) => state === 'waiting');
}

export function inTransit(uploads: readonly Upload[]): Upload | undefined {
  return uploads.find(({ state }) => state === 'sending' || state === 'reading');
}

export function phaseOf({ uploads, complete }: UploadQueue): UploadPhase {
  const current = inTransit(uploads);
  if (current) return current.state === 'reading' ? 'reading' : 'sending';
  if (nextWaiting(uploads)) return 'sending';
  return complete === null ? 'idle' : 'complete';
}
