import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from './support/browser.ts';
import { startServerWithModel } from './support/language-model.ts';
import { screens } from './support/screen-list.ts';
import type { Screen } from './support/screens/screen.ts';
import { closeOthers, look, looks, openScreen } from './support/screens/show.ts';
import { makeWorld, type World } from './support/world.ts';

/**
 * A picture of every page and dialog, in both themes, wide and on a phone: `npm run screens [-- FOLDER [NAME…]]`. Names
 * choose among the screens. They are for people to look at; nothing is compared.
 */
const [folder = 'screens', ...names] = process.argv.slice(2);

async function take(browser: Browser, world: World, screen: Screen): Promise<void> {
  for (const at of looks) {
    const page = await openScreen(browser, world, screen, at.width);
    await look(page, screen, at);
    const path = join(folder, `${screen.name}-${at.width}-${at.colorScheme}.png`);
    await page.screenshot({ path, fullPage: screen.whole ?? false });
    await closeOthers(browser);
  }
}

mkdirSync(folder, { recursive: true });
const server = await startServerWithModel();
const world = await makeWorld(server);
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
  await server.stop();
}
process.exitCode = failed > 0 ? 1 : 0;
