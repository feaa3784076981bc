import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { textOfPdf } from '../server/report/testing/pdf-text.ts';
import { passTimeUntil } from './support/analysed-project.ts';
import { type Api, signUp } from './support/api.ts';
import { longInterview } from './support/long-interview.ts';
import type { Site } from './support/site.ts';
import { test } from './support/test.ts';
import { newPage } from './support/visitor.ts';

let server: Site;
let api: Api;
test.beforeAll(async ({ newSite }) => {
  server = newSite();
  api = await signUp(server, 'mara');
});

const title = 'Bread that nobody buys';

async function reportText(page: Page): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download All Insights' }).click();
  return textOfPdf(readFileSync(await (await waiting).path()));
}

async function addTag(card: Locator, name: string): Promise<void> {
  await card.getByRole('button', { name: 'Add tag' }).click();
  const field = card.getByRole('combobox', { name: 'Add tag' });
  await field.fill(name);
  await field.press('Enter');
  await field.press('Escape');
}

test('documents are analysed over a reload, and an insight is tagged, edited and printed with its quote', async ({
  browser,
}) => {
  const { id } = await api.post<{ id: number }>('/api/projects', { name: 'Bakeries', description: 'Bread left over' });
  for (const name of ['Anna', 'Ben']) await api.upload(id, `${name}.txt`, longInterview(name, 1200));
  const page = await newPage(browser, server, 'mara', { reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto(`${server.url}/insights/${id}`);
  const insights = page.getByRole('article');

  await test.step('a reload in the middle: the run goes on and is followed', async () => {
    await page.getByRole('button', { name: 'Select All' }).click();
    await page.getByRole('button', { name: 'Analyze Documents (2)' }).click();
    await expect(page.getByText('Preparing Documents')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Preparing Documents')).toBeVisible();
    await passTimeUntil(page, insights.first().getByText('Supporting Quote'));
    await passTimeUntil(page, page.getByRole('region', { name: 'Last analysis' }));
    await expect(page.getByRole('region', { name: 'Last analysis' })).toContainText('2 of 2 documents');
  });

  await test.step('its questions stand in the panel, and a chosen one is analysed', async () => {
    await page.getByRole('button', { name: 'Research Questions' }).click();
    const panel = page.getByRole('complementary', { name: 'Research Questions' });
    await panel.getByRole('checkbox').first().check();
    await panel.getByRole('button', { name: 'Analyze Selected Questions' }).click();
    await expect(page.getByText(/insights? for 1 question/)).toBeVisible({ timeout: 120_000 });
  });

  // By its id: the insights of the chosen question may come into the list only now and change which card is the first.
  const titleId = await insights.first().getByRole('heading', { level: 3 }).getAttribute('id');
  const card = insights.filter({ has: page.locator(`#${titleId}`) });
  const quote = (await card.getByRole('link').first().innerText()).replace(/^[“"]|[”"]$/g, '');
  await test.step('an insight is tagged', async () => {
    await addTag(card, 'left over');
    const filter = page.getByRole('group', { name: 'Filter by tag' });
    await filter.getByRole('button', { name: /^Show \d+ more tags$/ }).click();
    await expect(page.getByRole('group', { name: 'All tags' }).getByText('left over')).toBeAttached();
  });

  await test.step('and edited', async () => {
    await card.getByRole('button', { name: 'Edit insight' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Insight' });
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });

  await test.step('and stands in the report with its quote, word for word', async () => {
    const text = await reportText(page);
    expect(text).toContain(title);
    expect(text).toContain(quote.replace(/\s+/g, ' ').trim());
  });
});
