import { expect } from '@playwright/test';
import { dashboard, fillRegistration, hold, login } from '../support/account-page.ts';
import { signUp } from '../support/api.ts';
import { mailedPath, mailedPaths, type Server, startPreparedServer } from '../support/server.ts';
import { emailOf } from '../support/site.ts';
import { test } from '../support/test.ts';
import { newPage } from '../support/visitor.ts';

/** With the limits that a customer meets. */
let server: Server;
test.beforeAll(async () => {
  server = await startPreparedServer();
  await signUp(server, 'mara');
});
test.afterAll(() => server.stop());

test('registration: the mail is sent again on request, at the card and at a refused login', async ({ browser }) => {
  const page = await newPage(browser, server);
  const email = emailOf(server, 'nora');
  const mails = () => mailedPaths(server.dataDir, email, 'verify-email').length;
  await page.goto(`${server.url}/auth`);
  await fillRegistration(page, server, 'nora');
  const held = await hold(page, '/api/register');
  await page.getByRole('button', { name: 'Register' }).dblclick();
  await expect(page.getByRole('button', { name: 'Registering...' })).toBeDisabled();
  held.release();
  await expect(page.getByText('Registration Complete')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Verification Email Sent' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  expect(held.count()).toBe(1);
  await expect.poll(mails).toBe(1);

  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText(/another email is on its way/)).toBeVisible();
  await expect.poll(mails).toBe(2);
  await expect(page.getByRole('button', { name: 'Send it again' })).toHaveText(/\(\d+ s\)/);
  await expect(page.getByRole('button', { name: 'Send it again' })).toBeFocused();

  await page.getByRole('button', { name: 'Back to Login' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(await page.evaluate("fetch('/api/user').then((reply) => reply.status)")).toBe(401);
  await login(page, email);
  await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText(
    'Please verify your email address before logging in.',
  );
  await page.getByRole('button', { name: 'Send the verification email again' }).click();
  await expect.poll(mails).toBe(3);

  await page.goto(server.url + (await mailedPath(server.dataDir, email)));
  await expect(page.getByText('Email verified')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await login(page, email);
  await expect(dashboard(page)).toBeVisible();
});

test('a verification link that does not work leads to a new one', async ({ browser }) => {
  const page = await newPage(browser, server);
  await page.goto(`${server.url}/verify-email/not-a-token`);
  await expect(page.getByRole('alert')).toHaveText('This verification link is invalid or has expired.');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Valid email is required');
  await page.getByLabel('Email').fill(emailOf(server, 'mara'));
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(
    page.getByText('If an account with this address exists, a mail with a link is on its way.'),
  ).toBeVisible();
});
