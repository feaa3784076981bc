import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { password, signUp } from './support/api.ts';
import { addMember } from './support/member.ts';
import { mailedPath, mailedPaths, type Server, startServer } from './support/server.ts';

let server: Server;
test.beforeAll(async () => {
  server = await startServer();
  const mara = await signUp(server, 'mara');
  await signUp(server, 'rosa');
  const { id: projectId } = await mara.post<{ id: number }>('/api/projects', { name: 'For the client' });
  const grant = { projectId, canViewInsights: true, canViewChat: false };
  await addMember(server, mara, 'una', { role: 'company_user', teamName: 'Ovens' });
  await addMember(server, mara, 'cleo', { role: 'client' });
  await addMember(server, mara, 'cara', { role: 'client', projectAccess: [grant] });
});
test.afterAll(() => server.stop());

const mailOf = (name: string) => `${name}@example.com`;

async function newPage(browser: Browser, name?: string, options: object = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  if (name) await enter(context, name);
  return context.newPage();
}

async function enter(context: BrowserContext, name: string, secret = password): Promise<number> {
  const data = { email: mailOf(name), password: secret };
  return (await context.request.post(`${server.url}/api/login`, { data })).status();
}

async function login(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function fillRegistration(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email').fill(mailOf(name));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByLabel('Company Name').fill('North Mill');
}

const endedDialog = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });
const dashboard = (page: Page) => page.getByRole('heading', { name: 'Dashboard' });

/** Lets a call go on only when told, and counts how often it was made. */
async function hold(page: Page, path: string): Promise<{ count: () => number; release: () => void }> {
  let count = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    count++;
    await released;
    await route.continue();
  });
  return { count: () => count, release };
}

test.describe('the sign-in screen', () => {
  test('opens on Login, with the product beside it; a logo that does not load is hidden', async ({ browser }) => {
    const page = await newPage(browser);
    await page.route('**/logo.svg', (route) => route.abort());
    await page.goto(`${server.url}/auth`);
    await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    const panel = page.getByRole('complementary');
    await expect(panel.getByText('by Earshot Labs')).toBeVisible();
    await expect(panel.getByText(/Upload interviews, transcripts and documents/)).toBeVisible();
    await expect(page.locator('img')).toHaveCount(0);
    await page.unroute('**/logo.svg');
    await page.reload();
    await expect(panel.locator('img')).toBeVisible();
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(panel).toBeHidden();
  });

  test('says what is missing beside the field, in the words of the specification, and goes to the first', async ({
    browser,
  }) => {
    const page = await newPage(browser);
    await page.goto(`${server.url}/auth`);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Valid email is required');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Password is required');
    await expect(page.getByLabel('Email')).toBeFocused();

    await page.getByRole('tab', { name: 'Register' }).click();
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('placeholder', 'Your display name');
    await expect(page.getByLabel('Team Name (Optional)')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('ab');
    await page.getByRole('button', { name: 'Register' }).click();
    const said = {
      Name: 'Name must be at least 2 characters',
      Email: 'Invalid email format',
      Password: 'Password must be at least 8 characters',
      'Confirm Password': 'Please confirm your password',
      'Company Name': 'Company name is required',
    };
    for (const [label, message] of Object.entries(said)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(message);
    }
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await page.getByLabel('Confirm Password').fill('abc');
    await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription("Passwords don't match");
    await page.getByLabel('Name', { exact: true }).fill('x'.repeat(51));
    await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
      'Name must be at most 50 characters',
    );
  });

  test('shows live how strong a password is, what it must have, and the password itself on request', async ({
    browser,
  }) => {
    const page = await newPage(browser);
    await page.goto(`${server.url}/auth`);
    await page.getByRole('tab', { name: 'Register' }).click();
    const field = page.getByLabel('Password', { exact: true });
    await expect(page.getByText('Password must have:')).toBeVisible();
    for (const [typed, text] of [
      ['abc', 'Weak: Add more character types'],
      ['Abcdefg1', 'Medium: Getting better'],
      ['Abcdefghij1!', 'Strong: Good password'],
    ] as const) {
      await field.fill(typed);
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByRole('listitem').filter({ hasText: '(done)' })).toHaveCount(4);
    await expect(field).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await expect(page.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('falls back to its own words when the server sends none, and tells when it is not reached', async ({
    browser,
  }) => {
    const page = await newPage(browser);
    await page.goto(`${server.url}/auth`);
    await page.route('**/api/login', (route) => route.fulfill({ status: 500, body: '' }));
    await login(page, mailOf('mara'));
    await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText('Login failed');
    await page.unroute('**/api/login');
    await page.route('**/api/login', (route) => route.abort());
    await page.getByRole('button', { name: 'Login' }).click();
    const unreached = 'The server cannot be reached. Check your connection and try again.';
    await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText(unreached);
    await page.route('**/api/register', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
    await fillRegistration(page, 'nobody');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText('Registration failed');
    await page.route('**/api/register', (route) => route.fulfill({ status: 500, json: { error: 'Said as error' } }));
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText('Said as error');
    await expect(page.getByRole('alert').filter({ hasText: 'Registration failed' })).toContainText('Said as error');
  });

  test('says that it is working, and sends once however often it is pressed', async ({ browser }) => {
    const page = await newPage(browser);
    await page.goto(`${server.url}/auth`);
    const held = await hold(page, '/api/login');
    await page.getByLabel('Email').fill(mailOf('mara'));
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).dblclick();
    await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
    await page.getByLabel('Email').press('Enter');
    held.release();
    await expect(dashboard(page)).toBeVisible();
    expect(held.count()).toBe(1);
  });
});

test('registration: the mail is sent again on request, at the card and at a refused login', async ({ browser }) => {
  const page = await newPage(browser);
  const email = mailOf('nora');
  const mails = () => mailedPaths(server.dataDir, email, 'verify-email').length;
  await page.goto(`${server.url}/auth`);
  await fillRegistration(page, 'nora');
  const held = await hold(page, '/api/register');
  await page.getByRole('button', { name: 'Register' }).dblclick();
  await expect(page.getByRole('button', { name: 'Registering...' })).toBeDisabled();
  held.release();
  await expect(page.getByText('Registration Complete')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Verification Email Sent' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  expect(held.count()).toBe(1);
  await expect.poll(mails).toBe(1);

  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText(/Another mail is on its way/)).toBeVisible();
  await expect.poll(mails).toBe(2);
  await expect(page.getByRole('button', { name: 'Send it again' })).toHaveText(/\(\d+ s\)/);
  await expect(page.getByRole('button', { name: 'Send it again' })).toBeFocused();

  await page.getByRole('button', { name: 'Back to Login' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(await page.evaluate("fetch('/api/user').then((reply) => reply.status)")).toBe(401);
  await login(page, email);
  await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText(
    'Please verify your email address before logging in.',
  );
  await page.getByRole('button', { name: 'Send the verification email again' }).click();
  await expect.poll(mails).toBe(3);

  await page.goto(server.url + (await mailedPath(server.dataDir, email)));
  await expect(page.getByText('Email verified')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await login(page, email);
  await expect(dashboard(page)).toBeVisible();
});

test('the pause between two mails ends after 30 seconds', async ({ browser }) => {
  const page = await newPage(browser);
  await page.clock.install();
  await page.goto(`${server.url}/forgot-password`);
  await page.getByLabel('Email').fill('somebody@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  const again = page.getByRole('button', { name: 'Send it again' });
  const held = await hold(page, '/api/forgot-password');
  held.release();
  await again.click();
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await again.click({ force: true });
  await page.clock.runFor(29_000);
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(2_000);
  await expect(again).toHaveAttribute('aria-disabled', 'false');
  expect(held.count()).toBe(1);
});

test('a verification link that does not work leads to a new one', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto(`${server.url}/verify-email/not-a-token`);
  await expect(page.getByRole('alert')).toHaveText('This verification link is invalid or has expired.');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Valid email is required');
  await page.getByLabel('Email').fill(mailOf('mara'));
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(
    page.getByText('If an account with this address exists, a mail with a link is on its way.'),
  ).toBeVisible();
});

test('a forgotten password: a mailed link sets a new one and ends every old session', async ({ browser }) => {
  const elsewhere = await newPage(browser, 'rosa');
  await elsewhere.goto(`${server.url}/account`);
  await expect(elsewhere.getByText(mailOf('rosa'))).toBeVisible();

  const page = await newPage(browser);
  await page.goto(`${server.url}/auth`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  const answer = 'If an account with this address exists, a mail with a link is on its way.';
  for (const address of ['no-such-account@example.com', mailOf('rosa')]) {
    await page.goto(`${server.url}/forgot-password`);
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(answer)).toBeVisible();
    await expect(page.getByText(address)).toBeVisible();
  }
  expect(mailedPaths(server.dataDir, 'no-such-account@example.com', 'reset-password')).toEqual([]);

  const link = await mailedPath(server.dataDir, mailOf('rosa'), 'reset-password');
  await page.goto(server.url + link);
  await page.getByLabel('New Password', { exact: true }).fill('nonumbers!');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByLabel('New Password', { exact: true })).toHaveAccessibleDescription(
    'Password must contain at least one number',
  );
  await page.getByLabel('New Password', { exact: true }).fill('broad-meadow-9');
  await page.getByLabel('Confirm New Password').fill('broad-meadow-9');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('status').filter({ hasText: 'Password changed' })).toContainText(
    'Please sign in with the new one.',
  );

  expect(await elsewhere.evaluate("fetch('/api/user').then((reply) => reply.status)")).toBe(401);
  await login(page, mailOf('rosa'));
  await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText('Invalid email or password');
  await login(page, mailOf('rosa'), 'broad-meadow-9');
  await expect(dashboard(page)).toBeVisible();

  await page.goto(server.url + link);
  await page.getByLabel('New Password', { exact: true }).fill('broad-meadow-10');
  await page.getByLabel('Confirm New Password').fill('broad-meadow-10');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('alert')).toHaveText('This link is invalid or has expired. Please ask for a new one.');
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test('the account page shows who one is and changes the password; other devices are signed out', async ({
  browser,
}) => {
  const odd = 'Ö<b>da</b> \u202Eabc🥖';
  const page = await newPage(browser);
  await page.goto(`${server.url}/auth`);
  await fillRegistration(page, 'oda');
  await page.getByLabel('Name', { exact: true }).fill(odd);
  await page.getByLabel('Team Name (Optional)').fill('<i>Ovens</i>');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.goto(server.url + (await mailedPath(server.dataDir, mailOf('oda'))));
  await expect(page.getByText('Email verified')).toBeVisible();
  await enter(page.context(), 'oda');
  const elsewhere = await newPage(browser, 'oda');
  await elsewhere.goto(`${server.url}/account`);

  await page.goto(server.url);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Account settings' }).click();
  await expect(page.getByRole('heading', { name: 'Account settings' })).toBeVisible();
  for (const text of [odd, mailOf('oda'), 'Administrator', 'North Mill', '<i>Ovens</i>']) {
    await expect(page.getByRole('definition').filter({ hasText: text })).toBeVisible();
  }
  await expect(page.getByText('signs you out on all other devices')).toBeVisible();

  const current = page.getByLabel('Current Password', { exact: true });
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(current).toHaveAccessibleDescription('Your current password is required');
  await expect(current).toBeFocused();
  await current.fill('not-the-one-1');
  await page.getByLabel('New Password', { exact: true }).fill('broad-meadow-9');
  await page.getByLabel('Confirm New Password').fill('broad-meadow-9');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(current).toHaveAccessibleDescription('Your current password is not right.');
  await expect(current).toBeFocused();
  await current.fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Password changed' })).toContainText('all other devices');
  await expect(current).toHaveValue('');

  expect(await page.evaluate("fetch('/api/user').then((reply) => reply.status)")).toBe(200);
  expect(await elsewhere.evaluate("fetch('/api/user').then((reply) => reply.status)")).toBe(401);
  expect(await enter(elsewhere.context(), 'oda', 'broad-meadow-9')).toBe(200);
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
      const page = await newPage(browser, name);
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
      await expect(menu.getByText(name, { exact: true })).toBeVisible();
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
    const page = await newPage(browser, 'mara', { viewport: { width: 768, height: 800 } });
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

  test('a page above the own role says Access Denied and leads back', async ({ browser }) => {
    const page = await newPage(browser, 'cara');
    await page.goto(`${server.url}/projects`);
    await expect(page.getByRole('heading', { name: 'Access Denied', level: 1 })).toBeVisible();
    await expect(
      page.getByText("You don't have sufficient permissions to access this page.", { exact: true }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(dashboard(page)).toBeVisible();
    const staff = await newPage(browser, 'una');
    await staff.goto(`${server.url}/projects`);
    await expect(staff.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
    await staff.goto(`${server.url}/users`);
    await expect(staff.getByRole('heading', { name: 'Access Denied', level: 1 })).toBeVisible();
  });
});

test.describe('signing in and out', () => {
  test('leads back to the page that was wanted, and a signed-in user who opens /auth to the dashboard', async ({
    browser,
  }) => {
    const page = await newPage(browser);
    await page.goto(`${server.url}/insights?from=a-mail#part`);
    await expect(page).toHaveURL(/\/auth$/);
    await page.reload();
    await login(page, mailOf('una'));
    await expect(page).toHaveURL(`${server.url}/insights?from=a-mail#part`);
    await page.goto(`${server.url}/auth`);
    await expect(page).toHaveURL(`${server.url}/`);
  });

  test('never leads to another origin', async ({ browser }) => {
    const page = await newPage(browser);
    await page.goto(`${server.url}/auth`);
    await page.evaluate("history.replaceState({ from: '//example.org/' }, '')");
    await login(page, mailOf('una'));
    await expect(page).toHaveURL(`${server.url}/`);
  });

  test('after Logout the next user starts at the dashboard', async ({ browser }) => {
    const page = await newPage(browser, 'una');
    await page.goto(`${server.url}/account`);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await login(page, mailOf('cara'));
    await expect(page).toHaveURL(`${server.url}/`);
    await page.goBack();
    await expect(page.getByText('Welcome back')).toHaveCount(0);
  });

  test('a logout that fails says so and leaves the user signed in', async ({ browser }) => {
    const page = await newPage(browser, 'una');
    await page.goto(server.url);
    await page.route('**/api/logout', (route) => route.fulfill({ status: 503, json: { message: 'Try again soon.' } }));
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Logout failed' })).toContainText('Try again soon.');
    await expect(dashboard(page)).toBeVisible();
  });
});

test.describe('a session that ends while somebody works', () => {
  async function typeAProject(page: Page): Promise<void> {
    await page.goto(server.url);
    await page.getByRole('button', { name: 'New Project' }).first().click();
    await page.getByLabel('Name', { exact: true }).fill('Half typed');
    await page.getByLabel('Extensive Brief').fill('Words that would be lost');
  }

  async function expectTyped(page: Page): Promise<void> {
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half typed');
    await expect(page.getByLabel('Extensive Brief')).toHaveValue('Words that would be lost');
  }

  test('above an open dialog it asks for the password, and all that was typed is still there', async ({ browser }) => {
    const page = await newPage(browser, 'una');
    await typeAProject(page);
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Next' }).click();
    const ended = endedDialog(page);
    await expect(ended.getByLabel('Email')).toHaveValue(mailOf('una'));
    const secret = ended.getByLabel('Password', { exact: true });
    await expect(secret).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(ended).toBeVisible();
    await secret.fill('not-the-one-1');
    await secret.press('Enter');
    await expect(ended.getByRole('alert')).toHaveText('Invalid email or password');
    await secret.fill(password);
    await secret.press('Enter');
    await expect(ended).toBeHidden();
    await expectTyped(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { name: 'Customize Project Topics' })).toBeVisible();
  });

  test('another tab that signs out is noticed, and one that signs in again closes the question', async ({
    browser,
  }) => {
    const page = await newPage(browser, 'una');
    await typeAProject(page);
    const other = await page.context().newPage();
    await other.goto(server.url);
    await other.getByRole('button', { name: 'Account menu' }).click();
    await other.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(other).toHaveURL(/\/auth$/);
    await expect(endedDialog(page)).toBeVisible();
    await login(other, mailOf('una'));
    await expect(dashboard(other)).toBeVisible();
    await expect(endedDialog(page)).toBeHidden();
    await expectTyped(page);
  });

  test('somebody else who signs in there sees nothing of what was open', async ({ browser }) => {
    const page = await newPage(browser, 'mara');
    await typeAProject(page);
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Next' }).click();
    await endedDialog(page).getByLabel('Email').fill(mailOf('cleo'));
    await endedDialog(page).getByLabel('Password', { exact: true }).fill(password);
    await endedDialog(page).getByRole('button', { name: 'Login' }).click();
    await expect(endedDialog(page)).toBeHidden();
    await expect(page).toHaveURL(`${server.url}/`);
    await expect(page.getByText('Projects appear here once somebody gives you access to them.')).toBeVisible();
    await expect(page.getByText('For the client')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('Go to sign-in leads to /auth', async ({ browser }) => {
    const page = await newPage(browser, 'una');
    await page.goto(`${server.url}/account`);
    await expect(page.getByRole('list', { name: 'Sessions' })).toBeVisible();
    await page.context().clearCookies();
    await page.getByLabel('Current Password', { exact: true }).fill(password);
    await page.getByLabel('New Password', { exact: true }).fill('broad-meadow-9');
    await page.getByLabel('Confirm New Password').fill('broad-meadow-9');
    await page.getByRole('button', { name: 'Change password' }).click();
    await endedDialog(page).getByRole('button', { name: 'Go to sign-in' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  });
});

test('offline is said under the bar, and what could not be read is read when the network is back', async ({
  browser,
}) => {
  const page = await newPage(browser, 'mara');
  await page.goto(`${server.url}/account`);
  await expect(page.getByText('Profile')).toBeVisible();
  // The page's code is fetched ahead, so that only its data is missing.
  await page.goto(server.url);
  await expect(page.getByRole('link', { name: /For the client/ })).toBeVisible();
  await page.route('**/api/projects', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('The projects could not be loaded.')).toBeVisible();
  await page.context().setOffline(true);
  const told = 'You are offline. What you type stays here; it can be saved when the connection is back.';
  await expect(page.getByText(told)).toBeVisible();
  await page.unroute('**/api/projects');
  await page.context().setOffline(false);
  await expect(page.getByText(told)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /For the client/ })).toBeVisible();
});

test('one toast at a time, at most 420 px wide, for 5000 ms that stop while it is pointed at or focused', async ({
  browser,
}) => {
  const page = await newPage(browser);
  await page.clock.install();
  await page.goto(`${server.url}/auth`);
  await login(page, mailOf('mara'), 'not-the-one-1');
  const toasts = page.getByRole('button', { name: 'Close notification' });
  await expect(toasts).toHaveCount(1);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await expect(toasts).toHaveCount(1);
  const box = await toasts.locator('xpath=ancestor::*[contains(@class,"fixed")]').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(420);

  await toasts.hover();
  await page.clock.runFor(20_000);
  await expect(toasts).toHaveCount(1);
  await toasts.focus();
  await page.mouse.move(10, 10);
  await page.clock.runFor(20_000);
  await expect(toasts).toHaveCount(1);
  await page.getByLabel('Email').focus();
  await page.clock.runFor(4_900);
  await expect(toasts).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toasts).toHaveCount(0);
});

const stops: { name: string; path: string; user?: string; ready: (page: Page) => Promise<void> }[] = [
  { name: 'forgot password', path: '/forgot-password', ready: shows('Forgot your password?') },
  { name: 'reset password', path: '/reset-password/any', ready: shows('Password must have:') },
  { name: 'a failed verification', path: '/verify-email/any', ready: shows('Send a new link') },
  { name: 'the account page', path: '/account', user: 'una', ready: shows('Change password') },
  { name: 'Access Denied', path: '/projects', user: 'cara', ready: shows('Access Denied') },
  { name: 'the ended session', path: '/', user: 'una', ready: endTheSession },
];

function shows(text: string) {
  return (page: Page) => expect(page.getByText(text).first()).toBeVisible();
}

async function endTheSession(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Project' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Half typed');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(endedDialog(page)).toBeVisible();
}

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' | ')}`);
}

for (const { name, path, user, ready } of stops) {
  test(`${name} has no axe violation and no sideways scroll, light and dark, from 320 to 1440 px`, async ({
    browser,
  }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of colorScheme === 'light' ? [1440, 390, 320] : [1440, 390]) {
        const options = { colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' };
        const page = await newPage(browser, user, options);
        await page.goto(server.url + path);
        await ready(page);
        if (width > 320) expect(await violations(page), `${colorScheme} at ${width}`).toEqual([]);
        const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
        expect(await page.evaluate(overflow), `${colorScheme} at ${width}`).toBe(0);
        await page.context().close();
      }
    }
  });
}
