import { acceptedTypes, maxUploadBytes, tooLargeMessage } from '#contract/documents/documents-limits.ts';
import { isBusy, type Upload, type UploadQueue } from './upload-queue.ts';

/** One message per refused file: the drop zone's own (specification, part 1 section 5). */
export const wrongTypeMessage = (types: readonly string[]): string => `File type must be one of ${types.join(', ')}`;

/** Why a file is refused before it is sent; null when it may be sent. */
export function refusalOf(file: Pick<File, 'name' | 'size'>): string | null {
  const ending = file.name.toLowerCase().split('.').at(-1);
  if (!acceptedTypes.some((type) => type === ending) || !file.name.includes('.')) {
    return wrongTypeMessage(acceptedTypes);
  }
  return file.size > maxUploadBytes ? tooLargeMessage : null;
}

export function asUpload(id: number, file: File, refusal: string | null): Upload {
  const upload: Upload = { id, file, state: 'waiting', notes: [], canRetry: false, anyway: false };
  return refusal ? { ...upload, state: 'failed', reason: refusal } : upload;
}

/** A batch that is being sent grows by the files; otherwise they begin one, with what an earlier one left to be done. */
export function withFiles({ uploads, batch }: UploadQueue, files: readonly File[]): UploadQueue {
  const kept = unsettled(uploads);
  const before = batch && isBusy(uploads) ? batch : { total: kept.filter(isLeft).length, stored: 0 };
  const last = Math.max(0, ...uploads.map(({ id }) => id));
  const added = files.map((file, index) => asUpload(last + index + 1, file, refusalOf(file)));
  const total = before.total + files.length;
  return { uploads: [...kept, ...added], complete: null, batch: { ...before, total } };
}

const isLeft = ({ state }: Upload): boolean => state !== 'done';

export function withChange(queue: UploadQueue, id: number, changes: Partial<Upload>): UploadQueue {
  const uploads = queue.uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload));
  return { ...queue, uploads };
}

/** A file of the batch is stored; what of it could not be read is noted. */
export function withStored(queue: UploadQueue, id: number, notes: string[]): UploadQueue {
  const { batch } = queue;
  const counted = batch && { ...batch, stored: batch.stored + 1 };
  return { ...withChange(queue, id, { state: 'done', notes }), batch: counted };
}

export function without(queue: UploadQueue, id: number): UploadQueue {
  return { ...queue, uploads: queue.uploads.filter((upload) => upload.id !== id) };
}

/** All messages about a batch go at once; what still asks for a decision stays. */
export function withoutBatch({ uploads, complete }: UploadQueue): UploadQueue {
  return { uploads: uploads.filter(({ state }) => state === 'asking'), complete, batch: null };
}

/** What is left on the page when a batch has ended: what failed, what is asked, and files that were read only in part. */
export function unsettled(uploads: readonly Upload[]): Upload[] {
  return uploads.filter(({ state, notes }) => state !== 'done' || notes.length > 0);
}
