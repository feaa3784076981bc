import { type Browser, expect, type Page } from '@playwright/test';
import { signIn, signUp } from '../support/api.ts';
import { failUntilRetry } from '../support/failing-reads.ts';
import { addMember } from '../support/member.ts';
import { password, type Site } from '../support/site.ts';
import { test } from '../support/test.ts';
import { newDevice } from '../support/visitor.ts';

let server: Site;
test.beforeAll(async ({ newSite }) => {
  server = newSite();
  const mara = await signUp(server, 'mara');
  await addMember(server, mara, 'una', { role: 'company_user' });
  await addMember(server, mara, 'cleo', { role: 'client' });
});

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Firefox/140.0 Gecko/20100101';

/** Each page is a separate device. */
async function open(browser: Browser, name: string, path: string, options: object = {}): Promise<Page> {
  const page = await newDevice(browser, server, name, options);
  await page.goto(server.url + path);
  return page;
}

const sessions = (page: Page) => page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
const isSignedIn = async (page: Page) =>
  (await page.evaluate("fetch('/api/user').then((reply) => reply.status)")) === 200;

test('the sessions of other browsers are listed on the account page and end from there', async ({ browser }) => {
  const page = await open(browser, 'cleo', '/account');
  const second = await open(browser, 'cleo', '/account', { userAgent: windows });
  const third = await open(browser, 'cleo', '/account');
  await page.reload();
  await expect(sessions(page).first()).toContainText('This device');
  await expect(sessions(page).filter({ hasText: 'Firefox on Windows' })).toContainText(/Signed in .+Last seen/);
  const before = await sessions(page).count();

  await page.getByRole('button', { name: /End the session: Firefox on Windows/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Session ended' })).toBeVisible();
  await expect(sessions(page)).toHaveCount(before - 1);
  expect(await isSignedIn(second)).toBe(false);
  expect(await isSignedIn(third)).toBe(true);
  await second.goto(`${server.url}/account`);
  await expect(second).toHaveURL(/\/auth/);

  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Signed out everywhere else' })).toBeVisible();
  await expect(sessions(page)).toHaveCount(1);
  await expect(page.getByText('No other active sessions.')).toBeVisible();
  expect(await isSignedIn(third)).toBe(false);
  expect(await isSignedIn(page)).toBe(true);
});

test('a session that ended meanwhile goes from the list; one that cannot be ended stays and says so', async ({
  browser,
}) => {
  const page = await open(browser, 'una', '/account');
  const second = await open(browser, 'una', '/', { userAgent: windows });
  await page.reload();
  const end = page.getByRole('button', { name: /End the session: Firefox on Windows/ });
  await page.route('**/api/sessions/*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Not now.', code: 'x' } }),
  );
  await end.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not now.' })).toBeVisible();
  await expect(end).toBeEnabled();
  await page.unrouteAll();
  await second.evaluate("fetch('/api/logout', { method: 'POST' }).then((reply) => reply.status)");
  await end.click();
  await expect(end).toHaveCount(0);
  expect(await isSignedIn(page)).toBe(true);
});

test('the list of sessions can be asked for again when it could not be read', async ({ browser }) => {
  const page = await open(browser, 'una', '/');
  await failUntilRetry(page, '**/api/sessions', (route) =>
    route.fulfill({ status: 500, json: { message: 'No', code: 'x' } }),
  );
  await page.goto(`${server.url}/account`);
  await expect(page.getByText('Your sessions could not be loaded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change password' })).toBeEnabled();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(sessions(page).first()).toContainText('This device');
});

test('a changed password leaves this session alone in the list', async ({ browser }) => {
  await signIn(server, 'cleo');
  const page = await open(browser, 'cleo', '/account');
  await expect(sessions(page).nth(1)).toBeVisible();
  await page.getByLabel('Current Password', { exact: true }).fill(password);
  await page.getByLabel('New Password', { exact: true }).fill('broad-meadow-9');
  await page.getByLabel('Confirm New Password').fill('broad-meadow-9');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('No other active sessions.')).toBeVisible();
  await expect(sessions(page)).toHaveCount(1);
});
