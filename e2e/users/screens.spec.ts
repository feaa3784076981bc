import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { emailOf, password } from '../support/api.ts';
import { choose, close, rowOf, startUsersWorld, type UsersWorld } from '../support/users-page.ts';
import { dialogOf } from '../support/visitor.ts';

let world: UsersWorld;
test.beforeAll(async () => {
  world = await startUsersWorld();
});
test.afterAll(() => world.server.stop());

const watchShifts = `window.shifted = 0;
  new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) window.shifted += e.value; })
    .observe({ type: 'layout-shift', buffered: true });`;

test('many users are searched and move nothing while they load; what cannot be read is said and tried again', async ({
  browser,
}) => {
  const page = await world.open(browser, '/auth', null);
  const data = { email: emailOf('mara'), password };
  await page.context().request.post(`${world.server.url}/api/login`, { data });
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
  let broken = true;
  await page.route('**/api/users', (route) =>
    broken ? route.fulfill({ status: 500, json: { message: 'No', code: 'internal' } }) : route.fulfill({ json: many }),
  );
  await page.goto(`${world.server.url}/users`);
  await expect(page.getByText('The users could not be loaded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite User' })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  broken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('row')).toHaveCount(22);
  await expect(rowOf(page, 'person4@example.com')).toContainText('Not verified');
  await page.getByLabel('Search users').fill('person 21');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByLabel('Search users').fill('nobody');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('row')).toHaveCount(22);

  await page.addInitScript(watchShifts);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(22);
  await page.waitForTimeout(500);
  expect(await page.evaluate('window.shifted')).toBeLessThan(0.05);

  many.splice(1);
  await page.reload();
  await expect(page.getByText('No other users yet')).toBeVisible();
  await page.getByRole('button', { name: 'Invite User' }).click();
  await expect(dialogOf(page, 'Invite User')).toBeVisible();
  await page.unrouteAll();
  await close(page);
});

type Stop = { name: string; show: (page: Page) => Promise<void>; dialog?: string };
const stops: Stop[] = [
  { name: 'the page', show: async () => {} },
  { name: 'the menu', show: async (page) => page.getByRole('button', { name: 'Actions for cleo' }).click() },
  { name: 'its own menu', show: async (page) => page.getByRole('button', { name: 'Actions for mara' }).click() },
  { name: 'the role', show: (page) => choose(page, 'cleo', 'Change role'), dialog: 'Change User Role' },
  { name: 'the access', show: (page) => choose(page, 'cleo', 'Manage access'), dialog: 'Manage Project Access' },
  { name: 'the deletion', show: (page) => choose(page, 'cleo', 'Delete'), dialog: 'Delete User' },
  { name: 'the invitation', show: showInvitation, dialog: 'Invite User' },
  {
    name: 'the revocation',
    show: async (page) => page.getByRole('button', { name: 'Revoke the invitation to dario@example.com' }).click(),
    dialog: 'Revoke Invitation',
  },
];

async function showInvitation(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Invite User' }).click();
  await page.getByRole('button', { name: 'Send Invitation' }).click();
  await page.getByRole('radio', { name: 'Client' }).check();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
}

async function expectSound(page: Page, what: string, width: number): Promise<void> {
  const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await page.evaluate(sideways), what).toBe(0);
  // The narrowest width is about room alone.
  if (width < 390) return;
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((v) => `${what}: ${v.id}: ${v.nodes.map((n) => n.html).join(' | ')}`)).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of colorScheme === 'light' ? [1440, 390, 320] : [1440, 390]) {
    test(`the page, its dialogs and the invitation are sound, ${colorScheme} at ${width} px`, async ({ browser }) => {
      if ((await world.users()).every(({ username }) => username !== 'cleo')) await world.member('cleo', 'client');
      await world.api.post('/api/invite-user', { email: 'dario@example.com', role: 'client' });
      const options = { colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' as const };
      const page = await world.open(browser, '/users', 'mara', options);
      for (const { name, show, dialog } of stops) {
        await expect(page.getByText('dario@example.com')).toBeVisible();
        await show(page);
        if (dialog) await expect(dialogOf(page, dialog)).toBeVisible();
        await expectSound(page, name, width);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        // What was typed is gone 300 ms after a dialog closed; until then its shell may still be there.
        await page.waitForTimeout(350);
      }
      await close(page);

      const guest = await world.open(browser, '/accept-invitation/broken', null, options);
      await expect(guest.getByText('Go to Login')).toBeVisible();
      await expectSound(guest, 'the broken link', width);
      await guest.route('**/api/verify-invitation/*', (route) => route.fulfill({ json: { role: 'client' } }));
      await guest.goto(`${world.server.url}/accept-invitation/good`);
      await guest.getByRole('button', { name: 'Complete Registration' }).click();
      await expect(guest.getByText('Please confirm your password')).toBeVisible();
      await expectSound(guest, 'the registration', width);
      await close(guest);
    });
  }
}
