import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Api, password, signIn, signUp } from '../support/api.ts';
import { addMember } from '../support/member.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let mara: Api;
test.beforeAll(async () => {
  server = await startServer();
  mara = await signUp(server, 'mara');
  await addMember(server, mara, 'una', { role: 'company_user' });
  await addMember(server, mara, 'cleo', { role: 'client' });
  // Enough for a second page.
  for (let i = 0; i < 26; i++) await signIn(server, 'una').then((una) => una.post('/api/logout'));
});
test.afterAll(() => server.stop());

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Firefox/140.0 Gecko/20100101';

async function open(browser: Browser, name: string, path: string, options: object = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const data = { email: `${name}@example.com`, password };
  expect((await context.request.post(`${server.url}/api/login`, { data })).status()).toBe(200);
  const page = await context.newPage();
  await page.goto(server.url + path);
  return page;
}

const sessions = (page: Page) => page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
const isSignedIn = async (page: Page) =>
  (await page.evaluate("fetch('/api/user').then((reply) => reply.status)")) === 200;
const rowWith = (page: Page, text: string | RegExp) => page.getByRole('row').filter({ hasText: text }).first();

test('the sessions of other browsers are listed on the account page and end from there', async ({ browser }) => {
  const page = await open(browser, 'cleo', '/account');
  const second = await open(browser, 'cleo', '/account', { userAgent: windows });
  const third = await open(browser, 'cleo', '/account');
  await page.reload();
  await expect(sessions(page).first()).toContainText('This device');
  await expect(sessions(page).filter({ hasText: 'Firefox on Windows' })).toContainText(/Signed in .+Last seen/);
  const before = await sessions(page).count();

  await page.getByRole('button', { name: /End the session: Firefox on Windows/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Session ended' })).toBeVisible();
  await expect(sessions(page)).toHaveCount(before - 1);
  expect(await isSignedIn(second)).toBe(false);
  expect(await isSignedIn(third)).toBe(true);
  await second.goto(`${server.url}/account`);
  await expect(second).toHaveURL(/\/auth/);

  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Signed out everywhere else' })).toBeVisible();
  await expect(sessions(page)).toHaveCount(1);
  await expect(page.getByText('No other active sessions.')).toBeVisible();
  expect(await isSignedIn(third)).toBe(false);
  expect(await isSignedIn(page)).toBe(true);
});

test('a session that ended meanwhile goes from the list; one that cannot be ended stays and says so', async ({
  browser,
}) => {
  const page = await open(browser, 'una', '/account');
  const second = await open(browser, 'una', '/', { userAgent: windows });
  await page.reload();
  const end = page.getByRole('button', { name: /End the session: Firefox on Windows/ });
  await page.route('**/api/sessions/*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Not now.', code: 'x' } }),
  );
  await end.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not now.' })).toBeVisible();
  await expect(end).toBeEnabled();
  await page.unrouteAll();
  await second.evaluate("fetch('/api/logout', { method: 'POST' }).then((reply) => reply.status)");
  await end.click();
  await expect(end).toHaveCount(0);
  expect(await isSignedIn(page)).toBe(true);
});

test('the list of sessions can be asked for again when it could not be read', async ({ browser }) => {
  const page = await open(browser, 'una', '/');
  await page.route('**/api/sessions', (route) => route.fulfill({ status: 500, json: { message: 'No', code: 'x' } }));
  await page.goto(`${server.url}/account`);
  await expect(page.getByText('Your sessions could not be loaded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change password' })).toBeEnabled();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(sessions(page).first()).toContainText('This device');
});

test('the activity shows an invitation and a change of role, filters, and goes on below', async ({ browser }) => {
  await mara.post('/api/invite-user', { email: 'somebody-new@example.com', role: 'client' });
  const users = await mara.get<{ id: number; username: string }[]>('/api/users');
  const una = users.find(({ username }) => username === 'una');
  const page = await open(browser, 'mara', '/users');
  const reply = await page.request.patch(`${server.url}/api/users/${una?.id}/role`, {
    data: { role: 'company_admin' },
  });
  expect(reply.status()).toBe(200);
  await page.request.patch(`${server.url}/api/users/${una?.id}/role`, { data: { role: 'company_user' } });

  await page.getByRole('link', { name: 'Activity' }).click();
  await expect(page).toHaveURL(/\/audit$/);
  await expect(page.getByRole('heading', { name: 'Activity', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'User Management' }).first()).toHaveAttribute('aria-current', 'page');
  await expect(rowWith(page, 'Changed the role of una from Administrator to Company User')).toContainText('mara');
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
  await page.getByLabel('Kind of activity').selectOption('Deleted projects, documents and insights');
  await expect(page.getByText('No activity of this kind')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(page.getByRole('row')).toHaveCount(51);
});

test('who is no administrator may not open the activity', async ({ browser }) => {
  for (const name of ['una', 'cleo']) {
    const page = await open(browser, name, '/audit');
    await expect(page.getByText('Access Denied')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Activity' })).toHaveCount(0);
  }
});

const shows: Record<string, (page: Page) => Promise<void>> = {
  '/account': async (page) => expect(sessions(page).first()).toContainText('This device'),
  '/audit': async (page) => expect(page.getByText(/Accepted invitation \d+/).first()).toBeVisible(),
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390, 320]) {
    test(`both pages are sound, ${colorScheme} at ${width} px`, async ({ browser }) => {
      const options = { colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' };
      const page = await open(browser, 'mara', '/account', options);
      for (const [path, ready] of Object.entries(shows)) {
        await page.goto(server.url + path);
        if (path === '/audit') await page.getByLabel('Kind of activity').selectOption('Invitations');
        await ready(page);
        await page.waitForTimeout(300);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map((v) => `${path}: ${v.id}: ${v.nodes.map((n) => n.html).join(' | ')}`)).toEqual([]);
        const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
        expect(await page.evaluate(sideways), path).toBe(0);
      }
    });
  }
}

const watchShifts = `window.shifted = 0;
  new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) window.shifted += e.value; })
    .observe({ type: 'layout-shift', buffered: true });`;

test('neither page moves while it loads', async ({ browser }) => {
  const listed = {
    '/account': (page: Page) => expect(sessions(page).first()).toContainText('This device'),
    '/audit': (page: Page) => expect(page.getByText('Signed in').first()).toBeVisible(),
  };
  for (const width of [1440, 390]) {
    const page = await open(browser, 'mara', '/account', { viewport: { width, height: 900 } });
    await page.addInitScript(watchShifts);
    for (const [path, ready] of Object.entries(listed)) {
      await page.goto(server.url + path);
      await ready(page);
      await page.waitForTimeout(1000);
      expect(await page.evaluate('window.shifted'), `${path} at ${width} px`).toBeLessThan(0.05);
    }
  }
});

test('a changed password leaves this session alone in the list', async ({ browser }) => {
  await signIn(server, 'cleo');
  const page = await open(browser, 'cleo', '/account');
  await expect(sessions(page).nth(1)).toBeVisible();
  await page.getByLabel('Current Password', { exact: true }).fill(password);
  await page.getByLabel('New Password', { exact: true }).fill('broad-meadow-9');
  await page.getByLabel('Confirm New Password').fill('broad-meadow-9');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('No other active sessions.')).toBeVisible();
  await expect(sessions(page)).toHaveCount(1);
});
