import type { Browser, Page } from '@playwright/test';
import { drawn, watchShifts } from '../layout-shift.ts';
import { newDevice, newPage } from '../visitor.ts';
import type { World } from '../world.ts';
import { type Screen, soon } from './screen.ts';

export type Look = { width: number; colorScheme: 'light' | 'dark' };
/** Each differs from the one before it by its width or its theme alone: a page that changes both is laid out and drawn twice. */
export const looks: readonly Look[] = [
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
];

/** The page of each person that is used for one screen after the other. */
const usedAgain = new WeakMap<Browser, Map<Screen['who'], Page>>();

/**
 * Opens a screen as if it were the first, though with files that the browser has already. Where a test is about how a page loads, or what it
 * does to its session, the browser is new. Animations are left out, unless it is about what moves.
 */
export async function openScreen(browser: Browser, world: World, screen: Screen, width: number): Promise<Page> {
  const page = await pageFor(browser, world, screen, width);
  await page.goto(world.site.url + screen.path(world));
  await screen.open?.(page, world);
  await screen.shows(page).waitFor(soon);
  return page;
}

/** Closes all pages of a browser but those that are used again. */
export async function closeOthers(browser: Browser): Promise<void> {
  const kept = [...(usedAgain.get(browser)?.values() ?? [])].map((page) => page.context());
  for (const context of browser.contexts()) if (!kept.includes(context)) await context.close();
}

async function pageFor(browser: Browser, world: World, screen: Screen, width: number): Promise<Page> {
  const name = screen.who === 'guest' ? null : screen.who;
  const options = { viewport: { width, height: 900 }, locale: 'en-GB' };
  if (name && screen.ownSession) return newDevice(browser, world.site, name, options);
  if (screen.still) {
    const page = await newPage(browser, world.site, name, { ...options, reducedMotion: 'no-preference' });
    await watchShifts(page);
    return page;
  }
  const pages = usedAgain.get(browser) ?? new Map<Screen['who'], Page>();
  usedAgain.set(browser, pages);
  const page = pages.get(screen.who);
  if (page && !page.isClosed()) return emptied(page, world.site.url, width);
  const added = await newPage(browser, world.site, name, options);
  // Whatever was typed on it may be lost.
  added.on('dialog', (dialog) => dialog.accept());
  pages.set(screen.who, added);
  return added;
}

/** A page that knows nothing of what was done on it before. */
async function emptied(page: Page, url: string, width: number): Promise<Page> {
  await page.unrouteAll();
  await page.context().setOffline(false);
  // A small file of the same server: the process of the page stays, which an empty page would end.
  await page.goto(`${url}/robots.txt`);
  await page.evaluate('localStorage.clear(); sessionStorage.clear()');
  await page.mouse.move(0, 0);
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return page;
}

/** Changes theme and width of an open screen and waits until that can be seen. */
export async function look(page: Page, screen: Screen, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await screen.shows(page).waitFor(soon);
  await drawn(page);
}
