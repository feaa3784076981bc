import { expect } from '@playwright/test';
import { makeProjectsWorld, type ProjectsWorld, projectCard, rememberedProject } from '../support/projects-page.ts';
import { test } from '../support/test.ts';
import { dialogOf } from '../support/visitor.ts';

let world: ProjectsWorld;
test.beforeAll(async ({ newSite }) => {
  world = await makeProjectsWorld(newSite());
});

test('a project is made, changed and deleted, each with its word of success', async ({ browser }) => {
  const page = await world.open(browser);
  await page.goto(world.site.url);

  await test.step('made in two steps; its id is remembered', async () => {
    await page.getByRole('button', { name: 'New Project' }).first().click();
    const dialog = dialogOf(page, 'Create New Project');
    await expect(dialog.getByText('AI-generated questions and insights will be in this language')).toBeVisible();
    await expect(dialog.getByLabel('Language')).toHaveValue('english');
    await dialog.getByLabel('Name', { exact: true }).fill('Bread and waste');
    await dialog.getByRole('button', { name: 'Next' }).click();
    const topics = dialogOf(page, 'Customize Project Topics');
    await topics.getByRole('button', { name: 'Back' }).click();
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Bread and waste');
    await dialog.getByRole('button', { name: 'Next' }).click();
    await topics.getByLabel('Add Custom Topic').fill('  Prices  ');
    await topics.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(topics.getByRole('checkbox', { name: 'Prices' })).toBeChecked();
    await expect(topics.getByLabel('Add Custom Topic')).toHaveValue('');
    await topics.getByRole('button', { name: 'Create Project' }).click();
    await expect(page.getByText('Project created successfully with custom topics')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(Number(await rememberedProject(page))).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Open project' }).click();
    await expect(page).toHaveURL(new RegExp(`/insights/${await rememberedProject(page)}$`));
    await expect(page.getByRole('heading', { name: 'Bread and waste', level: 1 })).toBeVisible();
    await page.goBack();
  });

  await test.step('changed by the form, which sends no topics', async () => {
    await projectCard(page, 'Bread and waste').getByRole('button', { name: 'Edit Bread and waste' }).click();
    const dialog = dialogOf(page, 'Edit Project');
    await expect(dialog.getByText(/Existing topics remain unchanged/)).toBeVisible();
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Bread and waste');
    await dialog.getByLabel('Project Brief').fill('How much is thrown away');
    const [request] = await Promise.all([
      page.waitForRequest((r) => r.method() === 'PATCH'),
      dialog.getByRole('button', { name: 'Update Project' }).click(),
    ]);
    expect(Object.keys(request.postDataJSON()).sort()).toEqual(['description', 'language', 'longBrief', 'name']);
    await expect(page.getByText('Project updated successfully')).toBeVisible();
    await expect(projectCard(page, 'Bread and waste').getByText('How much is thrown away')).toBeVisible();
  });

  await test.step('given one more topic, while those that stand stay', async () => {
    await projectCard(page, 'Bread and waste').getByRole('button', { name: 'Edit Bread and waste' }).click();
    await dialogOf(page, 'Edit Project').getByRole('button', { name: 'Add topics' }).click();
    const dialog = dialogOf(page, 'Update Project Topics');
    await expect(dialog.getByLabel('Existing topics').getByText('Prices')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Update Project' })).toBeDisabled();
    await dialog.getByLabel('Add Custom Topic').fill('prices');
    await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
    await dialog.getByLabel('Add Custom Topic').fill('Night shift');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.getByRole('button', { name: 'Update Project' }).click();
    await expect(page.getByText('Project updated successfully')).toBeVisible();
    // The word of the change before may still be there: what counts is what is stored.
    const names = async () => (await world.api.get<{ name: string }[]>('/api/topics')).map((topic) => topic.name);
    await expect.poll(names).toEqual(expect.arrayContaining(['Prices', 'Night shift']));
  });

  await test.step('deleted after a question; it is not remembered any more', async () => {
    await projectCard(page, 'Bread and waste').getByRole('button', { name: 'Delete Bread and waste' }).click();
    const dialog = dialogOf(page, 'Delete Project');
    await expect(dialog).toContainText(
      'Are you sure you want to delete this project? This action cannot be undone and will delete all associated insights.',
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await projectCard(page, 'Bread and waste').getByRole('button', { name: 'Delete Bread and waste' }).click();
    await dialog.getByRole('button', { name: 'Delete Project' }).click();
    await expect(page.getByText('Project deleted successfully')).toBeVisible();
    await expect(projectCard(page, 'Bread and waste')).toHaveCount(0);
    expect(await rememberedProject(page)).toBeNull();
  });
});

test('the keyboard alone deletes a project, and Enter alone does not', async ({ browser }) => {
  await world.newProject('Keyboard');
  const page = await world.open(browser);
  await page.goto(world.site.url);
  const trigger = page.getByRole('button', { name: 'Delete Keyboard' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page, 'Delete Project');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText('Project deleted successfully')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Projects' })).toBeFocused();
});

test('a failure is said in a toast and in the dialog, and a second click while it is pending sends nothing', async ({
  browser,
}) => {
  const id = await world.newProject('Slow');
  const page = await world.open(browser);
  await page.goto(world.site.url);
  let sent = 0;
  const answered = Promise.withResolvers<void>();
  await page.route(`**/api/projects/${id}`, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    sent++;
    await answered.promise;
    await route.fulfill({ status: 503, json: { message: 'The server is restarting.', code: 'unavailable' } });
  });
  await page.getByRole('button', { name: 'Edit Slow' }).click();
  const dialog = dialogOf(page, 'Edit Project');
  const update = dialog.getByRole('button', { name: /^Updat/ });
  await update.click();
  await expect(update).toBeDisabled();
  await dialog.getByLabel('Name', { exact: true }).press('Enter');
  answered.resolve();
  await expect(page.getByText('Failed to update project')).toBeVisible();
  await expect(dialog.getByText('The server is restarting.')).toBeVisible();
  expect(sent).toBe(1);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete Slow' }).click();
  await dialogOf(page, 'Delete Project').getByRole('button', { name: 'Delete Project' }).click();
  await expect(page.getByText('Failed to delete project')).toBeVisible();
  await expect(dialogOf(page, 'Delete Project').getByText('The server is restarting.')).toBeVisible();
});

test('what was typed is gone 300 ms after the dialog closed, and bad input is refused with a sentence', async ({
  browser,
}) => {
  const page = await world.open(browser);
  await page.clock.install();
  await page.goto(world.site.url);
  const dialog = dialogOf(page, 'Create New Project');
  const show = () => page.getByRole('button', { name: 'New Project' }).first().click();
  await show();
  await dialog.getByLabel('Name', { exact: true }).fill('   ');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Project name is required')).toBeVisible();
  await dialog.getByLabel('Name', { exact: true }).fill('x'.repeat(201));
  await expect(dialog.getByText('Project name must be at most 200 characters')).toBeVisible();
  await dialog.getByLabel('Language').selectOption('german');
  await page.keyboard.press('Escape');
  await page.clock.runFor(300);
  await show();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(dialog.getByLabel('Language')).toHaveValue('english');
  await expect(dialog.getByText('Project name must be at most 200 characters')).toHaveCount(0);
});

test('markup, emoji and marks of direction are kept as they were typed and shown as text', async ({ browser }) => {
  const name = '<img src=x onerror=alert(1)> \u202eمخابز\u202c 🥐 {{7*7}}';
  const id = await world.newProject(name, '<b>bold</b>');
  const page = await world.open(browser);
  await page.goto(world.site.url);
  await expect(page.getByRole('heading', { name: '<img src=x' })).toHaveText(name);
  expect(await page.locator('main img').count()).toBe(0);
  await page.goto(`${world.site.url}/insights/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('<b>bold</b>')).toBeVisible();
});
