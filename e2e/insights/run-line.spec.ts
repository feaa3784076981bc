import { expect } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { analysedProject } from '../support/analysed-project.ts';
import { signUp } from '../support/api.ts';
import { test } from '../support/test.ts';
import { openAs } from '../support/visitor.ts';

test('one line says what the last analysis made of the insights, and each number shows those', async ({
  browser,
  newSite,
}) => {
  const site = newSite();
  const api = await signUp(site, 'mara');
  const id = await analysedProject(api, { name: 'Runs', description: 'What people throw away' });
  const page = await openAs(browser, site, 'mara', `/insights/${id}`, { reducedMotion: 'reduce' });
  const line = page.locator('p').filter({ hasText: 'Last analysis:' }).filter({ hasText: 'not found again' });
  await expect(line).toContainText(/\d+ new·0 with more evidence·0 unchanged·0 not found again/);
  const cards = page.getByRole('article');
  const count = Number(await line.getByRole('button', { name: 'new' }).innerText().then(Number.parseInt));
  await line.getByRole('button', { name: 'new' }).click();
  expect(new URL(page.url()).search).toBe('?run=added');
  await expect(line.getByRole('button', { name: 'new' })).toHaveAttribute('aria-pressed', 'true');
  expect(await cards.count()).toBeLessThanOrEqual(count);
  expect(await violations(page)).toEqual([]);
  await page.goto(new URL(`/insights/${id}?run=unchanged`, page.url()).href);
  await expect(page.getByText('No insights match these filters.')).toBeVisible();
});
