import { expect } from '@playwright/test';
import { emailOf, usernameOf } from '../support/site.ts';
import { test } from '../support/test.ts';
import { accept, makeUsersWorld, type UsersWorld } from '../support/users-page.ts';

let world: UsersWorld;
test.beforeAll(async ({ newSite }) => {
  world = await makeUsersWorld(newSite());
});

test('a link is checked first; one that cannot be checked is tried again, one that is not good leads to the login', async ({
  browser,
}) => {
  const page = await world.open(browser, '/auth', null);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/verify-invitation/*', async (route) => {
    await answer.promise;
    await route.fulfill({ status: 503, json: { message: 'No', code: 'unavailable' } });
  });
  await page.goto(`${world.site.url}/accept-invitation/broken`);
  await expect(page.getByText('Verifying invitation...')).toBeVisible();
  answer.resolve();
  await expect(page.getByText('The invitation could not be checked.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Invalid Invitation' })).toBeVisible();
  await expect(page.getByText('Invalid or expired invitation')).toBeVisible();
  await page.getByRole('button', { name: 'Go to Login' }).click();
  await expect(page).toHaveURL(`${world.site.url}/auth`);
});

test('a name that is taken is said at its field, any other failure in a toast, and then the link still works', async ({
  browser,
}) => {
  await world.api.post('/api/invite-user', { email: emailOf(world.site, 'olek'), role: 'company_admin' });
  const page = await world.open(browser, await world.inviteLink('olek'), null);
  await expect(page.getByText(/You were invited as an administrator/)).toBeVisible();
  await accept(page, world.site, 'mara');
  const taken = 'This name is already taken. Please choose another one.';
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(taken);
  await expect(page.getByLabel('Name')).toBeFocused();

  await page.route('**/api/complete-invitation/*', (route) => route.fulfill({ status: 500, body: '' }));
  await accept(page, world.site, 'Olek');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Failed to complete invitation');
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toContainText('Failed to complete invitation');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expect(page.getByText('Your account is ready. Please sign in.')).toBeVisible();
});

test('a link that is opened by somebody who is signed in says so, and makes the other account', async ({ browser }) => {
  await world.api.post('/api/invite-user', { email: emailOf(world.site, 'lena'), role: 'company_user' });
  const page = await world.open(browser, await world.inviteLink('lena'));
  await expect(page.getByText(`You are signed in as ${usernameOf(world.site, 'mara')}.`)).toBeVisible();
  await accept(page, world.site, 'lena');
  await expect(page.getByText('Log out first, then sign in with the invited email')).toBeVisible();
  await expect(page).toHaveURL(`${world.site.url}/`);
});
