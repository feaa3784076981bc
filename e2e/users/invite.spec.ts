import { expect } from '@playwright/test';
import { mailedPaths } from '../support/server.ts';
import { emailOf, password } from '../support/site.ts';
import { test } from '../support/test.ts';
import { accept, invitationTo, makeUsersWorld, projectsOf, rowOf, type UsersWorld } from '../support/users-page.ts';
import { dialogOf } from '../support/visitor.ts';

let world: UsersWorld;
test.beforeAll(async ({ newSite }) => {
  world = await makeUsersWorld(newSite());
});

test('a client is invited to the insights of one project, accepts, sees that project alone and changes nothing', async ({
  browser,
}) => {
  const page = await world.open(browser, '/');
  await page.getByRole('link', { name: 'User Management' }).click();
  await expect(page.getByRole('heading', { name: 'User Management', level: 1 })).toBeVisible();

  await test.step('invited, with the button saying that it is being sent', async () => {
    await page.getByRole('button', { name: 'Invite User' }).click();
    const dialog = dialogOf(page, 'Invite User');
    await dialog.getByLabel('Email').fill(emailOf(world.site, 'Cleo'));
    await expect(dialog.getByText('Project access')).toHaveCount(0);
    await dialog.getByRole('radio', { name: 'Client' }).check();
    await dialog.getByLabel('Company Name').fill('Quay Retail');
    await dialog.getByLabel('Team Name').fill('Buying');
    await dialog.getByRole('checkbox', { name: 'View insights: Bread and waste' }).check();
    const answered = Promise.withResolvers<void>();
    await page.route('**/api/invite-user', async (route) => {
      await answered.promise;
      await route.continue();
    });
    const sent = page.waitForRequest('**/api/invite-user');
    await dialog.getByRole('button', { name: 'Send Invitation' }).click();
    await expect(dialog.getByRole('button', { name: 'Sending Invitation...' })).toBeDisabled();
    answered.resolve();
    expect((await sent).postDataJSON()).toEqual({
      email: emailOf(world.site, 'Cleo'),
      role: 'client',
      companyName: 'Quay Retail',
      teamName: 'Buying',
      projectAccess: [{ projectId: world.bread, canViewInsights: true, canViewChat: false }],
    });
    await expect(page.getByText(`An invitation was sent to ${emailOf(world.site, 'cleo')}.`)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(invitationTo(page, emailOf(world.site, 'cleo'))).toContainText('1 project');
  });

  const guest = await world.open(browser, await world.inviteLink('cleo'), null);
  await test.step('accepted with a name and a password, and signed in to', async () => {
    await expect(guest.getByText(/You were invited as a client/)).toBeVisible();
    await guest.getByRole('button', { name: 'Complete Registration' }).click();
    await expect(guest.getByText('Name must be at least 2 characters')).toBeVisible();
    await expect(guest.getByLabel('Name')).toBeFocused();
    await guest.getByLabel('Password', { exact: true }).fill('abcdefgh');
    await expect(guest.getByText('Password must contain at least one number')).toBeVisible();
    await expect(guest.getByText('Weak: Add more character types')).toBeVisible();
    await guest.getByLabel('Confirm Password').fill('abcdefgh1');
    await expect(guest.getByText("Passwords don't match")).toBeVisible();
    await accept(guest, world.site, 'cleo');
    await expect(guest).toHaveURL(`${world.site.url}/auth`);
    await expect(guest.getByText('Your account is ready. Please sign in.')).toBeVisible();
    await guest.getByLabel('Email').fill(emailOf(world.site, 'cleo'));
    await guest.getByLabel('Password', { exact: true }).fill(password);
    await guest.getByRole('button', { name: 'Login' }).click();
    await expect(guest.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  await test.step('sees that project and no controls', async () => {
    await expect(guest.getByRole('link', { name: 'Bread and waste' }).first()).toBeVisible();
    expect(await projectsOf(guest)).toEqual(['Bread and waste']);
    await expect(guest.getByText('Board papers')).toHaveCount(0);
    await expect(guest.getByRole('button', { name: 'New Project' })).toBeDisabled();
    await expect(guest.getByRole('button', { name: /^(Edit|Delete) / })).toHaveCount(0);
    await expect(guest.getByRole('link', { name: /User Management|^Projects$/ })).toHaveCount(0);
    await guest.goto(`${world.site.url}/insights/${world.bread}`);
    await expect(guest.getByText('Supporting Quote').first()).toBeVisible();
    await expect(guest.getByRole('button', { name: /Delete|Edit|Add tag|Add Custom|Analyze/ })).toHaveCount(0);
  });

  for (const path of ['/users', '/projects']) {
    await test.step(`is denied ${path}`, async () => {
      await guest.goto(world.site.url + path);
      await expect(guest.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
      await expect(guest.getByText("You don't have sufficient permissions to access this page.")).toBeVisible();
    });
  }

  await test.step('is listed', async () => {
    await page.reload();
    const row = rowOf(page, emailOf(world.site, 'cleo'));
    for (const text of ['Client', '1 project', 'Quay Retail · Buying', 'Active']) await expect(row).toContainText(text);
    await expect(page.getByText('No pending invitations')).toBeVisible();
  });
});

test('an invitation that is not good is refused in words, at its field where it has one', async ({ browser }) => {
  const page = await world.open(browser, '/users');
  await page.getByRole('button', { name: 'Invite User' }).click();
  const dialog = dialogOf(page, 'Invite User');
  const send = dialog.getByRole('button', { name: 'Send Invitation' });
  await send.click();
  await expect(dialog.getByText('Email is required')).toBeVisible();
  await expect(dialog.getByText('Role is required')).toBeVisible();
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await dialog.getByLabel('Email').fill('mara');
  await expect(dialog.getByText('Invalid email format')).toBeVisible();

  await dialog.getByLabel('Email').fill(emailOf(world.site, 'mara'));
  await dialog.getByRole('radio', { name: 'Company User' }).check();
  await expect(dialog.getByLabel('Company Name')).toBeDisabled();
  await send.click();
  const taken = 'This email address already belongs to a user of your company.';
  await expect(page.getByRole('alert').filter({ hasText: taken })).toContainText('Error');
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(taken);
  await expect(dialog.getByLabel('Email')).toBeFocused();

  await page.route('**/api/invite-user', (route) =>
    route.fulfill({ status: 429, json: { message: 'Too many attempts. Please try again later.', code: 'limited' } }),
  );
  await dialog.getByLabel('Email').fill(emailOf(world.site, 'new'));
  await send.click();
  await expect(dialog.getByRole('alert')).toHaveText('Too many attempts. Please try again later.');
  await page.unrouteAll();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Invite User' })).toBeFocused();
});

test('a pending invitation is sent again with a new link, and revoked', async ({ browser }) => {
  await world.api.post('/api/invite-user', { email: emailOf(world.site, 'ines'), role: 'company_user' });
  const first = await world.inviteLink('ines');
  const page = await world.open(browser, '/users');
  const entry = invitationTo(page, emailOf(world.site, 'ines'));
  await expect(entry).toContainText('Invited by mara');
  await expect(entry).toContainText(/Expires \d/);
  await entry.getByRole('button', { name: `Resend the invitation to ${emailOf(world.site, 'ines')}` }).click();
  await expect(page.getByText(`A new link was sent to ${emailOf(world.site, 'ines')}.`)).toBeVisible();
  const links = () => mailedPaths(world.site.dataDir, emailOf(world.site, 'ines'), 'accept-invitation');
  await expect.poll(() => links().length).toBe(2);
  const [second] = links();

  const guest = await world.open(browser, first, null);
  await expect(guest.getByRole('heading', { name: 'Invalid Invitation' })).toBeVisible();
  await guest.goto(world.site.url + second);
  await expect(guest.getByText(/You were invited as a company user/)).toBeVisible();

  await entry.getByRole('button', { name: `Revoke the invitation to ${emailOf(world.site, 'ines')}` }).click();
  await dialogOf(page, 'Revoke Invitation').getByRole('button', { name: 'Revoke Invitation' }).click();
  await expect(page.getByText('Invitation revoked successfully')).toBeVisible();
  await expect(entry).toHaveCount(0);
  await accept(guest, world.site, 'Ines');
  await expect(guest.getByRole('heading', { name: 'Invalid Invitation' })).toBeVisible();
  await guest.getByRole('button', { name: 'Go to Login' }).click();
  await expect(guest.getByText('Welcome back')).toBeVisible();
});
