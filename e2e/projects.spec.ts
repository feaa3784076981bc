import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { type Api, password, signUp } from './support/api.ts';
import { addMember } from './support/member.ts';
import { type Server, startServer } from './support/server.ts';

let server: Server;
let api: Api;
/** The one project that the client may see. */
let shared: number;
test.beforeAll(async () => {
  server = await startServer();
  api = await signUp(server, 'mara');
  shared = await newProject('For the client', 'To be read');
  await addMember(server, api, 'cleo', {
    role: 'client',
    projectAccess: [{ projectId: shared, canViewInsights: true, canViewChat: false }],
  });
});
test.afterAll(() => server.stop());

async function open(browser: Browser, name = 'mara', options: object = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  await enter(context, name);
  return context.newPage();
}

async function enter(context: BrowserContext, name: string): Promise<void> {
  const data = { email: `${name}@example.com`, password };
  expect((await context.request.post(`${server.url}/api/login`, { data })).status()).toBe(200);
}

const newProject = async (name: string, description: string | null = 'What bakeries throw away') =>
  (await api.post<{ id: number }>('/api/projects', { name, description })).id;

const card = (page: Page, name: string): Locator => page.getByRole('heading', { name, level: 3 }).locator('..');
const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('lastSelectedProjectId'));
const upload = (page: Page, name: string, text: string) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

test('a project is made, changed and deleted, each with its word of success', async ({ browser }) => {
  const page = await open(browser);
  await page.goto(server.url);

  await test.step('made in two steps; its id is remembered', async () => {
    await page.getByRole('button', { name: 'New Project' }).first().click();
    const dialog = dialogOf(page, 'Create New Project');
    await expect(dialog.getByText('AI-generated questions and insights will be in this language')).toBeVisible();
    await expect(dialog.getByLabel('Language')).toHaveValue('english');
    await dialog.getByLabel('Name', { exact: true }).fill('Bread and waste');
    await dialog.getByRole('button', { name: 'Next' }).click();
    const topics = dialogOf(page, 'Customize Project Topics');
    await topics.getByRole('button', { name: 'Back' }).click();
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Bread and waste');
    await dialog.getByRole('button', { name: 'Next' }).click();
    await topics.getByLabel('Add Custom Topic').fill('  Prices  ');
    await topics.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(topics.getByRole('checkbox', { name: 'Prices' })).toBeChecked();
    await expect(topics.getByLabel('Add Custom Topic')).toHaveValue('');
    await topics.getByRole('button', { name: 'Create Project' }).click();
    await expect(page.getByText('Project created successfully with custom topics')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(Number(await remembered(page))).toBeGreaterThan(0);
  });

  await test.step('changed by the form, which sends no topics', async () => {
    await card(page, 'Bread and waste').getByRole('button', { name: 'Edit Bread and waste' }).click();
    const dialog = dialogOf(page, 'Edit Project');
    await expect(dialog.getByText(/Existing topics remain unchanged/)).toBeVisible();
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Bread and waste');
    await dialog.getByLabel('Project Brief').fill('How much is thrown away');
    const [request] = await Promise.all([
      page.waitForRequest((r) => r.method() === 'PATCH'),
      dialog.getByRole('button', { name: 'Update Project' }).click(),
    ]);
    expect(Object.keys(request.postDataJSON()).sort()).toEqual(['description', 'language', 'longBrief', 'name']);
    await expect(page.getByText('Project updated successfully')).toBeVisible();
    await expect(card(page, 'Bread and waste').getByText('How much is thrown away')).toBeVisible();
  });

  await test.step('given one more topic, while those that stand stay', async () => {
    await card(page, 'Bread and waste').getByRole('button', { name: 'Edit Bread and waste' }).click();
    await dialogOf(page, 'Edit Project').getByRole('button', { name: 'Add topics' }).click();
    const dialog = dialogOf(page, 'Update Project Topics');
    await expect(dialog.getByLabel('Existing topics').getByText('Prices')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Update Project' })).toBeDisabled();
    await dialog.getByLabel('Add Custom Topic').fill('prices');
    await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
    await dialog.getByLabel('Add Custom Topic').fill('Night shift');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.getByRole('button', { name: 'Update Project' }).click();
    await expect(page.getByText('Project updated successfully')).toBeVisible();
    // The word of the change before may still be there: what counts is what is stored.
    const names = async () => (await api.get<{ name: string }[]>('/api/topics')).map((topic) => topic.name);
    await expect.poll(names).toEqual(expect.arrayContaining(['Prices', 'Night shift']));
  });

  await test.step('deleted after a question; it is not remembered any more', async () => {
    await card(page, 'Bread and waste').getByRole('button', { name: 'Delete Bread and waste' }).click();
    const dialog = dialogOf(page, 'Delete Project');
    await expect(dialog).toContainText(
      'Are you sure you want to delete this project? This action cannot be undone and will delete all associated insights.',
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await card(page, 'Bread and waste').getByRole('button', { name: 'Delete Bread and waste' }).click();
    await dialog.getByRole('button', { name: 'Delete Project' }).click();
    await expect(page.getByText('Project deleted successfully')).toBeVisible();
    await expect(card(page, 'Bread and waste')).toHaveCount(0);
    expect(await remembered(page)).toBeNull();
  });
  await page.context().close();
});

test('the keyboard alone deletes a project, and Enter alone does not', async ({ browser }) => {
  await newProject('Keyboard');
  const page = await open(browser);
  await page.goto(server.url);
  const trigger = page.getByRole('button', { name: 'Delete Keyboard' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page, 'Delete Project');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText('Project deleted successfully')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Projects' })).toBeFocused();
  await page.context().close();
});

test('a failure is said in a toast and in the dialog, and a second click while it is pending sends nothing', async ({
  browser,
}) => {
  const id = await newProject('Slow');
  const page = await open(browser);
  await page.goto(server.url);
  let sent = 0;
  await page.route(`**/api/projects/${id}`, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    sent++;
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.fulfill({ status: 503, json: { message: 'The server is restarting.', code: 'unavailable' } });
  });
  await page.getByRole('button', { name: 'Edit Slow' }).click();
  const dialog = dialogOf(page, 'Edit Project');
  const update = dialog.getByRole('button', { name: /^Updat/ });
  await update.click();
  await expect(update).toBeDisabled();
  await dialog.getByLabel('Name', { exact: true }).press('Enter');
  await expect(page.getByText('Failed to update project')).toBeVisible();
  await expect(dialog.getByText('The server is restarting.')).toBeVisible();
  expect(sent).toBe(1);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete Slow' }).click();
  await dialogOf(page, 'Delete Project').getByRole('button', { name: 'Delete Project' }).click();
  await expect(page.getByText('Failed to delete project')).toBeVisible();
  await expect(dialogOf(page, 'Delete Project').getByText('The server is restarting.')).toBeVisible();
  await page.context().close();
});

test('what was typed is gone 300 ms after the dialog closed, and bad input is refused with a sentence', async ({
  browser,
}) => {
  const page = await open(browser);
  await page.goto(server.url);
  const dialog = dialogOf(page, 'Create New Project');
  const show = () => page.getByRole('button', { name: 'New Project' }).first().click();
  await show();
  await dialog.getByLabel('Name', { exact: true }).fill('   ');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Project name is required')).toBeVisible();
  await dialog.getByLabel('Name', { exact: true }).fill('x'.repeat(201));
  await expect(dialog.getByText('Project name must be at most 200 characters')).toBeVisible();
  await dialog.getByLabel('Language').selectOption('german');
  await page.keyboard.press('Escape');
  await page.waitForTimeout(350);
  await show();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(dialog.getByLabel('Language')).toHaveValue('english');
  await expect(dialog.getByText('Project name must be at most 200 characters')).toHaveCount(0);
  await page.context().close();
});

test('markup, emoji and marks of direction are kept as they were typed and shown as text', async ({ browser }) => {
  const name = '<img src=x onerror=alert(1)> \u202eمخابز\u202c 🥐 {{7*7}}';
  const id = await newProject(name, '<b>bold</b>');
  const page = await open(browser);
  await page.goto(server.url);
  await expect(page.getByRole('heading', { name: '<img src=x' })).toHaveText(name);
  expect(await page.locator('main img').count()).toBe(0);
  await page.goto(`${server.url}/insights/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('<b>bold</b>')).toBeVisible();
  await page.context().close();
});

test('the older list makes a project in one step, opens it and deletes it', async ({ browser }) => {
  const page = await open(browser);
  await page.goto(`${server.url}/projects`);
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'New Project' }).click();
  const dialog = dialogOf(page, 'Create New Project');
  await dialog.getByLabel('Name', { exact: true }).fill('One step');
  await dialog.getByLabel('Project Brief').fill('Made without topics');
  const [request] = await Promise.all([
    page.waitForRequest((r) => r.method() === 'POST' && r.url().endsWith('/api/projects')),
    dialog.getByRole('button', { name: 'Create Project' }).click(),
  ]);
  expect(Object.keys(request.postDataJSON()).sort()).toEqual(['description', 'language', 'longBrief', 'name']);
  await expect(page.getByText('Project created successfully', { exact: true })).toBeVisible();
  const made = card(page, 'One step');
  await expect(made.getByText('Made without topics')).toBeVisible();
  await expect(made.getByText(/^Created \d/)).toBeVisible();
  await made.getByRole('link', { name: 'Open One step' }).click();
  await expect(page).toHaveURL(/\/projects\/\d+$/);
  await expect(page.getByRole('heading', { name: 'One step', level: 1 })).toBeVisible();
  await page.goBack();
  await made.getByRole('button', { name: 'Delete One step' }).click();
  await dialogOf(page, 'Delete Project').getByRole('button', { name: 'Delete Project' }).click();
  await expect(page.getByText('Project deleted successfully')).toBeVisible();
  await expect(made).toHaveCount(0);
  await page.context().close();
});

test('the older list says No date where there is none, and offers a retry when it cannot be loaded', async ({
  browser,
}) => {
  const page = await open(browser);
  let broken = true;
  await page.route('**/api/projects', (route) =>
    broken
      ? route.fulfill({ status: 500, json: { message: 'No', code: 'internal' } })
      : route.fulfill({
          json: [{ id: 1, name: 'Undated', description: null, longBrief: null, language: 'english', createdAt: null }],
        }),
  );
  await page.goto(`${server.url}/projects`);
  await expect(page.getByText('The projects could not be loaded.')).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(card(page, 'Undated').getByText('No date', { exact: true })).toBeVisible();
  await page.context().close();
});

test('the picker remembers what was chosen and leads there the next time', async ({ browser }) => {
  const id = await newProject('Picked');
  const page = await open(browser);
  await page.goto(`${server.url}/insights`);
  await page.getByRole('link', { name: 'Picked' }).click();
  await expect(page).toHaveURL(`${server.url}/insights/${id}`);
  expect(await remembered(page)).toBe(String(id));
  await page.goto(`${server.url}/insights`);
  await expect(page).toHaveURL(`${server.url}/insights/${id}`);
  await page.context().close();
});

test('the description is changed in place: not to nothing, and not when cancelled', async ({ browser }) => {
  const id = await newProject('Described', 'First words');
  const page = await open(browser);
  await page.goto(`${server.url}/insights/${id}`);
  await page.getByRole('button', { name: 'Edit description' }).click();
  const field = page.getByLabel('Description', { exact: true });
  await expect(field).toBeFocused();
  await field.fill('  ');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await field.fill('x'.repeat(5001));
  await expect(page.getByText('Project brief must be at most 5000 characters')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('First words')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit description' })).toBeFocused();
  await page.getByRole('button', { name: 'Edit description' }).click();
  await field.fill('Second words');
  const [request] = await Promise.all([
    page.waitForRequest((r) => r.method() === 'PATCH'),
    page.getByRole('button', { name: 'Save' }).click(),
  ]);
  expect(request.postDataJSON()).toEqual({ description: 'Second words' });
  await expect(page.getByText('Project description updated successfully')).toBeVisible();
  await expect(page.getByText('Second words')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Second words')).toBeVisible();
  await page.context().close();
});

test('deleting the project whose page is open leads to the dashboard', async ({ browser }) => {
  const id = await newProject('Open page');
  const page = await open(browser);
  await page.goto(`${server.url}/insights/${id}`);
  await page.getByRole('button', { name: 'Project actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete project' }).click();
  await dialogOf(page, 'Delete Project').getByRole('button', { name: 'Delete Project' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(page.getByText('Project deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await page.context().close();
});

test('a project that was deleted in another tab is said to be gone', async ({ browser }) => {
  const id = await newProject('Gone', 'Here for now');
  const page = await open(browser);
  await page.goto(`${server.url}/insights/${id}`);
  await page.getByRole('button', { name: 'Edit description' }).click();
  await page.getByLabel('Description', { exact: true }).fill('Too late');
  expect((await page.context().request.delete(`${server.url}/api/projects/${id}`)).status()).toBe(200);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible();
  expect(await remembered(page)).toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible();
  await page.context().close();
});

test('the same file is asked about: skipped, or stored a second time', async ({ browser }) => {
  const id = await newProject('Twins');
  const page = await open(browser);
  await page.goto(`${server.url}/insights/${id}`);
  await expect(page.getByText('No documents uploaded yet')).toBeVisible();
  await expect(page.getByText('Supported formats: TXT, CSV, VTT, PDF, DOCX (max 10MB)')).toBeVisible();
  await upload(page, 'talk.txt', 'Anna: We throw away a third of the bread.');
  await expect(page.getByText('Upload complete')).toBeVisible();
  await expect(page.getByText('Document uploaded successfully')).toBeVisible();
  await expect(page.getByText('Drag & drop a document here, or click to select')).toBeVisible();

  const row = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await upload(page, 'copy.txt', 'Anna: We throw away a third of the bread.');
  await expect(row).toContainText('This file is already in the project as “talk.txt”.');
  await row.getByRole('button', { name: 'Skip' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'copy.txt' })).toHaveCount(0);

  await upload(page, 'copy.txt', 'Anna: We throw away a third of the bread.');
  await row.getByRole('button', { name: 'Upload anyway' }).click();
  await expect(page.getByRole('checkbox', { name: 'copy.txt' })).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.context().close();
});

test('every file of a batch tells its own truth, and uploads go on while another page is open', async ({ browser }) => {
  const id = await newProject('Batch');
  const page = await open(browser);
  await page.goto(`${server.url}/insights/${id}`);
  let failing = true;
  const sending = Promise.withResolvers<void>();
  await page.route('**/api/insights', async (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1') ?? '';
    if (body.includes('slow.txt')) await sending.promise;
    if (failing && body.includes('flaky.txt')) {
      return route.fulfill({ status: 503, json: { message: 'Please try again.', code: 'x' } });
    }
    return route.continue();
  });
  const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`Anna: ${name} is here.`) });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([file('slow.txt'), file('flaky.txt'), file('tool.exe')]);
  const row = (name: string) =>
    page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name });
  await expect(row('flaky.txt')).toContainText('Waiting');
  await expect(row('tool.exe')).toContainText('Unsupported file type');
  await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  expect(await leavingIsWarned(page)).toBe(true);

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  sending.resolve();
  await expect(page.getByText('Upload failed: Please try again.')).toBeVisible();
  expect(await leavingIsWarned(page)).toBe(false);
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'slow.txt' })).toBeVisible();
  failing = false;
  await row('flaky.txt').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('checkbox', { name: 'flaky.txt' })).toBeVisible();
  await page.context().close();
});

const leavingIsWarned = (page: Page) =>
  page.evaluate(`(() => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  })()`);

test('a document is deleted with the insight that rests on it alone, and leaves the selection', async ({ browser }) => {
  const id = await newProject('Losses', 'What bakeries throw away');
  const text = 'Interviewer: What do you throw away?\nAnna: We throw away a third of the bread every evening.\n';
  const document = await api.upload(id, 'talk.txt', text);
  await api.upload(id, 'other.txt', 'Ben: The oven is fine.');
  await analyse(id, [document.id]);
  const page = await open(browser);
  await page.goto(`${server.url}/insights/${id}`);
  await expect(page.getByText('Supporting Quote').first()).toBeVisible();
  await page.getByRole('button', { name: 'Select All' }).click();
  await expect(page.getByRole('button', { name: 'Analyze Documents (2)' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete talk.txt' }).click();
  const dialog = dialogOf(page, 'Delete Document');
  await expect(dialog).toContainText('This may affect insights generated from it and cannot be undone.');
  await expect(dialog).toContainText(/\d+ insights? rests? on this document alone and will be deleted\./);

  await test.step('a refusal of the server stays in sight', async () => {
    const refusal = { message: 'This document is being analyzed.', code: 'conflict' };
    await page.route(`**/api/insights/${document.id}`, (route) => route.fulfill({ status: 409, json: refusal }));
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Failed to delete document. Please try again.')).toBeVisible();
    await expect(dialog.getByText('This document is being analyzed.')).toBeVisible();
    await page.unroute(`**/api/insights/${document.id}`);
  });

  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Document deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('The document has been successfully deleted.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'talk.txt' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Analyze Documents (1)' })).toBeVisible();
  await expect(page.getByText('No insights generated yet.')).toBeVisible();
  await page.context().close();
});

async function analyse(id: number, documentIds: number[]): Promise<void> {
  const { sessionKey } = await api.post<{ sessionKey: string }>(`/api/projects/${id}/analyze-documents`, {
    documentIds,
  });
  const status = async () => (await api.get<{ status: string }>(`/api/projects/${id}/analysis/${sessionKey}`)).status;
  await expect.poll(status, { timeout: 60_000 }).toBe('completed');
}

test('a client sees no control that changes anything, and may not open the older list', async ({ browser }) => {
  const page = await open(browser, 'cleo');
  await page.goto(server.url);
  await expect(page.getByRole('link', { name: 'For the client' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New Project' })).toBeDisabled();
  await expect(page.getByRole('button', { name: /^(Edit|Delete)/ })).toHaveCount(0);
  await page.goto(`${server.url}/insights/${shared}`);
  await expect(page.getByText('To be read')).toBeVisible();
  await expect(page.getByText('Uploads are available to company users only')).toBeVisible();
  await expect(page.getByRole('button', { name: /Edit description|Project actions/ })).toHaveCount(0);
  await page.goto(`${server.url}/projects`);
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await page.context().close();
});

/** An insight as the feed answers it; what is given replaces a field of its analysis. */
const feedRow = (id: number, analysis: object = {}, row: object = {}) => ({
  id,
  projectId: shared,
  fileName: `talk ${id}.txt`,
  fileType: 'txt',
  source: null,
  title: `Finding ${id}`,
  content: '',
  topics: [],
  createdAt: '2026-03-01T08:00:00.000Z',
  updatedAt: '2026-03-01T08:00:00.000Z',
  ...row,
  analysis: {
    title: `Finding ${id}`,
    summary: `People at counter ${id} say it.`,
    supportingQuote: 'We bake at three.',
    sentiment: 0,
    keywords: ['bread', id % 2 ? 'odd' : 'even', `only ${id}`],
    themes: [],
    businessImpact: 'It saves an hour.',
    suggestedTopics: [],
    sources: [],
    evidence: [],
    ...analysis,
  },
});

async function openFeed(browser: Browser, rows: object[], width = 1440): Promise<Page> {
  const page = await open(browser, 'mara', { viewport: { width, height: 900 } });
  await page.route('**/api/insights/recent', (route) => route.fulfill({ json: rows }));
  await page.goto(server.url);
  await expect(feed(page).getByRole('article').first()).toBeVisible();
  return page;
}
const feed = (page: Page): Locator => page.getByRole('region', { name: 'Recent Insights' });

test('the feed keeps only what has a file name, a title of its own, a summary and a keyword', async ({ browser }) => {
  const page = await openFeed(browser, [
    feedRow(1),
    feedRow(2, {}, { fileName: '' }),
    feedRow(3, { title: 'talk 3.txt' }),
    feedRow(4, { summary: '' }),
    feedRow(5, { keywords: [] }),
    feedRow(6, { title: '', supportingQuote: '', businessImpact: '', emoji: '' }, { title: '' }),
  ]);
  await expect(feed(page).getByRole('article')).toHaveCount(2);
  const bare = feed(page).getByRole('article', { name: 'talk 6.txt' });
  await expect(bare.getByText('Not provided')).toHaveCount(2);
  await expect(bare.getByText('📊')).toBeVisible();
  await expect(bare.getByRole('link', { name: 'For the client' })).toBeVisible();
  await page.context().close();
});

test('keywords filter together, a second click lets go, and the filters are cleared at once', async ({ browser }) => {
  const rows = Array.from({ length: 300 }, (_, index) => feedRow(index + 1));
  const page = await openFeed(browser, rows);
  const count = feed(page).getByRole('heading', { level: 2 });
  await expect(count).toHaveText('Recent Insights300');
  const badge = (name: string) => feed(page).getByRole('article').first().getByRole('button', { name, exact: true });
  await badge('odd').click();
  await expect(count).toHaveText('Recent Insights150');
  await expect(badge('odd')).toHaveAttribute('aria-pressed', 'true');
  await badge('only 1').click();
  await expect(feed(page).getByRole('article')).toHaveCount(1);
  await badge('only 1').click();
  await expect(count).toHaveText('Recent Insights150');

  await feed(page)
    .getByRole('button', { name: /more tags/ })
    .click();
  await page.getByLabel('Find a tag').fill('only 29');
  await page.getByRole('group', { name: 'All tags' }).getByRole('button', { name: 'only 298' }).click();
  await expect(feed(page).getByText('No insights match')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Find a tag')).toHaveCount(0);
  await page.getByPlaceholder('Search insights...').fill('COUNTER 298');
  await feed(page).getByRole('button', { name: 'Clear filters' }).click();
  await expect(count).toHaveText('Recent Insights300');
  await expect(page.getByPlaceholder('Search insights...')).toHaveValue('');
  await page.getByPlaceholder('Search insights...').fill('COUNTER 298');
  await expect(feed(page).getByRole('article')).toHaveCount(1);
  await page.context().close();
});

for (const [width, columns] of [
  [1440, 3],
  [900, 2],
  [390, 1],
] as const) {
  test(`the feed has ${columns} in a row at ${width} px and few nodes, however long it is`, async ({ browser }) => {
    const rows = Array.from({ length: 1000 }, (_, index) => feedRow(index + 1));
    const page = await openFeed(browser, rows, width);
    const tops = await feed(page)
      .getByRole('article')
      .evaluateAll((cards) => cards.map((one) => one.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    await expect(feed(page).locator('[data-index]').first()).toBeVisible();
    await page.evaluate('scrollTo(0, 20000)');
    await expect(feed(page).getByText('Finding 1', { exact: true })).toHaveCount(0);
    expect(await page.locator('*').count()).toBeLessThan(1500);
    await page.context().close();
  });
}

type Stop = { name: string; show: (page: Page) => Promise<void> };
const dialogs: Stop[] = [
  {
    name: 'the edit dialog',
    show: async (page) => {
      await page.goto(server.url);
      await page.getByRole('button', { name: 'Edit Looks' }).click();
    },
  },
  {
    name: 'the topics of an existing project',
    show: async (page) => {
      await page.goto(server.url);
      await page.getByRole('button', { name: 'Edit Looks' }).click();
      await page.getByRole('button', { name: 'Add topics' }).click();
    },
  },
  {
    name: 'the question before a project is deleted',
    show: async (page) => {
      await page.goto(server.url);
      await page.getByRole('button', { name: 'Delete Looks' }).click();
    },
  },
  {
    name: 'the one-step dialog',
    show: async (page) => {
      await page.goto(`${server.url}/projects`);
      await page.getByRole('button', { name: 'New Project' }).click();
    },
  },
  {
    name: 'the question before a document is deleted',
    show: async (page) => {
      await page.goto(`${server.url}/insights/${looks}`);
      await page.getByRole('button', { name: /^Delete an interview/ }).click();
    },
  },
];
let looks = 0;

test('no dialog has an axe violation or a sideways scroll, in both themes, wide and narrow', async ({ browser }) => {
  looks = await newProject('Looks', 'To be looked at');
  await api.upload(looks, `an interview ${'with a long name '.repeat(8)}.txt`, 'Anna: Look at this.');
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      const page = await open(browser, 'mara', {
        colorScheme,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      });
      for (const { name, show } of dialogs) {
        await show(page);
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.waitForTimeout(200);
        await faultless(page, `${name}, ${colorScheme}, ${width}`);
        if (process.env.PICTURES) {
          await page.screenshot({ path: `${process.env.PICTURES}/${name}-${width}-${colorScheme}.png` });
        }
      }
      await page.goto(`${server.url}/projects`);
      await expect(card(page, 'Looks')).toBeVisible();
      await faultless(page, `the older list, ${colorScheme}, ${width}`);
      await page.context().close();
    }
  }
});

async function faultless(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' | ')}`),
    where,
  ).toEqual([]);
  const width = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await page.evaluate(width), where).toBe(0);
}
