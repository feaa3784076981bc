import { expect, type Page } from '@playwright/test';
import { allFiles } from './research/make-files.ts';
import { drawn } from './support/layout-shift.ts';
import { mailedPath, type Server, startServer } from './support/server.ts';
import { password } from './support/site.ts';
import { test } from './support/test.ts';

/** Set it to a folder to keep a picture of every step. */
const pictures = process.env.PICTURES;

/** From an empty folder, as a customer starts it. */
let server: Server;
test.beforeAll(async () => {
  server = await startServer(undefined, { NODE_OPTIONS: '' });
});
test.afterAll(() => server.stop());

const email = 'mara@example.com';
const brief =
  'How small bakeries decide how much bread to bake, what they throw away and what would help them to plan.';

async function keep(page: Page, name: string): Promise<void> {
  if (!pictures) return;
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await drawn(page);
      await page.screenshot({ path: `${pictures}/${name}-${width}-${theme}.png`, fullPage: width !== 390 });
    }
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('from registration to a quote at its source, and out again', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // The browser reports the 401 of the signed-out user by itself.
    if (message.type() === 'error' && !message.text().includes('401')) faults.push(message.text());
  });
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('register', async () => {
    await page.goto(`${server.url}/insights`);
    await expect(page).toHaveURL(/\/auth$/);
    await page.getByRole('tab', { name: 'Register' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Mara Lind');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await page.getByLabel('Company Name').fill('Harbour Foods');
    await keep(page, 'register');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('Registration successful')).toBeVisible();
    await expect(page.getByText('Please check your email to verify your account.')).toBeVisible();
    await expect(page.getByText('Verification Email Sent')).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
  });

  await test.step('verify through the outbox', async () => {
    await page.goto(server.url + (await mailedPath(server.dataDir, email)));
    await expect(page.getByText('Email verified')).toBeVisible();
    await expect(page).toHaveURL(/\/auth$/);
  });

  await test.step('sign in', async () => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not the password 1!');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toContainText(
      'Invalid email or password',
    );
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await keep(page, 'dashboard-empty');
  });

  await test.step('create a project with suggested topics', async () => {
    await page.getByRole('button', { name: 'New Project' }).first().click();
    await page.getByLabel('Name', { exact: true }).fill('How bakeries plan tomorrow');
    await page.getByLabel('Project Brief').fill(brief);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { name: 'Customize Project Topics' })).toBeVisible();
    expect(await page.getByRole('dialog').getByRole('checkbox').count()).toBeGreaterThanOrEqual(5);
    await page.getByRole('dialog').getByPlaceholder(/topic/i).fill('Bread waste');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('checkbox', { name: 'Bread waste' })).toBeChecked();
    await keep(page, 'topics');
    await page.getByRole('button', { name: 'Create Project' }).click();
    await expect(page.getByText('Project created successfully with custom topics')).toBeVisible();
    await page.getByRole('link', { name: /How bakeries plan tomorrow/ }).click();
    await expect(page.getByRole('heading', { name: 'How bakeries plan tomorrow' })).toBeVisible();
    await expect(page.getByText('No insights generated yet.')).toBeVisible();
  });

  await test.step('a file that is none is refused with a sentence, and the next upload works', async () => {
    const input = page.locator('input[type=file]').first();
    await input.setInputFiles({
      name: 'picture.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('89504e470d0a1a0a', 'hex'),
    });
    await expect(page.getByText(/named \.pdf, but its content/).first()).toBeVisible();
    await input.setInputFiles(allFiles());
    await expect(page.getByText('Document uploaded successfully')).toBeVisible();
    for (const { name } of allFiles()) await expect(page.getByRole('checkbox', { name })).toBeVisible();
  });

  await test.step('analyse all documents', async () => {
    await page.getByRole('button', { name: 'Select All' }).click();
    await page.getByRole('button', { name: 'Analyze Documents (4)' }).click();
    await expect(page.getByText('Preparing Documents')).toBeVisible();
    await keep(page, 'analysing');
    await expect(page.getByRole('article').first().getByText('Supporting Quote')).toBeVisible({ timeout: 60_000 });
  });

  await test.step('a reload in the middle of the waiting keeps everything', async () => {
    await page.reload();
    await expect(page.getByRole('article').first().getByText('Supporting Quote')).toBeVisible();
    await openQuestions(page);
    await expect(
      page.getByRole('complementary', { name: 'Research Questions' }).getByText('Q1', { exact: true }),
    ).toBeVisible();
  });

  await test.step('ask a question of the own', async () => {
    const panel = page.getByRole('complementary', { name: 'Research Questions' });
    await panel.getByRole('button', { name: 'Analyze Selected Questions' }).click();
    await expect(page.getByText('Please select research questions to analyze')).toBeVisible();
    await panel.getByRole('textbox').fill('What happened when they tried an app?');
    await panel.getByRole('textbox').press('Enter');
    const own = panel.getByRole('checkbox', { name: /What happened when they tried an app\?/ });
    await own.check();
    await panel.getByRole('button', { name: 'Analyze Selected Questions' }).click();
    await expect(page.getByRole('article').filter({ hasText: /app/ }).first()).toBeVisible({ timeout: 60_000 });
    await keep(page, 'project');
  });

  await test.step('open the source of a quote at its passage', async () => {
    const quote = page
      .getByRole('article')
      .filter({ hasText: /app/ })
      .first()
      .getByRole('link', { name: /app/ })
      .first();
    const words = (await quote.innerText()).trim();
    await quote.click();
    await expect(page).toHaveURL(/\/documents\/\d+\?start=\d+&end=\d+/);
    const passage = page.locator('mark[data-active]').first();
    await expect(passage).toBeInViewport();
    const marked = (await page.locator('mark[data-active]').allInnerTexts()).join(' ');
    expect(squashed(marked)).toContain(squashed(words));
    await keep(page, 'reader');
    await page.reload();
    await expect(page.locator('mark[data-active]').first()).toBeInViewport();
    await page.getByRole('link', { name: /Back to/ }).click();
    await expect(page.getByRole('heading', { name: 'How bakeries plan tomorrow' })).toBeVisible();
  });

  await test.step('see it on the dashboard', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page.getByRole('article').first().getByText('Supporting Quote')).toBeVisible();
    await page.getByPlaceholder('Search insights...').fill('zzzz');
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.getByPlaceholder('Search insights...').fill('');
    await expect(page.getByRole('article').first()).toBeVisible();
    await keep(page, 'dashboard');
  });

  await test.step('sign out', async () => {
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByText('Administrator')).toBeVisible();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await page.goto(`${server.url}/`);
    await expect(page).toHaveURL(/\/auth$/);
  });

  // A refused sign-in, a refused file and a 401 are the browser's own lines; nothing else may be there.
  expect(faults.filter((fault) => !/status of (400|401|415|422)/.test(fault))).toEqual([]);
});

async function openQuestions(page: Page): Promise<void> {
  const panel = page.getByRole('complementary', { name: 'Research Questions' });
  if (!(await panel.isVisible())) await page.getByRole('button', { name: 'Research Questions' }).click();
  await expect(panel).toBeVisible();
}

const squashed = (text: string) => text.replace(/[\s“”"]+/gu, ' ').trim();
