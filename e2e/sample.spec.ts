import { expect } from '@playwright/test';
import { violations } from './support/accessibility.ts';
import { passTimeUntil } from './support/analysed-project.ts';
import { signUp } from './support/api.ts';
import type { Site } from './support/site.ts';
import { test } from './support/test.ts';
import { newPage } from './support/visitor.ts';

let server: Site;
test.beforeAll(async ({ newSite }) => {
  server = newSite();
  await signUp(server, 'mara');
});

test('from the empty dashboard to quotes in their documents by the sample project', async ({ browser }) => {
  const page = await newPage(browser, server, 'mara');
  await page.clock.install();
  await page.goto(server.url);
  const offer = page.getByRole('button', { name: 'Try a sample project' });
  const projects = page.getByRole('region', { name: 'Projects' });

  await test.step('the offer stands beside New Project and says what it holds', async () => {
    await expect(projects.getByText('six interviews and a survey about car sharing')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  await test.step('a failure is said, and the offer can be taken again', async () => {
    const call = '**/api/projects/sample';
    await page.route(call, (route) => route.abort());
    await offer.click();
    await expect(page.getByText('The server cannot be reached.')).toBeVisible();
    await page.unroute(call);
    await expect(offer).toBeEnabled();
  });

  await test.step('taken, it says that it works and opens the project while the analysis runs', async () => {
    await offer.click();
    await expect(page.getByRole('button', { name: 'Preparing the sample...' })).toBeDisabled();
    await expect(page).toHaveURL(/\/insights\/\d+$/, { timeout: 60_000 });
    await expect(page.getByRole('heading', { name: 'Why members stop driving' })).toBeVisible();
    await passTimeUntil(page, page.getByText('Analysis completed', { exact: true }));
  });

  await test.step('what was asked stands above the title that answers it', async () => {
    const card = page.getByRole('article', { name: /^I was on hold for forty minutes/ });
    await expect(card.getByText('Context: Did you call the hotline?')).toBeVisible();
  });

  await test.step('what others say near it can be opened, and is not counted', async () => {
    const related = page.getByText(/^Related quotes, not counted \(\d+\)$/).first();
    await related.click();
    await expect(page.locator('details[open]').getByRole('listitem').first()).toBeVisible();
  });

  await test.step('a quote leads to its place in the document', async () => {
    const quote = page.getByRole('link', { name: /The driver before me was late/ }).first();
    await quote.click();
    // The insight's other quotes are marked, too, but faintly.
    await expect(page.locator('mark:not([data-faint])').first()).toContainText('The driver before me was late');
  });

  await test.step('the dashboard shows it and offers no sample any more', async () => {
    await page.goto(server.url);
    await expect(projects.getByRole('link', { name: 'Why members stop driving' })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
});
