import { type Browser, expect, type Page } from '@playwright/test';
import { password } from './api.ts';
import type { Server } from './server.ts';

/** A page in a browser of its own, signed in. */
export async function openAs(browser: Browser, server: Server, name: string, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const data = { email: `${name}@example.com`, password };
  expect((await context.request.post(`${server.url}/api/login`, { data })).status()).toBe(200);
  const page = await context.newPage();
  await page.goto(server.url + path);
  return page;
}
