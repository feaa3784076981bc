import { expect } from '@playwright/test';
import { dashboard, makeCompany } from '../support/account-page.ts';
import { type Site, usernameOf } from '../support/site.ts';
import { test } from '../support/test.ts';
import { newPage } from '../support/visitor.ts';

let server: Site;
test.beforeAll(async ({ newSite }) => {
  server = newSite();
  await makeCompany(server);
});

test.describe('navigation by role', () => {
  const seen = [
    {
      name: 'mara',
      label: 'Administrator',
      token: 'danger',
      may: ['Projects', 'User Management'],
      mayNot: [],
      team: null,
    },
    {
      name: 'una',
      label: 'Company User',
      token: 'cool',
      may: ['Projects'],
      mayNot: ['User Management'],
      team: 'Ovens',
    },
    {
      name: 'cara',
      label: 'Client',
      token: 'ok',
      may: [],
      mayNot: ['Projects', 'User Management'],
      team: null,
    },
    {
      name: 'cleo',
      label: 'Client',
      token: 'ok',
      may: [],
      mayNot: ['Projects', 'User Management', 'People'],
      team: null,
    },
  ];
  for (const { name, label, token, may, mayNot, team } of seen) {
    test(`${name}, ${label}: links, sheet and avatar menu`, async ({ browser }) => {
      const page = await newPage(browser, server, name);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(`${server.url}/account`);
      const bar = page.getByRole('navigation', { name: 'Main' });
      for (const link of ['Dashboard', 'Insights', ...may])
        await expect(bar.getByRole('link', { name: link })).toBeVisible();
      for (const link of mayNot) await expect(bar.getByRole('link', { name: link })).toHaveCount(0);
      expect(asked.includes('/api/projects')).toBe(label === 'Client');

      await page.getByRole('button', { name: 'Account menu' }).click();
      await expect(page.getByRole('button', { name: 'Account menu' })).toHaveText(name.slice(0, 1).toUpperCase());
      const menu = page.getByRole('menu', { name: 'Account' }).locator('..');
      await expect(menu.getByText(usernameOf(server, name), { exact: true })).toBeVisible();
      await expect(menu.getByText('Harbour Foods')).toBeVisible();
      if (team) await expect(menu.getByText(team)).toBeVisible();
      const icon = menu.getByText(label, { exact: true }).locator('svg');
      await expect(icon).toHaveClass(new RegExp(`text-${token}`));
      await expect(menu.getByRole('menuitem', { name: 'User Management' })).toHaveCount(
        label === 'Administrator' ? 1 : 0,
      );
      await page.keyboard.press('Escape');

      await page.setViewportSize({ width: 767, height: 800 });
      await expect(bar).toBeHidden();
      await page.getByRole('button', { name: 'Open menu' }).click();
      const sheet = page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation', { name: 'Main' });
      for (const link of ['Dashboard', 'Insights', ...may])
        await expect(sheet.getByRole('link', { name: link })).toBeVisible();
      for (const link of mayNot) await expect(sheet.getByRole('link', { name: link })).toHaveCount(0);
    });
  }

  test('every link of the bar leads to a page, and all fit at 768 px', async ({ browser }) => {
    const page = await newPage(browser, server, 'mara', { viewport: { width: 768, height: 800 } });
    await page.goto(server.url);
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const last = await links.last().boundingBox();
    const theme = await page.getByRole('button', { name: 'Theme' }).boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(theme?.x ?? 0);
    const hrefs = await Promise.all((await links.all()).map((link) => link.getAttribute('href')));
    for (const href of hrefs) {
      await page.goto(server.url + href);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('404 Page Not Found')).toHaveCount(0);
    }
  });

  test('a page above a person’s role says Access Denied and leads back', async ({ browser }) => {
    const page = await newPage(browser, server, 'cara');
    await page.goto(`${server.url}/projects`);
    await expect(page.getByRole('heading', { name: 'Access Denied', level: 1 })).toBeVisible();
    await expect(
      page.getByText("You don't have sufficient permissions to access this page.", { exact: true }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(dashboard(page)).toBeVisible();
    const staff = await newPage(browser, server, 'una');
    await staff.goto(`${server.url}/projects`);
    await expect(staff.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
    await staff.goto(`${server.url}/users`);
    await expect(staff.getByRole('heading', { name: 'Access Denied', level: 1 })).toBeVisible();
  });
});
