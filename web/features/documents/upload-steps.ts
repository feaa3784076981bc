import { acceptedTypes, maxUploadBytes, tooLargeMessage, unsupportedTypeMessage } from '#contract/documents-limits.ts';
import type { Upload, UploadQueue } from './upload-queue.ts';

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

/** What is left on the page when a batch has ended: what failed, what is asked, and files that were read only in part. */
export function unsettled(uploads: readonly Upload[]): Upload[] {
  return uploads.filter(({ state, notes }) => state !== 'done' || notes.length > 0);
}
