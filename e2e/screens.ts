import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from './support/browser.ts';
import { type Screen, screens } from './support/screen-list.ts';
import { makeWorld, type World } from './support/world.ts';

/**
 * A picture of every page and dialog, in both themes, wide and on a phone: `npm run screens [-- FOLDER [NAME…]]`. Names
 * choose among the screens. They are for people to look at; nothing is compared.
 */
const [folder = 'screens', ...names] = process.argv.slice(2);
const themes = ['light', 'dark'] as const;
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

type State = Awaited<ReturnType<BrowserContext['storageState']>>;
// Signed in once each: the server ends a person's oldest session when they have twenty.
const sessions = new Map<Screen['who'], State['cookies']>();

async function contextOf(browser: Browser, world: World, { who }: Screen, look: object): Promise<BrowserContext> {
  const context = await browser.newContext({ ...look, locale: 'en-GB', reducedMotion: 'reduce' });
  if (who === 'guest') return context;
  await context.addCookies(sessions.get(who) ?? []);
  if ((await context.request.get(`${world.server.url}/api/user`)).ok()) return context;
  const data = { email: `${who}@example.com`, password: world.password };
  const reply = await context.request.post(`${world.server.url}/api/login`, { data });
  if (!reply.ok()) throw new Error(`${who} could not sign in`);
  sessions.set(who, (await context.storageState()).cookies);
  return context;
}

async function take(browser: Browser, world: World, screen: Screen): Promise<void> {
  for (const colorScheme of themes) {
    for (const viewport of sizes) {
      const context = await contextOf(browser, world, screen, { colorScheme, viewport });
      const page: Page = await context.newPage();
      page.setDefaultTimeout(15_000);
      await page.goto(world.server.url + screen.path(world));
      await screen.ready(page, world).catch(async (error) => {
        await page.screenshot({ path: join(folder, `${screen.name}-failed.png`) });
        throw error;
      });
      await page.waitForTimeout(400);
      const path = join(folder, `${screen.name}-${viewport.width}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: screen.whole ?? false });
      await context.close();
    }
  }
}

mkdirSync(folder, { recursive: true });
const world = await makeWorld();
const browser = await chromium.launch(await findBrowser());
let failed = 0;
try {
  for (const screen of screens.filter(({ name }) => names.length === 0 || names.includes(name))) {
    await take(browser, world, screen).catch((error: Error) => {
      failed++;
      console.error(`${screen.name}: ${error.message.split('\n')[0]}`);
    });
    console.log(screen.name);
  }
} finally {
  await browser.close();
  await world.server.stop();
}
process.exitCode = failed > 0 ? 1 : 0;
