import type { QueryClient } from '@tanstack/react-query';
import { sameContentCode, type UploadedDocument, uploadDocument } from '#contract/documents/documents.ts';
import { hasStatus, messageOf, RequestError } from '../../lib/api.ts';
import { postForm } from './post-form.ts';
import { projectInsightsKey, projectKey, uploadsKey } from './queries.ts';
import { emptyQueue, inTransit, nextWaiting, type Upload, type UploadQueue } from './upload-queue.ts';
import { unsettled, withChange, withFiles, without, withoutBatch, withStored } from './upload-steps.ts';

const resetMs = 2000;

export type Tell = (notice: { title: string; description: string; destructive?: boolean }) => void;
export type Run = { client: QueryClient; projectId: number; tell: Tell };

export function addFiles(run: Run, files: readonly File[]): void {
  change(run, (queue) => withFiles(queue, files));
  const added = queueOf(run)?.uploads.slice(-files.length) ?? [];
  const refused = added.find(({ state }) => state === 'failed');
  if (refused?.reason) run.tell({ title: 'Error', description: refused.reason, destructive: true });
  void runUploads(run);
}

export function sendAgain(run: Run, id: number, anyway: boolean): void {
  change(run, (queue) => withChange(queue, id, { state: 'waiting', reason: '', anyway }));
  void runUploads(run);
}

export function dismiss(run: Run, id: number): void {
  change(run, (queue) => without(queue, id));
}

export function dismissBatch(run: Run): void {
  change(run, withoutBatch);
}

/**
 * Sends the waiting files of a project one per call, one after the other. The queue lives beside the page's data, not in the
 * page, so that it continues while another page is looked at, and ends when another user signs in.
 */
async function runUploads(run: Run): Promise<void> {
  if (inTransit(queueOf(run)?.uploads ?? [])) return;
  addEventListener('beforeunload', warn);
  let stored = 0;
  try {
    for (let next = waitingIn(run); next; next = waitingIn(run)) {
      if (await send(run, next)) stored++;
    }
  } finally {
    removeEventListener('beforeunload', warn);
  }
  if (stored > 0) sayComplete(run);
}

/** undefined when the session ended, and with it all that was kept for its user. */
function queueOf({ client, projectId }: Run): UploadQueue | undefined {
  return client.getQueryData<UploadQueue>(uploadsKey(projectId));
}

function waitingIn(run: Run): Upload | undefined {
  return nextWaiting((queueOf(run) ?? emptyQueue).uploads);
}

/** The browser asks before it leaves a page in the middle of an upload. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function change({ client, projectId }: Run, changed: (queue: UploadQueue) => UploadQueue): void {
  client.setQueryData<UploadQueue>(uploadsKey(projectId), (queue) => queue && changed(queue));
}

async function send(run: Run, { id, file, anyway }: Upload): Promise<boolean> {
  const set = (changes: Partial<Upload>) => change(run, (queue) => withChange(queue, id, changes));
  set({ state: 'sending', reason: '' });
  const form = new FormData();
  form.append('projectId', String(run.projectId));
  form.append('sameContent', anyway ? 'store' : 'ask');
  form.append('files', file);
  try {
    const reply = await postForm<UploadedDocument>(uploadDocument.path, form, () => set({ state: 'reading' }));
    change(run, (queue) => withStored(queue, id, reply.warnings?.map(({ message }) => message) ?? []));
    run.tell({ title: 'Success', description: 'Document uploaded successfully' });
    void run.client.invalidateQueries({ queryKey: projectInsightsKey(run.projectId) });
    return true;
  } catch (error) {
    set(outcomeOf(error));
    if (!isDuplicate(error)) tellFailure(run, error);
    return false;
  }
}

/** The refusal that asks; its code is in the body, which the error's message carries. */
function isDuplicate(error: unknown): boolean {
  return hasStatus(error, 409) && (error as RequestError).message.includes(`"${sameContentCode}"`);
}

function reasonOf(error: unknown): string {
  return messageOf(error, 'The server could not be reached');
}

function outcomeOf(error: unknown): Partial<Upload> {
  const reason = reasonOf(error);
  return isDuplicate(error) ? { state: 'asking', reason } : { state: 'failed', reason, canRetry: mayFareBetter(error) };
}

function tellFailure({ client, projectId, tell }: Run, error: unknown): void {
  // The project was deleted meanwhile: its page shall say so.
  if (hasStatus(error, 404)) void client.invalidateQueries({ queryKey: projectKey(projectId) });
  tell({ title: 'Error', description: `Upload failed: ${reasonOf(error)}`, destructive: true });
}

/** The server looked at the file and refused it: the same file will be refused again. */
function mayFareBetter(error: unknown): boolean {
  return !(error instanceof RequestError) || error.status >= 500 || error.status === 408 || error.status === 429;
}

function sayComplete(run: Run): void {
  const round = Date.now();
  change(run, (queue) => ({ ...queue, complete: round }));
  setTimeout(() => {
    // A batch that was added meanwhile says for itself when it is done.
    change(run, (queue) =>
      queue.complete === round ? { ...queue, uploads: unsettled(queue.uploads), complete: null } : queue,
    );
  }, resetMs);
}
