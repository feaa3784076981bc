import { expect, type Page } from '@playwright/test';
import { dashboard, endedDialog, login, makeCompany } from '../support/account-page.ts';
import type { Site } from '../support/site.ts';
import { emailOf, password } from '../support/site.ts';
import { test } from '../support/test.ts';
import { newDevice, newPage } from '../support/visitor.ts';

let server: Site;
test.beforeAll(async ({ newSite }) => {
  server = newSite();
  await makeCompany(server);
});

test.describe('a session that ends while somebody works', () => {
  async function typeAProject(page: Page): Promise<void> {
    await page.goto(server.url);
    await page.getByRole('button', { name: 'New Project' }).first().click();
    await page.getByLabel('Name', { exact: true }).fill('Half typed');
    await page.getByLabel('Extensive Brief').fill('Words that would be lost');
  }

  async function expectTyped(page: Page): Promise<void> {
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half typed');
    await expect(page.getByLabel('Extensive Brief')).toHaveValue('Words that would be lost');
  }

  test('above an open dialog it asks for the password, and all that was typed is still there', async ({ browser }) => {
    const page = await newDevice(browser, server, 'una');
    await typeAProject(page);
    await page.waitForLoadState('networkidle');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Next' }).click();
    const ended = endedDialog(page);
    await expect(ended.getByLabel('Email')).toHaveValue(emailOf(server, 'una'));
    const secret = ended.getByLabel('Password', { exact: true });
    await expect(secret).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(ended).toBeVisible();
    await secret.fill('not-the-one-1');
    await secret.press('Enter');
    await expect(ended.getByRole('alert')).toHaveText('Invalid email or password');
    await secret.fill(password);
    await secret.press('Enter');
    await expect(ended).toBeHidden();
    await expectTyped(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { name: 'Customize Project Topics' })).toBeVisible();
  });

  test('another tab that signs out is noticed, and one that signs in again closes the question', async ({
    browser,
  }) => {
    const page = await newDevice(browser, server, 'una');
    await typeAProject(page);
    const other = await page.context().newPage();
    await other.goto(server.url);
    await other.getByRole('button', { name: 'Account menu' }).click();
    await other.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(other).toHaveURL(/\/auth$/);
    await expect(endedDialog(page)).toBeVisible();
    await login(other, emailOf(server, 'una'));
    await expect(dashboard(other)).toBeVisible();
    await expect(endedDialog(page)).toBeHidden();
    await expectTyped(page);
  });

  test('somebody else who signs in there sees nothing of what was open', async ({ browser }) => {
    const page = await newDevice(browser, server, 'mara');
    await typeAProject(page);
    await page.waitForLoadState('networkidle');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Next' }).click();
    await endedDialog(page).getByLabel('Email').fill(emailOf(server, 'cleo'));
    await endedDialog(page).getByLabel('Password', { exact: true }).fill(password);
    await endedDialog(page).getByRole('button', { name: 'Login' }).click();
    await expect(endedDialog(page)).toBeHidden();
    await expect(page).toHaveURL(`${server.url}/`);
    await expect(page.getByText('Projects appear here once you are given access to them.')).toBeVisible();
    await expect(page.getByText('For the client')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('Go to sign-in leads to /auth', async ({ browser }) => {
    const page = await newDevice(browser, server, 'una');
    await page.goto(`${server.url}/account`);
    await expect(page.getByRole('list', { name: 'Sessions' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.context().clearCookies();
    await page.getByLabel('Current Password', { exact: true }).fill(password);
    await page.getByLabel('New Password', { exact: true }).fill('broad-meadow-9');
    await page.getByLabel('Confirm New Password').fill('broad-meadow-9');
    await page.getByRole('button', { name: 'Change password' }).click();
    await endedDialog(page).getByRole('button', { name: 'Go to sign-in' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  });
});

test('offline is said under the bar, and what could not be read is read when the network is back', async ({
  browser,
}) => {
  const page = await newDevice(browser, server, 'mara');
  await page.goto(`${server.url}/account`);
  await expect(page.getByText('Profile')).toBeVisible();
  // The page's code is fetched ahead, so that only its data is missing.
  await page.goto(server.url);
  await expect(page.getByRole('link', { name: /For the client/ })).toBeVisible();
  await page.route('**/api/projects', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('The projects could not be loaded.')).toBeVisible();
  await page.context().setOffline(true);
  const told = 'You are offline. What you type is kept here and can be saved once you are back online.';
  await expect(page.getByText(told)).toBeVisible();
  await page.unroute('**/api/projects');
  await page.context().setOffline(false);
  await expect(page.getByText(told)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /For the client/ })).toBeVisible();
});

test('one toast at a time, at most 420 px wide, for 5000 ms that stop while it is pointed at or focused', async ({
  browser,
}) => {
  const page = await newPage(browser, server);
  await page.clock.install();
  await page.goto(`${server.url}/auth`);
  await login(page, emailOf(server, 'mara'), 'not-the-one-1');
  const toasts = page.getByRole('button', { name: 'Close notification' });
  await expect(toasts).toHaveCount(1);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await expect(toasts).toHaveCount(1);
  const box = await toasts.locator('xpath=ancestor::*[contains(@class,"fixed")]').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(420);

  // From here on time passes only as the test lets it, however slow the machine is.
  await page.clock.pauseAt(await page.evaluate<number>('Date.now() + 500'));
  await toasts.hover();
  await page.clock.runFor(20_000);
  await expect(toasts).toHaveCount(1);
  await toasts.focus();
  await page.mouse.move(10, 10);
  await page.clock.runFor(20_000);
  await expect(toasts).toHaveCount(1);
  await page.getByLabel('Email').focus();
  await page.clock.runFor(4_900);
  await expect(toasts).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toasts).toHaveCount(0);
});
