import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { emailOf, password } from './api.ts';
import type { Server } from './server.ts';

/** A page in a browser of its own, at no address yet; signed in unless no name is given. */
export async function newPage(
  browser: Browser,
  server: Server,
  name?: string | null,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  if (name) expect(await enter(context, server, name)).toBe(200);
  return context.newPage();
}

/** Signs in without a form; answers the status of the server's reply. */
export async function enter(
  context: BrowserContext,
  server: Server,
  name: string,
  secret: string = password,
): Promise<number> {
  const data = { email: emailOf(name), password: secret };
  return (await context.request.post(`${server.url}/api/login`, { data })).status();
}

/** A page in a browser of its own, signed in. */
export async function openAs(browser: Browser, server: Server, name: string, path: string): Promise<Page> {
  const page = await newPage(browser, server, name);
  await page.goto(server.url + path);
  return page;
}

export const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
