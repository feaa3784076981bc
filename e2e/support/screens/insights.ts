import type { Page } from '@playwright/test';
import type { World } from '../world.ts';
import { cards, dialog, menu, press, project, type Screen } from './screen.ts';

const page = { who: 'mara', path: project } as const;

/** Presses the buttons one after the other once the cards have their tools. */
const pressed =
  (...names: (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    await cards(page);
    for (const name of names) await page.getByRole('button', { name, exact: true }).first().click();
  };

const tagList = (page: Page) => page.locator('article').first().getByRole('listbox');

/** What is done with cards of insights, one by one and together. */
export const insightScreens: Screen[] = [
  { ...page, name: 'insight-new', open: pressed('Add Custom Insight'), shows: dialog('Create Custom Insight') },
  { ...page, name: 'insight-edit', open: pressed('Edit insight'), shows: dialog('Edit Insight') },
  { ...page, name: 'insight-delete', open: pressed('Delete insight'), shows: dialog('Delete Insight') },
  { ...page, name: 'insight-tag', open: pressed('Add tag'), shows: tagList },
  { ...page, name: 'insights-sorted', open: sorted, shows: (page) => page.getByRole('button', { name: 'Done' }) },
  {
    name: 'insights-by-question',
    who: 'mara',
    path: (world) => `${project(world)}?sort=question`,
    shows: (page) => page.locator('section section > h3').first(),
    whole: true,
    still: [1440, 390],
    largeText: true,
  },
  { ...page, name: 'insights-selected', open: selected, shows: selectionBar },
  { ...page, name: 'insights-selected-tag', open: selectedAndTagged, shows: tagList },
  { ...page, name: 'insights-delete', open: deletingSelected, shows: dialog('Delete Insights') },
  {
    name: 'insights-merge',
    who: 'mara',
    path: ({ saidTwice }: World) => `/insights/${saidTwice}`,
    open: (page) => press(page, 'Review'),
    shows: dialog('Insights that say nearly the same'),
  },
  { ...page, name: 'insights-dismissed', open: pressed(/^Dismissed \(\d+\)$/), shows: dismissedQuote },
  { ...page, name: 'insights-export', open: pressed('Export'), shows: menu('CSV'), reopen: true },
  { ...page, name: 'insights-where-said', open: pressed('Where it was said'), shows: dialog('Where it was said') },
];

function dismissedQuote(page: Page) {
  return dialog('Dismissed insights')(page).getByRole('blockquote').first();
}

function selectionBar(page: Page) {
  return page.getByRole('region', { name: 'Selected insights' });
}

async function sorted(page: Page): Promise<void> {
  await pressed('Sort and filter')(page);
  await page.getByLabel('Person').selectOption({ index: 1 });
}

async function selected(page: Page): Promise<void> {
  await pressed('Select')(page);
  for (const box of [0, 1]) await page.locator('article').nth(box).getByRole('checkbox').check();
}

async function selectedAndTagged(page: Page): Promise<void> {
  await selected(page);
  await page.locator('article').first().getByRole('button', { name: 'Add tag' }).click();
}

async function deletingSelected(page: Page): Promise<void> {
  await selected(page);
  await press(page, 'Delete selected');
}
