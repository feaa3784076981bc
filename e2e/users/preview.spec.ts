import { type Browser, expect, type Page } from '@playwright/test';
import { holdUntilLast, shiftsOf, watchShifts } from '../support/layout-shift.ts';
import { emailOf, password, usernameOf } from '../support/site.ts';
import { test } from '../support/test.ts';
import { choose, close, type Listed, makeUsersWorld, rowOf, type UsersWorld } from '../support/users-page.ts';

let world: UsersWorld;
test.beforeAll(async ({ newSite }) => {
  world = await makeUsersWorld(newSite());
  const grant = { projectId: world.bread, canViewInsights: true, canViewChat: false };
  await world.member('cleo', 'client', [grant]);
  await world.member('talia', 'client', [{ ...grant, canViewInsights: false, canViewChat: true }]);
});

const said = (name: string) =>
  `You see Earshot as ${usernameOf(world.site, name)} sees it. Nothing can be changed here.`;
const barOf = (page: Page) => page.getByRole('region', { name: 'View as client' });
const end = (page: Page) => page.getByRole('button', { name: 'End preview' });
const idOf = async (name: string) =>
  (await world.users()).find(({ username }: Listed) => username === usernameOf(world.site, name))?.id;

/** An admin's page that shows Earshot as a client sees it. */
async function viewAs(browser: Browser, name: string, options = {}, admin = 'mara'): Promise<Page> {
  const page = await world.open(browser, '/users', admin, options);
  await choose(page, name, 'View as this client');
  await expect(barOf(page)).toContainText(said(name));
  return page;
}

test('an admin sees Earshot as a client: the granted project alone, nothing to change, until the preview ends', async ({
  browser,
}) => {
  const page = await world.open(browser, '/insights', 'mara');
  await page.getByRole('link', { name: 'Board papers' }).first().click();
  await expect(page.getByRole('heading', { name: 'Board papers', level: 1 })).toBeVisible();
  const boardPapers = page.url();

  await test.step('begun from the list of users, it starts on the dashboard of the client', async () => {
    await page.goto(`${world.site.url}/users`);
    await choose(page, 'cleo', 'View as this client');
    await expect(barOf(page)).toContainText(said('cleo'));
    await expect(page).toHaveURL(`${world.site.url}/`);
    await expect(page.getByRole('link', { name: 'Bread and waste' }).first()).toBeVisible();
    await expect(page.getByText('Board papers')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'New Project' })).toBeDisabled();
    await expect(page.getByRole('button', { name: /^(Edit|Delete) / })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /User Management|^Projects$/ })).toHaveCount(0);
  });

  await test.step('the project that the admin chose last is none of the client', async () => {
    await page.getByRole('link', { name: 'Insights', exact: true }).click();
    await expect(page).toHaveURL(`${world.site.url}/insights`);
    await page.getByRole('main').getByRole('link', { name: 'Bread and waste' }).click();
    await expect(page.getByText('Supporting Quote').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Delete|Edit|Add tag|Add Custom|Analyze/ })).toHaveCount(0);
    await expect(barOf(page)).toBeVisible();
  });

  await test.step('what the client may not open is not there', async () => {
    await page.goto(boardPapers);
    await expect(page.getByText(/not found/i).first()).toBeVisible();
    await expect(page.getByText('Board papers')).toHaveCount(0);
    await page.goto(`${world.site.url}/users`);
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(barOf(page)).toContainText(said('cleo'));
  });

  await test.step('a reload keeps it, another tab does not have it', async () => {
    await page.reload();
    await expect(barOf(page)).toContainText(said('cleo'));
    const tab = await page.context().newPage();
    await tab.goto(boardPapers);
    await expect(tab.getByRole('heading', { name: 'Board papers', level: 1 })).toBeVisible();
    await expect(barOf(tab)).toHaveCount(0);
    await tab.close();
  });

  await test.step('the account of the client is not shown', async () => {
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByText('Client', { exact: true })).toBeVisible();
    await expect(page.getByRole('menuitem')).toHaveText(['Keyboard shortcuts', 'Logout']);
    await page.keyboard.press('Escape');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${world.site.url}/account`);
    await expect(page.getByText(`Only ${usernameOf(world.site, 'cleo')} can see their own account.`)).toBeVisible();
    await expect(page.getByLabel('Current Password')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain('/api/sessions');
  });

  await test.step('ended, the admin is back where it began, and so is the last project', async () => {
    await end(page).click();
    await expect(page.getByRole('heading', { name: 'User Management', level: 1 })).toBeVisible();
    await expect(barOf(page)).toHaveCount(0);
    await expect(rowOf(page, emailOf(world.site, 'cleo'))).toBeVisible();
    await page.getByRole('link', { name: 'Insights', exact: true }).click();
    await expect(page).toHaveURL(boardPapers);
    await page.goto(`${world.site.url}/audit`);
    await expect(page.getByText(`Saw Earshot as ${usernameOf(world.site, 'cleo')} sees it`)).toHaveCount(1);
  });
});

test('insights that are not granted are closed in the preview as well', async ({ browser }) => {
  const page = await viewAs(browser, 'talia');
  await page.goto(`${world.site.url}/insights/${world.bread}`);
  await expect(page.getByRole('heading', { name: 'Bread and waste', level: 1 })).toBeVisible();
  await expect(barOf(page)).toBeVisible();
  await expect(page.getByText('No access to insights')).toBeVisible();
  await expect(page.getByText('Supporting Quote')).toHaveCount(0);
});

test('what the tab remembered for the admin is there again after the preview', async ({ browser }) => {
  const page = await world.open(browser, `/insights/${world.bread}`);
  await page.evaluate("sessionStorage.setItem('questions-1', '[\"Asked before the preview\"]')");
  await page.goto(`${world.site.url}/users`);
  // The page of the project may have kept its run before it was left.
  const remembered: Record<string, string> = await page.evaluate('({ ...sessionStorage })');
  expect(remembered).toHaveProperty('questions-1', '["Asked before the preview"]');
  await choose(page, 'cleo', 'View as this client');
  await expect(barOf(page)).toBeVisible();
  expect(await page.evaluate("sessionStorage.getItem('questions-1')")).toBeNull();
  await end(page).click();
  await expect(page.getByRole('heading', { name: 'User Management', level: 1 })).toBeVisible();
  expect(await page.evaluate('({ ...sessionStorage })')).toEqual(remembered);
});

test('a client who is deleted, and an admin who is demoted, end it with a sentence', async ({ browser }) => {
  await world.member('milo', 'client', [{ projectId: world.bread, canViewInsights: true, canViewChat: false }]);
  await world.member('noor', 'company_admin');
  const page = await viewAs(browser, 'milo');
  const demoted = await viewAs(browser, 'cleo', {}, 'noor');
  const admin = await world.open(browser, '/users');
  const users = `${world.site.url}/api/users`;

  for (const one of [page, demoted]) await one.waitForLoadState('networkidle');
  expect((await admin.context().request.delete(`${users}/${await idOf('milo')}`)).status()).toBe(200);
  await page.getByRole('link', { name: 'Topics' }).click();
  await expect(page.getByRole('heading', { name: 'This preview has ended' })).toBeVisible();
  await expect(page.getByText(/This client was deleted or has another role now/)).toBeVisible();
  await page.getByRole('button', { name: 'Go to the dashboard' }).click();
  await expect(page.getByRole('button', { name: 'New Project' })).toBeEnabled();
  await expect(barOf(page)).toHaveCount(0);

  const role = { data: { role: 'company_user' } };
  expect((await admin.context().request.patch(`${users}/${await idOf('noor')}/role`, role)).status()).toBe(200);
  await demoted.reload();
  await expect(demoted.getByText(/your role has changed/)).toBeVisible();
  await demoted.getByRole('button', { name: 'Go to the dashboard' }).click();
  await expect(demoted.getByRole('button', { name: 'New Project' })).toBeEnabled();
  for (const one of [page, demoted, admin]) await close(one);
});

test('whoever signs out in a preview, here or in another tab, is led to the sign-in and is an admin again after it', async ({
  browser,
}) => {
  const page = await viewAs(browser, 'cleo');
  const signIn = async () => {
    await expect(page).toHaveURL(`${world.site.url}/auth`);
    await page.getByLabel('Email').fill(emailOf(world.site, 'mara'));
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('button', { name: 'New Project' })).toBeEnabled();
    await expect(barOf(page)).toHaveCount(0);
  };
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await signIn();

  await page.getByRole('link', { name: 'User Management' }).click();
  await choose(page, 'cleo', 'View as this client');
  await expect(barOf(page)).toBeVisible();
  // Whatever is still on its way would be refused, and lead off the page by itself.
  await page.waitForLoadState('networkidle');
  await page.context().request.post(`${world.site.url}/api/logout`);
  await page.getByRole('link', { name: 'Topics' }).click();
  await signIn();
});

test('a preview that cannot begin is said, and the page stays the admin’s', async ({ browser }) => {
  await world.member('otto', 'client');
  const page = await world.open(browser, '/users');
  await expect(rowOf(page, emailOf(world.site, 'otto'))).toBeVisible();
  expect((await page.context().request.delete(`${world.site.url}/api/users/${await idOf('otto')}`)).status()).toBe(200);
  await choose(page, 'otto', 'View as this client');
  const toast = page.getByRole('alert').filter({ hasText: 'This user is no longer a client of your company.' });
  await expect(toast).toContainText('Error');
  await expect(rowOf(page, emailOf(world.site, 'otto'))).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'User Management', level: 1 })).toBeVisible();
});

const topOf = (page: Page, selector: string) =>
  page.evaluate<number>(`document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect().top`);

for (const width of [1440, 390]) {
  test(`the bar of the preview is always in sight and covers nothing, at ${width} px`, async ({ browser }) => {
    const page = await viewAs(browser, 'cleo', { viewport: { width, height: 700 }, reducedMotion: 'reduce' });
    await page.goto(`${world.site.url}/insights/${world.bread}`);
    await expect(page.getByText('Supporting Quote').first()).toBeVisible();
    await page.evaluate('scrollTo(0, 400)');
    expect(await topOf(page, '[aria-label="View as client"]')).toBe(0);
    await page.context().setOffline(true);
    await expect(page.getByText(/You are offline/)).toBeVisible();
    const bars = await page.evaluate<number>(
      `document.querySelector('header').getBoundingClientRect().bottom - document.querySelector('output span').getBoundingClientRect().top`,
    );
    expect(bars).toBeLessThanOrEqual(1);
    await page.context().setOffline(false);

    await page.evaluate('scrollTo(0, 0)');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(end(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'User Management', level: 1 })).toBeVisible();
  });
}

test('a page that does not exist stands still in a preview, whatever part of it comes last', async ({ browser }) => {
  for (const late of ['api/user', 'view-bar', 'not-found-route']) {
    const page = await viewAs(browser, 'cleo', { reducedMotion: 'no-preference' });
    await watchShifts(page);
    if (late === 'api/user') await page.addInitScript(loadEarly(await codeOf(page, 'view-bar')));
    const comesLast = await holdUntilLast(page, new RegExp(`/${late}(-[\\w-]+\\.js)?$`));
    await page.goto(`${world.site.url}/no/such/page`);
    await comesLast();
    await expect(barOf(page)).toBeVisible();
    const { score, moved } = await shiftsOf(page);
    expect(score, `${late} came last:\n${moved}`).toBeLessThan(0.001);
    await page.context().close();
  }
});

const codeOf = (page: Page, chunk: string) =>
  page.evaluate<string>(
    `performance.getEntriesByType('resource').map(({ name }) => name).find((name) => name.includes('/${chunk}-'))`,
  );
const loadEarly = (file: string) => `addEventListener('DOMContentLoaded', () => import(${JSON.stringify(file)}))`;
