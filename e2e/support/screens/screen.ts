import type { Locator, Page } from '@playwright/test';
import type { World } from '../world.ts';

/** A page or an open dialog, as it is looked at in every theme and width. */
export type Screen = {
  name: string;
  who: 'guest' | 'mara' | 'una' | 'cleo' | 'nora' | 'theo';
  path: (world: World) => string;
  /** Brings the page from its address into the state that is looked at. */
  open?: (page: Page, world: World) => Promise<void>;
  /** What can be seen in that state, however wide the page is. */
  shows: (page: Page) => Locator;
  /** Ends its session, so it begins with one that no other screen uses. */
  ownSession?: true;
  /** Closes or changes when the width changes, so it is opened again at each. */
  reopen?: true;
  /** The widths at which nothing may move while it loads. */
  still?: readonly number[];
  /** Must pass axe at 320 px as well, where the others need only fit. */
  axeAt320?: true;
  /** Must fit with text of twice the size. */
  largeText?: true;
  /** Pictures show the whole page and not only what the window shows. */
  whole?: true;
};

export const at = (path: string) => () => path;
export const project = ({ project }: World): string => `/insights/${project}`;

export const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();
export const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first();
export const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });
export const menu = (item: string) => (page: Page) => page.getByRole('menuitem', { name: item });
export const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Research Questions' });

/** Presses the first element of that name as soon as it is there. */
export const press = (
  page: Page,
  name: string | RegExp,
  role: 'button' | 'tab' | 'menuitem' | 'link' = 'button',
): Promise<void> => page.getByRole(role, { name }).first().click();
export const pressing =
  (...what: [name: string | RegExp, role?: 'tab' | 'menuitem']) =>
  (page: Page) =>
    press(page, ...what);

/** How long to wait for a screen, as `expect` does by the configuration. */
export const soon = { timeout: 20_000 };

/** Waits until the cards are there and the tools that are fetched after them. */
export async function cards(page: Page): Promise<void> {
  await page.getByText('Supporting Quote').first().waitFor(soon);
  await page.waitForLoadState('networkidle');
}
