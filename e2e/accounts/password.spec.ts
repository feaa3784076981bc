import { expect } from '@playwright/test';
import { dashboard, fillRegistration, hold, login } from '../support/account-page.ts';
import { signUp } from '../support/api.ts';
import { mailedPath, mailedPaths, type Server, startPreparedServer } from '../support/server.ts';
import { emailOf, password } from '../support/site.ts';
import { test } from '../support/test.ts';
import { enter, newDevice, newPage } from '../support/visitor.ts';

/** With the limits that a customer meets. */
let server: Server;
test.beforeAll(async () => {
  server = await startPreparedServer();
  await signUp(server, 'rosa');
});
test.afterAll(() => server.stop());

test('the pause between two mails ends after 30 seconds', async ({ browser }) => {
  const page = await newPage(browser, server);
  await page.clock.install();
  await page.goto(`${server.url}/forgot-password`);
  await page.getByLabel('Email').fill('somebody@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  const again = page.getByRole('button', { name: 'Send it again' });
  const held = await hold(page, '/api/forgot-password');
  held.release();
  await again.click();
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await again.click({ force: true });
  await page.clock.runFor(29_000);
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(2_000);
  await expect(again).toHaveAttribute('aria-disabled', 'false');
  expect(held.count()).toBe(1);
});

test('a forgotten password: a mailed link sets a new one and ends every old session', async ({ browser }) => {
  const elsewhere = await newDevice(browser, server, 'rosa');
  await elsewhere.goto(`${server.url}/account`);
  await expect(elsewhere.getByText(emailOf(server, 'rosa'))).toBeVisible();

  const page = await newPage(browser, server);
  await page.goto(`${server.url}/auth`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  const answer = 'If an account with this address exists, a mail with a link is on its way.';
  for (const address of ['no-such-account@example.com', emailOf(server, 'rosa')]) {
    await page.goto(`${server.url}/forgot-password`);
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(answer)).toBeVisible();
    await expect(page.getByText(address)).toBeVisible();
  }
  expect(mailedPaths(server.dataDir, 'no-such-account@example.com', 'reset-password')).toEqual([]);

  const link = await mailedPath(server.dataDir, emailOf(server, 'rosa'), 'reset-password');
  await page.goto(server.url + link);
  await page.getByLabel('New Password', { exact: true }).fill('nonumbers!');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByLabel('New Password', { exact: true })).toHaveAccessibleDescription(
    'Password must contain at least one number',
  );
  await page.getByLabel('New Password', { exact: true }).fill('broad-meadow-9');
  await page.getByLabel('Confirm New Password').fill('broad-meadow-9');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('status').filter({ hasText: 'Password changed' })).toContainText(
    'Please sign in with the new one.',
  );

  expect(await elsewhere.evaluate("fetch('/api/user').then((reply) => reply.status)")).toBe(401);
  await login(page, emailOf(server, 'rosa'));
  await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText('Invalid email or password');
  await login(page, emailOf(server, 'rosa'), 'broad-meadow-9');
  await expect(dashboard(page)).toBeVisible();

  await page.goto(server.url + link);
  await page.getByLabel('New Password', { exact: true }).fill('broad-meadow-10');
  await page.getByLabel('Confirm New Password').fill('broad-meadow-10');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('alert')).toHaveText('This link is invalid or has expired. Please ask for a new one.');
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test('the account page shows who one is and changes the password; other devices are signed out', async ({
  browser,
}) => {
  const odd = 'Ö<b>da</b> \u202Eabc🥖';
  const page = await newPage(browser, server);
  await page.goto(`${server.url}/auth`);
  await fillRegistration(page, server, 'oda');
  await page.getByLabel('Name', { exact: true }).fill(odd);
  await page.getByLabel('Team Name (Optional)').fill('<i>Ovens</i>');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.goto(server.url + (await mailedPath(server.dataDir, emailOf(server, 'oda'))));
  await expect(page.getByText('Email verified')).toBeVisible();
  await enter(page.context(), server, 'oda');
  const elsewhere = await newDevice(browser, server, 'oda');
  await elsewhere.goto(`${server.url}/account`);

  await page.goto(server.url);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Account settings' }).click();
  await expect(page.getByRole('heading', { name: 'Account settings' })).toBeVisible();
  for (const text of [odd, emailOf(server, 'oda'), 'Administrator', 'North Mill', '<i>Ovens</i>']) {
    await expect(page.getByRole('definition').filter({ hasText: text })).toBeVisible();
  }
  await expect(page.getByText('signs you out on all other devices')).toBeVisible();

  const current = page.getByLabel('Current Password', { exact: true });
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(current).toHaveAccessibleDescription('Your current password is required');
  await expect(current).toBeFocused();
  await current.fill('not-the-one-1');
  await page.getByLabel('New Password', { exact: true }).fill('broad-meadow-9');
  await page.getByLabel('Confirm New Password').fill('broad-meadow-9');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(current).toHaveAccessibleDescription('Your current password is incorrect.');
  await expect(current).toBeFocused();
  await current.fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Password changed' })).toContainText('all other devices');
  await expect(current).toHaveValue('');

  expect(await page.evaluate("fetch('/api/user').then((reply) => reply.status)")).toBe(200);
  expect(await elsewhere.evaluate("fetch('/api/user').then((reply) => reply.status)")).toBe(401);
  expect(await enter(elsewhere.context(), server, 'oda', 'broad-meadow-9')).toBe(200);
});
