import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { Insight } from '../../contract/insights/insights.ts';
import { analysedProject } from '../support/analysed-project.ts';
import { type Api, signUp } from '../support/api.ts';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';
import { dialogOf, openAs } from '../support/visitor.ts';

let server: Site;
let api: Api;
let project: number;
let documentIds: number[];
test.beforeAll(async ({ newSite }) => {
  server = newSite();
  api = await signUp(server, 'mara');
  project = await analysedProject(api, { name: 'Harbour bakeries', description: 'How bakeries plan the next day.' });
  const rows = await api.get<Insight[]>(`/api/projects/${project}/insights`);
  documentIds = rows.filter(({ source }) => source === 'upload').map(({ id }) => id);
});

const insights = async () =>
  (await api.get<Insight[]>(`/api/projects/${project}/insights`)).filter(({ source }) => source !== 'upload');
const leads = async () => (await insights()).map(({ analysis }) => analysis.supportingQuote);
const open = (browser: Browser): Promise<Page> => openAs(browser, server, 'mara', `/insights/${project}`);
const dismissed = (page: Page): Locator => dialogOf(page, 'Dismissed insights');

async function analyze(): Promise<void> {
  const started = await api.post<{ sessionKey: string }>(`/api/projects/${project}/analyze-documents`, { documentIds });
  const run = `/api/projects/${project}/analysis/${started.sessionKey}`;
  await expect.poll(async () => (await api.get<{ status: string }>(run)).status, { timeout: 60_000 }).toBe('completed');
}

test('a deleted insight stays away from the next analysis until it is allowed again', async ({ browser }) => {
  // What other insights quote as well would be said by these.
  const alone = (await insights()).find(({ analysis }) => analysis.evidence.length === 1) as Insight;
  const { title, supportingQuote } = alone.analysis;
  const page = await open(browser);
  const card = page.locator('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await expect(card).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sort and filter' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Dismissed/ })).toHaveCount(0);

  await test.step('delete it', async () => {
    await card.getByRole('button', { name: 'Delete insight' }).click();
    const question = dialogOf(page, 'Delete Insight');
    await expect(question).toContainText('analyzing them again does not bring it back');
    await question.getByRole('button', { name: 'Delete Insight' }).click();
    await expect(page.getByRole('button', { name: 'Dismissed (1)' })).toBeVisible();
  });

  await test.step('analyze the documents again', async () => {
    await analyze();
    expect(await leads()).not.toContain(supportingQuote);
    await page.reload();
    await expect(page.locator('article').first()).toBeVisible();
    await expect(card).toHaveCount(0);
  });

  await test.step('look at what is dismissed, at its passage', async () => {
    await page.getByRole('button', { name: 'Dismissed (1)' }).click();
    await expect(dismissed(page)).toContainText('Deleted insights do not return when documents are analyzed again.');
    await expect(dismissed(page).getByText('Deleted').last()).toContainText('mara');
    await dismissed(page).getByRole('link', { name: supportingQuote }).click();
    await expect(page.locator('mark').first()).toBeVisible();
    await page.goBack();
  });

  await test.step('allow it again, by keyboard', async () => {
    await page.getByRole('button', { name: 'Dismissed (1)' }).click();
    await dismissed(page).getByRole('button', { name: 'Allow again' }).focus();
    await page.keyboard.press('Enter');
    await expect(dismissed(page).getByText('No dismissed insights.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dismissed(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Dismissed/ })).toHaveCount(0);
    await analyze();
    expect(await leads()).toContain(supportingQuote);
  });
});

test('with all insights deleted, the dismissed ones are still in reach; what fails can be tried again', async ({
  browser,
}) => {
  const ids = (await insights()).map(({ id }) => id);
  await api.delete(`/api/projects/${project}/insights`, { ids });
  const page = await open(browser);
  await expect(page.getByText('No insights generated yet.')).toBeVisible();
  await page.route('**/insights/dismissed', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: `Dismissed (${ids.length})` }).click();
  await expect(dismissed(page).getByText('The dismissed insights could not be loaded.')).toBeVisible();
  await page.unroute('**/insights/dismissed');
  await dismissed(page).getByRole('button', { name: 'Retry' }).click();
  await expect(dismissed(page).getByRole('button', { name: 'Allow again' })).toHaveCount(ids.length);

  await page.route('**/insights/dismissed/*', (route) => route.fulfill({ status: 500, json: {} }));
  await dismissed(page).getByRole('button', { name: 'Allow again' }).first().click();
  await expect(page.getByText('Failed to allow the insight again. Please try again.')).toBeVisible();
  await expect(dismissed(page).getByRole('button', { name: 'Allow again' })).toHaveCount(ids.length);
});
