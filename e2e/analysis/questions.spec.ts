import { expect, type Locator, type Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { analysedProject } from '../support/analysed-project.ts';
import { type Api, signUp } from '../support/api.ts';
import { addMember } from '../support/member.ts';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';
import { openAs } from '../support/visitor.ts';

let server: Site;
let api: Api;
let analysed: number;
let empty: number;
test.beforeAll(async ({ newSite }) => {
  server = newSite();
  api = await signUp(server, 'mara');
  await addMember(server, api, 'una', { role: 'company_user' });
  analysed = await analysedProject(api, { name: 'Bakeries', description: 'How bakeries plan' });
  empty = (await api.post<{ id: number }>('/api/projects', { name: 'Ferries' })).id;
});

async function open(browser: Parameters<typeof openAs>[0], name: string, project: number): Promise<[Page, Locator]> {
  const page = await openAs(browser, server, name, `/insights/${project}`);
  return [page, await panelOf(page)];
}

async function panelOf(page: Page): Promise<Locator> {
  const panel = page.getByRole('complementary', { name: 'Research Questions' });
  const button = page.getByRole('button', { name: 'Research Questions' });
  await expect(panel.or(button).first()).toBeVisible();
  if (!(await panel.isVisible())) await button.click();
  await expect(panel.getByRole('textbox')).toBeVisible();
  return panel;
}

const entry = (panel: Locator) => panel.getByRole('textbox', { name: 'Add your own question' });
const stored = async (project: number) =>
  (await api.get<{ question: string }[]>(`/api/projects/${project}/questions`)).map((q) => q.question);

test('an own question is added, shown to colleagues, listed once and deleted', async ({ browser }) => {
  const [page, panel] = await open(browser, 'mara', empty);
  await expect(panel.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await entry(panel).fill('  Who takes the late ferry? ');
  await entry(panel).press('Enter');
  await expect(panel.getByRole('checkbox', { name: 'Q1 Who takes the late ferry?' })).toBeChecked();
  await entry(panel).fill('What do they do while they wait?');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(entry(panel)).toHaveValue('');
  await panel.getByRole('checkbox', { name: /late ferry/ }).uncheck();
  await entry(panel).fill('who takes  the LATE ferry?');
  await entry(panel).press('Enter');
  await expect(panel.getByText('This question is already listed as Q1. It is now selected.')).toBeVisible();
  await expect(panel.getByRole('checkbox', { name: /late ferry/ })).toBeChecked();
  await expect.poll(() => stored(empty)).toEqual(['Who takes the late ferry?', 'What do they do while they wait?']);
  expect(await violations(page)).toEqual([]);

  const [, theirs] = await open(browser, 'una', empty);
  await theirs.getByRole('button', { name: 'Delete question 1' }).click();
  await expect(theirs.getByRole('checkbox')).toHaveCount(1);
  await expect.poll(() => stored(empty)).toEqual(['What do they do while they wait?']);
  await page.reload();
  await expect((await panelOf(page)).getByRole('checkbox', { name: /^Q1 What do they/ })).toBeVisible();
});

test('what could not be saved or deleted is said, kept over a reload and tried again', async ({ browser }) => {
  const project = (await api.post<{ id: number }>('/api/projects', { name: 'Markets' })).id;
  await api.post(`/api/projects/${project}/questions`, { question: 'Who comes first?' });
  const [page, panel] = await open(browser, 'mara', project);
  const path = `**/api/projects/${project}/questions`;
  await page.route(path, (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
  await panel.getByRole('button', { name: 'Delete question 1' }).click();
  await expect(page.getByText('Not deleted yet')).toBeVisible();
  await expect(panel.getByText('Who comes first?')).toHaveCount(0);
  await entry(panel).fill('Who leaves last?');
  await entry(panel).press('Enter');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.reload();
  const again = await panelOf(page);
  await expect(again.getByText('Who leaves last?')).toBeVisible();
  await expect(again.getByText('Who comes first?')).toHaveCount(0);
  expect(await stored(project)).toEqual(['Who comes first?']);
  await page.unroute(path);
  await page.evaluate("dispatchEvent(new Event('online'))");
  await expect.poll(() => stored(project)).toEqual(['Who leaves last?']);
});

test('an analysis of questions refuses and fails in the words of the specification', async ({ browser }) => {
  const [page, panel] = await open(browser, 'mara', empty);
  const analyze = panel.getByRole('button', { name: 'Analyze Selected Questions' });
  await analyze.click();
  await expect(page.getByText('Please select research questions to analyze')).toBeVisible();
  await entry(panel).fill('What is sold on board?');
  await entry(panel).press('Enter');
  await analyze.click();
  await expect(page.getByText('Please start document analysis first to establish a session')).toBeVisible();

  const [other, theirs] = await open(browser, 'una', analysed);
  await theirs.getByRole('checkbox').first().check();
  const answers = [
    [{ status: 500, json: { message: 'The engine rests.', code: 'x' } }, 'Agent 3 analysis failed: The engine rests.'],
    [{ status: 502, body: '' }, 'Agent 3 analysis failed with status: 502'],
    [{ status: 200, json: { insights: [], error: 'Nothing answers this.' } }, 'Analysis Error'],
  ] as const;
  for (const [answer, text] of answers) {
    await other.route('**/questions/analyze-agent3', (route) => route.fulfill(answer), { times: 1 });
    await theirs.getByRole('button', { name: 'Analyze Selected Questions' }).click();
    await expect(other.getByText(text)).toBeVisible();
  }
  await expect(other.getByText('Nothing answers this.')).toBeVisible();
});

test('chosen questions are analyzed, or cancelled while they are', async ({ browser }) => {
  const [page, panel] = await open(browser, 'mara', analysed);
  await entry(panel).fill('What happened when they tried an app?');
  await entry(panel).press('Enter');
  await panel.getByRole('button', { name: 'Analyze Selected Questions' }).click();
  await expect(page.getByText(/insights? for 1 question/)).toBeVisible({ timeout: 60_000 });
  await expect(panel.getByRole('checkbox', { name: /tried an app\?.*Analyzed/ })).not.toBeChecked();

  const cancelled = page.waitForResponse((reply) => /cancel/.test(reply.url()));
  await page.route('**/questions/analyze-agent3', async (route) => {
    await cancelled;
    await route.fulfill({ json: { insights: [], error: 'The analysis of the questions was cancelled.' } });
  });
  await panel.getByRole('checkbox').first().check();
  await panel.getByRole('button', { name: 'Analyze Selected Questions' }).click();
  await panel.getByRole('button', { name: 'Cancel the analysis of the questions' }).click();
  await expect(page.getByText('Analysis cancelled')).toBeVisible();
  await expect(page.getByText('Analysis Error')).toHaveCount(0);
});
