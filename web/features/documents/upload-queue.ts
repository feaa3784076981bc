import { acceptedTypes, maxUploadBytes, tooLargeMessage, unsupportedTypeMessage } from '#contract/documents.ts';

export type Upload = {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'reading' | 'done' | 'failed';
  /** Why it failed, in a sentence. */
  reason?: string;
  /** What of a stored file could not be read. */
  notes: string[];
  /** Whether the same file may fare better another time. */
  canRetry: boolean;
};

/** Why a file is refused before it is sent; null when it may be sent. */
export function refusalOf(file: Pick<File, 'name' | 'size'>): string | null {
  const ending = file.name.toLowerCase().split('.').at(-1);
  if (!acceptedTypes.some((type) => type === ending) || !file.name.includes('.')) {
    return `${unsupportedTypeMessage}. File type must be one of ${acceptedTypes.join(', ')}`;
  }
  return file.size > maxUploadBytes ? tooLargeMessage : null;
}

export function asUpload(id: number, file: File, refusal: string | null): Upload {
  if (refusal) return { id, file, state: 'failed', reason: refusal, notes: [], canRetry: false };
  return { id, file, state: 'waiting', notes: [], canRetry: false };
}

export function nextWaiting(uploads: readonly Upload[]): Upload | undefined {
  return uploads.find(({ state }) => state === 'waiting');
}

export function isBusy(uploads: readonly Upload[]): boolean {
  return uploads.some(({ state }) => state !== 'done' && state !== 'failed');
}

/** What is left on the page when a batch has ended: failures, and files that were read only in part. */
export function unsettled(uploads: readonly Upload[]): Upload[] {
  return uploads.filter(({ state, notes }) => state !== 'done' || notes.length > 0);
}
