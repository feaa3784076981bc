import { expect, type Page } from '@playwright/test';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';

let server: Site;
test.beforeAll(async ({ newSite }) => {
  server = newSite();
});

const call = '**/api/verify-email/*';
const visit = (page: Page) => page.goto(`${server.url}/verify-email/mailed`);
const noteDelays = `window.delays = [];
  const start = window.setTimeout;
  window.setTimeout = (run, ms, ...rest) => { window.delays.push(ms); return start(run, ms, ...rest); };`;

test('a link is verified behind a spinner, said to be, and left for the home page after three seconds', async ({
  page,
}) => {
  await page.addInitScript(noteDelays);
  const answer = Promise.withResolvers<void>();
  let calls = 0;
  await page.route(call, async (route) => {
    calls++;
    await answer.promise;
    await route.fulfill({ json: { message: 'Verified' } });
  });
  await visit(page);
  await expect(page.getByRole('status').filter({ hasText: 'Verifying your email...' })).toBeVisible();
  answer.resolve();
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
  expect(await page.evaluate('window.delays')).toContain(3000);
  // Signed out: the home page leads to the sign-in.
  await expect(page).toHaveURL(`${server.url}/auth`);
  expect(calls).toBe(1);
});

const failures: [string, { status: number; body: string }, string][] = [
  [
    'with a sentence of the server',
    { status: 400, body: '{"message":"Said by the server","code":"x"}' },
    'Said by the server',
  ],
  ['without one', { status: 500, body: '' }, 'Failed to verify email'],
];
for (const [how, reply, said] of failures) {
  test(`a verification that is refused ${how} says so and leads back to the login`, async ({ page }) => {
    await page.route(call, (route) => route.fulfill(reply));
    await visit(page);
    await expect(page.getByRole('alert')).toHaveText(said);
    await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to Login' }).click();
    await expect(page).toHaveURL(`${server.url}/auth`);
    await expect(page.getByText('Welcome back')).toBeVisible();
  });
}

test('a verification that does not reach the server can be tried again with the same link', async ({ page }) => {
  await page.route(call, (route) => route.abort());
  await visit(page);
  await expect(page.getByRole('alert')).toHaveText('An unexpected error occurred');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toHaveText('This verification link is invalid or has expired.');
  await expect(page.getByRole('button', { name: 'Back to Login' })).toBeVisible();
});
