import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { emailOf, password, type Site } from './site.ts';

type Cookies = Awaited<ReturnType<BrowserContext['storageState']>>['cookies'];
const sessions = new Map<string, Cookies>();

/**
 * A page in a new browser, at no address yet; signed in unless no name is given. Nothing moves in it, which spares the machine the
 * drawing, unless the options say `reducedMotion: 'no-preference'`.
 */
export async function newPage(
  browser: Browser,
  site: Site,
  name?: string | null,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  if (name) await resume(context, site, name);
  return context.newPage();
}

/** As newPage, but with a session that no other page has: for tests that end sessions or count them. */
export async function newDevice(
  browser: Browser,
  site: Site,
  name: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await newPage(browser, site, null, options);
  expect(await enter(page.context(), site, name)).toBe(200);
  return page;
}

/** Reuses the session of the person's last visit, unless it has ended. */
async function resume(context: BrowserContext, site: Site, name: string): Promise<void> {
  const key = site.url + emailOf(site, name);
  await context.addCookies(sessions.get(key) ?? []);
  if ((await context.request.get(`${site.url}/api/user`)).ok()) return;
  expect(await enter(context, site, name)).toBe(200);
  sessions.set(key, (await context.storageState()).cookies);
}

/** Signs in without a form; answers the status of the server's reply. */
export async function enter(
  context: BrowserContext,
  site: Site,
  name: string,
  secret: string = password,
): Promise<number> {
  const data = { email: emailOf(site, name), password: secret };
  return (await context.request.post(`${site.url}/api/login`, { data })).status();
}

/** A page in a new browser, signed in, at an address. */
export async function openAs(
  browser: Browser,
  site: Site,
  name: string,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await newPage(browser, site, name, options);
  await page.goto(site.url + path);
  return page;
}

export const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

export const paletteOf = (page: Page): Locator => dialogOf(page, 'Go to');

/** Opens the palette with its shortcut. The page listens once the rest of it is loaded. */
export async function openPalette(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(paletteOf(page).getByRole('combobox')).toBeFocused({ timeout: 2_000 });
  }).toPass();
}
