import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { analysedProject } from './support/analysed-project.ts';
import { type Api, password, signUp } from './support/api.ts';
import { mailedPath, mailedPaths, type Server, startServer } from './support/server.ts';

type Listed = { id: number; username: string; role: string };

let server: Server;
let api: Api;
let bread: number;
test.beforeAll(async () => {
  server = await startServer();
  api = await signUp(server, 'mara');
  bread = await analysedProject(api, { name: 'Bread and waste' });
  await api.post('/api/projects', { name: 'Board papers' });
});
test.afterAll(() => server.stop());

const emailOf = (name: string) => `${name}@example.com`;
const page1440 = { viewport: { width: 1440, height: 900 } };

/** A page of its own browser; signed in unless there is no name. */
async function open(browser: Browser, path: string, name: string | null = 'mara', options = {}): Promise<Page> {
  const context = await browser.newContext({ ...page1440, ...options });
  if (name) {
    const data = { email: emailOf(name), password };
    expect((await context.request.post(`${server.url}/api/login`, { data })).status()).toBe(200);
  }
  const page = await context.newPage();
  await page.goto(server.url + path);
  return page;
}

const close = (page: Page) => page.context().close();
const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });
const invitationTo = (page: Page, email: string): Locator =>
  page.getByRole('list', { name: 'Pending invitations' }).getByRole('listitem').filter({ hasText: email });
const inviteLink = (name: string) => mailedPath(server.dataDir, emailOf(name), 'accept-invitation');
const users = () => api.get<Listed[]>('/api/users');
const projectsOf = async (page: Page) =>
  ((await (await page.context().request.get(`${server.url}/api/projects`)).json()) as { name: string }[]).map(
    (project) => project.name,
  );

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Makes a member of the company without a browser. */
async function member(name: string, role: string, projectAccess: object[] = []): Promise<void> {
  await api.post('/api/invite-user', { email: emailOf(name), role, projectAccess });
  const token = (await inviteLink(name)).split('/').pop();
  await api.post(`/api/complete-invitation/${token}`, { username: name, password });
}

async function accept(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Complete Registration' }).click();
}

test('a client is invited to the insights of one project, accepts, sees that project alone and changes nothing', async ({
  browser,
}) => {
  const page = await open(browser, '/');
  await page.getByRole('link', { name: 'User Management' }).click();
  await expect(page.getByRole('heading', { name: 'User Management', level: 1 })).toBeVisible();

  await test.step('invited, with the button saying that it is being sent', async () => {
    await page.getByRole('button', { name: 'Invite User' }).click();
    const dialog = dialogOf(page, 'Invite User');
    await dialog.getByLabel('Email').fill('Cleo@example.com');
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
      email: 'Cleo@example.com',
      role: 'client',
      companyName: 'Quay Retail',
      teamName: 'Buying',
      projectAccess: [{ projectId: bread, canViewInsights: true, canViewChat: false }],
    });
    await expect(page.getByText('An invitation was sent to cleo@example.com.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(invitationTo(page, 'cleo@example.com')).toContainText('1 project');
  });

  const guest = await open(browser, await inviteLink('cleo'), null);
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
    await accept(guest, 'cleo');
    await expect(guest).toHaveURL(`${server.url}/auth`);
    await expect(guest.getByText('Your account is ready. Please sign in.')).toBeVisible();
    await guest.getByLabel('Email').fill('cleo@example.com');
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
    await guest.goto(`${server.url}/insights/${bread}`);
    await expect(guest.getByText('Supporting Quote').first()).toBeVisible();
    await expect(guest.getByRole('button', { name: /Delete|Edit|Add tag|Add Custom|Analyze/ })).toHaveCount(0);
  });

  for (const path of ['/users', '/projects']) {
    await test.step(`is denied ${path}`, async () => {
      await guest.goto(server.url + path);
      await expect(guest.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
      await expect(guest.getByText("You don't have sufficient permissions to access this page.")).toBeVisible();
    });
  }

  await test.step('is listed, and is shown to the admin as a client finds it', async () => {
    await page.reload();
    const row = rowOf(page, 'cleo@example.com');
    for (const text of ['Client', '1 project', 'Quay Retail · Buying', 'Active']) await expect(row).toContainText(text);
    await expect(page.getByText('No pending invitations')).toBeVisible();
    await choose(page, 'cleo', 'View as client');
    const visible = dialogOf(page, 'View as Client').getByRole('list', { name: 'Visible projects' });
    await expect(visible.getByRole('listitem')).toHaveCount(1);
    await expect(visible).toContainText('Bread and waste');
    await expect(visible).toContainText('Conversations are closed');
    await visible.getByRole('link', { name: 'Open Bread and waste' }).click();
    await expect(page).toHaveURL(`${server.url}/insights/${bread}`);
    await expect(page.getByRole('heading', { name: 'Bread and waste', level: 1 })).toBeVisible();
  });
  await close(guest);
  await close(page);
});

test('project access is saved project by project, both off is a withdrawal, and what is refused is said at its row', async ({
  browser,
}) => {
  await member('ravi', 'client', [{ projectId: bread, canViewInsights: true, canViewChat: false }]);
  const page = await open(browser, '/users');
  const guest = await open(browser, '/', 'ravi');
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
  expect((await guest.context().request.get(`${server.url}/api/projects/${bread}`)).status()).toBe(404);

  await page.unrouteAll();
  await save.click();
  await expect(page.getByText('Project access updated successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(await projectsOf(guest)).toEqual(['Board papers']);
  await choose(page, 'ravi', 'View as client');
  await expect(dialogOf(page, 'View as Client')).toContainText('Insights are closed');
  await dialogOf(page, 'View as Client').getByRole('button', { name: 'Manage access' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Access chat: Board papers' })).toBeChecked();
  await close(guest);
  await close(page);
});

test('a role is changed, and a deleted user is out at once while the projects stay', async ({ browser }) => {
  await member('ben', 'company_user');
  const page = await open(browser, '/users');
  const colleague = await open(browser, '/', 'ben');
  const data = { name: 'Made by Ben' };
  expect((await colleague.context().request.post(`${server.url}/api/projects`, { data })).status()).toBe(201);

  await choose(page, 'ben', 'Change role');
  const dialog = dialogOf(page, 'Change User Role');
  const change = dialog.getByRole('button', { name: 'Change Role' });
  await expect(dialog.getByRole('radio', { name: 'Company User' })).toBeChecked();
  await expect(change).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Client' }).check();
  await expect(dialog.getByText('This user sees no project until you give access to one.')).toBeVisible();
  await change.click();
  await expect(page.getByText('User role updated successfully')).toBeVisible();
  await expect(rowOf(page, 'ben@example.com')).toContainText('No project access');
  await expect(page.getByRole('button', { name: 'Actions for ben' })).toBeFocused();
  expect(await projectsOf(colleague)).toEqual([]);

  await choose(page, 'ben', 'Delete');
  const question = dialogOf(page, 'Delete User');
  await expect(question).toContainText('ben@example.com');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await choose(page, 'ben', 'Change role');
  await dialog.getByRole('radio', { name: 'Company User' }).check();
  await expect(dialog.getByText(/project access of this client is removed/)).toBeVisible();
  await change.click();
  await expect(rowOf(page, 'ben@example.com')).toContainText('Company User');
  await choose(page, 'ben', 'Delete');
  await expect(question).toContainText('The projects of this user pass to you');
  await question.getByRole('button', { name: 'Delete User' }).click();
  await expect(page.getByText('User deleted successfully')).toBeVisible();
  await expect(rowOf(page, 'ben@example.com')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Users' })).toBeFocused();

  expect(await projectsOf(page)).toContain('Made by Ben');
  await colleague.getByRole('link', { name: 'Topics' }).click();
  await expect(colleague.getByText('Your session has ended')).toBeVisible();
  await colleague.goto(server.url);
  await expect(colleague).toHaveURL(`${server.url}/auth`);
  await close(colleague);
  await close(page);
});

test('the own row offers neither role nor deletion and says why; the last admin is refused in words', async ({
  browser,
}) => {
  await member('yuki', 'company_admin');
  const page = await open(browser, '/users');
  await expect(rowOf(page, 'mara@example.com')).toContainText('You');
  await expect(rowOf(page, 'yuki@example.com')).not.toContainText('You');
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
  await close(page);
});

test('an admin who was demoted by another one is led off the page', async ({ browser }) => {
  await member('noor', 'company_admin');
  const page = await open(browser, '/users', 'noor');
  await expect(rowOf(page, 'noor@example.com')).toContainText('You');
  const noor = (await users()).find(({ username }) => username === 'noor');
  const admin = await open(browser, '/users');
  const path = `${server.url}/api/users/${noor?.id}/role`;
  expect((await admin.context().request.patch(path, { data: { role: 'company_user' } })).status()).toBe(200);
  await choose(page, 'mara', 'Change role');
  await dialogOf(page, 'Change User Role').getByRole('radio', { name: 'Company User' }).check();
  await dialogOf(page, 'Change User Role').getByRole('button', { name: 'Change Role' }).click();
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'User Management' })).toHaveCount(0);
  await close(admin);
  await close(page);
});

test('an invitation that is not good is refused in words, at its field where it has one', async ({ browser }) => {
  const page = await open(browser, '/users');
  await page.getByRole('button', { name: 'Invite User' }).click();
  const dialog = dialogOf(page, 'Invite User');
  const send = dialog.getByRole('button', { name: 'Send Invitation' });
  await send.click();
  await expect(dialog.getByText('Email is required')).toBeVisible();
  await expect(dialog.getByText('Role is required')).toBeVisible();
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await dialog.getByLabel('Email').fill('mara');
  await expect(dialog.getByText('Invalid email format')).toBeVisible();

  await dialog.getByLabel('Email').fill('mara@example.com');
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
  await dialog.getByLabel('Email').fill('new@example.com');
  await send.click();
  await expect(dialog.getByRole('alert')).toHaveText('Too many attempts. Please try again later.');
  await page.unrouteAll();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Invite User' })).toBeFocused();
  await close(page);
});

test('a pending invitation is sent again with a new link, and revoked', async ({ browser }) => {
  await api.post('/api/invite-user', { email: 'ines@example.com', role: 'company_user' });
  const first = await inviteLink('ines');
  const page = await open(browser, '/users');
  const entry = invitationTo(page, 'ines@example.com');
  await expect(entry).toContainText('Invited by mara');
  await expect(entry).toContainText(/Expires \d/);
  await entry.getByRole('button', { name: 'Resend the invitation to ines@example.com' }).click();
  await expect(page.getByText('A new link was sent to ines@example.com.')).toBeVisible();
  const links = () => mailedPaths(server.dataDir, 'ines@example.com', 'accept-invitation');
  await expect.poll(() => links().length).toBe(2);
  const [second] = links();

  const guest = await open(browser, first, null);
  await expect(guest.getByRole('heading', { name: 'Invalid Invitation' })).toBeVisible();
  await guest.goto(server.url + second);
  await expect(guest.getByText(/You were invited as a company user/)).toBeVisible();

  await entry.getByRole('button', { name: 'Revoke the invitation to ines@example.com' }).click();
  await dialogOf(page, 'Revoke Invitation').getByRole('button', { name: 'Revoke Invitation' }).click();
  await expect(page.getByText('Invitation revoked successfully')).toBeVisible();
  await expect(entry).toHaveCount(0);
  await accept(guest, 'Ines');
  await expect(guest.getByRole('heading', { name: 'Invalid Invitation' })).toBeVisible();
  await guest.getByRole('link', { name: 'Go to Login' }).click();
  await expect(guest.getByText('Welcome back')).toBeVisible();
  await close(guest);
  await close(page);
});

test('a link is checked first; one that cannot be checked is tried again, one that is not good leads to the login', async ({
  browser,
}) => {
  const page = await open(browser, '/auth', null);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/verify-invitation/*', async (route) => {
    await answer.promise;
    await route.fulfill({ status: 503, json: { message: 'No', code: 'unavailable' } });
  });
  await page.goto(`${server.url}/accept-invitation/broken`);
  await expect(page.getByText('Verifying invitation...')).toBeVisible();
  answer.resolve();
  await expect(page.getByText('The invitation could not be checked.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Invalid Invitation' })).toBeVisible();
  await expect(page.getByText('Invalid or expired invitation')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await expect(page).toHaveURL(`${server.url}/auth`);
  await close(page);
});

test('a name that is taken is said at its field, any other failure in a toast, and then the link still works', async ({
  browser,
}) => {
  await api.post('/api/invite-user', { email: 'olek@example.com', role: 'company_admin' });
  const page = await open(browser, await inviteLink('olek'), null);
  await expect(page.getByText(/You were invited as an administrator/)).toBeVisible();
  await accept(page, 'mara');
  const taken = 'This name is already taken. Please choose another one.';
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(taken);
  await expect(page.getByLabel('Name')).toBeFocused();

  await page.route('**/api/complete-invitation/*', (route) => route.fulfill({ status: 500, body: '' }));
  await accept(page, 'Olek');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Failed to complete invitation');
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toContainText('Failed to complete invitation');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expect(page.getByText('Your account is ready. Please sign in.')).toBeVisible();
  await close(page);
});

test('a link that is opened by somebody who is signed in says so, and makes the other account', async ({ browser }) => {
  await api.post('/api/invite-user', { email: 'lena@example.com', role: 'company_user' });
  const page = await open(browser, await inviteLink('lena'));
  await expect(page.getByText('You are signed in as mara.')).toBeVisible();
  await accept(page, 'lena');
  await expect(page.getByText('Log out first, then sign in with the invited email')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/`);
  await close(page);
});

const watchShifts = `window.shifted = 0;
  new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) window.shifted += e.value; })
    .observe({ type: 'layout-shift', buffered: true });`;

test('many users are searched and move nothing while they load; what cannot be read is said and tried again', async ({
  browser,
}) => {
  const page = await open(browser, '/auth', null);
  const data = { email: emailOf('mara'), password };
  await page.context().request.post(`${server.url}/api/login`, { data });
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
  await page.goto(`${server.url}/users`);
  await expect(page.getByText('The users could not be loaded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite User' })).toBeEnabled();
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
  await expect(page.getByText('Nobody else is here yet')).toBeVisible();
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
  { name: 'the view', show: (page) => choose(page, 'cleo', 'View as client'), dialog: 'View as Client' },
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
      if ((await users()).every(({ username }) => username !== 'cleo')) await member('cleo', 'client');
      await api.post('/api/invite-user', { email: 'dario@example.com', role: 'client' });
      const options = { colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' };
      const page = await open(browser, '/users', 'mara', options);
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

      const guest = await open(browser, '/accept-invitation/broken', null, options);
      await expect(guest.getByText('Go to Login')).toBeVisible();
      await expectSound(guest, 'the broken link', width);
      await guest.route('**/api/verify-invitation/*', (route) => route.fulfill({ json: { role: 'client' } }));
      await guest.goto(`${server.url}/accept-invitation/good`);
      await guest.getByRole('button', { name: 'Complete Registration' }).click();
      await expect(guest.getByText('Please confirm your password')).toBeVisible();
      await expectSound(guest, 'the registration', width);
      await close(guest);
    });
  }
}

test('the keyboard alone opens the menu, changes a role and comes back to where it was', async ({ browser }) => {
  if ((await users()).every(({ username }) => username !== 'cleo')) await member('cleo', 'client');
  const page = await open(browser, '/users', 'mara', { viewport: { width: 390, height: 800 } });
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
  await close(page);
});
