import type { Page } from '@playwright/test';
import type { Screen } from './screen-list.ts';
import type { World } from './world.ts';
import { projectWithInsights } from './written-insights.ts';

const project = ({ project }: World) => `/insights/${project}`;
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();

/** Presses the buttons one after the other once the cards are there, and waits for what the last one brings. */
const after =
  (...names: (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    await page.getByText('Supporting Quote').first().waitFor();
    await page.waitForLoadState('networkidle');
    for (const name of names) await press(page, name);
    await page.waitForLoadState('networkidle');
  };

async function selected(page: Page): Promise<void> {
  await after('Select')(page);
  for (const box of [0, 1]) await page.locator('article').nth(box).getByRole('checkbox').check();
}

async function deletingSelected(page: Page): Promise<void> {
  await selected(page);
  await press(page, 'Delete selected');
}

async function merging(page: Page, { api, server }: World): Promise<void> {
  const same = { quote: 'On market days I sell out before nine' };
  const { id } = await projectWithInsights(api, { name: 'Said twice' }, [
    { title: 'Market days sell out', tags: ['market'], ...same },
    { title: 'Sold out before nine', tags: ['morning'], ...same },
  ]);
  await page.goto(`${server.url}/insights/${id}`);
  await press(page, 'Review');
  await page.getByRole('dialog').waitFor();
}

/** What is done with cards of insights, one by one and together. */
export const insightScreens: Screen[] = [
  { name: 'insight-new', who: 'mara', path: project, ready: after('Add Custom Insight') },
  { name: 'insight-edit', who: 'mara', path: project, ready: after('Edit insight') },
  { name: 'insight-delete', who: 'mara', path: project, ready: after('Delete insight') },
  { name: 'insight-tag', who: 'mara', path: project, ready: after('Add tag') },
  { name: 'insights-sorted', who: 'mara', path: project, ready: after('Sort and filter') },
  { name: 'insights-selected', who: 'mara', path: project, ready: selected },
  { name: 'insights-delete', who: 'mara', path: project, ready: deletingSelected },
  { name: 'insights-merge', who: 'mara', path: project, ready: merging },
  { name: 'insights-export', who: 'mara', path: project, ready: after('Export') },
  { name: 'insights-where-said', who: 'mara', path: project, ready: after('Where it was said') },
];
