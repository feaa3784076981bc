import { expect, type Page, test } from '@playwright/test';
import { sidewaysScroll, violations } from '../support/accessibility.ts';
import { analysedProject } from '../support/analysed-project.ts';
import { signUp } from '../support/api.ts';
import { addMember } from '../support/member.ts';
import { paste, startTopicsWorld, type TopicsWorld, topicCard, topics } from '../support/topics-page.ts';
import { dialogOf } from '../support/visitor.ts';

const twelve = Array.from({ length: 12 }, (_, index) => `Topic ${index + 1}`);
let world: TopicsWorld;
/** Has insights, and is the one that the client may see. */
let shared: number;
test.beforeAll(async () => {
  world = await startTopicsWorld();
  shared = await analysedProject(world.api, { name: 'Shared bakeries', topics });
  await world.newProject('A longer list', ['Prices', 'Early mornings', 'خبز 🥖 <b>left over</b>', ...twelve]);
  await signUp(world.server, 'noor');
  await addMember(world.server, world.api, 'cleo', {
    role: 'client',
    projectAccess: [{ projectId: shared, canViewInsights: true, canViewChat: false }],
  });
});
test.afterAll(() => world.server.stop());

test('a client reads the topics of the projects granted and changes nothing', async ({ browser }) => {
  await world.newProject('Not for the client', ['Secret']);
  const page = await world.open(browser, '/topics', 'cleo');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  const names = await world.namesOf(shared);
  await expect(page.getByRole('listitem')).toHaveCount(names.length);
  for (const name of names) await expect(topicCard(page, name)).toBeVisible();
  await expect(page.getByText('Secret')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Project' }).getByRole('option')).toHaveText([
    'All Topics',
    'Shared bakeries',
  ]);
  for (const role of ['checkbox', 'button'] as const)
    await expect(page.getByRole('main').getByRole(role)).toHaveCount(0);
  await page.getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/insights/${shared}`));
  await page.context().close();
});

test('a company without projects is told where topics come from', async ({ browser }) => {
  const page = await world.open(browser, '/topics', 'noor');
  await expect(page.getByText('No projects yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New Topic' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.context().close();
});

test('topics that cannot be loaded say so and are asked for again', async ({ browser }) => {
  const page = await world.open(browser, '/');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.route('**/api/topics', (route) => route.abort());
  await page.goto(`${world.server.url}/topics`);
  await expect(page.getByText('The topics could not be loaded.')).toBeVisible();
  await page.unroute('**/api/topics');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await page.context().close();
});

const openDialog = (button: string, name: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).first().click();
  await expect(dialogOf(page, name)).toBeVisible();
};
const states: [string, (page: Page) => Promise<void>][] = [
  ['the list', async (page) => page.getByRole('checkbox').first().check()],
  ['the dialog of new topics', newNames],
  ['the dialog of a change', openDialog('Edit', 'Edit Topic')],
  ['the question before deleting', openDialog('Delete Planning', 'Delete Topic')],
];

async function newNames(page: Page): Promise<void> {
  await openDialog('New Topic', 'Create New Topics')(page);
  const dialog = dialogOf(page, 'Create New Topics');
  await dialog.getByLabel('Project').selectOption({ label: 'Shared bakeries' });
  await paste(page, dialog.getByLabel('Topic names'), 'Planning the next day\nRain\nSnow');
  await expect(dialog.getByText('2 new topics')).toBeVisible();
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    for (const [name, ready] of states) {
      test(`${name} has no axe violation and no sideways scroll, ${colorScheme} at ${width} px`, async ({
        browser,
      }) => {
        const viewport = { width, height: 900 };
        const page = await world.open(browser, '/topics', 'mara', { colorScheme, viewport, reducedMotion: 'reduce' });
        await expect(page.getByRole('checkbox').first()).toBeVisible();
        await ready(page);
        await page.waitForTimeout(300);
        expect(await violations(page)).toEqual([]);
        expect(await sidewaysScroll(page)).toBe(0);
        await page.context().close();
      });
    }
  }
}

const watchShifts = `window.shifted = 0;
  new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) window.shifted += e.value; })
    .observe({ type: 'layout-shift', buffered: true });`;

for (const width of [1440, 390, 320]) {
  test(`the list does not move while it loads and fits ${width} px`, async ({ browser }) => {
    const page = await world.open(browser, '/auth', 'mara', { viewport: { width, height: 900 } });
    await page.addInitScript(watchShifts);
    await page.goto(`${world.server.url}/topics`);
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await page.waitForTimeout(1000);
    expect(await page.evaluate('window.shifted')).toBeLessThan(0.05);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    await page.context().close();
  });
}
