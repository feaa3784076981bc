import { expect } from '@playwright/test';
import { emailOf, usernameOf } from '../support/site.ts';
import { test } from '../support/test.ts';
import { choose, makeUsersWorld, projectsOf, rowOf, type UsersWorld } from '../support/users-page.ts';
import { dialogOf } from '../support/visitor.ts';

let world: UsersWorld;
test.beforeAll(async ({ newSite }) => {
  world = await makeUsersWorld(newSite());
});

test('a role is changed, and a deleted user is out at once while the projects stay', async ({ browser }) => {
  await world.member('ben', 'company_user');
  const page = await world.open(browser, '/users');
  const colleague = await world.open(browser, '/', 'ben');
  const data = { name: 'Made by Ben' };
  expect((await colleague.context().request.post(`${world.site.url}/api/projects`, { data })).status()).toBe(201);

  await choose(page, 'ben', 'Change role');
  const dialog = dialogOf(page, 'Change User Role');
  const change = dialog.getByRole('button', { name: 'Change Role' });
  await expect(dialog.getByRole('radio', { name: 'Company User' })).toBeChecked();
  await expect(change).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Client' }).check();
  await expect(dialog.getByText('This user sees no project until you give access to one.')).toBeVisible();
  await change.click();
  await expect(page.getByText('User role updated successfully')).toBeVisible();
  await expect(rowOf(page, emailOf(world.site, 'ben'))).toContainText('No project access');
  await expect(page.getByRole('button', { name: 'Actions for ben' })).toBeFocused();
  expect(await projectsOf(colleague)).toEqual([]);

  await choose(page, 'ben', 'Delete');
  const question = dialogOf(page, 'Delete User');
  await expect(question).toContainText(emailOf(world.site, 'ben'));
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await choose(page, 'ben', 'Change role');
  await dialog.getByRole('radio', { name: 'Company User' }).check();
  await expect(dialog.getByText(/project access of this client is removed/)).toBeVisible();
  await change.click();
  await expect(rowOf(page, emailOf(world.site, 'ben'))).toContainText('Company User');
  await choose(page, 'ben', 'Delete');
  await expect(question).toContainText('are transferred to you');
  await question.getByRole('button', { name: 'Delete User' }).click();
  await expect(page.getByText('User deleted successfully')).toBeVisible();
  await expect(rowOf(page, emailOf(world.site, 'ben'))).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Users' })).toBeFocused();

  expect(await projectsOf(page)).toContain('Made by Ben');
  await colleague.getByRole('link', { name: 'Topics' }).click();
  await expect(colleague.getByText('Your session has ended')).toBeVisible();
  await colleague.goto(world.site.url);
  await expect(colleague).toHaveURL(`${world.site.url}/auth`);
});

test('a person’s own row offers neither role nor deletion and says why; the last admin is refused in words', async ({
  browser,
}) => {
  await world.member('yuki', 'company_admin');
  const page = await world.open(browser, '/users');
  await expect(rowOf(page, emailOf(world.site, 'mara'))).toContainText('You');
  await expect(rowOf(page, emailOf(world.site, 'yuki'))).not.toContainText('You');
  await page.getByRole('button', { name: 'Actions for mara' }).click();
  await expect(page.getByText('You cannot change your own role or delete your own account.')).toBeVisible();
  await expect(page.getByRole('menuitem')).toHaveText(['Account settings']);
  await page.keyboard.press('Escape');

  const refused = { status: 409, json: { message: 'The company needs at least one admin.', code: 'conflict' } };
  await page.route(/\/api\/users\/\d+/, (route) => route.fulfill(refused));
  await choose(page, 'yuki', 'Change role');
  const dialog = dialogOf(page, 'Change User Role');
  await dialog.getByRole('radio', { name: 'Company User' }).check();
  await dialog.getByRole('button', { name: 'Change Role' }).click();
  await expect(page.getByText('The company needs at least one admin.')).toHaveCount(2);
  await expect(dialog.getByRole('alert')).toHaveText('The company needs at least one admin.');
  await page.keyboard.press('Escape');
  await choose(page, 'yuki', 'Delete');
  await dialogOf(page, 'Delete User').getByRole('button', { name: 'Delete User' }).click();
  await expect(dialogOf(page, 'Delete User').getByRole('alert')).toHaveText('The company needs at least one admin.');
  await page.unrouteAll();
});

test('an admin who was demoted by another one is led off the page', async ({ browser }) => {
  await world.member('noor', 'company_admin');
  const page = await world.open(browser, '/users', 'noor');
  await expect(rowOf(page, emailOf(world.site, 'noor'))).toContainText('You');
  const noor = (await world.users()).find(({ username }) => username === usernameOf(world.site, 'noor'));
  const admin = await world.open(browser, '/users');
  const path = `${world.site.url}/api/users/${noor?.id}/role`;
  await page.waitForLoadState('networkidle');
  expect((await admin.context().request.patch(path, { data: { role: 'company_user' } })).status()).toBe(200);
  await choose(page, 'mara', 'Change role');
  await dialogOf(page, 'Change User Role').getByRole('radio', { name: 'Company User' }).check();
  await dialogOf(page, 'Change User Role').getByRole('button', { name: 'Change Role' }).click();
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'User Management' })).toHaveCount(0);
});

test('the keyboard alone opens the menu, changes a role and comes back to where it was', async ({ browser }) => {
  if ((await world.users()).every(({ username }) => username !== usernameOf(world.site, 'cleo')))
    await world.member('cleo', 'client');
  const page = await world.open(browser, '/users', 'mara', { viewport: { width: 390, height: 800 } });
  const trigger = page.getByRole('button', { name: 'Actions for cleo' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Change role' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page, 'Change User Role');
  await expect(dialog.getByRole('radio', { name: 'Client' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('radio', { name: 'Company User' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('User role updated successfully')).toBeVisible();
  await expect(trigger).toBeFocused();
});
