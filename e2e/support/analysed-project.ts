import { expect, type Locator, type Page } from '@playwright/test';
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

/**
 * Lets the page's clock run ahead until something is shown, so that no test waits as long as a person does for the next look at a run
 * or for its questions. The clock must be installed before the page is opened.
 */
export async function passTimeUntil(page: Page, shown: Locator): Promise<void> {
  const ahead = async () => {
    await page.clock.fastForward(2_000);
    return shown.isVisible();
  };
  await expect.poll(ahead, { intervals: [250], timeout: 120_000 }).toBe(true);
}
