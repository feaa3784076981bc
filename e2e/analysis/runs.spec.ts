import { expect, type Locator, type Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { type Api, signUp } from '../support/api.ts';
import { longInterview } from '../support/long-interview.ts';
import { addMember } from '../support/member.ts';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';
import { openAs } from '../support/visitor.ts';

let server: Site;
let api: Api;
test.beforeAll(async ({ newSite }) => {
  server = newSite();
  api = await signUp(server, 'mara');
  await addMember(server, api, 'una', { role: 'company_user' });
});

/** A project whose analysis takes its time, with one file that holds nothing to quote. */
async function newProject(turns: number): Promise<string> {
  const { id } = await api.post<{ id: number }>('/api/projects', {
    name: 'Bakeries',
    description: 'How bakeries plan',
  });
  await api.upload(id, 'anna.txt', longInterview('Anna', turns));
  await api.upload(id, 'ben.txt', longInterview('Ben', turns));
  await api.upload(id, 'numbers.csv', '12,34\n56,78\n');
  return `/insights/${id}`;
}

async function analyze(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Select All' }).click();
  await page.getByRole('button', { name: 'Analyze Documents (3)' }).click();
  await expect(page.getByText('Preparing Documents')).toBeVisible();
}

const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'Document Management' });
const summaryOf = (page: Page): Locator => page.getByRole('region', { name: 'Last analysis' });

test('a run is met again after a reload and by a colleague, and tells what it read when it has ended', async ({
  browser,
}) => {
  const path = await newProject(500);
  const page = await openAs(browser, server, 'mara', path);
  await analyze(page);
  await expect(panelOf(page).getByRole('button', { name: 'Cancel', exact: true })).toBeVisible();
  const colleague = await openAs(browser, server, 'una', path);
  await page.reload();

  for (const visitor of [page, colleague]) {
    await expect(summaryOf(visitor)).toContainText('2 of 3 documents', { timeout: 120_000 });
    await expect(summaryOf(visitor)).not.toContainText('100 %');
    await expect(summaryOf(visitor)).toContainText('It contains no sentence that could be quoted.');
    await expect(visitor.getByRole('article').first().getByText('Supporting Quote')).toBeVisible();
  }
  await summaryOf(page).getByRole('button', { name: 'Show 2 other documents' }).click();
  await expect(summaryOf(page).getByText(/^anna\.txt/)).toBeVisible();
  await expect(
    summaryOf(page)
      .getByText(/passages cited/)
      .nth(1),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const later = await openAs(browser, server, 'una', path);
  await expect(summaryOf(later)).toContainText('2 of 3 documents');
  await expect(later.getByText('Analysis completed')).toHaveCount(0);
});

test('a run that a colleague made while one was on another page is there on the way back, with its insights', async ({
  browser,
}) => {
  const path = await newProject(5);
  const page = await openAs(browser, server, 'mara', path);
  await expect(page.getByText('No insights generated yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Topics' }).click();
  await expect(page.getByRole('heading', { name: 'Topics' })).toBeVisible();

  const project = `/api/projects/${path.split('/').at(-1)}`;
  const rows = await api.get<{ id: number }[]>(`${project}/insights`);
  await api.post(`${project}/analyze-documents`, { documentIds: rows.map(({ id }) => id) });
  const status = async () => (await api.get<{ run: { status: string } }>(`${project}/analysis`)).run.status;
  await expect.poll(status, { timeout: 60_000 }).toBe('completed');

  await page.goBack();
  await expect(summaryOf(page)).toContainText('2 of 3 documents');
  await expect(page.getByRole('article').first().getByText('Supporting Quote')).toBeVisible();
});

test('the questions of a run wait fifteen seconds after its start, however fast it was', async ({ browser }) => {
  const path = await newProject(5);
  const page = await openAs(browser, server, 'mara', '/');
  await page.clock.install();
  await page.goto(server.url + path);
  const asked = page.waitForResponse((reply) => /\/analysis\/./.test(reply.url()));
  await analyze(page);
  await asked;
  await page.clock.pauseAt(await page.evaluate<number>('Date.now() + 100'));
  const project = `/api/projects/${path.split('/').at(-1)}`;
  const status = async () => (await api.get<{ run: { status: string } }>(`${project}/analysis`)).run.status;
  await expect.poll(status, { timeout: 60_000 }).toBe('completed');
  const questions = await api.get<unknown[]>(`${project}/questions`);
  const panel = page.getByRole('complementary', { name: 'Research Questions' });
  const checkboxes = panel.getByRole('checkbox');

  await page.clock.runFor(6_000);
  // What a reply changes is drawn with the next tick.
  const ticked = () => page.clock.runFor(20).then(() => summaryOf(page).isVisible());
  await expect.poll(ticked).toBe(true);
  await page.clock.runFor(6_000);
  await expect(checkboxes).toHaveCount(0);
  await page.clock.runFor(5_000);
  // A reply that came after those seconds had passed is followed by another one, with its own wait.
  const shown = () => page.clock.runFor(500).then(() => checkboxes.count());
  await expect.poll(shown).toBe(questions.length);
});

test('a run is cancelled: the page says so, not as a fault, and the next one can start', async ({ browser }) => {
  const path = await newProject(1500);
  const page = await openAs(browser, server, 'mara', path);
  await analyze(page);
  const colleague = await openAs(browser, server, 'una', path);
  await panelOf(colleague).getByRole('button', { name: 'Cancel', exact: true }).click();
  for (const visitor of [colleague, page]) {
    await expect(panelOf(visitor).getByText(/The analysis was cancelled\./)).toBeVisible();
    await expect(panelOf(visitor).getByRole('alert')).toHaveCount(0);
    await expect(panelOf(visitor).getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(0);
  }
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Analyze Documents (3)' })).toBeEnabled();
  expect(await violations(page)).toEqual([]);
});

test('a client sees no analysis, no warning of it and nothing to start one with', async ({ browser }) => {
  const path = await newProject(5);
  const projectId = Number(path.split('/').at(-1));
  await addMember(server, api, 'cleo', {
    role: 'client',
    projectAccess: [{ projectId, canViewInsights: true, canViewChat: false }],
  });
  const calls: string[] = [];
  const page = await openAs(browser, server, 'cleo', '/');
  page.on('request', (request) => calls.push(request.url()));
  await page.goto(server.url + path);
  await expect(page.getByText('No insights generated yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Analyze/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Research Questions' }).click();
  await expect(page.getByText('No questions yet.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Add your own question' })).toHaveCount(0);
  expect(calls.filter((url) => url.includes('/analysis'))).toEqual([]);
});
