import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { openAs } from '../support/visitor.ts';

test('the theme is there before the first paint, is switched in the bar and remembered', async ({ browser, world }) => {
  const page = await openAs(browser, world.site, 'mara', '/', { colorScheme: 'dark' });
  const theme = () => page.evaluate('document.documentElement.dataset.theme');
  expect(await theme()).toBe('dark');
  await page.getByRole('button', { name: /theme/i }).click();
  const chosen = await theme();
  await page.reload();
  expect(await theme()).toBe(chosen);
});
