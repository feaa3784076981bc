import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { type Api, signUp } from '../support/api.ts';
import { identifiedIn } from '../support/conversations.ts';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';
import { dialogOf, openAs } from '../support/visitor.ts';

const limit = 'At most 20 people can be asked at once.';
const respondents = 45;

let server: Site;
let projectId: number;
test.beforeAll(async ({ newSite }) => {
  server = newSite();
  const api: Api = await signUp(server, 'mara');
  projectId = (await api.post<{ id: number }>('/api/projects', { name: 'Survey' })).id;
  const rows = Array.from({ length: respondents }, (_, i) => `We throw away ${i + 3} loaves of bread every evening.`);
  await api.upload(projectId, 'survey.csv', ['What do you throw away?', ...rows].join('\n'));
  await identifiedIn(api, projectId);
});

const chat = (page: Page): Locator => dialogOf(page, 'Chat with People');
const input = (page: Page): Locator => chat(page).getByRole('textbox', { name: 'Message' });
const search = (page: Page): Locator => chat(page).getByRole('searchbox', { name: 'Search people' });
const chips = (page: Page): Locator => chat(page).getByRole('group', { name: 'Selected people' }).getByRole('button');
const people = (page: Page): Locator => chips(page).filter({ hasNotText: 'more of' });
const said = (page: Page, text: string): Locator => chat(page).getByRole('status').filter({ hasText: text });

async function open(browser: Browser, options = {}): Promise<Page> {
  const page = await openAs(browser, server, 'mara', `/people?project=${projectId}`, options);
  await expect(page.getByRole('heading', { name: `Identified People ${respondents}` })).toBeVisible();
  return page;
}

async function openNewChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Chat' }).click();
  await expect(search(page)).toBeFocused();
}

for (const [where, viewport] of [
  ['on a desktop', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const) {
  test(`${where} the respondents of a survey are found by a search, with the keyboard alone`, async ({ browser }) => {
    const page = await open(browser, { viewport });
    await page.getByRole('button', { name: 'New Chat' }).focus();
    await page.keyboard.press('Enter');
    await expect(search(page)).toBeFocused();
    await expect(said(page, `0 selected. ${limit}`)).toBeVisible();
    await expect(people(page)).toHaveCount(20);
    await page.keyboard.type('respondent 44');
    await expect(said(page, `1 person found. 0 selected. ${limit}`)).toBeVisible();
    await expect(people(page)).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(people(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(input(page)).toBeEnabled();
    await search(page).fill('');
    // Selected people come first, so that it is seen who will be asked.
    await expect(people(page).first()).toHaveText(/Respondent 44 in survey$/);
    await search(page).fill('nobody of this name');
    await expect(said(page, 'Nobody found. 1 selected.')).toBeVisible();
    await input(page).fill('What do you throw away?');
    await page.keyboard.press('Enter');
    await expect(chat(page).getByRole('article', { name: 'Respondent 44 in survey' })).toContainText('46 loaves');
    // A conversation with few people needs no search.
    await expect(search(page)).toHaveCount(0);
  });
}

test('more respondents are shown on demand, and the focus stays among them', async ({ browser }) => {
  const page = await open(browser);
  await openNewChat(page);
  const more = chips(page).filter({ hasText: 'more of 45' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(people(page)).toHaveCount(40);
  await expect(people(page).nth(20)).toBeFocused();
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(people(page)).toHaveCount(45);
  await expect(people(page).nth(40)).toBeFocused();
});

test('the twentieth person fills a chat, which says so before anything is sent', async ({ browser }) => {
  const page = await open(browser);
  await openNewChat(page);
  for (let i = 0; i < 20; i++) await people(page).nth(i).click();
  await expect(said(page, `20 selected. ${limit}`)).toBeVisible();
  await search(page).fill('respondent 45');
  await expect(people(page)).toBeDisabled();
  await search(page).fill('respondent 20');
  await people(page).click();
  await search(page).fill('respondent 45');
  await people(page).click();
  await expect(said(page, `20 selected. ${limit}`)).toBeVisible();
  await input(page).fill('What do you throw away?');
  await input(page).press('Enter');
  await expect(chat(page).getByRole('article', { name: 'Respondent 45 in survey' })).toContainText('47 loaves');
  await expect(chat(page).getByRole('article', { name: /Respondent/ })).toHaveCount(20);
});

test('on the cards nobody can be selected beyond twenty, and the bar says why', async ({ browser }) => {
  const page = await open(browser);
  const boxes = page.getByRole('checkbox', { name: /^Ask / });
  const bar = page.getByRole('region', { name: 'People to ask' });
  const folded = page.getByText('people with short answers');
  await folded.click();
  for (let i = 0; i < 19; i++) await boxes.nth(i).check();
  await expect(bar).not.toContainText(limit);
  await boxes.nth(19).check();
  await expect(bar.getByRole('status')).toHaveText(`20 selected. ${limit}`);
  await expect(boxes.nth(20)).toBeDisabled();
  await boxes.nth(0).uncheck();
  await expect(boxes.nth(20)).toBeEnabled();
  await expect(bar.getByRole('status')).toHaveText('19 selected');
});
