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
  const id = await world.newProject('Duplicates');
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
  await expect(row('tool.exe')).toContainText('File type must be one of txt, csv');
  await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  expect(await leavingIsWarned(page)).toBe(true);

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  sending.resolve();
  await expect(page.getByText('Upload failed: Please try again.')).toBeVisible();
  expect(await leavingIsWarned(page)).toBe(false);
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'slow.txt' })).toBeVisible();
  const end = page.getByText(/^\d of 3 documents uploaded$/);
  await expect(end).toHaveText('1 of 3 documents uploaded');
  failing = false;
  await row('flaky.txt').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('checkbox', { name: 'flaky.txt' })).toBeVisible();
  await expect(end).toHaveText('2 of 3 documents uploaded');
  await expect(row('tool.exe')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await expect(end).toHaveCount(0);
  await expect(row('tool.exe')).toHaveCount(0);
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
  // The call may wait 20 s until what is left is rebuilt.
  await expect(page.getByText('Document deleted', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('The document has been successfully deleted.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'talk.txt' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Analyze Documents (1)' })).toBeVisible();
  await expect(page.getByText('No insights generated yet.')).toBeVisible();
});

test('new documents are told from analyzed ones and selected by themselves; all of them are counted', async ({
  browser,
}) => {
  const id = await world.newProject('Many', 'What bakeries throw away');
  const read = await world.api.upload(id, 'read.txt', 'Anna: We throw away a third of the bread every evening.');
  await analyse(id, [read.id]);
  for (let n = 1; n <= 10; n++) await world.api.upload(id, `new ${n}.txt`, `Ben: Oven ${n} is fine, and so am I.`);
  await world.api.upload(id, 'new again.txt', 'Ben: Oven 1 is fine, and so am I.');
  const page = await world.open(browser);
  await page.goto(`${world.site.url}/insights/${id}`);
  const panel = page.getByRole('region', { name: 'Document Management' });
  await expect(panel.getByText('12 documents', { exact: true })).toBeVisible();
  await expect(panel.getByRole('checkbox')).toHaveCount(10);
  await panel.getByRole('button', { name: 'Show all 12 documents' }).click();
  await expect(panel.getByRole('checkbox')).toHaveCount(12);
  await expect(panel.getByRole('checkbox', { name: 'read.txt' })).toHaveAccessibleName(/Analyzed/);
  await expect(panel.getByRole('checkbox', { name: /New$/ })).toHaveCount(10);
  await expect(panel.getByText('Same content as new 1.txt')).toBeVisible();
  await panel.getByRole('button', { name: 'Select new (11)' }).click();
  await expect(panel.getByRole('checkbox', { name: 'read.txt' })).not.toBeChecked();
  await expect(panel.getByRole('button', { name: 'Analyze Documents (11)' })).toBeEnabled();
  await panel.getByRole('button', { name: 'Select All' }).click();
  await expect(panel.getByRole('button', { name: 'Analyze Documents (12)' })).toBeEnabled();
});

test('before a document is deleted, what depends on it is shown, and people decide about what they wrote', async ({
  browser,
}) => {
  const id = await world.newProject('Dependents', 'What bakeries throw away');
  const said = 'We throw away about ten loaves every evening, and that really hurts me.';
  const anna = await world.api.upload(id, 'anna.txt', `Interviewer: What do you throw away?\nAnna: ${said}\n`);
  await world.api.upload(
    id,
    'ben.txt',
    'Interviewer: And you?\nBen: The shop calls me at noon, and that call works well.\n',
  );
  const write = (title: string, content: string) =>
    world.api.post(`/api/projects/${id}/insights/custom`, { title, content, sources: [anna.id] });
  await write('Ten loaves', 'Anna: “We throw away about ten loaves every evening”.');
  await write('Too much', 'They throw away about ten loaves every evening.');
  const page = await world.open(browser);
  await page.goto(`${world.site.url}/insights/${id}`);

  await page.getByRole('button', { name: 'Delete ben.txt' }).click();
  const dialog = dialogOf(page, 'Delete Document');
  await expect(dialog.getByText('Nothing else depends on it.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete anna.txt' }).click();
  await expect(dialog).toContainText('anna.txt');
  await dialog
    .getByRole('button', { name: '2 insights that people wrote will lose the quotes taken from this document.' })
    .click();
  await expect(dialog.getByText('Too much', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: /Ten loaves/ }).check();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Document deleted', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Too much' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ten loaves' })).toHaveCount(0);
});

test('insights are no documents, even without a tag: Select All takes the uploads, and they are analyzed', async ({
  browser,
}) => {
  const id = await world.newProject('Untagged', 'What bakeries throw away');
  const text = 'Interviewer: What do you throw away?\nAnna: We throw away a third of the bread every evening.\n';
  await analyse(id, [(await world.api.upload(id, 'talk.txt', text)).id]);
  const rows = await world.api.get<{ id: number; source: string }[]>(`/api/projects/${id}/insights`);
  const found = rows.filter((row) => row.source !== 'upload');
  expect(found.length).toBeGreaterThan(0);
  for (const row of found) await world.api.patch(`/api/insights/${row.id}`, { analysis: { keywords: [] } });
  const page = await world.open(browser);
  await page.goto(`${world.site.url}/insights/${id}`);
  const panel = page.getByRole('region', { name: 'Document Management' });
  await expect(panel.getByText('1 document', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Select All' }).click();
  await expect(panel.getByRole('checkbox')).toHaveCount(1);
  const started = page.waitForResponse((reply) => reply.url().endsWith('/analyze-documents'));
  await panel.getByRole('button', { name: 'Analyze Documents (1)' }).click();
  expect((await started).status()).toBe(200);
});

async function analyse(id: number, documentIds: number[]): Promise<void> {
  const { sessionKey } = await world.api.post<{ sessionKey: string }>(`/api/projects/${id}/analyze-documents`, {
    documentIds,
  });
  const status = async () =>
    (await world.api.get<{ status: string }>(`/api/projects/${id}/analysis/${sessionKey}`)).status;
  await expect.poll(status, { timeout: 60_000 }).toBe('completed');
}
