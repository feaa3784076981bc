import { expect } from '@playwright/test';
import { analysedProject } from '../support/analysed-project.ts';
import { signUp } from '../support/api.ts';
import { test } from '../support/test.ts';
import { openAs } from '../support/visitor.ts';

const mostHeight = 2_600;

test('beside the open question panel eight insights take at most 2,600 px at 1440', async ({ browser, newSite }) => {
  const site = newSite();
  const api = await signUp(site, 'mara');
  const id = await analysedProject(api, { name: 'Dense', description: 'What people throw away' });
  const viewport = { width: 1440, height: 900 };
  const page = await openAs(browser, site, 'mara', `/insights/${id}`, { viewport, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: /^Research Questions/ }).click();
  const cards = page.getByRole('article');
  await expect(cards.nth(7).getByRole('button', { name: 'Delete insight' })).toBeVisible();
  const first = await cards.nth(0).boundingBox();
  const eighth = await cards.nth(7).boundingBox();
  if (!first || !eighth) throw new Error('the cards have no place on the page');
  expect(first.width).toBeGreaterThan(900);
  expect(eighth.y + eighth.height - first.y).toBeLessThanOrEqual(mostHeight);
});
