import { expect, type Page } from '@playwright/test';
import { type Api, signIn, signUp } from '../support/api.ts';
import { addMember } from '../support/member.ts';
import { emailOf, type Site, usernameOf } from '../support/site.ts';
import { test } from '../support/test.ts';
import { openAs } from '../support/visitor.ts';

let site: Site;
let mara: Api;
test.beforeAll(async ({ newSite }) => {
  site = newSite();
  mara = await signUp(site, 'mara');
  await addMember(site, mara, 'una', { role: 'company_user' });
  await addMember(site, mara, 'cleo', { role: 'client' });
  // Enough for a second page.
  for (let i = 0; i < 26; i++) await signIn(site, 'una').then((una) => una.post('/api/logout'));
});

const rowWith = (page: Page, text: string | RegExp) => page.getByRole('row').filter({ hasText: text }).first();

test('the activity shows an invitation and a change of role, filters, and goes on below', async ({ browser }) => {
  await mara.post('/api/invite-user', { email: emailOf(site, 'somebody-new'), role: 'client' });
  const users = await mara.get<{ id: number; username: string }[]>('/api/users');
  const una = users.find(({ username }) => username === usernameOf(site, 'una'));
  const page = await openAs(browser, site, 'mara', '/users');
  const reply = await page.request.patch(`${site.url}/api/users/${una?.id}/role`, {
    data: { role: 'company_admin' },
  });
  expect(reply.status()).toBe(200);
  await page.request.patch(`${site.url}/api/users/${una?.id}/role`, { data: { role: 'company_user' } });

  await page.getByRole('link', { name: 'Activity' }).click();
  await expect(page).toHaveURL(/\/audit$/);
  await expect(page.getByRole('heading', { name: 'Activity', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'User Management' }).first()).toHaveAttribute('aria-current', 'page');
  await expect(
    rowWith(page, `Changed the role of ${usernameOf(site, 'una')} from Administrator to Company User`),
  ).toContainText('mara');
  await expect(rowWith(page, /Sent invitation \d+ for the role Client/)).toContainText('mara');
  await expect(page.getByText('somebody-new')).toHaveCount(0);

  await expect(page.getByRole('row')).toHaveCount(51);
  const broken = (url: URL) => url.pathname === '/api/audit' && url.searchParams.has('before');
  await page.route(broken, (route) => route.fulfill({ status: 500, json: { message: '', code: 'x' } }));
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByText('The activity before that could not be loaded.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(51);
  await expect(page.getByRole('region', { name: 'Activity' })).toBeFocused();

  await page.getByLabel('Kind of activity').selectOption('Invitations');
  await expect(page.getByText('Signed in')).toHaveCount(0);
  await expect(rowWith(page, /Accepted invitation \d+ for the role Client/)).toContainText('cleo');
  await page.getByLabel('Kind of activity').selectOption('Deletions and erasures');
  await expect(page.getByText('No activity of this kind')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(page.getByRole('row')).toHaveCount(51);
});

test('who is no administrator may not open the activity', async ({ browser }) => {
  for (const name of ['una', 'cleo']) {
    const page = await openAs(browser, site, name, '/audit');
    await expect(page.getByText('Access Denied')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Activity' })).toHaveCount(0);
  }
});
