import { expect, type Page, test } from '@playwright/test';
import { sidewaysScroll, violations } from '../support/accessibility.ts';
import { endedDialog, startCompany } from '../support/account-page.ts';
import type { Server } from '../support/server.ts';
import { newPage } from '../support/visitor.ts';

let server: Server;
test.beforeAll(async () => {
  server = await startCompany();
});
test.afterAll(() => server.stop());

const stops: { name: string; path: string; user?: string; ready: (page: Page) => Promise<void> }[] = [
  { name: 'forgot password', path: '/forgot-password', ready: shows('Forgot your password?') },
  { name: 'reset password', path: '/reset-password/any', ready: shows('Password must have:') },
  { name: 'a failed verification', path: '/verify-email/any', ready: shows('Send a new link') },
  { name: 'the account page', path: '/account', user: 'una', ready: shows('Change password') },
  { name: 'Access Denied', path: '/projects', user: 'cara', ready: shows('Access Denied') },
  { name: 'the ended session', path: '/', user: 'una', ready: endTheSession },
];

function shows(text: string) {
  return (page: Page) => expect(page.getByText(text).first()).toBeVisible();
}

async function endTheSession(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Project' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Half typed');
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(endedDialog(page)).toBeVisible();
}

for (const { name, path, user, ready } of stops) {
  test(`${name} has no axe violation and no sideways scroll, light and dark, from 320 to 1440 px`, async ({
    browser,
  }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of colorScheme === 'light' ? [1440, 390, 320] : [1440, 390]) {
        const options = { colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' as const };
        const page = await newPage(browser, server, user, options);
        await page.goto(server.url + path);
        await ready(page);
        if (width > 320) expect(await violations(page), `${colorScheme} at ${width}`).toEqual([]);
        expect(await sidewaysScroll(page), `${colorScheme} at ${width}`).toBe(0);
        await page.context().close();
      }
    }
  });
}
