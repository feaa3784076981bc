import { expect, type Page } from '@playwright/test';
import type { World } from '../world.ts';
import { cards, dialog, press, project, type Screen } from './screen.ts';

const mara = { who: 'mara' } as const;
const insightChat = dialog('Chat with Insight');
const peopleChat = dialog('Chat with People');
const reply = (page: Page) => page.getByRole('article', { name: 'Assistant' }).first();

export const conversationScreens: Screen[] = [
  { ...mara, name: 'insight-chat-new', path: project, open: openChat, shows: insightChat },
  { ...mara, name: 'insight-chat', path: ({ chats }) => chats.insight, shows: reply },
  { ...mara, name: 'insight-chat-arabic', path: ({ chats }) => chats.arabic, shows: reply },
  {
    ...mara,
    name: 'insight-chat-delete',
    path: ({ chats }) => chats.insight,
    open: deleting,
    shows: sure,
    reopen: true,
  },
  { name: 'insight-chat-client', who: 'cleo', path: ({ chats }) => chats.insight, shows: reply },
  { ...mara, name: 'people-chat-new', path: ({ chats }) => chats.people, open: newChat, shows: peopleChat },
  { ...mara, name: 'insight-chat-japanese', path: ({ chats }) => chats.japanese, shows: reply },
  { ...mara, name: 'insight-chat-too-long', path: ({ chats }) => chats.insight, open: tooLong, shows: insightChat },
  { ...mara, name: 'passage-added', path: ({ chats }) => chats.insight, open: adding, shows: dialog('Add to Insight') },
  { ...mara, name: 'people-chat', path: ({ chats }) => chats.people, open: replied, shows: peopleChat },
  { ...mara, name: 'people-chat-arabic', path: ({ chats }) => chats.arabicPeople, open: replied, shows: peopleChat },
  { name: 'people-chat-client', who: 'cleo', path: ({ chats }) => chats.people, open: replied, shows: peopleChat },
  { ...mara, name: 'people-asked', path: peoplePage, open: selected, shows: askBar },
  { ...mara, name: 'person-menu', path: peoplePage, open: personMenu, shows: renameItem, reopen: true },
  { ...mara, name: 'person-rename', path: peoplePage, open: task('Rename'), shows: dialog('Rename Person') },
  { ...mara, name: 'person-merge', path: peoplePage, open: task('Merge with others'), shows: dialog('Merge People') },
  {
    ...mara,
    name: 'person-erase',
    path: peoplePage,
    open: task('Erase from research…'),
    shows: (page) => page.getByRole('list', { name: 'What will be erased' }),
  },
  {
    ...mara,
    name: 'project-retention',
    path: project,
    open: retention,
    shows: (page) => page.getByRole('list', { name: 'When documents will be deleted' }),
  },
];

function peoplePage({ chats }: World): string {
  return chats.people.split('#')[0] ?? '';
}

function sure(page: Page) {
  return page.getByRole('dialog', { name: 'Delete Conversation' });
}

function askBar(page: Page) {
  return page.getByRole('region', { name: 'People to ask' });
}

function renameItem(page: Page) {
  return page.getByRole('menuitem', { name: 'Rename' });
}

async function openChat(page: Page): Promise<void> {
  await cards(page);
  await page.getByRole('button', { name: 'Chat', exact: true }).first().click();
  await expect(page.getByText('Key Quote')).toBeVisible();
}

async function deleting(page: Page): Promise<void> {
  await expect(reply(page)).toBeVisible();
  const side = page.getByRole('button', { name: 'Conversations', exact: true });
  if (await side.isVisible()) await side.click();
  await press(page, 'Delete conversation');
}

async function tooLong(page: Page): Promise<void> {
  await expect(reply(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Message' }).fill('bread '.repeat(2_000));
  await expect(page.getByText('A message must be at most')).toBeVisible();
}

async function adding(page: Page): Promise<void> {
  await reply(page).getByRole('button', { name: 'Add to an insight' }).first().click();
  await expect(dialog('Add to Insight')(page).getByRole('radio').first()).toBeVisible();
}

async function replied(page: Page): Promise<void> {
  await expect(peopleChat(page).getByRole('article').first()).toBeVisible();
}

async function newChat(page: Page): Promise<void> {
  await replied(page);
  await page.keyboard.press('Escape');
  await expect(peopleChat(page)).toBeHidden();
  await press(page, 'New Chat');
  await peopleChat(page).getByRole('group', { name: 'Selected people' }).getByRole('button').first().click();
}

async function selected(page: Page): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: /^Ask / });
  for (const at of [0, 1]) await boxes.nth(at).check();
}

async function retention(page: Page): Promise<void> {
  await press(page, 'Project actions');
  await press(page, 'Retention', 'menuitem');
  await page.getByLabel('Keep documents').selectOption('24');
}

function personMenu(page: Page): Promise<void> {
  return press(page, /^Actions for /);
}

function task(name: string) {
  return async (page: Page): Promise<void> => {
    await personMenu(page);
    await press(page, name, 'menuitem');
  };
}
