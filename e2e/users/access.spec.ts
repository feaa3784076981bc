import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { choose, makeUsersWorld, projectsOf, type UsersWorld } from '../support/users-page.ts';
import { dialogOf } from '../support/visitor.ts';

let world: UsersWorld;
test.beforeAll(async ({ newSite }) => {
  world = await makeUsersWorld(newSite());
});

test('project access is saved project by project, both off is a withdrawal, and what is refused is said at its row', async ({
  browser,
}) => {
  await world.member('ravi', 'client', [{ projectId: world.bread, canViewInsights: true, canViewChat: false }]);
  const page = await world.open(browser, '/users');
  const guest = await world.open(browser, '/', 'ravi');
  const dialog = dialogOf(page, 'Manage Project Access');
  const save = dialog.getByRole('button', { name: 'Save Access' });
  await choose(page, 'ravi', 'Manage access');
  await expect(dialog.getByRole('checkbox', { name: 'View insights: Bread and waste' })).toBeChecked();
  await expect(save).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'View insights: Bread and waste' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Access chat: Board papers' }).check();
  await expect(dialog.getByText('2 changes')).toBeVisible();

  const calls: string[] = [];
  await page.route(/\/api\/projects\/\d+\/access/, (route) => {
    calls.push(route.request().method());
    return route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { message: 'This project is being changed.', code: 'conflict' } })
      : route.continue();
  });
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'This project is being changed.' })).toContainText('Error');
  await expect(dialog.getByRole('row', { name: /Board papers/ })).toContainText('Not saved');
  await expect(dialog.getByText('1 change')).toBeVisible();
  expect(calls.sort()).toEqual(['DELETE', 'POST']);
  expect(await projectsOf(guest)).toEqual([]);
  expect((await guest.context().request.get(`${world.site.url}/api/projects/${world.bread}`)).status()).toBe(404);

  await page.unrouteAll();
  await save.click();
  await expect(page.getByText('Project access updated successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(await projectsOf(guest)).toEqual(['Board papers']);
  await choose(page, 'ravi', 'Manage access');
  await expect(dialog.getByRole('checkbox', { name: 'Access chat: Board papers' })).toBeChecked();
});
