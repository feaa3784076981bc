import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { type Api, signUp } from '../support/api.ts';
import { identifiedIn } from '../support/conversations.ts';
import { drawn } from '../support/layout-shift.ts';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';
import { dialogOf, openAs } from '../support/visitor.ts';

const alone = `Interviewer: What do you do?
Mirela Zott: I am a baker. I have to write the plan for the next day before we close, and I hate it.
Interviewer: What is hard about it?
Mirela Zott: I never know how many people will come when it rains, and that costs me sleep every single night.`;
const together = `Moderator: What goes wrong on market days?
Mirela Zott: The till never tells me what is sold out, so I bake too much of everything and throw it away.
Joost: I look at the weather first. Then I bake twice, and what is left goes to the food bank on Tuesdays.
Moderator: And you, Mirela?
Mirela Zott: I would change the till before anything else, because nobody reads its numbers.
Joost: I agree with Mirela about the till. I still write everything on paper and put it next to the oven.`;

let server: Site;
let api: Api;
test.beforeAll(async ({ newSite }) => {
  server = newSite();
  api = await signUp(server, 'mara');
});

async function newProject(): Promise<{ id: number; document: number }> {
  const { id } = await api.post<{ id: number }>('/api/projects', { name: 'Market days' });
  await api.upload(id, 'mirela.txt', alone);
  const { id: document } = await api.upload(id, 'together.txt', together);
  await identifiedIn(api, id);
  await api.post(`/api/projects/${id}/questions`, { question: 'Should we call Mirela Zott again?' });
  return { id, document };
}

async function openPeople(page: Page, projectId: number): Promise<void> {
  await page.evaluate((id) => localStorage.setItem('lastSelectedProjectId', String(id)), projectId);
  await page.goto(`${server.url}/people`);
  await expect(page.getByRole('article', { name: 'Mirela Zott' })).toBeVisible();
}

test('a participant is erased: what goes is shown first, and a receipt says what went', async ({ browser }) => {
  const { id, document } = await newProject();
  const page = await openAs(browser, server, 'mara', '/account');
  await openPeople(page, id);
  await page.getByRole('button', { name: 'Actions for Mirela Zott' }).click();
  await page.getByRole('menuitem', { name: 'Erase from research' }).click();
  const dialog = dialogOf(page, 'Erase from Research');

  await test.step('what goes', async () => {
    const list = dialog.getByRole('list', { name: 'What will be erased' });
    await expect(list).toContainText('1 document in which no one else answers will be deleted.');
    await expect(list).toContainText('1 document will be redacted');
    await list.getByRole('button', { name: /will be redacted/ }).click();
    await expect(list).toContainText('together.txt: 2 passages, 2 mentions');
    await expect(dialog.getByLabel('Names to remove')).toHaveValue('Mirela Zott\nMirela\nZott');
    await drawn(page);
    expect(await violations(page)).toEqual([]);
  });

  await test.step('another name is looked for before anything can be erased', async () => {
    await dialog.getByLabel('Names to remove').fill('Mirela Zott\nMirela\nZott\nMiri');
    await expect(dialog.getByRole('button', { name: 'Erase', exact: true })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Look for these names' }).click();
    await expect(dialog.getByRole('button', { name: 'Erase', exact: true })).toBeEnabled();
  });

  await test.step('the receipt', async () => {
    await dialog.getByRole('button', { name: 'Erase', exact: true }).click();
    const receipt = dialogOf(page, 'Person Erased');
    await expect(receipt).toContainText(/E-\w{4}-\w{4}/);
    await expect(receipt.getByRole('list', { name: 'Documents' })).toContainText('together.txt');
    await expect(receipt).not.toContainText('Mirela');
    await drawn(page);
    expect(await violations(page)).toEqual([]);
    const downloading = page.waitForEvent('download');
    await receipt.getByRole('button', { name: 'Download receipt' }).click();
    const text = await readFile(await (await downloading).path(), 'utf8');
    expect(text).toContain('A research participant was erased from this project.');
    expect(text).not.toContain('Mirela');
    await receipt.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('article', { name: 'Mirela Zott' })).toBeHidden();
  });

  await test.step('what others said is still there, without the name', async () => {
    await page.goto(`${server.url}/documents/${document}`);
    await expect(page.getByText('I agree with █████ about the till.')).toBeVisible();
    await expect(page.getByText('Mirela')).toHaveCount(0);
    const questions = await api.get<{ question: string }[]>(`/api/projects/${id}/questions`);
    expect(questions.map(({ question }) => question)).toContain('Should we call █████ again?');
  });

  await test.step('the same file is only taken again when that is meant', async () => {
    const refused = await api.upload(id, 'again.txt', together).catch((error: Error) => error.message);
    expect(refused).toContain('erased from this project');
  });

  await test.step('admins find the receipt in the activity', async () => {
    await page.goto(`${server.url}/audit`);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Receipt E-/ }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^erasure E-\w{4}-\w{4}\.txt$/);
  });
});

test('with the keyboard alone, Escape erases nothing', async ({ browser }) => {
  const { id } = await newProject();
  const page = await openAs(browser, server, 'mara', '/account');
  await openPeople(page, id);
  await page.getByRole('button', { name: 'Actions for Mirela Zott' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Erase from research' }).focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page, 'Erase from Research');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(dialog.getByRole('list', { name: 'What will be erased' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article', { name: 'Mirela Zott' })).toBeVisible();
});

test('on a phone, what goes fits the screen and the project says how long it keeps documents', async ({ browser }) => {
  const { id } = await newProject();
  const page = await openAs(browser, server, 'mara', '/account');
  await page.setViewportSize({ width: 390, height: 844 });
  await openPeople(page, id);
  await page.getByRole('button', { name: 'Actions for Mirela Zott' }).click();
  await page.getByRole('menuitem', { name: 'Erase from research' }).click();
  const dialog = dialogOf(page, 'Erase from Research');
  await expect(dialog.getByRole('list', { name: 'What will be erased' })).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await page.keyboard.press('Escape');

  await page.goto(`${server.url}/insights/${id}`);
  await page.getByRole('button', { name: 'Project actions' }).click();
  await page.getByRole('menuitem', { name: 'Retention' }).click();
  const retention = dialogOf(page, 'Retention');
  await retention.getByLabel('Keep documents').selectOption('24');
  await expect(retention).toContainText('mirela.txt');
  expect(await violations(page)).toEqual([]);
  await retention.getByRole('button', { name: 'Save' }).click();
  await expect(retention).toBeHidden();
  expect((await api.get<{ months: number }>(`/api/projects/${id}/retention`)).months).toBe(24);
});
