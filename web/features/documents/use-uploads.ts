import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type UploadedDocument, uploadDocument } from '#contract/documents.ts';
import { messageOf, RequestError } from '../../lib/api.ts';
import { postForm } from '../../lib/post-form.ts';
import { useToast } from '../../ui/toast.tsx';
import { projectInsightsKey } from './queries.ts';
import { asUpload, isBusy, nextWaiting, refusalOf, type Upload, unsettled } from './upload-queue.ts';

const resetMs = 2000;
const noProjectMessage = 'Please select a project first';

export type UploadPhase = 'idle' | 'sending' | 'reading' | 'complete';

/** Sends files one per call, one after the other, and tells of each what became of it. */
export function useUploads(projectId: number | null) {
  const client = useQueryClient();
  const toast = useToast();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [justDone, setJustDone] = useState(false);
  const count = useRef(0);
  const sending = useRef(false);

  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));

  const fail = (description: string) => toast({ title: 'Error', description, destructive: true });

  const send = async ({ id, file }: Upload) => {
    sending.current = true;
    change(id, { state: 'sending' });
    const form = new FormData();
    form.append('projectId', String(projectId));
    form.append('files', file);
    try {
      const reply = await postForm<UploadedDocument>(uploadDocument.path, form, () => change(id, { state: 'reading' }));
      change(id, { state: 'done', notes: reply.warnings?.map(({ message }) => message) ?? [] });
      setJustDone(true);
      toast({ title: 'Success', description: 'Document uploaded successfully' });
      if (projectId) void client.invalidateQueries({ queryKey: projectInsightsKey(projectId) });
    } catch (error) {
      const reason = messageOf(error, 'The server could not be reached');
      change(id, { state: 'failed', reason, canRetry: mayFareBetter(error) });
      fail(`Upload failed: ${reason}`);
    } finally {
      sending.current = false;
    }
  };

  const waiting = nextWaiting(uploads);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn begins when the first waiting file changes, and only then
  useEffect(() => {
    if (waiting && !sending.current) void send(waiting);
  }, [waiting?.id, uploads]);

  const busy = isBusy(uploads);
  useEffect(() => {
    if (busy || !justDone) return;
    const timer = setTimeout(() => {
      setJustDone(false);
      setUploads(unsettled);
    }, resetMs);
    return () => clearTimeout(timer);
  }, [busy, justDone]);

  return {
    uploads,
    phase: phaseOf(uploads, justDone),
    add: (files: readonly File[]) => {
      if (!projectId) return fail(noProjectMessage);
      const added = files.map((file) => asUpload(++count.current, file, refusalOf(file)));
      const refused = added.find(({ state }) => state === 'failed');
      if (refused?.reason) fail(refused.reason);
      setJustDone(false);
      setUploads((all) => [...unsettled(all), ...added]);
    },
    retry: (id: number) => change(id, { state: 'waiting', reason: '' }),
    dismiss: (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id)),
  };
}

/** The server looked at the file and refused it: the same file will be refused again. */
function mayFareBetter(error: unknown): boolean {
  return !(error instanceof RequestError) || error.status >= 500 || error.status === 408 || error.status === 429;
}

function phaseOf(uploads: readonly Upload[], justDone: boolean): UploadPhase {
  const current = uploads.find(({ state }) => state === 'sending' || state === 'reading');
  if (current) return current.state === 'reading' ? 'reading' : 'sending';
  if (nextWaiting(uploads)) return 'sending';
  return justDone ? 'complete' : 'idle';
}
