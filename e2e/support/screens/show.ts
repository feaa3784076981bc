import { type Browser, expect, type Page } from '@playwright/test';
import { drawn, watchShifts } from '../layout-shift.ts';
import { newDevice, newPage } from '../visitor.ts';
import type { World } from '../world.ts';
import type { Screen } from './screen.ts';

export type Look = { width: number; colorScheme: 'light' | 'dark' };
export const looks: readonly Look[] = [1440, 390].flatMap((width) => [
  { width, colorScheme: 'light' as const },
  { width, colorScheme: 'dark' as const },
]);

/** Opens a screen in a new browser. Animations are left out, unless it is about what moves. */
export async function openScreen(browser: Browser, world: World, screen: Screen, width: number): Promise<Page> {
  const options = {
    viewport: { width, height: 900 },
    reducedMotion: screen.still ? ('no-preference' as const) : ('reduce' as const),
    locale: 'en-GB',
  };
  const name = screen.who === 'guest' ? null : screen.who;
  const page =
    name && screen.ownSession
      ? await newDevice(browser, world.site, name, options)
      : await newPage(browser, world.site, name, options);
  if (screen.still) await watchShifts(page);
  await page.goto(world.site.url + screen.path(world));
  await screen.open?.(page, world);
  await expect(screen.shows(page)).toBeVisible();
  return page;
}

/** Changes theme and width of an open screen and waits until that can be seen. */
export async function look(page: Page, screen: Screen, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(screen.shows(page)).toBeVisible();
  await drawn(page);
}
