import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { makeProjectsWorld, type ProjectsWorld } from '../support/projects-page.ts';
import { test } from '../support/test.ts';

let world: ProjectsWorld;
test.beforeAll(async ({ newSite }) => {
  world = await makeProjectsWorld(newSite());
});

/** An insight as the feed answers it; what is given replaces a field of its analysis. */
const feedRow = (id: number, analysis: object = {}, row: object = {}) => ({
  id,
  projectId: world.shared,
  fileName: `talk ${id}.txt`,
  fileType: 'txt',
  source: null,
  title: `Finding ${id}`,
  content: '',
  topics: [],
  createdAt: '2026-03-01T08:00:00.000Z',
  updatedAt: '2026-03-01T08:00:00.000Z',
  ...row,
  analysis: {
    title: `Finding ${id}`,
    summary: `People at counter ${id} say it.`,
    supportingQuote: 'We bake at three.',
    sentiment: 0,
    keywords: ['bread', id % 2 ? 'odd' : 'even', `only ${id}`],
    themes: [],
    businessImpact: 'It saves an hour.',
    suggestedTopics: [],
    sources: [],
    evidence: [],
    ...analysis,
  },
});

async function openFeed(browser: Browser, rows: object[], width = 1440): Promise<Page> {
  const page = await world.open(browser, 'mara', { viewport: { width, height: 900 } });
  await page.route('**/api/insights/recent', (route) => route.fulfill({ json: rows }));
  await page.goto(world.site.url);
  await expect(feed(page).getByRole('article').first()).toBeVisible();
  return page;
}
const feed = (page: Page): Locator => page.getByRole('region', { name: 'Recent Insights' });

test('the feed keeps only what has a file name, a title of its own, a summary and a keyword', async ({ browser }) => {
  const page = await openFeed(browser, [
    feedRow(1),
    feedRow(2, {}, { fileName: '' }),
    feedRow(3, { title: 'talk 3.txt' }),
    feedRow(4, { summary: '' }),
    feedRow(5, { keywords: [] }),
    feedRow(6, { title: '', supportingQuote: '', businessImpact: '', emoji: '' }, { title: '' }),
  ]);
  await expect(feed(page).getByRole('article')).toHaveCount(2);
  const bare = feed(page).getByRole('article', { name: 'talk 6.txt' });
  await expect(bare.getByText('Not provided')).toHaveCount(2);
  await expect(bare.getByText('📊')).toBeVisible();
  await expect(bare.getByRole('link', { name: 'For the client' })).toBeVisible();
});

test('keywords filter together, a second click lets go, and the filters are cleared at once', async ({ browser }) => {
  const rows = Array.from({ length: 300 }, (_, index) => feedRow(index + 1));
  const page = await openFeed(browser, rows);
  const count = feed(page).getByRole('heading', { level: 2 });
  await expect(count).toHaveText('Recent Insights300');
  const badge = (name: string) => feed(page).getByRole('article').first().getByRole('button', { name, exact: true });
  await badge('odd').click();
  await expect(count).toHaveText('Recent Insights150');
  await expect(badge('odd')).toHaveAttribute('aria-pressed', 'true');
  await badge('only 1').click();
  await expect(feed(page).getByRole('article')).toHaveCount(1);
  await badge('only 1').click();
  await expect(count).toHaveText('Recent Insights150');

  await feed(page)
    .getByRole('button', { name: /more tags/ })
    .click();
  await page.getByLabel('Find a tag').fill('only 29');
  await page.getByRole('group', { name: 'All tags' }).getByRole('button', { name: 'only 298' }).click();
  await expect(feed(page).getByText('No insights match')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Find a tag')).toHaveCount(0);
  await page.getByPlaceholder('Search insights...').fill('COUNTER 298');
  await feed(page).getByRole('button', { name: 'Clear filters' }).click();
  await expect(count).toHaveText('Recent Insights300');
  await expect(page.getByPlaceholder('Search insights...')).toHaveValue('');
  await page.getByPlaceholder('Search insights...').fill('COUNTER 298');
  await expect(feed(page).getByRole('article')).toHaveCount(1);
});

for (const [width, columns] of [
  [1440, 3],
  [900, 2],
  [390, 1],
] as const) {
  test(`the feed has ${columns} in a row at ${width} px and few nodes, however long it is`, async ({ browser }) => {
    const rows = Array.from({ length: 1000 }, (_, index) => feedRow(index + 1));
    const page = await openFeed(browser, rows, width);
    const besideTheFirst = () =>
      feed(page)
        .getByRole('article')
        .evaluateAll((cards) => {
          const tops = cards.map((one) => one.getBoundingClientRect().top);
          return tops.filter((top) => top === tops[0]).length;
        });
    // The list measures its cards once more after they are drawn.
    await expect.poll(besideTheFirst).toBe(columns);
    await expect(feed(page).locator('[data-index]').first()).toBeVisible();
    await page.evaluate('scrollTo(0, 20000)');
    await expect(feed(page).getByText('Finding 1', { exact: true })).toHaveCount(0);
    expect(await page.locator('*').count()).toBeLessThan(1500);
    await page.context().close();
  });
}
