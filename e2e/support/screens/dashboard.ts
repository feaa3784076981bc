import type { Page } from '@playwright/test';
import { openPalette } from '../visitor.ts';
import type { World } from '../world.ts';
import { at, cards, dialog, heading, menu, press, pressing, type Screen, text } from './screen.ts';

const mara = { who: 'mara', path: at('/') } as const;

/** The dashboard, and what opens on every page. */
export const dashboardScreens: Screen[] = [
  {
    ...mara,
    name: 'dashboard',
    shows: text('Supporting Quote'),
    still: [1440, 390],
    largeText: true,
    whole: true,
  },
  { name: 'dashboard-empty', who: 'nora', path: at('/'), shows: text('No insights yet') },
  { name: 'dashboard-client', who: 'cleo', path: at('/'), shows: text('Supporting Quote') },
  { ...mara, name: 'dashboard-no-match', open: searchInVain, shows: text('No insights match') },
  { ...mara, name: 'account-menu', open: pressing('Account menu'), shows: menu('Logout'), largeText: true },
  // Where the bar shows the links there is no sheet to open.
  { ...mara, name: 'menu-sheet', open: menuSheet, shows: heading('Dashboard'), reopen: true },
  { ...mara, name: 'palette', open: palette, shows: (page) => dialog('Go to')(page).getByRole('option').first() },
  { ...mara, name: 'palette-found', open: searchEverything, shows: found },
  { ...mara, name: 'shortcuts', open: shortcuts, shows: dialog('Keyboard shortcuts') },
  { ...mara, name: 'offline', open: offline, shows: text(/You are offline/) },
  {
    name: 'session-ended',
    who: 'una',
    path: at('/'),
    open: sessionEnded,
    shows: dialog('Your session has ended'),
    ownSession: true,
  },
];

async function searchInVain(page: Page): Promise<void> {
  await cards(page);
  await page.getByPlaceholder('Search insights...').fill('zeppelin');
}

async function menuSheet(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Open menu' });
  await heading('Dashboard')(page).waitFor();
  if (await button.isVisible()) await button.click();
}

async function palette(page: Page): Promise<void> {
  await cards(page);
  await openPalette(page);
  await dialog('Go to')(page).getByRole('combobox').fill('b');
}

async function searchEverything(page: Page): Promise<void> {
  await palette(page);
  await dialog('Go to')(page).getByRole('combobox').fill('bread');
}

function found(page: Page) {
  return dialog('Go to')(page).getByRole('group', { name: 'Passages' }).getByRole('option').first();
}

async function shortcuts(page: Page): Promise<void> {
  await cards(page);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('?');
}

async function offline(page: Page): Promise<void> {
  await cards(page);
  await page.context().setOffline(true);
}

async function sessionEnded(page: Page, { site }: World): Promise<void> {
  await press(page, 'New Project');
  await page.getByLabel('Name', { exact: true }).fill('Typed before the session ended');
  await page.waitForLoadState('networkidle');
  await page.context().request.post(`${site.url}/api/logout`);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
}
