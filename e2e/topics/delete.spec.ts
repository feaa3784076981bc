import { expect } from '@playwright/test';
import { analysedProject } from '../support/analysed-project.ts';
import { test } from '../support/test.ts';
import { makeTopicsWorld, type TopicsWorld, topicCard, topics } from '../support/topics-page.ts';
import { dialogOf } from '../support/visitor.ts';

let world: TopicsWorld;
test.beforeAll(async ({ newSite }) => {
  world = await makeTopicsWorld(newSite());
});

test('selected topics are deleted together, after a question that says what insights lose', async ({ browser }) => {
  const projectId = await world.newProject('To be cleared', ['One', 'Two', 'Three', 'Four']);
  const other = await world.newProject('Not to be touched', ['Five']);
  const page = await world.open(browser, `/topics?project=${projectId}`);
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
    await expect(dialog.getByText('No insights have any of these tags.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(remove).toBeFocused();
    expect(await world.namesOf(projectId)).toHaveLength(4);
  });

  await test.step('one that somebody else deleted meanwhile stops all, and the list is read again', async () => {
    await remove.click();
    await world.api.post('/api/topics/delete', {
      ids: (await world.topicsOf(projectId)).filter((t) => t.name === 'Two').map((t) => t.id),
    });
    await dialogOf(page, 'Delete Topics').getByRole('button', { name: 'Delete 2 Topics' }).click();
    await expect(page.getByText('None were deleted because some of these topics no longer exist.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('checkbox')).toHaveCount(3);
    expect(await world.namesOf(projectId)).toEqual(['Four', 'One', 'Three']);
  });

  await test.step('the rest goes at once', async () => {
    await page.getByRole('checkbox', { name: 'Three' }).check();
    await remove.click();
    await dialogOf(page, 'Delete Topics').getByRole('button', { name: 'Delete 2 Topics' }).click();
    await expect(page.getByText('2 topics deleted successfully')).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(1);
    expect([await world.namesOf(projectId), await world.namesOf(other)]).toEqual([['Four'], ['Five']]);
  });
});

test('deleting a topic takes the tag off its insights and nothing more', async ({ browser }) => {
  const projectId = await analysedProject(world.api, { name: 'With insights', topics });
  const [topic] = (await world.topicsOf(projectId)).filter(({ insightCount }) => insightCount > 0);
  if (!topic) throw new Error('no topic has an insight');
  const insights = async () =>
    (await world.api.get<{ id: number; topics: { id: number }[] }[]>(`/api/projects/${projectId}/insights`)).map(
      (row) => ({
        id: row.id,
        tagged: row.topics.some(({ id }) => id === topic.id),
      }),
    );
  const before = await insights();
  expect(before.filter(({ tagged }) => tagged)).toHaveLength(topic.insightCount);
  const page = await world.open(browser, `/topics?project=${projectId}`);
  await page.getByRole('button', { name: `Delete ${topic.name}` }).click();
  const dialog = dialogOf(page, 'Delete Topic');
  await expect(
    dialog.getByText(
      topic.insightCount === 1 ? '1 insight loses this tag.' : `${topic.insightCount} insights lose this tag.`,
    ),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete Topic' }).click();
  await expect(page.getByText('Topic deleted successfully')).toBeVisible();
  await expect(topicCard(page, topic.name)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Topics' })).toBeFocused();
  expect(await insights()).toEqual(before.map(({ id }) => ({ id, tagged: false })));
});

test('300 topics are searched, selected and deleted like three', async ({ browser }) => {
  const projectId = await world.newProject('Three hundred');
  for (const from of [0, 150]) {
    const topics = Array.from({ length: 150 }, (_, i) => ({ name: `Topic ${from + i + 1}`, color: '#06B6D4' }));
    await world.api.post('/api/topics/bulk', { projectId, topics });
  }
  const page = await world.open(browser, `/topics?project=${projectId}`);
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
  expect(await world.namesOf(projectId)).toEqual(['Topic 300']);
});
