import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { type Api, signUp } from '../support/api.ts';
import { identifiedIn } from '../support/conversations.ts';
import { addMember } from '../support/member.ts';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';
import { dialogOf, openAs } from '../support/visitor.ts';

const interview = (name: string, role: string) => `Interviewer: What do you do?
${name}: I am a ${role}. I have to write the plan for the next day before we close.
Interviewer: What is hard about it?
${name}: I never know how many people will come when it rains, and that costs me sleep.`;

let server: Site;
let api: Api;
test.beforeAll(async ({ newSite }) => {
  server = newSite();
  api = await signUp(server, 'mara');
});

async function newProject(files: Record<string, string>): Promise<number> {
  const { id } = await api.post<{ id: number }>('/api/projects', { name: 'Corrected' });
  for (const [fileName, text] of Object.entries(files)) await api.upload(id, fileName, text);
  await identifiedIn(api, id);
  return id;
}

async function open(browser: Browser, projectId: number, name = 'mara'): Promise<Page> {
  const page = await openAs(browser, server, name, '/account');
  await page.evaluate((id) => localStorage.setItem('lastSelectedProjectId', String(id)), projectId);
  await page.goto(`${server.url}/people`);
  await expect(page.getByRole('article').first()).toBeVisible();
  return page;
}

const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });

async function choose(page: Page, name: string, task: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: task }).click();
}

test('a person is renamed, merged with another one and split again', async ({ browser }) => {
  const files = { 'first.txt': interview('Asha', 'baker'), 'second.txt': interview('Bela', 'baker') };
  const page = await open(browser, await newProject(files));

  await test.step('rename', async () => {
    await choose(page, 'Asha', 'Rename');
    const dialog = dialogOf(page, 'Rename Person');
    await dialog.getByLabel('Name').fill('Asha Rao');
    await dialog.getByLabel('Title').fill('Head baker');
    await page.keyboard.press('Enter');
    await expect(card(page, 'Asha Rao')).toContainText('Head baker');
  });

  await test.step('a name that is taken is refused', async () => {
    await choose(page, 'Asha Rao', 'Rename');
    const dialog = dialogOf(page, 'Rename Person');
    await dialog.getByLabel('Name').fill('Bela');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('Another person of this project has this name.');
    await page.keyboard.press('Escape');
  });

  await test.step('merge', async () => {
    await choose(page, 'Asha Rao', 'Merge with others');
    const dialog = dialogOf(page, 'Merge People');
    await dialog.getByRole('checkbox', { name: 'Bela' }).check();
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(card(page, 'Asha Rao')).toBeVisible();
  });

  await test.step('split', async () => {
    await choose(page, 'Asha Rao', 'Split by document');
    const dialog = dialogOf(page, 'Split Person');
    await dialog.getByRole('checkbox', { name: 'second.txt' }).check();
    await dialog.getByRole('button', { name: 'Split' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(card(page, 'Asha Rao in second')).toBeVisible();
  });

  await test.step('hide', async () => {
    await choose(page, 'Asha Rao in second', 'Hide');
    await dialogOf(page, 'Hide Person').getByRole('button', { name: 'Hide' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  await test.step('show again', async () => {
    await page.getByText('Hidden people (1)').click();
    await page.getByRole('button', { name: 'Show again Asha Rao in second' }).click();
    await expect(card(page, 'Asha Rao in second')).toBeVisible();
    await expect(page.getByText(/^Hidden people/)).toHaveCount(0);
  });
});

test('people of one name and different roles are proposed as one, and merged by a click', async ({ browser }) => {
  const about = (role: string) => `Participant: Ana Silva\nRole: ${role}\n\n${interview('Ana Silva', role)}`;
  const files = { 'shop.txt': about('baker'), 'office.txt': about('nurse') };
  const page = await open(browser, await newProject(files));
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText(/Ana Silva in shop \(.*\), Ana Silva in office \(.*\): the same person\?/)).toBeVisible();
  await page.getByRole('button', { name: 'Merge Ana Silva' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page, 'Ana Silva')).toBeVisible();
});

test('a client cannot correct people', async ({ browser }) => {
  const projectId = await newProject({ 'first.txt': interview('Asha', 'baker') });
  const grant = { projectId, canViewInsights: true, canViewChat: true };
  await addMember(server, api, 'cleo', { role: 'client', projectAccess: [grant] });
  const page = await open(browser, projectId, 'cleo');
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
});
