import { expect } from '@playwright/test';
import { analysedProject } from '../support/analysed-project.ts';
import { signUp } from '../support/api.ts';
import { failUntilRetry } from '../support/failing-reads.ts';
import { addMember } from '../support/member.ts';
import { test } from '../support/test.ts';
import { makeTopicsWorld, type TopicsWorld, topicCard, topics } from '../support/topics-page.ts';

const twelve = Array.from({ length: 12 }, (_, index) => `Topic ${index + 1}`);
let world: TopicsWorld;
/** Has insights, and is the one that the client may see. */
let shared: number;
test.beforeAll(async ({ newSite }) => {
  world = await makeTopicsWorld(newSite());
  shared = await analysedProject(world.api, { name: 'Shared bakeries', topics });
  await world.newProject('A longer list', ['Prices', 'Early mornings', 'خبز 🥖 <b>left over</b>', ...twelve]);
  await signUp(world.site, 'noor');
  await addMember(world.site, world.api, 'cleo', {
    role: 'client',
    projectAccess: [{ projectId: shared, canViewInsights: true, canViewChat: false }],
  });
});

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
});

test('a company without projects is told where topics come from', async ({ browser }) => {
  const page = await world.open(browser, '/topics', 'noor');
  await expect(page.getByText('No projects yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New Topic' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('topics that cannot be loaded say so and are asked for again', async ({ browser }) => {
  const page = await world.open(browser, '/');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await failUntilRetry(page, '**/api/topics', (route) => route.abort());
  await page.goto(`${world.site.url}/topics`);
  await expect(page.getByText('The topics could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
});
