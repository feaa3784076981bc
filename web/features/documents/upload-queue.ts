import { acceptedTypes, maxUploadBytes, tooLargeMessage, unsupportedTypeMessage } from '#contract/documents.ts';

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

/** Why a file is refused before it is sent; null when it may be sent. */
export function refusalOf(file: Pick<File, 'name' | 'size'>): string | null {
  const ending = file.name.toLowerCase().split('.').at(-1);
  if (!acceptedTypes.some((type) => type === ending) || !file.name.includes('.')) {
    return `${unsupportedTypeMessage}. File type must be one of ${acceptedTypes.join(', ')}`;
  }
  return file.size > maxUploadBytes ? tooLargeMessage : null;
}

export function asUpload(id: number, file: File, refusal: string | null): Upload {
  const upload: Upload = { id, file, state: 'waiting', notes: [], canRetry: false, anyway: false };
  return refusal ? { ...upload, state: 'failed', reason: refusal } : upload;
}

export function withFiles({ uploads }: UploadQueue, files: readonly File[]): UploadQueue {
  const kept = unsettled(uploads);
  const last = Math.max(0, ...uploads.map(({ id }) => id));
  const added = files.map((file, index) => asUpload(last + index + 1, file, refusalOf(file)));
  return { uploads: [...kept, ...added], complete: null };
}

export function withChange({ uploads, complete }: UploadQueue, id: number, changes: Partial<Upload>): UploadQueue {
  return { uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)), complete };
}

export function without({ uploads, complete }: UploadQueue, id: number): UploadQueue {
  return { uploads: uploads.filter((upload) => upload.id !== id), complete };
}

export function nextWaiting(uploads: readonly Upload[]): Upload | undefined {
  return uploads.find(({ state }) => state === 'waiting');
}

export function inTransit(uploads: readonly Upload[]): Upload | undefined {
  return uploads.find(({ state }) => state === 'sending' || state === 'reading');
}

/** What is left on the page when a batch has ended: what failed, what is asked, and files that were read only in part. */
export function unsettled(uploads: readonly Upload[]): Upload[] {
  return uploads.filter(({ state, notes }) => state !== 'done' || notes.length > 0);
}

export function phaseOf({ uploads, complete }: UploadQueue): UploadPhase {
  const current = inTransit(uploads);
  if (current) return current.state === 'reading' ? 'reading' : 'sending';
  if (nextWaiting(uploads)) return 'sending';
  return complete === null ? 'idle' : 'complete';
}
