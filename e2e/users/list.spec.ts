import { expect } from '@playwright/test';
import { failUntilRetry } from '../support/failing-reads.ts';
import { shiftsOf, watchShifts } from '../support/layout-shift.ts';
import { test } from '../support/test.ts';
import { makeUsersWorld, rowOf, type UsersWorld } from '../support/users-page.ts';
import { dialogOf, newPage } from '../support/visitor.ts';

let world: UsersWorld;
test.beforeAll(async ({ newSite }) => {
  world = await makeUsersWorld(newSite());
});

test('many users are searched and move nothing while they load; what cannot be read is said and tried again', async ({
  browser,
}) => {
  const page = await newPage(browser, world.site, 'mara');
  const many = Array.from({ length: 21 }, (_, index) => ({
    id: 1000 + index,
    username: `Person ${index + 1}`,
    email: `person${index + 1}@example.com`,
    role: 'company_user',
    teamName: null,
    companyName: 'Harbour Foods',
    status: index === 3 ? 'pending' : 'active',
    createdAt: '2026-01-05T08:00:00.000Z',
    projectAccess: [],
  }));
  await page.route('**/api/users', (route) => route.fulfill({ json: many }));
  await failUntilRetry(page, '**/api/users', (route) =>
    route.fulfill({ status: 500, json: { message: 'No', code: 'internal' } }),
  );
  await page.goto(`${world.site.url}/users`);
  await expect(page.getByText('The users could not be loaded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite User' })).toBeEnabled();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('row')).toHaveCount(22);
  await expect(rowOf(page, 'person4@example.com')).toContainText('Not verified');
  await page.getByLabel('Search users').fill('person 21');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByLabel('Search users').fill('nobody');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('row')).toHaveCount(22);

  await watchShifts(page);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(22);
  const { score, moved } = await shiftsOf(page);
  expect(score, moved).toBeLessThan(0.05);

  many.splice(1);
  await page.reload();
  await expect(page.getByText('No other users yet')).toBeVisible();
  await page.getByRole('button', { name: 'Invite User' }).click();
  await expect(dialogOf(page, 'Invite User')).toBeVisible();
  await page.unrouteAll();
});
