import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { Insight } from '../../contract/insights/insights.ts';
import type { TrashItem } from '../../contract/trash.ts';
import { captions } from '../research/make-files.ts';
import { type Api, signUp } from '../support/api.ts';
import { askedAbout, askedPeople, identifiedIn } from '../support/conversations.ts';
import { addMember } from '../support/member.ts';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';
import { dialogOf, openAs } from '../support/visitor.ts';
import { projectWithInsights } from '../support/written-insights.ts';

let server: Site;
let api: Api;
test.beforeAll(async ({ newSite }) => {
  server = newSite();
  api = await signUp(server, 'mara');
  await addMember(server, api, 'una', { role: 'company_user' });
});

type Made = { id: number; insights: Insight[] };
const newProject = (...titles: string[]): Promise<Made> =>
  projectWithInsights(
    api,
    { name: 'Harbour shops', topics: [{ name: 'Weather', color: '#3B82F6' }] },
    titles.map((title) => ({ title, quote: 'When it rains nobody walks past our window.', tags: ['Weather'] })),
  );
const open = (browser: Browser, path: string, who = 'mara'): Promise<Page> => openAs(browser, server, who, path);
const trashed = async (project: number) => (await api.get<TrashItem[]>(`/api/projects/${project}/trash`)).length;
const card = (page: Page, title: string): Locator =>
  page.locator('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const undo = (page: Page): Locator => page.getByRole('status').getByRole('button', { name: 'Undo' });
const trash = (page: Page): Locator => dialogOf(page, 'Trash');

async function deleteOne(page: Page, title: string): Promise<void> {
  await card(page, title).getByRole('button', { name: 'Delete insight' }).click();
  await dialogOf(page, 'Delete Insight').getByRole('button', { name: 'Delete Insight' }).click();
  await expect(card(page, title)).toHaveCount(0);
}

async function openTrash(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Project actions' }).click();
  await page.getByRole('menuitem', { name: 'Trash' }).click();
  await expect(trash(page)).toBeVisible();
}

test('a deleted insight is back after Undo, with its tag and its conversation', async ({ browser }) => {
  const { id, insights } = await newProject('Rain empties the street', 'Windows are not looked at');
  const [first] = insights as [Insight];
  await askedAbout(api, first, ['What about the rain?']);
  const page = await open(browser, `/insights/${id}`);
  const title = first.analysis.title;

  await test.step('the dialog says that it is kept, and the message has a button', async () => {
    await card(page, title).getByRole('button', { name: 'Delete insight' }).click();
    const dialog = dialogOf(page, 'Delete Insight');
    await expect(dialog).toContainText('It is kept in the trash of the project for 30 days.');
    await dialog.getByRole('button', { name: 'Delete Insight' }).click();
    await expect(page.getByRole('status').getByText('Insight deleted')).toBeVisible();
    await expect(undo(page)).toBeVisible();
    expect(await trashed(id)).toBe(1);
  });

  await test.step('Undo brings it back', async () => {
    await undo(page).click();
    await expect(page.getByText('Insight restored')).toBeVisible();
    await expect(card(page, title)).toContainText('Weather');
    expect(await trashed(id)).toBe(0);
    await card(page, title).getByRole('button', { name: 'Chat' }).click();
    await expect(page.getByRole('button', { name: /^What about the rain\?/ })).toBeVisible();
  });
});

test('Undo is within reach of the keyboard: by Tab, by Ctrl Z, and not while typing', async ({ browser }) => {
  const { id } = await newProject('Rain empties the street');
  const page = await open(browser, `/insights/${id}`);
  const title = 'Rain empties the street';
  await deleteOne(page, title);
  await expect(undo(page)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(card(page, title)).toBeVisible();

  await deleteOne(page, title);
  // A dialog gives the focus back as it goes, which is later than its card.
  await expect(dialogOf(page, 'Delete Insight')).toBeHidden();
  await undo(page).press('Enter');
  await expect(card(page, title)).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();

  await deleteOne(page, title);
  await page.getByRole('button', { name: 'Add Custom Insight' }).click();
  await dialogOf(page, 'Create Custom Insight').getByLabel('Title').focus();
  await page.keyboard.press('Control+z');
  await expect(undo(page)).toBeVisible();
  expect(await trashed(id)).toBe(1);
});

test('several insights and several topics that were deleted together come back together', async ({ browser }) => {
  const { id } = await newProject('One', 'Two', 'Three');
  const page = await open(browser, `/insights/${id}`);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const n of [0, 1]) await page.locator('article').nth(n).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await dialogOf(page, 'Delete Insights').getByRole('button', { name: 'Delete 2 Insights' }).click();
  await expect(page.locator('article')).toHaveCount(1);
  await undo(page).click();
  await expect(page.getByText('2 items restored')).toBeVisible();
  await expect(page.locator('article')).toHaveCount(3);

  await page.goto(`${server.url}/topics?project=${id}`);
  await page.getByRole('button', { name: 'Select All' }).click();
  await page.getByRole('button', { name: /^Delete Selected/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete.*Topic/ })
    .click();
  await expect(page.getByText('Topic deleted successfully')).toBeVisible();
  await undo(page).click();
  await expect(page.getByText('Topic restored')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Weather' })).toBeVisible();
});

test('a deleted question, a conversation about an insight and one with people come back', async ({ browser }) => {
  const { id, insights } = await newProject('Rain empties the street');
  await api.post(`/api/projects/${id}/questions`, { question: 'Who stays when it rains?' });
  const chat = await askedAbout(api, insights[0] as Insight, ['What about the rain?']);
  const { name, buffer } = captions();
  await api.upload(id, name, new Uint8Array(buffer));
  const people = await identifiedIn(api, id);
  await askedPeople(api, { projectId: id, people }, ['When do you close?']);
  const page = await open(browser, `/insights/${id}`);

  await test.step('the question', async () => {
    await page.getByRole('button', { name: /Research Questions/ }).click();
    const panel = page.getByRole('complementary', { name: 'Research Questions' });
    await panel.getByRole('button', { name: 'Delete question 1' }).click();
    await expect(page.getByRole('status').getByText('Question deleted')).toBeVisible();
    await expect(panel.getByText('Who stays when it rains?')).toHaveCount(0);
    await undo(page).click();
    await expect(panel.getByText('Who stays when it rains?')).toBeVisible();
  });

  await test.step('the conversation about the insight', async () => {
    await page.goto(`${server.url}/insights/${id}#chat-${insights[0]?.id}-${chat}`);
    await page.getByRole('button', { name: 'Delete conversation' }).click();
    const sure = dialogOf(page, 'Delete Conversation');
    await expect(sure).toContainText('Are you sure you want to delete this conversation?');
    await sure.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No conversations yet.')).toBeVisible();
    await undo(page).click();
    await expect(page.getByText('Conversation restored')).toBeVisible();
    await expect(page.getByRole('button', { name: /^What about the rain\?/ })).toBeVisible();
  });

  await test.step('the conversation with people', async () => {
    await page.goto(`${server.url}/people?project=${id}`);
    await page.getByRole('button', { name: 'Delete conversation' }).click();
    await dialogOf(page, 'Delete Conversation').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No conversations yet')).toBeVisible();
    await undo(page).click();
    await expect(page.getByRole('button', { name: /^When do you close\?/ })).toBeVisible();
  });
});

test('the trash lists, restores and deletes for good', async ({ browser }) => {
  const { id, insights } = await newProject('Rain empties the street', 'Windows', 'Sold out');
  const [rain, windows, sold] = insights.map((insight) => insight.id) as [number, number, number];
  const page = await open(browser, `/insights/${id}`);
  await openTrash(page);
  await expect(trash(page).getByText('The trash is empty.')).toBeVisible();
  await expect(trash(page).getByRole('button', { name: 'Empty trash' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  for (const one of [rain, windows, sold]) await api.delete(`/api/insights/${one}`);
  const row = (title: string) => trash(page).getByRole('listitem').filter({ hasText: title });

  await test.step('what is in it, by whom, and for how long', async () => {
    await openTrash(page);
    await expect(trash(page).getByRole('listitem')).toHaveCount(3);
    await expect(row('Windows')).toContainText('Insight');
    await expect(row('Windows')).toContainText('by mara');
    await expect(row('Windows')).toContainText('30 days left');
  });

  await test.step('Restore, by keyboard', async () => {
    await row('Windows').getByRole('button', { name: 'Restore' }).focus();
    await page.keyboard.press('Enter');
    await expect(row('Windows')).toHaveCount(0);
    await expect(page.getByText('Insight restored')).toBeVisible();
    await expect(page.locator('article').getByRole('heading', { name: 'Windows' })).toBeAttached();
  });

  await test.step('Delete for good asks first', async () => {
    await row('Sold out').getByRole('button', { name: 'Delete for good' }).click();
    const sure = dialogOf(page, 'Delete for Good');
    await expect(sure).toContainText('This action cannot be undone.');
    await expect(sure.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await sure.getByRole('button', { name: 'Delete for good' }).click();
    await expect(row('Sold out')).toHaveCount(0);
    expect(await trashed(id)).toBe(1);
  });

  await test.step('Empty trash', async () => {
    await trash(page).getByRole('button', { name: 'Empty trash' }).click();
    await dialogOf(page, 'Empty Trash').getByRole('button', { name: 'Empty trash' }).click();
    await expect(trash(page).getByText('The trash is empty.')).toBeVisible();
    expect(await trashed(id)).toBe(0);
  });
});

test('what came since is left alone, and a colleague who was first makes no difference', async ({ browser }) => {
  const { id } = await newProject('Rain empties the street');
  const [topic] = await api.get<{ id: number }[]>(`/api/topics?projectId=${id}`);
  await api.delete(`/api/topics/${topic?.id}`);
  const again = await api.post<{ id: number }>('/api/topics', { projectId: id, name: 'weather', color: '#EF4444' });
  const page = await open(browser, `/insights/${id}`);
  await openTrash(page);
  await trash(page).getByRole('button', { name: 'Restore' }).click();
  await expect(trash(page).getByRole('alert')).toContainText('A topic named “Weather” has been created since.');
  await api.delete(`/api/topics/${again.id}`);
  await api.post(`/api/trash/topic/${topic?.id}/restore`, {});
  await trash(page).getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('This topic has already been restored.')).toBeVisible();
  await page.keyboard.press('Escape');

  await deleteOne(page, 'Rain empties the street');
  // The card goes before the server has answered. The second topic is there already.
  await expect.poll(() => trashed(id)).toBe(2);
  await api.delete(`/api/projects/${id}/trash`);
  await undo(page).click();
  await expect(page.getByText('It is no longer in the trash, so it cannot be restored.')).toBeVisible();
});

test('a trash that cannot be read says so, and staff leave the conversations of others alone', async ({ browser }) => {
  const { id, insights } = await newProject('Rain empties the street');
  const chat = await askedAbout(api, insights[0] as Insight, ['What about the rain?']);
  await api.delete(`/api/conversations/${chat}`);
  const page = await open(browser, `/insights/${id}`, 'una');
  await page.route('**/trash', (route) => route.fulfill({ status: 500, json: {} }));
  await openTrash(page);
  await expect(trash(page).getByText('The trash could not be loaded.')).toBeVisible();
  await page.unroute('**/trash');
  await trash(page).getByRole('button', { name: 'Retry' }).click();
  await expect(trash(page).getByText('Only the person who started it, or an admin, can restore it.')).toBeVisible();
  await expect(trash(page).getByRole('button', { name: /Restore|Delete for good|Empty trash/ })).toHaveCount(0);
});
