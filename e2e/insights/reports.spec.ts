import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, type Download, expect, type Page, test } from '@playwright/test';
import { analysedProject } from '../support/analysed-project.ts';
import { type Api, password, signUp } from '../support/api.ts';
import { addMember } from '../support/member.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let api: Api;
let projectId: number;
let sessionKey: string;

test.beforeAll(async () => {
  server = await startServer();
  api = await signUp(server, 'mara');
  projectId = await analysedProject(api, { name: 'Bäckereien am Abend' });
  const documents = await api.get<{ id: number; source: string }[]>(`/api/projects/${projectId}/insights`);
  const documentIds = documents.filter((row) => row.source === 'upload').map((row) => row.id);
  const run = await api.post<{ sessionKey: string }>(`/api/projects/${projectId}/analyze-documents`, { documentIds });
  sessionKey = run.sessionKey;
  const progress = `/api/projects/${projectId}/analysis/${sessionKey}`;
  await expect
    .poll(async () => (await api.get<{ status: string }>(progress)).status, { timeout: 60_000 })
    .toBe('completed');
  await addMember(server, api, 'cleo', {
    role: 'client',
    projectAccess: [{ projectId, canViewInsights: true, canViewChat: false }],
  });
});
test.afterAll(() => server.stop());

/** The project page, with the session of the analysis remembered as after a reload. */
async function open(browser: Browser, name = 'mara'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
  const data = { email: `${name}@example.com`, password };
  expect((await context.request.post(`${server.url}/api/login`, { data })).status()).toBe(200);
  const page = await context.newPage();
  await page.addInitScript(
    `sessionStorage.setItem(${JSON.stringify(`sessionKey-${projectId}`)}, ${JSON.stringify(JSON.stringify(sessionKey))})`,
  );
  await page.goto(`${server.url}/insights/${projectId}`);
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name });

async function downloaded(page: Page, name: string): Promise<Download> {
  const waiting = page.waitForEvent('download');
  await button(page, name).first().click();
  const file = await waiting;
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  return file;
}

test('staff download all insights, one insight and the report of the analysis', async ({ browser }) => {
  const page = await open(browser);
  expect((await downloaded(page, 'Download All Insights')).suggestedFilename()).toBe(
    'Bäckereien am Abend insights.pdf',
  );
  await expect(page.getByText('PDF downloaded')).toBeVisible();
  await expect(page.getByRole('status').getByText('Bäckereien am Abend insights.pdf')).toBeVisible();
  const title = (await page.getByRole('article').first().getByRole('heading').first().textContent()) ?? '';
  const one = (await downloaded(page, 'Download insight as PDF')).suggestedFilename();
  expect(one.slice(0, 12)).toBe(title.slice(0, 12));
  const report = await downloaded(page, 'Download Analysis Report');
  expect(report.suggestedFilename()).toBe('Bäckereien am Abend analysis report.pdf');
  await expect(button(page, 'Download All Insights')).toBeEnabled();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.context().close();
});

test('while a report is made, the button says so and makes no second one', async ({ browser }) => {
  const page = await open(browser);
  const asked: string[] = [];
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/insights/pdf', async (route) => {
    asked.push(route.request().method());
    if (route.request().method() === 'GET') await held;
    await route.continue();
  });
  const all = button(page, 'Download All Insights');
  await all.dblclick();
  await expect(page.getByRole('button', { name: 'Making the PDF' })).toBeDisabled();
  const waiting = page.waitForEvent('download');
  go();
  await waiting;
  await expect(all).toBeEnabled();
  expect(asked).toEqual(['HEAD', 'GET']);
  await page.context().close();
});

test('a refusal is told in the words of its status', async ({ browser }) => {
  const page = await open(browser);
  let status = 403;
  await page.route('**/insights/pdf', (route) => route.fulfill({ status }));
  await button(page, 'Download All Insights').click();
  await expect(page.getByRole('alert').getByText("You don't have permission to download this report.")).toBeVisible();
  status = 404;
  await button(page, 'Download All Insights').click();
  await expect(page.getByRole('alert').getByText('Failed to download PDF: 404')).toBeVisible();
  status = 401;
  await button(page, 'Download All Insights').click();
  await expect(page.getByText('You need to be logged in to download this report.')).toBeVisible();
  await page.context().close();
});

test('a client who may view the insights downloads them, and sees no report of the analysis', async ({ browser }) => {
  const page = await open(browser, 'cleo');
  await downloaded(page, 'Download All Insights');
  await downloaded(page, 'Download insight as PDF');
  await expect(button(page, 'Download Analysis Report')).toBeHidden();
  await page.context().close();
});
