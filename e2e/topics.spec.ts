import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { analysedProject } from './support/analysed-project.ts';
import { type Api, password, signUp } from './support/api.ts';
import { addMember } from './support/member.ts';
import { type Server, startServer } from './support/server.ts';

type Topic = { id: number; name: string; color: string; projectId: number; insightCount: number };

let server: Server;
let api: Api;
/** Has insights, and is the one that the client may see. */
let shared: number;
test.beforeAll(async () => {
  server = await startServer();
  api = await signUp(server, 'mara');
  await signUp(server, 'noor');
  shared = await analysedProject(api, { name: 'Shared bakeries', topics });
  await addMember(server, api, 'cleo', {
    role: 'client',
    projectAccess: [{ projectId: shared, canViewInsights: true, canViewChat: false }],
  });
});
test.afterAll(() => server.stop());

async function newProject(name: string, topics: readonly string[] = []): Promise<number> {
  const body = { name, topics: topics.map((topic) => ({ name: topic, color: '#3B82F6' })) };
  return (await api.post<{ id: number }>('/api/projects', body)).id;
}

const topics = ['Bread waste', 'Planning the next day'].map((name) => ({ name, color: '#3B82F6' }));
const topicsOf = (projectId: number) => api.get<Topic[]>(`/api/topics?projectId=${projectId}`);
const namesOf = async (projectId: number) => (await topicsOf(projectId)).map(({ name }) => name).sort();

async function open(browser: Browser, path = '/topics', name = 'mara', options: object = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const data = { email: `${name}@example.com`, password };
  expect((await context.request.post(`${server.url}/api/login`, { data })).status()).toBe(200);
  const page = await context.newPage();
  await page.goto(server.url + path);
  return page;
}

async function paste(page: Page, into: Locator, text: string): Promise<void> {
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
  await into.focus();
  await page.keyboard.press('Control+V');
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const dotOf = (item: Locator) => item.locator('[style]').first().getAttribute('style');

test('topics are created from a pasted list', async ({ browser }) => {
  const projectId = await newProject('Pasted bakeries', ['Waste']);
  const page = await open(browser, '/');
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
      'wasteThe project has this topic already.',
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
    expect(await namesOf(projectId)).toEqual(created);
    await page.getByRole('combobox', { name: 'Project' }).selectOption({ label: 'Pasted bakeries' });
    await expect(page.getByRole('listitem').locator('label')).toHaveText(created);
    const colors = await Promise.all(['Prices', 'Rain', 'Snow'].map((name) => dotOf(card(page, name))));
    expect(new Set(colors).size).toBe(3);
  });

  await test.step('the filter outlives a reload', async () => {
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Project' })).toHaveValue(String(projectId));
    await expect(page.getByRole('checkbox')).toHaveCount(7);
  });
  await page.context().close();
});

test('the project that was chosen last is preselected for new topics, and the filtered one before it', async ({
  browser,
}) => {
  const [last, filtered] = [await newProject('Chosen last'), await newProject('Filtered')];
  const page = await open(browser, `/insights/${last}`);
  await expect(page.getByRole('heading', { name: 'Chosen last' })).toBeVisible();
  await page.goto(`${server.url}/topics`);
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
  await page.context().close();
});

test('a topic is renamed and recoloured, and its insights keep it', async ({ browser }) => {
  const [topic] = (await topicsOf(shared)).filter(({ insightCount }) => insightCount > 0);
  if (!topic) throw new Error('no topic has an insight');
  const page = await open(browser);
  await page.getByRole('button', { name: `Edit ${topic.name}` }).click();
  const dialog = dialogOf(page, 'Edit Topic');
  const name = dialog.getByLabel('Name');
  await expect(name).toBeFocused();

  await test.step('a name that is taken, or none, is refused where it stands', async () => {
    const other = (await topicsOf(shared)).find(({ id }) => id !== topic.id)?.name ?? '';
    await name.fill(other.toUpperCase());
    await name.press('Enter');
    const twin = 'A topic with this name already exists in this project.';
    await expect(name).toHaveAccessibleDescription(twin);
    await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toContainText(twin);
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
    expect(await dotOf(card(page, 'خبز'))).toContain('rgb(132, 204, 22)');
    const stored = (await topicsOf(shared)).find(({ id }) => id === topic.id);
    expect(stored).toEqual({ ...topic, name: 'خبز 🥖 <b>left over</b>', color: '#84CC16' });
  });

  await test.step('its count leads to its insights', async () => {
    await card(page, 'خبز').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/insights/${shared}\\?tag=`));
    await expect(page.getByRole('article')).toHaveCount(topic.insightCount);
    await expect(page.getByRole('button', { name: 'خبز', pressed: true }).first()).toBeVisible();
  });
  await page.context().close();
});

test('selected topics are deleted together, after a question that says what insights lose', async ({ browser }) => {
  const projectId = await newProject('To be cleared', ['One', 'Two', 'Three', 'Four']);
  const other = await newProject('Not to be touched', ['Five']);
  const page = await open(browser, `/topics?project=${projectId}`);
  const select = page.getByRole('combobox', { name: 'Project' });
  const remove = page.getByRole('button', { name: /^Delete Selected/ });
  await expect(remove).toHaveText('Delete Selected (0)');
  await expect(remove).toBeDisabled();

  await test.step('Select All flips to Deselect All', async () => {
    await page.getByRole('button', { name: 'Select All' }).click();
    await expect(remove).toHaveText('Delete Selected (4)');
    await page.getByRole('button', { name: 'Deselect All' }).click();
    await expect(remove).toHaveText('Delete Selected (0)');
  });

  await test.step('what the filter hides is not deleted', async () => {
    await page.getByRole('checkbox', { name: 'One' }).check();
    await page.getByRole('checkbox', { name: 'Two' }).check();
    await select.selectOption({ label: 'Not to be touched' });
    await expect(remove).toHaveText('Delete Selected (0)');
    await select.selectOption({ label: 'To be cleared' });
    await expect(remove).toHaveText('Delete Selected (2)');
  });

  await test.step('Cancel deletes nothing', async () => {
    await remove.click();
    const dialog = dialogOf(page, 'Delete Topics');
    await expect(dialog.getByText('Are you sure you want to delete 2 topics?')).toBeVisible();
    await expect(dialog.getByText('No insight carries one of these tags.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(remove).toBeFocused();
    expect(await namesOf(projectId)).toHaveLength(4);
  });

  await test.step('one that somebody else deleted meanwhile stops all, and the list is read again', async () => {
    await remove.click();
    await api.post('/api/topics/delete', {
      ids: (await topicsOf(projectId)).filter((t) => t.name === 'Two').map((t) => t.id),
    });
    await dialogOf(page, 'Delete Topics').getByRole('button', { name: 'Delete 2 Topics' }).click();
    await expect(page.getByText('None was deleted, because some of these topics do not exist any more.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('checkbox')).toHaveCount(3);
    expect(await namesOf(projectId)).toEqual(['Four', 'One', 'Three']);
  });

  await test.step('the rest goes at once', async () => {
    await page.getByRole('checkbox', { name: 'Three' }).check();
    await remove.click();
    await dialogOf(page, 'Delete Topics').getByRole('button', { name: 'Delete 2 Topics' }).click();
    await expect(page.getByText('2 topics deleted successfully')).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(1);
    expect([await namesOf(projectId), await namesOf(other)]).toEqual([['Four'], ['Five']]);
  });
  await page.context().close();
});

test('deleting a topic takes the tag off its insights and nothing more', async ({ browser }) => {
  const projectId = await analysedProject(api, { name: 'With insights', topics });
  const [topic] = (await topicsOf(projectId)).filter(({ insightCount }) => insightCount > 0);
  if (!topic) throw new Error('no topic has an insight');
  const insights = async () =>
    (await api.get<{ id: number; topics: { id: number }[] }[]>(`/api/projects/${projectId}/insights`)).map((row) => ({
      id: row.id,
      tagged: row.topics.some(({ id }) => id === topic.id),
    }));
  const before = await insights();
  expect(before.filter(({ tagged }) => tagged)).toHaveLength(topic.insightCount);
  const page = await open(browser, `/topics?project=${projectId}`);
  await page.getByRole('button', { name: `Delete ${topic.name}` }).click();
  const dialog = dialogOf(page, 'Delete Topic');
  await expect(
    dialog.getByText(
      topic.insightCount === 1 ? '1 insight loses this tag.' : `${topic.insightCount} insights lose this tag.`,
    ),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete Topic' }).click();
  await expect(page.getByText('Topic deleted successfully')).toBeVisible();
  await expect(card(page, topic.name)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Topics' })).toBeFocused();
  expect(await insights()).toEqual(before.map(({ id }) => ({ id, tagged: false })));
  await page.context().close();
});

test('a failed creation shows the server’s message and keeps what was entered', async ({ browser }) => {
  await newProject('Gone in a moment');
  const page = await open(browser);
  await page.getByRole('button', { name: 'New Topic' }).first().click();
  const dialog = dialogOf(page, 'Create New Topics');
  await dialog.getByLabel('Project').selectOption({ label: 'Gone in a moment' });
  const names = dialog.getByLabel('Topic names');
  await names.fill('x'.repeat(81));
  await names.press('Enter');
  await expect(names).toHaveAccessibleDescription(/Topic name must be at most 80 characters/);
  await names.fill('Rain');
  const [gone] = (await api.get<{ id: number; name: string }[]>('/api/projects')).filter(
    ({ name }) => name === 'Gone in a moment',
  );
  expect((await page.request.delete(`${server.url}/api/projects/${gone?.id}`, { headers: sameOrigin })).ok()).toBe(
    true,
  );
  await names.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toContainText('Not found');
  await expect(dialog.getByText('This project does not exist any more.')).toBeVisible();
  await expect(names).toHaveValue('Rain');
  await page.context().close();
});
const sameOrigin = { 'sec-fetch-site': 'same-origin' };

test('a client reads the topics of the projects granted and changes nothing', async ({ browser }) => {
  await newProject('Not for the client', ['Secret']);
  const page = await open(browser, '/topics', 'cleo');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  const names = await namesOf(shared);
  await expect(page.getByRole('listitem')).toHaveCount(names.length);
  for (const name of names) await expect(card(page, name)).toBeVisible();
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
  const page = await open(browser, '/topics', 'noor');
  await expect(page.getByText('No projects yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New Topic' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.context().close();
});

test('topics that cannot be loaded say so and are asked for again', async ({ browser }) => {
  const page = await open(browser, '/');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.route('**/api/topics', (route) => route.abort());
  await page.goto(`${server.url}/topics`);
  await expect(page.getByText('The topics could not be loaded.')).toBeVisible();
  await page.unroute('**/api/topics');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await page.context().close();
});

test('everything can be done with the keyboard alone', async ({ browser }) => {
  const projectId = await newProject('By keyboard', ['Alpha', 'Beta']);
  const page = await open(browser, `/topics?project=${projectId}`);
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
  const topics = await topicsOf(projectId);
  expect(topics.map(({ name }) => name)).toEqual(['Beta', 'Gamma']);
  await page.context().close();
});

test('300 topics are searched, selected and deleted like three', async ({ browser }) => {
  const projectId = await newProject('Three hundred');
  for (const from of [0, 150]) {
    const topics = Array.from({ length: 150 }, (_, i) => ({ name: `Topic ${from + i + 1}`, color: '#06B6D4' }));
    await api.post('/api/topics/bulk', { projectId, topics });
  }
  const page = await open(browser, `/topics?project=${projectId}`);
  await expect(page.getByRole('checkbox')).toHaveCount(300);
  const search = page.getByLabel('Search topics');
  await search.fill('topic 29');
  await expect(page.getByRole('checkbox')).toHaveCount(11);
  await search.fill('nowhere');
  await expect(page.getByText('No topics match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('button', { name: 'Select All' }).click();
  await page.getByRole('checkbox', { name: 'Topic 300', exact: true }).uncheck();
  await page.getByRole('button', { name: 'Delete Selected (299)' }).click();
  await page.getByRole('button', { name: 'Delete 299 Topics' }).click();
  await expect(page.getByText('299 topics deleted successfully')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  expect(await namesOf(projectId)).toEqual(['Topic 300']);
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
        const page = await open(browser, '/topics', 'mara', { colorScheme, viewport, reducedMotion: 'reduce' });
        await expect(page.getByRole('checkbox').first()).toBeVisible();
        await ready(page);
        await page.waitForTimeout(300);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' | ')}`)).toEqual([]);
        const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
        expect(await page.evaluate(overflow)).toBe(0);
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
    const page = await open(browser, '/auth', 'mara', { viewport: { width, height: 900 } });
    await page.addInitScript(watchShifts);
    await page.goto(`${server.url}/topics`);
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await page.waitForTimeout(1000);
    expect(await page.evaluate('window.shifted')).toBeLessThan(0.05);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    await page.context().close();
  });
}
