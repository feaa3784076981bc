import { expect } from '@playwright/test';
import { dashboard, fillRegistration, hold, login, makeCompany } from '../support/account-page.ts';
import type { Site } from '../support/site.ts';
import { emailOf, password } from '../support/site.ts';
import { test } from '../support/test.ts';
import { newDevice, newPage } from '../support/visitor.ts';

let server: Site;
test.beforeAll(async ({ newSite }) => {
  server = newSite();
  await makeCompany(server);
});

test.describe('the sign-in screen', () => {
  test('opens on Login, with the product beside it; a logo that does not load is hidden', async ({ browser }) => {
    const page = await newPage(browser, server);
    await page.route('**/logo.svg', (route) => route.abort());
    await page.goto(`${server.url}/auth`);
    await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    const panel = page.getByRole('complementary');
    await expect(panel.getByText('by Earshot Labs')).toBeVisible();
    await expect(panel.getByText(/Upload interviews, transcripts and documents/)).toBeVisible();
    await expect(page.locator('img')).toHaveCount(0);
    await page.unroute('**/logo.svg');
    await page.reload();
    await expect(panel.locator('img')).toBeVisible();
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(panel).toBeHidden();
  });

  test('says what is missing beside the field, in the words of the specification, and goes to the first', async ({
    browser,
  }) => {
    const page = await newPage(browser, server);
    await page.goto(`${server.url}/auth`);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Valid email is required');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Password is required');
    await expect(page.getByLabel('Email')).toBeFocused();

    await page.getByRole('tab', { name: 'Register' }).click();
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('placeholder', 'Your display name');
    await expect(page.getByLabel('Team Name (Optional)')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('ab');
    await page.getByRole('button', { name: 'Register' }).click();
    const said = {
      Name: 'Name must be at least 2 characters',
      Email: 'Invalid email format',
      Password: 'Password must be at least 8 characters',
      'Confirm Password': 'Please confirm your password',
      'Company Name': 'Company name is required',
    };
    for (const [label, message] of Object.entries(said)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(message);
    }
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await page.getByLabel('Confirm Password').fill('abc');
    await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription("Passwords don't match");
    await page.getByLabel('Name', { exact: true }).fill('x'.repeat(51));
    await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
      'Name must be at most 50 characters',
    );
  });

  test('shows live how strong a password is, what it must have, and the password itself on request', async ({
    browser,
  }) => {
    const page = await newPage(browser, server);
    await page.goto(`${server.url}/auth`);
    await page.getByRole('tab', { name: 'Register' }).click();
    const field = page.getByLabel('Password', { exact: true });
    await expect(page.getByText('Password must have:')).toBeVisible();
    for (const [typed, text] of [
      ['abc', 'Weak: Add more character types'],
      ['Abcdefg1', 'Medium: Getting better'],
      ['Abcdefghij1!', 'Strong: Good password'],
    ] as const) {
      await field.fill(typed);
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByRole('listitem').filter({ hasText: '(done)' })).toHaveCount(4);
    await expect(field).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await expect(page.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('falls back to its own words when the server sends none, and tells when it is not reached', async ({
    browser,
  }) => {
    const page = await newPage(browser, server);
    await page.goto(`${server.url}/auth`);
    await page.route('**/api/login', (route) => route.fulfill({ status: 500, body: '' }));
    await login(page, emailOf(server, 'mara'));
    await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText('Login failed');
    await page.unroute('**/api/login');
    await page.route('**/api/login', (route) => route.abort());
    await page.getByRole('button', { name: 'Login' }).click();
    const unreached = 'The server cannot be reached. Check your connection and try again.';
    await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText(unreached);
    await page.route('**/api/register', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
    await fillRegistration(page, server, 'nobody');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText('Registration failed');
    await page.route('**/api/register', (route) => route.fulfill({ status: 500, json: { error: 'Said as error' } }));
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText('Said as error');
    await expect(page.getByRole('alert').filter({ hasText: 'Registration failed' })).toContainText('Said as error');
  });

  test('says that it is working, and sends once however often it is pressed', async ({ browser }) => {
    const page = await newPage(browser, server);
    await page.goto(`${server.url}/auth`);
    const held = await hold(page, '/api/login');
    await page.getByLabel('Email').fill(emailOf(server, 'mara'));
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).dblclick();
    await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
    await page.getByLabel('Email').press('Enter');
    held.release();
    await expect(dashboard(page)).toBeVisible();
    expect(held.count()).toBe(1);
  });
});

test.describe('signing in and out', () => {
  test('leads back to the page that was wanted, and a signed-in user who opens /auth to the dashboard', async ({
    browser,
  }) => {
    const page = await newPage(browser, server);
    await page.goto(`${server.url}/insights?from=a-mail#part`);
    await expect(page).toHaveURL(/\/auth$/);
    await page.reload();
    await login(page, emailOf(server, 'una'));
    await expect(page).toHaveURL(`${server.url}/insights?from=a-mail#part`);
    await page.goto(`${server.url}/auth`);
    await expect(page).toHaveURL(`${server.url}/`);
  });

  test('never leads to another origin', async ({ browser }) => {
    const page = await newPage(browser, server);
    await page.goto(`${server.url}/auth`);
    await page.evaluate("history.replaceState({ from: '//example.org/' }, '')");
    await login(page, emailOf(server, 'una'));
    await expect(page).toHaveURL(`${server.url}/`);
  });

  test('after Logout the next user starts at the dashboard', async ({ browser }) => {
    const page = await newDevice(browser, server, 'una');
    await page.goto(`${server.url}/account`);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await login(page, emailOf(server, 'cara'));
    await expect(page).toHaveURL(`${server.url}/`);
    await page.goBack();
    await expect(page.getByText('Welcome back')).toHaveCount(0);
  });

  test('a logout that fails says so and leaves the user signed in', async ({ browser }) => {
    const page = await newDevice(browser, server, 'una');
    await page.goto(server.url);
    await page.route('**/api/logout', (route) => route.fulfill({ status: 503, json: { message: 'Try again soon.' } }));
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Logout failed' })).toContainText('Try again soon.');
    await expect(dashboard(page)).toBeVisible();
  });
});
