import { expect } from '@playwright/test';
import { failUntilRetry } from '../support/failing-reads.ts';
import { addMember } from '../support/member.ts';
import { makeProjectsWorld, type ProjectsWorld, projectCard, rememberedProject } from '../support/projects-page.ts';
import { test } from '../support/test.ts';
import { dialogOf } from '../support/visitor.ts';

let world: ProjectsWorld;
test.beforeAll(async ({ newSite }) => {
  world = await makeProjectsWorld(newSite());
  await addMember(world.site, world.api, 'cleo', {
    role: 'client',
    projectAccess: [{ projectId: world.shared, canViewInsights: true, canViewChat: false }],
  });
});

test('the older list makes a project in one step, opens it and deletes it', async ({ browser }) => {
  const page = await world.open(browser);
  await page.goto(`${world.site.url}/projects`);
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'New Project' }).click();
  const dialog = dialogOf(page, 'Create New Project');
  await dialog.getByLabel('Name', { exact: true }).fill('One step');
  await dialog.getByLabel('Project Brief').fill('Made without topics');
  const [request] = await Promise.all([
    page.waitForRequest((r) => r.method() === 'POST' && r.url().endsWith('/api/projects')),
    dialog.getByRole('button', { name: 'Create Project' }).click(),
  ]);
  expect(Object.keys(request.postDataJSON()).sort()).toEqual(['description', 'language', 'longBrief', 'name']);
  await expect(page.getByText('Project created successfully', { exact: true })).toBeVisible();
  const made = projectCard(page, 'One step');
  await expect(made.getByText('Made without topics')).toBeVisible();
  await expect(made.getByText(/^Created \d/)).toBeVisible();
  await made.getByRole('link', { name: 'Open One step' }).click();
  await expect(page).toHaveURL(/\/projects\/\d+$/);
  await expect(page.getByRole('heading', { name: 'One step', level: 1 })).toBeVisible();
  await page.goBack();
  await made.getByRole('button', { name: 'Delete One step' }).click();
  await dialogOf(page, 'Delete Project').getByRole('button', { name: 'Delete Project' }).click();
  await expect(page.getByText('Project deleted successfully')).toBeVisible();
  await expect(made).toHaveCount(0);
});

test('the older list says No date where there is none, and offers a retry when it cannot be loaded', async ({
  browser,
}) => {
  const page = await world.open(browser);
  const undated = { id: 1, name: 'Undated', description: null, longBrief: null, language: 'english', createdAt: null };
  await page.route('**/api/projects', (route) => route.fulfill({ json: [undated] }));
  await failUntilRetry(page, '**/api/projects', (route) =>
    route.fulfill({ status: 500, json: { message: 'No', code: 'internal' } }),
  );
  await page.goto(`${world.site.url}/projects`);
  await expect(page.getByText('The projects could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(projectCard(page, 'Undated').getByText('No date', { exact: true })).toBeVisible();
});

test('the picker remembers what was chosen and leads there the next time', async ({ browser }) => {
  const id = await world.newProject('Picked');
  const page = await world.open(browser);
  await page.goto(`${world.site.url}/insights`);
  await page.getByRole('link', { name: 'Picked' }).click();
  await expect(page).toHaveURL(`${world.site.url}/insights/${id}`);
  expect(await rememberedProject(page)).toBe(String(id));
  await page.goto(`${world.site.url}/insights`);
  await expect(page).toHaveURL(`${world.site.url}/insights/${id}`);
});

test('the description is changed in place: not to nothing, and not when cancelled', async ({ browser }) => {
  const id = await world.newProject('Described', 'First words');
  const page = await world.open(browser);
  await page.goto(`${world.site.url}/insights/${id}`);
  await page.getByRole('button', { name: 'Edit description' }).click();
  const field = page.getByLabel('Description', { exact: true });
  await expect(field).toBeFocused();
  await field.fill('  ');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await field.fill('x'.repeat(5001));
  await expect(page.getByText('Project brief must be at most 5000 characters')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('First words')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit description' })).toBeFocused();
  await page.getByRole('button', { name: 'Edit description' }).click();
  await field.fill('Second words');
  const [request] = await Promise.all([
    page.waitForRequest((r) => r.method() === 'PATCH'),
    page.getByRole('button', { name: 'Save' }).click(),
  ]);
  expect(request.postDataJSON()).toEqual({ description: 'Second words' });
  await expect(page.getByText('Project description updated successfully')).toBeVisible();
  await expect(page.getByText('Second words')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Second words')).toBeVisible();
});

test('a long description shows three lines until Read More, and a short one has no such button', async ({
  browser,
}) => {
  const brief = 'How small bakeries decide how much bread to bake. '.repeat(15);
  const id = await world.newProject('A long brief', brief);
  const page = await world.open(browser);
  await page.goto(`${world.site.url}/insights/${id}`);
  const text = page.getByText('How small bakeries decide');
  const height = async () => (await text.boundingBox())?.height ?? 0;
  const cut = await height();
  await page.getByRole('button', { name: 'Read More' }).click();
  await expect(page.getByRole('button', { name: 'Show Less' })).toBeVisible();
  await expect.poll(height).toBeGreaterThan(2 * cut);
  await world.api.patch(`/api/projects/${id}`, { description: 'Bread' });
  await page.reload();
  await expect(page.getByText('Bread', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read More' })).toHaveCount(0);
});

test('deleting the project whose page is open leads to the dashboard', async ({ browser }) => {
  const id = await world.newProject('Open page');
  const page = await world.open(browser);
  await page.goto(`${world.site.url}/insights/${id}`);
  await page.getByRole('button', { name: 'Project actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete project' }).click();
  await dialogOf(page, 'Delete Project').getByRole('button', { name: 'Delete Project' }).click();
  await expect(page).toHaveURL(`${world.site.url}/`);
  await expect(page.getByText('Project deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
});

test('a project that was deleted in another tab is said to be gone', async ({ browser }) => {
  const id = await world.newProject('Gone', 'Here for now');
  const page = await world.open(browser);
  await page.goto(`${world.site.url}/insights/${id}`);
  await page.getByRole('button', { name: 'Edit description' }).click();
  await page.getByLabel('Description', { exact: true }).fill('Too late');
  await page.waitForLoadState('networkidle');
  expect((await page.context().request.delete(`${world.site.url}/api/projects/${id}`)).status()).toBe(200);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible();
  expect(await rememberedProject(page)).toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible();
});

test('a client sees no control that changes anything, and may not open the older list', async ({ browser }) => {
  const page = await world.open(browser, 'cleo');
  await page.goto(world.site.url);
  await expect(page.getByRole('link', { name: 'For the client' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New Project' })).toBeDisabled();
  await expect(page.getByRole('button', { name: /^(Edit|Delete)/ })).toHaveCount(0);
  await page.goto(`${world.site.url}/insights/${world.shared}`);
  await expect(page.getByText('To be read')).toBeVisible();
  await expect(page.getByText('Uploads are available to company users only')).toBeVisible();
  await expect(page.getByRole('button', { name: /Edit description|Project actions/ })).toHaveCount(0);
  await page.goto(`${world.site.url}/projects`);
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});
