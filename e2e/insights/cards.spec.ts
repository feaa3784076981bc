import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { sidewaysScroll } from '../support/accessibility.ts';
import { type Api, signUp } from '../support/api.ts';
import { addMember } from '../support/member.ts';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';
import { openAs } from '../support/visitor.ts';
import { projectWithInsights } from '../support/written-insights.ts';

let server: Site;
let api: Api;
test.beforeAll(async ({ newSite }) => {
  server = newSite();
  api = await signUp(server, 'mara');
});

const rain = {
  title: 'Rain empties the shop',
  tags: ['weather', 'customers'],
  quote: 'when it rains nobody walks past our window',
  relevance: 'Bake less on wet days.',
  emoji: '🌧️',
};
const market = { title: 'Market days sell out', tags: ['market'] };

async function newProject(browser: Browser, options: object = {}) {
  const { id } = await projectWithInsights(api, { name: 'Harbour shops' }, [market, rain]);
  const page = await openAs(browser, server, 'mara', `/insights/${id}`, options);
  await expect(card(page, rain.title)).toBeVisible();
  return { page, id };
}

const card = (page: Page, title: string): Locator =>
  page.locator('article').filter({ has: page.getByRole('heading', { name: title }) });
const tag = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });
const stored = async (project: number, title: string) =>
  (
    await api.get<{ title: string; source: string; analysis: { keywords: string[]; quoteState?: string } }[]>(
      `/api/projects/${project}/insights`,
    )
  ).find((row) => row.title === title);

test('tags are added and removed at once, trimmed and never twice', async ({ browser }) => {
  const { page, id } = await newProject(browser);
  const rainCard = card(page, rain.title);
  await rainCard.getByRole('button', { name: 'Add tag' }).click();
  const input = rainCard.getByRole('combobox', { name: 'Add tag' });
  await input.fill('  wet days ');
  await input.press('Enter');
  await expect(tag(rainCard, '+1').or(tag(rainCard, 'wet days')).first()).toBeVisible();
  await input.fill('WEATHER');
  await input.press('Enter');
  await input.press('Escape');
  await expect(rainCard.getByRole('button', { name: 'Add tag' })).toBeFocused();
  await expect
    .poll(async () => (await stored(id, rain.title))?.analysis.keywords)
    .toEqual(['weather', 'customers', 'wet days']);
  await rainCard.getByRole('button', { name: 'Remove tag weather' }).focus();
  await page.keyboard.press('Enter');
  await expect(tag(rainCard, 'weather')).toHaveCount(0);
  await expect.poll(async () => (await stored(id, rain.title))?.analysis.keywords).toEqual(['customers', 'wet days']);
  expect((await stored(id, rain.title))?.source).toBe('custom');
});

test('a tag that the server refuses is faint until then, and leaves again with the word why', async ({ browser }) => {
  const { page, id } = await newProject(browser);
  const marketCard = card(page, market.title);
  let refuse = () => {};
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route('**/api/insights/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    await refused;
    await route.fulfill({ status: 500, json: { message: 'Broken', code: 'internal' } });
  });
  await marketCard.getByRole('button', { name: 'Add tag' }).click();
  await marketCard.getByRole('combobox').fill('queue');
  await marketCard.getByRole('combobox').press('Enter');
  await expect(marketCard.locator('[data-tag=queue]')).toHaveCSS('opacity', '0.6');
  refuse();
  await expect(page.getByText('Failed to add tag. Please try again.')).toBeVisible();
  await expect(tag(marketCard, 'queue')).toHaveCount(0);
  await marketCard.getByRole('button', { name: 'Remove tag market' }).click();
  await expect(page.getByText('Failed to remove tag. Please try again.')).toBeVisible();
  await expect(tag(marketCard, 'market')).toBeVisible();
  await page.unroute('**/api/insights/*');

  await marketCard.getByRole('button', { name: 'Add tag' }).click();
  await marketCard.getByRole('combobox').fill('x'.repeat(500));
  await marketCard.getByRole('combobox').press('Enter');
  await expect(page.getByText('A tag must be at most 100 characters')).toBeVisible();
  expect((await stored(id, market.title))?.analysis.keywords).toEqual(['market']);
});

test('a topic of the project is suggested; chosen, the insight stands under it, removed, no longer', async ({
  browser,
}) => {
  const { page, id } = await newProject(browser);
  await api.post('/api/topics', { name: 'Opening hours', color: '#EF4444', projectId: id });
  await page.reload();
  const marketCard = card(page, market.title);
  await marketCard.getByRole('button', { name: 'Add tag' }).click();
  await marketCard.getByRole('combobox').fill('open');
  await expect(marketCard.getByRole('option', { name: 'Opening hours' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(tag(marketCard, 'Opening hours')).toBeVisible();
  const count = async () =>
    (await api.get<{ projectId: number; insightCount: number }[]>('/api/topics')).find((t) => t.projectId === id)
      ?.insightCount;
  await expect.poll(count).toBe(1);
  await marketCard.getByRole('button', { name: 'Remove tag Opening hours' }).click();
  await expect.poll(count).toBe(0);
});

test('the whole insight is copied, also where the browser has no clipboard of its own', async ({ browser }) => {
  const { page } = await newProject(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
  const rainCard = card(page, rain.title);
  const copied = () => page.evaluate('navigator.clipboard.readText()');
  await rainCard.getByRole('button', { name: 'Copy insight' }).click();
  await expect(page.getByText('Copied to clipboard')).toBeVisible();
  await expect(rainCard.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(rainCard.getByRole('button', { name: 'Copy insight' })).toBeVisible();
  expect(await copied()).toContain('“When it rains nobody walks past our window”\n(Anna, harbour-shop.txt, line 2)');

  await page.evaluate("Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined })");
  await card(page, market.title).getByRole('button', { name: 'Copy insight' }).click();
  await expect(page.getByText('Copied to clipboard')).toBeVisible();
  const input = card(page, market.title).getByRole('combobox');
  await card(page, market.title).getByRole('button', { name: 'Add tag' }).click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(input).toHaveValue(/Market days sell out/);
  await input.press('Escape');
  await page.evaluate('void (document.execCommand = () => false)');
  await card(page, market.title)
    .getByRole('button', { name: /Copied|Copy insight/ })
    .click();
  await expect(page.getByText('Failed to copy insight to clipboard')).toBeVisible();
});

test('an edit keeps the quote and its place, makes the insight custom, and asks before words are lost', async ({
  browser,
}) => {
  const { page, id } = await newProject(browser);
  await card(page, rain.title).getByRole('button', { name: 'Edit insight' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Insight' });
  await expect(dialog.getByLabel('Title')).toHaveValue(rain.title);
  await expect(dialog.getByLabel('Why it matters')).toHaveValue(rain.relevance);
  await expect(dialog.getByLabel('Quote (optional)')).toHaveValue('When it rains nobody walks past our window');
  await dialog.getByLabel('Title').fill('Wet days empty the shop');
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Discard what you wrote?')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Keep writing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Title')).toHaveValue('Wet days empty the shop');
  await dialog.getByLabel('Content').fill('Nobody comes in the rain.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const edited = card(page, 'Wet days empty the shop');
  await expect(edited.getByText('Nobody comes in the rain.')).toBeVisible();
  await expect(edited.getByRole('link', { name: 'When it rains nobody walks past our window' })).toBeVisible();
  await expect(edited.getByText('Anna, harbour-shop.txt, line 2')).toBeVisible();
  await expect(edited.getByRole('button', { name: 'Edit insight' })).toBeFocused();
  expect(await stored(id, 'Wet days empty the shop')).toMatchObject({ source: 'custom' });
});

test('a failed edit says so and loses nothing that was typed', async ({ browser }) => {
  const { page } = await newProject(browser);
  await page.route('**/api/insights/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await card(page, rain.title).getByRole('button', { name: 'Edit insight' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Insight' });
  await dialog.getByLabel('Title').fill('Wet days');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Failed to update insight')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('Wet days');
});

test('a custom insight is written by keyboard alone; a quote that stands in a document is proven, another is marked', async ({
  browser,
}) => {
  const { page, id } = await newProject(browser);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'Create Custom Insight' });
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled();
  await page.keyboard.type('Counting ends the day');
  await dialog.getByLabel('Content').fill('The day ends with counting.');
  await dialog.getByRole('combobox', { name: 'Tags' }).fill(' evening ');
  await page.keyboard.press('Enter');
  await dialog.getByRole('combobox', { name: 'Tags' }).fill('Evening');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /^Remove tag/ })).toHaveCount(1);
  await dialog.getByLabel('Quote (optional)').fill('we close the shop at six');
  await dialog.getByRole('checkbox', { name: 'harbour-shop.txt' }).check();
  await dialog.getByRole('button', { name: 'Create' }).focus();
  await page.keyboard.press('Enter');
  const found = card(page, 'Counting ends the day');
  await expect(found.getByText('Anna, harbour-shop.txt, line 1')).toBeVisible();
  await expect(found.getByRole('button', { name: '1 source' })).toBeVisible();

  await page.getByRole('button', { name: 'Add Custom Insight' }).click();
  await dialog.getByLabel('Title').fill('Nobody likes Mondays');
  await dialog.getByLabel('Content').fill('Mondays are slow.');
  await dialog.getByLabel('Quote (optional)').fill('I never liked Mondays');
  await dialog.getByRole('button', { name: 'Create' }).click();
  const unfound = card(page, 'Nobody likes Mondays');
  await expect(unfound.getByText('Not found in the documents')).toBeVisible();
  await expect(unfound.getByText('No source files')).toBeVisible();
  await expect(page.locator('article').first()).toContainText('Nobody likes Mondays');
  expect((await stored(id, 'Nobody likes Mondays'))?.analysis.quoteState).toBe('unfound');
});

test('a deleted insight leaves at once, the next card has the focus; one that the server keeps comes back', async ({
  browser,
}) => {
  const { page, id } = await newProject(browser);
  const remove = async (title: string) => {
    await card(page, title).getByRole('button', { name: 'Delete insight' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Insight' }).click();
  };
  await page.route('**/api/insights/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await remove(rain.title);
  await expect(page.getByText('Failed to delete insight')).toBeVisible();
  await expect(card(page, rain.title)).toBeVisible();
  await page.unroute('**/api/insights/*');
  await remove(rain.title);
  await expect(card(page, rain.title)).toHaveCount(0);
  await expect(card(page, market.title)).toBeFocused();
  await expect.poll(() => stored(id, rain.title)).toBeUndefined();
  await remove(market.title);
  await expect(page.getByText('No insights generated yet.')).toBeVisible();
});

const droppedFile = `(() => {
  const dropped = new DataTransfer();
  dropped.items.add(new File(['Anna: We bake.'], 'talk.txt'));
  return dropped;
})()`;

test('a client reads and copies, has no control that changes anything, and is told so', async ({ browser }) => {
  const { id } = await projectWithInsights(api, { name: 'For the client' }, [market, rain]);
  const grant = { projectId: id, canViewInsights: true, canViewChat: false };
  await addMember(server, api, 'cleo', { role: 'client', projectAccess: [grant] });
  const page = await openAs(browser, server, 'cleo', `/insights/${id}`);
  const rainCard = card(page, rain.title);
  await expect(rainCard.getByRole('button', { name: 'Copy insight' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const name of [/edit insight/i, /delete insight/i, /add tag/i, /remove tag/i, /custom insight/i, /^select$/i]) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await page.keyboard.press('c');
  await expect(page.getByText('Read-only access', { exact: true })).toBeVisible();
  await expect(page.getByText('You have read-only access to this project')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await test.step('also after choosing a card, and where a file was dropped', async () => {
    const notice = page.getByText('You have read-only access to this project');
    const close = page.getByRole('button', { name: 'Close notification' });
    await close.click();
    await rainCard.focus();
    await page.keyboard.press('Space');
    await expect(notice).toBeVisible();
    await close.click();
    const dataTransfer = await page.evaluateHandle(droppedFile);
    await page.getByRole('region', { name: 'Document Management' }).dispatchEvent('drop', { dataTransfer });
    await expect(notice).toBeVisible();
  });
});

test('a colleague who has become a client is told so when a change is refused, and loses the controls', async ({
  browser,
}) => {
  const { id } = await projectWithInsights(api, { name: 'Demoted' }, [market]);
  await addMember(server, api, 'dora', { role: 'company_user' });
  const page = await openAs(browser, server, 'dora', `/insights/${id}`);
  await page.waitForLoadState('networkidle');
  const users = await api.get<{ id: number; username: string }[]>('/api/users');
  const dora = users.find(({ username }) => username.startsWith('dora'));
  await api.patch(`/api/users/${dora?.id}/role`, { role: 'client' });
  await api.post(`/api/projects/${id}/access`, { userId: dora?.id, canViewInsights: true, canViewChat: false });
  await card(page, market.title).getByRole('button', { name: 'Delete insight' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Insight' }).click();
  await expect(page.getByText('You have read-only access to this project')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete insight' })).toHaveCount(0);
});

test('a quote from a column with a long heading stays within its card at 390 px', async ({ browser }) => {
  const { id } = await api.post<{ id: number }>('/api/projects', { name: 'Harbour survey' });
  const heading = 'What nearly made you stop coming to our shop at the harbour last spring?';
  await api.upload(
    id,
    'answers-of-spring.csv',
    `"${heading}"\n"The driver before me was late twice in one week."\n"I like it."\n`,
  );
  const quote = 'The driver before me was late twice in one week.';
  await api.post(`/api/projects/${id}/insights/custom`, { title: 'Late drivers', content: 'Told in spring.', quote });
  const page = await openAs(browser, server, 'mara', `/insights/${id}`, { viewport: { width: 390, height: 900 } });
  await expect(card(page, 'Late drivers').getByText(/^,?\s*row 2/)).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});
