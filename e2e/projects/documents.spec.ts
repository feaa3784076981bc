import { expect, type Page } from '@playwright/test';
import { makeProjectsWorld, type ProjectsWorld } from '../support/projects-page.ts';
import { test } from '../support/test.ts';
import { dialogOf } from '../support/visitor.ts';

let world: ProjectsWorld;
test.beforeAll(async ({ newSite }) => {
  world = await makeProjectsWorld(newSite());
});

const upload = (page: Page, name: string, text: string) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

test('the same file is asked about: skipped, or stored a second time', async ({ browser }) => {
  const id = await world.newProject('Twins');
  const page = await world.open(browser);
  await page.goto(`${world.site.url}/insights/${id}`);
  await expect(page.getByText('No documents uploaded yet')).toBeVisible();
  await expect(page.getByText('Supported formats: TXT, CSV, VTT, PDF, DOCX (max 10MB)')).toBeVisible();
  await upload(page, 'talk.txt', 'Anna: We throw away a third of the bread.');
  await expect(page.getByText('Upload complete')).toBeVisible();
  await expect(page.getByText('Document uploaded successfully')).toBeVisible();
  await expect(page.getByText('Drag & drop a document here, or click to select')).toBeVisible();

  const row = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await upload(page, 'copy.txt', 'Anna: We throw away a third of the bread.');
  await expect(row).toContainText('This file is already in the project as “talk.txt”.');
  await row.getByRole('button', { name: 'Skip' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'copy.txt' })).toHaveCount(0);

  await upload(page, 'copy.txt', 'Anna: We throw away a third of the bread.');
  await row.getByRole('button', { name: 'Upload anyway' }).click();
  await expect(page.getByRole('checkbox', { name: 'copy.txt' })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('every file of a batch tells its own truth, and uploads go on while another page is open', async ({ browser }) => {
  const id = await world.newProject('Batch');
  const page = await world.open(browser);
  await page.goto(`${world.site.url}/insights/${id}`);
  let failing = true;
  const sending = Promise.withResolvers<void>();
  await page.route('**/api/insights', async (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1') ?? '';
    if (body.includes('slow.txt')) await sending.promise;
    if (failing && body.includes('flaky.txt')) {
      return route.fulfill({ status: 503, json: { message: 'Please try again.', code: 'x' } });
    }
    return route.continue();
  });
  const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`Anna: ${name} is here.`) });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([file('slow.txt'), file('flaky.txt'), file('tool.exe')]);
  const row = (name: string) =>
    page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name });
  await expect(row('flaky.txt')).toContainText('Waiting');
  await expect(row('tool.exe')).toContainText('Unsupported file type');
  await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  expect(await leavingIsWarned(page)).toBe(true);

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  sending.resolve();
  await expect(page.getByText('Upload failed: Please try again.')).toBeVisible();
  expect(await leavingIsWarned(page)).toBe(false);
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'slow.txt' })).toBeVisible();
  failing = false;
  await row('flaky.txt').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('checkbox', { name: 'flaky.txt' })).toBeVisible();
});

const leavingIsWarned = (page: Page) =>
  page.evaluate(`(() => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  })()`);

test('a document is deleted with the insight that rests on it alone, and leaves the selection', async ({ browser }) => {
  const id = await world.newProject('Losses', 'What bakeries throw away');
  const text = 'Interviewer: What do you throw away?\nAnna: We throw away a third of the bread every evening.\n';
  const document = await world.api.upload(id, 'talk.txt', text);
  await world.api.upload(id, 'other.txt', 'Ben: The oven is fine.');
  await analyse(id, [document.id]);
  const page = await world.open(browser);
  await page.goto(`${world.site.url}/insights/${id}`);
  await expect(page.getByText('Supporting Quote').first()).toBeVisible();
  await page.getByRole('button', { name: 'Select All' }).click();
  await expect(page.getByRole('button', { name: 'Analyze Documents (2)' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete talk.txt' }).click();
  const dialog = dialogOf(page, 'Delete Document');
  await expect(dialog).toContainText('This may affect insights generated from it and cannot be undone.');
  await expect(dialog).toContainText(/\d+ insights? rests? on this document alone and will be deleted\./);

  await test.step('a refusal of the server stays in sight', async () => {
    const refusal = { message: 'This document is being analyzed.', code: 'conflict' };
    await page.route(`**/api/insights/${document.id}`, (route) => route.fulfill({ status: 409, json: refusal }));
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Failed to delete document. Please try again.')).toBeVisible();
    await expect(dialog.getByText('This document is being analyzed.')).toBeVisible();
    await page.unroute(`**/api/insights/${document.id}`);
  });

  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Document deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('The document has been successfully deleted.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'talk.txt' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Analyze Documents (1)' })).toBeVisible();
  await expect(page.getByText('No insights generated yet.')).toBeVisible();
});

async function analyse(id: number, documentIds: number[]): Promise<void> {
  const { sessionKey } = await world.api.post<{ sessionKey: string }>(`/api/projects/${id}/analyze-documents`, {
    documentIds,
  });
  const status = async () =>
    (await world.api.get<{ status: string }>(`/api/projects/${id}/analysis/${sessionKey}`)).status;
  await expect.poll(status, { timeout: 60_000 }).toBe('completed');
}
