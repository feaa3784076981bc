import { readFileSync } from 'node:fs';
import { type Browser, type Download, expect, type Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { test } from '../support/test.ts';
import { newPage } from '../support/visitor.ts';
import type { World } from '../support/world.ts';

/** The project page, with the session of the analysis remembered as after a reload. */
async function open(browser: Browser, { site, api, project }: World, name = 'mara'): Promise<Page> {
  const { run } = await api.get<{ run: { sessionKey: string } }>(`/api/projects/${project}/analysis`);
  const page = await newPage(browser, site, name, { acceptDownloads: true });
  await page.addInitScript(
    `sessionStorage.setItem(${JSON.stringify(`sessionKey-${project}`)}, ${JSON.stringify(JSON.stringify(run.sessionKey))})`,
  );
  await page.goto(`${site.url}/insights/${project}`);
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

test('staff download all insights, one insight and the report of the analysis', async ({ browser, world }) => {
  const page = await open(browser, world);
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
  expect(await violations(page)).toEqual([]);
});

test('while a report is made, the button says so and makes no second one', async ({ browser, world }) => {
  const page = await open(browser, world);
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
});

test('a refusal is told in the words of its status', async ({ browser, world }) => {
  const page = await open(browser, world);
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
});

test('a client who may view the insights downloads them, and sees no report of the analysis', async ({
  browser,
  world,
}) => {
  const page = await open(browser, world, 'cleo');
  await downloaded(page, 'Download All Insights');
  await downloaded(page, 'Download insight as PDF');
  await expect(button(page, 'Download Analysis Report')).toBeHidden();
});
