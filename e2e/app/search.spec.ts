import { expect, type Locator, type Page } from '@playwright/test';
import { type Api, signUp } from '../support/api.ts';
import { askedPeople, identifiedIn } from '../support/conversations.ts';
import { failUntilRetry } from '../support/failing-reads.ts';
import { addMember } from '../support/member.ts';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';
import { dialogOf, newPage, openAs, openPalette, paletteOf } from '../support/visitor.ts';

const talk = `Interviewer: What do you throw away?
Anna: We throw away about ten loaves every evening, and that really hurts me.
Interviewer: What would help you?
Anna: I wish somebody told me the weather the night before, because nobody comes when it rains.
`;
const question = 'What would help you with the weather?';

let server: Site;
let projectId: number;
let insightId: number;
let chatId: number;
test.beforeAll(async ({ newSite }) => {
  server = newSite();
  const api: Api = await signUp(server, 'mara');
  projectId = (await api.post<{ id: number }>('/api/projects', { name: 'Bakeries' })).id;
  await api.upload(projectId, 'anna.txt', talk);
  const people = await identifiedIn(api, projectId);
  chatId = await askedPeople(api, { projectId, people }, [question]);
  const written = { title: 'Forecasts save bread', content: 'A forecast in the evening is what bakers wish for.' };
  insightId = (await api.post<{ id: number }>('/api/insights/custom', { ...written, projectId })).id;
  const grant = { projectId, canViewInsights: false, canViewChat: true };
  await addMember(server, api, 'cleo', { role: 'client', projectAccess: [grant] });
  // A job stores the passages of an upload.
  const passages = async () =>
    (await api.get<{ results: { kind: string }[] }>('/api/search?q=weather')).results.map(({ kind }) => kind);
  await expect.poll(passages).toContain('passage');
});

const options = (page: Page, group: string): Locator =>
  paletteOf(page).getByRole('group', { name: group }).getByRole('option');

async function search(page: Page, query: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openPalette(page);
  await page.keyboard.type(query);
}

test('what was said is found by its words and opens at its place, with the keyboard alone', async ({ browser }) => {
  const page = await openAs(browser, server, 'mara', '/topics');
  await search(page, 'weather night before');
  const passage = options(page, 'Passages');
  await expect(passage).toHaveCount(1);
  await expect(passage).toContainText('I wish somebody told me the weather the night before');
  await expect(passage).toContainText('Anna · line 4 · anna.txt · Bakeries');
  await expect(passage.locator('mark')).toHaveText(['weather', 'night']);
  for (let presses = 0; presses < 10; presses++) {
    if ((await passage.getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/documents\/\d+\?start=\d+&end=\d+$/);
  await expect(page.locator('mark').first()).toBeInViewport();
});

test('an insight is found by its text, a conversation by what was answered, a document by its name', async ({
  browser,
}) => {
  const page = await openAs(browser, server, 'mara', '/topics');
  await search(page, 'bakers wish');
  await options(page, 'Insights').click();
  await expect(page).toHaveURL(`${server.url}/insights/${projectId}#insight-${insightId}`);
  await search(page, 'somebody told weather');
  const conversation = options(page, 'Conversations');
  await expect(conversation).toContainText(question);
  await conversation.click();
  await expect(page).toHaveURL(new RegExp(`#chat-${chatId}$`));
  await expect(dialogOf(page, 'Chat with People').getByRole('article', { name: 'Anna' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page, 'Chat with People')).toBeHidden();
  await search(page, 'anna');
  await options(page, 'Documents').click();
  await expect(page).toHaveURL(/\/documents\/\d+$/);
});

test('results that arrive leave the selection, the dialog and what was found before in their places', async ({
  browser,
}) => {
  const page = await newPage(browser, server, 'mara');
  const held: (() => void)[] = [];
  let isHolding = true;
  await page.route('**/api/search?*', async (route) => {
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const release = async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    for (const go of held.splice(0)) go();
  };
  await page.goto(`${server.url}/topics`);
  await search(page, 'weather');
  const byName = options(page, 'Conversations');
  await expect(byName).toHaveAttribute('aria-selected', 'true');
  const box = await paletteOf(page).boundingBox();
  await release();
  const passage = options(page, 'Passages');
  await expect(passage).toHaveCount(1);
  await expect(byName).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type(' night');
  await expect(passage).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(passage).toHaveCount(1);
  // Typed slowly, as on a busy machine, half a word is searched for first.
  isHolding = false;
  await release();
  await expect(paletteOf(page).getByRole('status')).toHaveText(/result/);
  await expect(passage.locator('mark')).toHaveText(['weather', 'night']);
  await expect(passage).toHaveAttribute('aria-selected', 'true');
  expect(await paletteOf(page).boundingBox()).toEqual(box);
});

test('a search that finds nothing says so, and one that cannot be made offers Retry', async ({ browser }) => {
  const page = await newPage(browser, server, 'mara');
  await failUntilRetry(page, '**/api/search?*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Busy', code: 'unavailable' } }),
  );
  await page.goto(`${server.url}/topics`);
  await search(page, 'bake');
  const failed = paletteOf(page).getByRole('alert');
  await expect(failed).toContainText('What was said, found and asked could not be searched.');
  // What is known by its name stays within reach.
  await expect(options(page, 'Projects')).toHaveText(/Bakeries/);
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(options(page, 'Insights')).toContainText('Forecasts save bread');
  await expect(failed).toHaveCount(0);
  await paletteOf(page).getByRole('combobox').fill('zeppelin');
  await expect(paletteOf(page).getByText('No results for “zeppelin”.')).toBeVisible();
});

test('a client finds what was granted, and no documents', async ({ browser }) => {
  const page = await openAs(browser, server, 'cleo', '/');
  await search(page, 'weather');
  await expect(options(page, 'Conversations')).toContainText(question);
  await expect(options(page, 'Passages')).toHaveCount(0);
  await paletteOf(page).getByRole('combobox').fill('anna');
  await expect(paletteOf(page).getByText('No results for “anna”.')).toBeVisible();
});
