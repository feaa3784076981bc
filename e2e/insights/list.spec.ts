import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { Insight } from '../../contract/insights/insights.ts';
import { violations } from '../support/accessibility.ts';
import { type Api, signUp } from '../support/api.ts';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';
import { openAs } from '../support/visitor.ts';
import { projectWithInsights } from '../support/written-insights.ts';

let server: Site;
let api: Api;
let project: number;
const titles = ['Rain empties the shop', 'Market days sell out', 'Counting ends the day', 'Nephews do not mind rain'];
const words = [
  { title: titles[0] as string, tags: ['weather'], quote: 'nobody walks past our window' },
  { title: titles[1] as string, tags: ['market'], quote: 'On market days I sell out before nine' },
  { title: titles[2] as string, tags: ['evening'], quote: 'We close the shop at six' },
  { title: titles[3] as string, tags: ['weather', 'family'], quote: 'I have no such quote' },
];
test.beforeAll(async ({ newSite }) => {
  server = newSite();
  api = await signUp(server, 'mara');
  project = (await projectWithInsights(api, { name: 'Harbour shops' }, words)).id;
});

async function open(browser: Browser, search = '', options: object = {}, id = project): Promise<Page> {
  const page = await openAs(browser, server, 'mara', `/insights/${id}${search}`, {
    reducedMotion: 'reduce',
    ...options,
  });
  await expect(page.getByRole('button', { name: 'Sort and filter' })).toBeVisible();
  return page;
}
const shownTitles = (page: Page) => page.locator('article h3').allInnerTexts();

test('while a panel is open, a click far from it does what it is for: the page does not scroll back first', async ({
  browser,
}) => {
  const page = await open(browser, '', { viewport: { width: 1440, height: 500 } });
  await page.getByRole('button', { name: 'Sort and filter' }).click();
  await expect(page.getByLabel('Sort by')).toBeFocused();
  await page.getByRole('button', { name: 'Edit insight' }).last().click();
  await expect(page.getByRole('dialog', { name: 'Edit Insight' })).toBeVisible();
  await expect(page.getByLabel('Sort by')).toBeHidden();
});

test('what is sorted and filtered stands in the address: a link and a reload show the same', async ({ browser }) => {
  const page = await open(browser);
  await expect.poll(() => shownTitles(page)).toEqual([...titles].reverse());
  await page.getByRole('button', { name: 'Sort and filter' }).click();
  await page.getByLabel('Person').selectOption('Anna');
  await expect.poll(() => shownTitles(page)).toEqual([titles[2], titles[0]]);
  await page.getByLabel('Sort by').selectOption('Most negative');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('group', { name: 'Filter by tag' }).getByRole('button', { name: 'weather' }).click();
  await expect.poll(() => shownTitles(page)).toEqual([titles[0]]);
  expect(new URL(page.url()).search).toBe('?tag=weather&sort=negative&person=Anna');

  await page.reload();
  await expect.poll(() => shownTitles(page)).toEqual([titles[0]]);
  await page.getByRole('button', { name: /^Person Anna/ }).click();
  await expect.poll(() => shownTitles(page)).toHaveLength(2);
  await page.getByRole('group', { name: 'Filter by tag' }).getByRole('button', { name: 'evening' }).click();
  await expect(page.getByText('No insights match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => shownTitles(page)).toHaveLength(4);
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

const inFirstRow = async (page: Page) => {
  const cards = page.locator('article');
  const tops = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  return tops.filter((top) => top === tops[0]).length;
};

for (const [width, columns] of [
  [1440, 3],
  [900, 2],
  [390, 1],
] as const) {
  test(`cards stand ${columns} in a row at ${width} px`, async ({ browser }) => {
    const page = await open(browser, '', { viewport: { width, height: 900 } });
    await expect(page.locator('article')).toHaveCount(words.length);
    expect(await inFirstRow(page)).toBe(columns);
  });
}

test('two thousand insights make a page of few nodes, which scrolls to its end', async ({ browser }) => {
  const rows = await api.get<Insight[]>(`/api/projects/${project}/insights`);
  const first = rows.find(({ title }) => titles.includes(title));
  const many = Array.from({ length: 2000 }, (_, n) => {
    const title = `Finding ${n + 1}`;
    return { ...first, id: 1_000_000 + n, title, analysis: { ...first?.analysis, title } };
  });
  const page = await open(browser);
  await page.route(`**/api/projects/${project}/insights`, (route) => route.fulfill({ json: many }));
  await page.reload();
  await expect(page.getByText('Finding 1', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.locator('*').count()).toBeLessThan(1500);
  const last = page.getByText('Finding 2000', { exact: true });
  // Rows are measured as they come into sight, so the end moves a little.
  await expect.poll(() => page.keyboard.press('End').then(() => last.isVisible())).toBe(true);
  expect(await page.locator('*').count()).toBeLessThan(1500);
});

test('by question, each stands above its answers with their number, those without one last', async ({ browser }) => {
  const rows = await api.get<Insight[]>(`/api/projects/${project}/insights`);
  const first = rows.find(({ title }) => titles.includes(title));
  const asked = ['Who buys in the rain?', undefined, 'When does the shop close?'];
  const finding = (n: number) => {
    const title = `Finding ${n + 1}`;
    const { question: _, ...analysis } = first?.analysis ?? ({} as Insight['analysis']);
    const question = asked[n % 3];
    return { ...first, id: 1_000_000 + n, title, analysis: { ...analysis, title, ...(question ? { question } : {}) } };
  };
  let listed = Array.from({ length: 7 }, (_, n) => finding(n));
  const page = await open(browser);
  await page.route(`**/api/projects/${project}/insights`, (route) => route.fulfill({ json: listed }));
  await page.reload();
  await page.getByRole('button', { name: 'Sort and filter' }).click();
  await page.waitForLoadState('networkidle');
  // What the choice needs came with the panel, so the list changes in one step.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByLabel('Sort by').selectOption('By question');
  await page.getByRole('button', { name: 'Done' }).click();
  const sectionOf = (name: RegExp) => page.getByRole('region', { name }).locator('article h3');
  await expect(sectionOf(/^Who buys in the rain\?\s*3$/)).toHaveText(['Finding 1', 'Finding 4', 'Finding 7']);
  await expect(sectionOf(/^When does the shop close\?\s*2$/)).toHaveText(['Finding 3', 'Finding 6']);
  await expect(sectionOf(/^Without a question\s*2$/)).toHaveText(['Finding 2', 'Finding 5']);
  const headings = page.locator('section section > h3');
  await expect(headings).toHaveText([/^Who buys/, /^When does/, /^Without/]);
  expect(await violations(page)).toEqual([]);

  listed = Array.from({ length: 120 }, (_, n) => finding(n));
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Who buys in the rain\?\s*40$/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.locator('*').count()).toBeLessThan(1500);
  const last = page.getByText('Finding 119', { exact: true });
  await expect.poll(() => page.keyboard.press('End').then(() => last.isVisible())).toBe(true);
  expect(await page.locator('*').count()).toBeLessThan(1500);
  // Nothing jumps or overlaps on the way back: each row begins below the one before.
  const without = page.getByRole('heading', { name: /^Without a question\s*40$/ });
  const scrolled = async () => {
    await page.mouse.wheel(0, -500);
    return without.isVisible();
  };
  await expect.poll(scrolled, { intervals: [100] }).toBe(true);
  await expect
    .poll(() =>
      page.locator('[data-index]').evaluateAll((all) => {
        const boxes = all.map((one) => one.getBoundingClientRect()).toSorted((a, b) => a.top - b.top);
        return boxes.every((box, i) => i === 0 || box.top >= (boxes[i - 1]?.bottom ?? 0));
      }),
    )
    .toBe(true);
});

test('cards stand one in a row beside the open question panel', async ({ browser }) => {
  const page = await open(browser);
  await page.getByRole('button', { name: 'Research Questions' }).click();
  await expect(page.getByRole('complementary', { name: 'Research Questions' })).toBeVisible();
  await expect.poll(() => inFirstRow(page)).toBe(1);
});

test('a summary of more than five lines is cut until Read More, a shorter one has no such button', async ({
  browser,
}) => {
  const long = Array.from({ length: 40 }, (_, n) => `On day ${n} the shelf was empty at noon.`).join(' ');
  const { id } = await projectWithInsights(api, { name: 'Long and short' }, [
    { title: 'Empty shelves', content: long },
    { title: 'Rain' },
  ]);
  const page = await open(browser, '', {}, id);
  const [short, cut] = ['Rain', 'Empty shelves'].map((title) =>
    page.locator('article').filter({ has: page.getByRole('heading', { name: title }) }),
  ) as [Locator, Locator];
  const text = cut.getByText('On day 0');
  const lines = () =>
    text.evaluate((one) => {
      const { lineHeight } = one.ownerDocument.defaultView.getComputedStyle(one);
      return Math.round(one.clientHeight / Number.parseFloat(lineHeight));
    });
  await cut.getByRole('button', { name: 'Read More' }).click();
  expect(await lines()).toBeGreaterThan(5);
  await cut.getByRole('button', { name: 'Show Less' }).click();
  expect(await lines()).toBe(5);
  await expect(short.getByRole('button', { name: 'Read More' })).toHaveCount(0);
});

test('each kind of badge is a pill with its words', async ({ browser }) => {
  const labels = { HIGH_EMOTION: 'High Emotion', WIDELY_APPLICABLE: 'Widely Applicable' };
  const all = { ...labels, IMPORTANT_FOR_BRIEF: 'Important for Brief' };
  const titled = Object.keys(all).map((title) => ({ title }));
  const { id, insights } = await projectWithInsights(api, { name: 'Badges' }, titled);
  for (const { id: insight, title } of insights)
    await api.patch(`/api/insights/${insight}`, { analysis: { badge: title } });
  const page = await open(browser, '', {}, id);
  for (const [title, label] of Object.entries(all)) {
    const card = page.locator('article').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(card.getByText(label, { exact: true })).toBeVisible();
  }
});

test('several are chosen by keyboard and by Shift, get a tag and are deleted after a question', async ({ browser }) => {
  const { id } = await projectWithInsights(api, { name: 'To be cleared' }, words);
  const page = await open(browser, '', {}, id);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: 'Selected insights' });
  await expect(bar.getByText('1 selected')).toBeVisible();
  await page.getByRole('checkbox', { name: `Select ${titles[1]}` }).click({ modifiers: ['Shift'] });
  await expect(bar.getByText('3 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Add tag' }).click();
  await bar.getByRole('combobox').fill('harbour');
  await page.keyboard.press('Enter');
  await expect(bar.getByText('Tag added to 3 insights')).toBeVisible();
  await bar.getByRole('combobox').press('Escape');
  await bar.getByRole('button', { name: 'Delete selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Insights' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Delete 3 Insights' }).click();
  await expect.poll(() => shownTitles(page)).toEqual([titles[0]]);
  await expect(bar).toHaveCount(0);
  const rows = await api.get<{ source: string }[]>(`/api/projects/${id}/insights`);
  expect(rows.filter(({ source }) => source === 'custom')).toHaveLength(1);
});

test('insights that say nearly the same are merged into the one that is kept, or called different for good', async ({
  browser,
}) => {
  const same = { quote: 'On market days I sell out before nine' };
  const { id } = await projectWithInsights(api, { name: 'Said twice' }, [
    { title: 'Market days sell out', tags: ['market'], ...same },
    { title: 'Sold out before nine', tags: ['morning'], ...same },
    { title: 'Rain empties the shop', tags: ['weather'] },
  ]);
  const page = await open(browser, '', {}, id);
  await expect(page.getByText('1 insight says nearly the same as another')).toBeVisible();
  await page.getByRole('button', { name: 'Review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Insights that say nearly the same thing' });
  await dialog.getByRole('button', { name: 'Not the same' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Review' })).toHaveCount(0);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Review' })).toHaveCount(0);

  const other = await open(browser, '', {}, id);
  await other.getByRole('button', { name: 'Review' }).click();
  const choice = other.getByRole('dialog', { name: 'Insights that say nearly the same thing' });
  await choice.getByRole('radio', { name: 'Market days sell out' }).check();
  expect(await violations(other)).toEqual([]);
  await choice.getByRole('button', { name: 'Merge' }).click();
  await expect(choice).toHaveCount(0);
  await expect.poll(() => shownTitles(other)).toEqual(['Rain empties the shop', 'Market days sell out']);
  const kept = other.locator('article').filter({ hasText: 'Market days sell out' });
  await expect(kept.getByRole('button', { name: 'morning', exact: true })).toBeVisible();
});

test('the insights are exported under the name that the server gives', async ({ browser }) => {
  const page = await open(browser);
  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^CSV/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  await expect(page.getByText('Insights exported')).toBeVisible();
});
