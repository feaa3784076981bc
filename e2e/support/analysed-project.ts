import { expect } from '@playwright/test';
import { allFiles } from '../research/make-files.ts';
import type { Api } from './api.ts';

/** Makes a project, uploads the four research files and waits until their analysis has ended; answers its id. */
export async function analysedProject(api: Api, fields: { name: string; [field: string]: unknown }): Promise<number> {
  const { id } = await api.post<{ id: number }>('/api/projects', fields);
  const documentIds: number[] = [];
  for (const { name, buffer } of allFiles()) documentIds.push((await api.upload(id, name, new Uint8Array(buffer))).id);
  const started = await api.post<{ sessionKey: string }>(`/api/projects/${id}/analyze-documents`, { documentIds });
  const run = `/api/projects/${id}/analysis/${started.sessionKey}`;
  const status = async () => (await api.get<{ status: string }>(run)).status;
  await expect.poll(status, { timeout: 60_000 }).toBe('completed');
  return id;
}
