import { expect, type Locator } from '@playwright/test';
import { analysedProject } from '../support/analysed-project.ts';
import { test } from '../support/test.ts';
import { makeTopicsWorld, paste, type TopicsWorld, topicCard, topics } from '../support/topics-page.ts';
import { dialogOf } from '../support/visitor.ts';

let world: TopicsWorld;
/** The project that has insights. */
let shared: number;
test.beforeAll(async ({ newSite }) => {
  world = await makeTopicsWorld(newSite());
  shared = await analysedProject(world.api, { name: 'Shared bakeries', topics });
});

const dotOf = (item: Locator) => item.locator('[style]').first().getAttribute('style');

test('topics are created from a pasted list', async ({ browser }) => {
  const projectId = await world.newProject('Pasted bakeries', ['Waste']);
  const page = await world.open(browser, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Topics' }).click();
  await expect(page).toHaveTitle(/^Topics/);
  await expect(page.getByRole('combobox', { name: 'Project' })).toHaveValue('');
  await page.getByRole('button', { name: 'New Topic' }).click();
  const dialog = dialogOf(page, 'Create New Topics');
  const names = dialog.getByLabel('Topic names');

  await test.step('a project must be chosen, and names must be there', async () => {
    await dialog.getByRole('button', { name: 'Create Topics' }).click();
    await expect(dialog.getByText('Please select a project')).toBeVisible();
    await expect(dialog.getByText('Topic name is required')).toBeVisible();
    await expect(dialog.getByLabel('Project')).toBeFocused();
    await dialog.getByLabel('Project').selectOption({ label: 'Pasted bakeries' });
  });

  await test.step('pasted text becomes names, each once, with a colour', async () => {
    await paste(page, names, ' Prices \nEarly mornings\n\nprices\nWaste, left over\n');
    const list = dialog.getByRole('list', { name: 'Topics to create' });
    await expect(list.getByRole('listitem')).toHaveText(['Prices', 'Early mornings', 'Waste, left over']);
    await paste(page, names, 'Rain, waste;Snow\tSun');
    await expect(list.getByRole('listitem')).toHaveText([
      'Prices',
      'Early mornings',
      'Waste, left over',
      'Rain',
      'wasteThe project already has this topic.',
      'Snow',
      'Sun',
    ]);
    await list.getByRole('button', { name: 'Remove Sun' }).click();
    await names.fill('  Typed by hand ');
    await expect(dialog.getByText('5 new topics')).toBeVisible();
  });

  await test.step('Enter creates them, and what is being typed with them', async () => {
    await names.press('Enter');
    await expect(page.getByText('6 topics created')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'New Topic' })).toBeFocused();
    const created = ['Early mornings', 'Prices', 'Rain', 'Snow', 'Typed by hand', 'Waste', 'Waste, left over'];
    expect(await world.namesOf(projectId)).toEqual(created);
    await page.getByRole('combobox', { name: 'Project' }).selectOption({ label: 'Pasted bakeries' });
    await expect(page.getByRole('listitem').locator('label')).toHaveText(created);
    const colors = await Promise.all(['Prices', 'Rain', 'Snow'].map((name) => dotOf(topicCard(page, name))));
    expect(new Set(colors).size).toBe(3);
  });

  await test.step('the filter outlives a reload', async () => {
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Project' })).toHaveValue(String(projectId));
    await expect(page.getByRole('checkbox')).toHaveCount(7);
  });
});

test('the project that was chosen last is preselected for new topics, and the filtered one before it', async ({
  browser,
}) => {
  const [last, filtered] = [await world.newProject('Chosen last'), await world.newProject('Filtered')];
  const page = await world.open(browser, `/insights/${last}`);
  await expect(page.getByRole('heading', { name: 'Chosen last' })).toBeVisible();
  await page.goto(`${world.site.url}/topics`);
  const dialog = dialogOf(page, 'Create New Topics');
  const select = dialog.getByLabel('Project');
  await page.getByRole('button', { name: 'New Topic' }).first().click();
  await expect(select).toHaveValue(String(last));
  await expect(dialog.getByLabel('Topic names')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('combobox', { name: 'Project' }).selectOption({ label: 'Filtered' });
  await expect(page.getByText('No topics in this project yet')).toBeVisible();
  await page.getByRole('button', { name: 'New Topic' }).last().click();
  await expect(select).toHaveValue(String(filtered));
});

test('a topic is renamed and recoloured, and its insights keep it', async ({ browser }) => {
  const [topic] = (await world.topicsOf(shared)).filter(({ insightCount }) => insightCount > 0);
  if (!topic) throw new Error('no topic has an insight');
  const page = await world.open(browser);
  await page.getByRole('button', { name: `Edit ${topic.name}` }).click();
  const dialog = dialogOf(page, 'Edit Topic');
  const name = dialog.getByLabel('Name');
  await expect(name).toBeFocused();

  await test.step('a name that is taken, or none, is refused where it stands', async () => {
    const other = (await world.topicsOf(shared)).find(({ id }) => id !== topic.id)?.name ?? '';
    await name.fill(other.toUpperCase());
    await name.press('Enter');
    const duplicate = 'A topic with this name already exists in this project.';
    await expect(name).toHaveAccessibleDescription(duplicate);
    await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toContainText(duplicate);
    await name.fill('  ');
    await name.press('Enter');
    await expect(name).toHaveAccessibleDescription('Topic name is required');
  });

  await test.step('a new name and colour are stored', async () => {
    await name.fill('خبز 🥖 <b>left over</b>');
    await dialog.getByRole('radio', { name: 'Lime' }).check();
    await name.press('Enter');
    await expect(page.getByText('Topic updated successfully')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit خبز' })).toBeFocused();
    expect(await dotOf(topicCard(page, 'خبز'))).toContain('rgb(132, 204, 22)');
    const stored = (await world.topicsOf(shared)).find(({ id }) => id === topic.id);
    expect(stored).toEqual({ ...topic, name: 'خبز 🥖 <b>left over</b>', color: '#84CC16' });
  });

  await test.step('its count leads to its insights', async () => {
    await topicCard(page, 'خبز').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/insights/${shared}\\?tag=`));
    await expect(page.getByRole('article')).toHaveCount(topic.insightCount);
    await expect(page.getByRole('button', { name: 'خبز', pressed: true }).first()).toBeVisible();
  });
});

test('a failed creation shows the server’s message and keeps what was entered', async ({ browser }) => {
  await world.newProject('Gone in a moment');
  const page = await world.open(browser);
  await page.getByRole('button', { name: 'New Topic' }).first().click();
  const dialog = dialogOf(page, 'Create New Topics');
  await dialog.getByLabel('Project').selectOption({ label: 'Gone in a moment' });
  const names = dialog.getByLabel('Topic names');
  await names.fill('x'.repeat(81));
  await names.press('Enter');
  await expect(names).toHaveAccessibleDescription(/Topic name must be at most 80 characters/);
  await names.fill('Rain');
  const [gone] = (await world.api.get<{ id: number; name: string }[]>('/api/projects')).filter(
    ({ name }) => name === 'Gone in a moment',
  );
  expect((await page.request.delete(`${world.site.url}/api/projects/${gone?.id}`, { headers: sameOrigin })).ok()).toBe(
    true,
  );
  await names.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toContainText('Not found');
  await expect(dialog.getByText('This project no longer exists.')).toBeVisible();
  await expect(names).toHaveValue('Rain');
});
const sameOrigin = { 'sec-fetch-site': 'same-origin' };

test('everything can be done with the keyboard alone', async ({ browser }) => {
  const projectId = await world.newProject('By keyboard', ['Alpha', 'Beta']);
  const page = await world.open(browser, `/topics?project=${projectId}`);
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  const at = (): Promise<string> =>
    page.evaluate(`(({ activeElement: e }) =>
      e.getAttribute('aria-label') ?? e.labels?.[0]?.textContent ?? e.textContent)(document)`);
  const tabTo = async (what: string) => {
    for (let steps = 0; steps < 40; steps++) {
      if ((await at()).trim() === what) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never came to ${what}`);
  };

  await tabTo('New Topic');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page, 'Create New Topics').getByLabel('Topic names')).toBeFocused();
  await page.keyboard.type('Gamma');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'New Topic' })).toBeFocused();

  await tabTo('Alpha');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Alpha' })).toBeChecked();
  await tabTo('Edit Alpha');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page, 'Edit Topic').getByLabel('Name')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' one');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit Alpha one' })).toBeFocused();

  await tabTo('Delete Alpha one');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page, 'Delete Topic').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await tabTo('Delete Topic');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Topics' })).toBeFocused();
  const topics = await world.topicsOf(projectId);
  expect(topics.map(({ name }) => name)).toEqual(['Beta', 'Gamma']);
});
