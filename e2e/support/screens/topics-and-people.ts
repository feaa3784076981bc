import type { Page } from '@playwright/test';
import { paste } from '../topics-page.ts';
import type { World } from '../world.ts';
import { at, dialog, press, type Screen, text } from './screen.ts';

const topics = { who: 'mara', path: at('/topics') } as const;
const people = { who: 'mara', path: at('/people') } as const;
const person = (page: Page) => page.getByRole('article').first();

export const topicScreens: Screen[] = [
  { ...topics, name: 'topics', shows: (page) => page.getByRole('checkbox').first(), still: [1440, 390, 320] },
  {
    ...topics,
    name: 'topics-selected',
    open: (page) => page.getByRole('checkbox').first().check(),
    shows: text('Delete Selected (1)'),
  },
  { name: 'topics-client', who: 'cleo', path: at('/topics'), shows: text('Bread waste') },
  { ...topics, name: 'new-topics', open: newTopics, shows: text('2 new topics') },
  { ...topics, name: 'edit-topic', open: (page) => press(page, /^Edit /), shows: dialog('Edit Topic') },
  { ...topics, name: 'delete-topic', open: (page) => press(page, /^Delete [^S]/), shows: dialog('Delete Topic') },
];

export const peopleScreens: Screen[] = [
  { ...people, name: 'people', open: remembered, shows: person, still: [1440, 390, 320] },
  { ...people, name: 'people-details', open: details, shows: text('Demographics'), whole: true },
];

async function newTopics(page: Page): Promise<void> {
  await press(page, 'New Topic');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = dialog('Create New Topics')(page);
  await form.getByLabel('Project').selectOption({ label: 'Bäckereien am Abend' });
  await paste(page, form.getByLabel('Topic names'), 'Planning the next day\nRain\nSnow');
}

/** Without a project that was chosen before, the page gives way to the choice of one. */
async function remembered(page: Page, { project, site }: World): Promise<void> {
  await page.evaluate((id) => localStorage.setItem('lastSelectedProjectId', String(id)), project);
  await page.goto(`${site.url}/people`);
}

async function details(page: Page, world: World): Promise<void> {
  await remembered(page, world);
  await press(page, /^View Details/);
  await page.getByRole('checkbox').first().check();
}
