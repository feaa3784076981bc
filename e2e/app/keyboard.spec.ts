import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { analysedProject } from '../support/analysed-project.ts';
import { password, signUp } from '../support/api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let bakeries: number;
test.beforeAll(async () => {
  server = await startServer();
  const api = await signUp(server, 'mara');
  await api.post('/api/projects', { name: 'Ferries' });
  bakeries = await analysedProject(api, { name: 'Bäckereien' });
});
test.afterAll(() => server.stop());

test.beforeEach(async ({ page }) => {
  const data = { email: 'mara@example.com', password };
  expect((await page.request.post(`${server.url}/api/login`, { data })).status()).toBe(200);
  await page.goto(server.url);
  await expect(page.getByRole('heading', { name: 'Recent Insights' })).toBeVisible();
});

const insightCards = (page: Page) => page.getByRole('region', { name: 'Recent Insights' }).locator('article');
const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to' });
async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
}

test('Ctrl-K finds a project by its words, without accents, and Enter goes there', async ({ page }) => {
  await openPalette(page);
  await page.keyboard.type('backer');
  await expect(
    palette(page)
      .getByRole('option', { name: /Bäckereien/ })
      .first(),
  ).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/insights/${bakeries}`);
  await expect(palette(page)).toBeHidden();
});

test('the palette leads to an insight on its project page', async ({ page }) => {
  const title = await insightCards(page).first().getByRole('heading', { level: 3 }).innerText();
  await openPalette(page);
  await page.keyboard.type(title.slice(0, 24));
  await palette(page).getByRole('group', { name: 'Insights' }).getByRole('option').first().click();
  await expect(page).toHaveURL(new RegExp(`/insights/${bakeries}#insight-\\d+$`));
  await expect(page.locator('article:focus').getByRole('heading', { level: 3 })).toHaveText(title);
});

test('arrow keys go round the list, a search without a match says so, Escape gives the focus back', async ({
  page,
}) => {
  await page.getByPlaceholder('Search insights...').focus();
  await openPalette(page);
  const options = palette(page).getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('zeppelin');
  await expect(palette(page).getByText('No results for “zeppelin”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(page.getByPlaceholder('Search insights...')).toBeFocused();
});

test('g and a letter go to a page, a question mark shows the shortcuts, and none of it works while somebody types', async ({
  page,
}) => {
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page).toHaveURL(`${server.url}/topics`);
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page).toHaveURL(`${server.url}/`);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('gt?');
  await expect(page.getByPlaceholder('Search insights...')).toHaveValue('gt?');
  await expect(page).toHaveURL(`${server.url}/`);
});

test('arrow keys go from card to card, and Enter opens the source of the quote', async ({ page }) => {
  const cards = insightCards(page);
  await expect(cards.nth(1)).toBeVisible();
  // The keys come with a chunk that is fetched after the first view.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('ArrowRight');
  await expect(cards.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(cards.nth(0)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/documents\/\d+\?start=/);
  await expect(page.locator('mark').first()).toBeInViewport();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test(`palette, shortcuts and the choice of a project have no axe violation, ${colorScheme} at ${width} px`, async ({
      browser,
    }) => {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      });
      const data = { email: 'mara@example.com', password };
      expect((await context.request.post(`${server.url}/api/login`, { data })).status()).toBe(200);
      const page = await context.newPage();
      const violations = async () =>
        (await new AxeBuilder({ page }).analyze()).violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html)}`);
      await page.goto(`${server.url}/insights`);
      await expect(page.getByText('Choose the project whose insights you want to see.')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await violations()).toEqual([]);
      await openPalette(page);
      await page.keyboard.type('b');
      await expect(palette(page).getByRole('option').first()).toBeVisible();
      expect(await violations()).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(palette(page)).toBeHidden();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      expect(await violations()).toEqual([]);
      await context.close();
    });
  }
}
