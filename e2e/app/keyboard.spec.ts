import { expect, type Page } from '@playwright/test';
import { test } from '../support/test.ts';
import { openAs, openPalette, paletteOf } from '../support/visitor.ts';

let page: Page;
test.beforeEach(async ({ browser, world }) => {
  page = await openAs(browser, world.site, 'mara', '/');
  await expect(page.getByRole('heading', { name: 'Recent Insights' })).toBeVisible();
  // The page listens to the keyboard once the rest of it is loaded.
  await page.waitForLoadState('networkidle');
});

const insightCards = (page: Page) => page.getByRole('region', { name: 'Recent Insights' }).locator('article');

test('Ctrl-K finds a project by its words, without accents, and Enter goes there', async ({ world }) => {
  await openPalette(page);
  await page.keyboard.type('backer');
  await expect(
    paletteOf(page)
      .getByRole('option', { name: /Bäckereien/ })
      .first(),
  ).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${world.site.url}/insights/${world.project}`);
  await expect(paletteOf(page)).toBeHidden();
});

test('the palette leads to an insight on its project page', async ({ world }) => {
  const title = await insightCards(page).first().getByRole('heading', { level: 3 }).innerText();
  await openPalette(page);
  await page.keyboard.type(title.slice(0, 24));
  await paletteOf(page).getByRole('group', { name: 'Insights' }).getByRole('option').first().click();
  await expect(page).toHaveURL(new RegExp(`/insights/${world.project}#insight-\\d+$`));
  await expect(page.locator('article:focus').getByRole('heading', { level: 3 })).toHaveText(title);
});

test('arrow keys go round the list, a search without a match says so, Escape gives the focus back', async () => {
  await page.getByPlaceholder('Search insights...').focus();
  await openPalette(page);
  const options = paletteOf(page).getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('zeppelin');
  await expect(paletteOf(page).getByText('No results for “zeppelin”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(paletteOf(page)).toBeHidden();
  await expect(page.getByPlaceholder('Search insights...')).toBeFocused();
});

test('g and a letter go to a page, a question mark shows the shortcuts, and none of it works while somebody types', async ({
  world,
}) => {
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page).toHaveURL(`${world.site.url}/topics`);
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page).toHaveURL(`${world.site.url}/`);
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shortcuts).toBeHidden();
  await page.keyboard.press('/');
  await page.keyboard.type('gt?');
  await expect(page.getByPlaceholder('Search insights...')).toHaveValue('gt?');
  await expect(page).toHaveURL(`${world.site.url}/`);
});

test('the mouse finds the shortcuts in the account menu', async () => {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts.getByText('Show the keyboard shortcuts')).toBeVisible();
  await shortcuts.getByRole('button', { name: 'Close' }).click();
  await expect(shortcuts).toBeHidden();
});

test('arrow keys go from card to card, and Enter opens the source of the quote', async () => {
  const cards = insightCards(page);
  await expect(cards.nth(1)).toBeVisible();
  // The keys come with a chunk that is fetched after the first view; until then nothing hears them.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    expect(await cards.nth(0).evaluate((card) => card.matches(':focus'))).toBe(true);
  }).toPass();
  await page.keyboard.press('ArrowRight');
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(cards.nth(0)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/documents\/\d+\?start=/);
  await expect(page.locator('mark').first()).toBeInViewport();
});
