import { type Browser, expect, type Page } from '@playwright/test';
import { printed, type Turn, typedUp } from '../research/interviews.ts';
import { type Api, signUp } from '../support/api.ts';
import { failUntilRetry } from '../support/failing-reads.ts';
import { addMember } from '../support/member.ts';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';
import { openAs } from '../support/visitor.ts';

type Person = { id: number; name: string; evidence: { quote: string }[] };

const asText = (turns: readonly Turn[]) => turns.map(([who, words]) => `${who}: ${words}`).join('\n');
const interviews = { 'night-shift.txt': asText(typedUp), 'one-woman-bakery.txt': asText(printed) };

let server: Site;
let api: Api;
/** Has two people, and is the one that the client may see. */
let shared: number;
test.beforeAll(async ({ newSite }) => {
  server = newSite();
  api = await signUp(server, 'mara');
  shared = await newProject('Shared bakeries', interviews);
  await identify(shared);
  await addMember(server, api, 'cleo', {
    role: 'client',
    projectAccess: [{ projectId: shared, canViewInsights: true, canViewChat: false }],
  });
});

async function newProject(name: string, files: Record<string, string> = {}): Promise<number> {
  const { id } = await api.post<{ id: number }>('/api/projects', { name });
  for (const [fileName, text] of Object.entries(files)) await api.upload(id, fileName, text);
  return id;
}
async function identify(projectId: number): Promise<Person[]> {
  const rows = await api.get<{ id: number; source: string }[]>(`/api/projects/${projectId}/insights`);
  const documentIds = rows.filter(({ source }) => source === 'upload').map(({ id }) => id);
  return api.post(`/api/projects/${projectId}/people/analyze`, { documentIds });
}
const peopleOf = (projectId: number) => api.get<Person[]>(`/api/projects/${projectId}/people`);

async function open(browser: Browser, remembered: number | null, name = 'mara'): Promise<Page> {
  const page = await openAs(browser, server, name, '/account');
  if (remembered) await page.evaluate((id) => localStorage.setItem('lastSelectedProjectId', String(id)), remembered);
  await page.goto(`${server.url}/people`);
  return page;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'User Personas & Profiles' });
const card = (page: Page, name: string) => page.getByRole('article', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('people are identified from two interviews, and their profiles open', async ({ browser }) => {
  const project = await newProject('Two interviews', interviews);
  const page = await open(browser, project);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('No people identified yet')).toBeVisible();

  await test.step('at least one document must be selected', async () => {
    await expect(button(page, 'Identify People (0)')).toBeDisabled();
    await button(page, 'Select All').click();
    await expect(button(page, 'Identify People (2)')).toBeEnabled();
  });

  await test.step('the button says what is going on, also after a look at another page', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/people/analyze', async (route) => {
      await released;
      await route.continue();
    });
    await button(page, 'Identify People (2)').click();
    await expect(page.getByText('Identifying People...')).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Topics' }).click();
    await expect(page).toHaveTitle(/^Topics/);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'People' }).click();
    await expect(page.getByText('Identifying People...')).toBeVisible();
    release();
    await expect(page.getByText('2 people found in the selected documents.')).toBeVisible();
  });

  await test.step('each person has a card', async () => {
    await expect(page.getByRole('heading', { name: 'Identified People' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(card(page, 'Mehmet')).toContainText('Master baker');
    await expect(card(page, 'Mehmet')).toContainText('I wish somebody told me the weather and the market days');
    await expect(card(page, 'Olena')).toBeVisible();
  });

  await test.step('View Details opens and closes with the keyboard', async () => {
    const details = card(page, 'Mehmet').getByRole('button', { name: 'View Details' });
    await expect(details).toHaveAttribute('aria-expanded', 'false');
    await details.focus();
    await page.keyboard.press('Enter');
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    await expect(card(page, 'Mehmet').getByRole('term')).toHaveText([
      'Demographics',
      'Psychographics',
      'Philosophy',
      'Day-to-day activities',
      'Needs',
      'Interaction style',
      'Tone of voice',
    ]);
    await expect(card(page, 'Mehmet').getByRole('definition')).toHaveCount(7);
    await expect(card(page, 'Mehmet').getByText('Not stated in the documents.').first()).toBeVisible();
    await page.keyboard.press('Space');
    await expect(details).toHaveAttribute('aria-expanded', 'false');
    await expect(card(page, 'Mehmet').getByText('Demographics')).toBeHidden();
  });

  await test.step('a quote leads to its place in the document', async () => {
    await card(page, 'Mehmet').getByRole('button', { name: 'View Details' }).click();
    const quote = card(page, 'Mehmet').getByRole('blockquote').first();
    await expect(card(page, 'Mehmet').getByText('night-shift.txt, line 2')).toBeVisible();
    const words = (await quote.textContent()) ?? '';
    await quote.getByRole('link').click();
    await expect(page.locator('mark').first()).toBeInViewport();
    expect((await page.locator('mark').allTextContents()).join('')).toBe(words);
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(2);
  });

  await test.step('identified again, nobody stands twice', async () => {
    const before = await peopleOf(project);
    await page.getByRole('checkbox', { name: 'night-shift.txt' }).check();
    await button(page, 'Identify People (1)').click();
    await expect(page.getByText('1 person found in the selected documents.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
    expect(await peopleOf(project)).toEqual(before);
  });

  await test.step('a person goes with the only document', async () => {
    await button(page, 'Delete night-shift.txt').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(card(page, 'Olena')).toBeVisible();
  });
});

test('documents that tell of nobody are answered with a sentence', async ({ browser }) => {
  const page = await open(browser, await newProject('Prose', { 'recipe.txt': 'Mix flour and water. Wait for a day.' }));
  await page.getByRole('checkbox', { name: 'recipe.txt' }).check();
  await button(page, 'Identify People (1)').click();
  const sentence = /^No people were found in the selected documents\. .* one row per person\.$/;
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toContainText('No people were found');
  await expect(page.getByRole('region', { name: 'Document Management' }).getByText(sentence)).toBeVisible();
  await expect(page.getByText('No people identified yet')).toBeVisible();
});

async function drop(page: Page, ...names: string[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle(`(() => {
    const data = new DataTransfer();
    for (const name of ${JSON.stringify(names)}) data.items.add(new File(['Interviewer: Well?\\nAda: I bake at night.\\n'], name));
    return data;
  })()`);
  await button(page, /Drag & drop a document here/).dispatchEvent('drop', { dataTransfer });
}

test('one interview at a time is dropped, as text, PDF or Word', async ({ browser }) => {
  const page = await open(browser, await newProject('Dropped'));
  await expect(page.getByText('Supported formats: TXT, PDF, DOCX, DOC (max 10MB)')).toBeVisible();
  await drop(page, 'a.txt', 'b.txt');
  await expect(page.getByRole('alert').filter({ hasText: 'Too many files' })).toBeVisible();
  await drop(page, 'numbers.csv');
  await expect(
    page.getByRole('alert').filter({ hasText: 'File type must be one of txt, pdf, docx, doc' }),
  ).toBeVisible();
  await drop(page, 'talk.txt');
  await expect(page.getByText('Document uploaded successfully')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'talk.txt' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Unsupported' })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(1);
});

test('a client reads the people and changes nothing', async ({ browser }) => {
  const page = await open(browser, shared, 'cleo');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(button(page, 'Document Management')).toBeDisabled();
  await expect(page.getByText('Uploads are available to company users only')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(button(page, /Identify People|Select All|Delete|Drag & drop/)).toHaveCount(0);
  await card(page, 'Mehmet').getByRole('button', { name: 'View Details' }).click();
  await expect(card(page, 'Mehmet').getByRole('blockquote').first()).toBeVisible();
  await expect(card(page, 'Mehmet').getByRole('link')).toHaveCount(0);
});

test('without a project that was chosen before, the choice of one comes first', async ({ browser }) => {
  const page = await open(browser, null);
  await expect(page).toHaveURL(`${server.url}/insights`);
  await expect(page.getByText('Choose the project whose insights you want to see.')).toBeVisible();
  await page.getByRole('link', { name: /Shared bakeries/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shared bakeries' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'People' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('a project that is gone gives way to the choice of another one', async ({ browser }) => {
  const page = await open(browser, 999_999);
  await expect(page).toHaveURL(`${server.url}/insights`);
  expect(await page.evaluate(() => localStorage.getItem('lastSelectedProjectId'))).toBeNull();
});

test('the project can be changed, and the new one is remembered', async ({ browser }) => {
  const other = await newProject('Without anybody');
  const page = await open(browser, shared);
  const choice = page.getByRole('combobox', { name: 'Project' });
  await expect(choice).toHaveValue(String(shared));
  await expect(page.getByRole('article')).toHaveCount(2);
  await choice.selectOption({ label: 'Without anybody' });
  await expect(page.getByText('No documents uploaded yet')).toBeVisible();
  await expect(page.getByText('No people identified yet')).toBeVisible();
  await page.reload();
  await expect(choice).toHaveValue(String(other));
});

test('people that cannot be loaded say so and are asked for again', async ({ browser }) => {
  const page = await open(browser, shared);
  await expect(page.getByRole('article')).toHaveCount(2);
  await failUntilRetry(page, '**/api/projects/*/people', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('The people could not be loaded.')).toBeVisible();
  await expect(button(page, 'Identify People (0)')).toBeVisible();
  await button(page, 'Retry').click();
  await expect(page.getByRole('article')).toHaveCount(2);
});
