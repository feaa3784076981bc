import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { sidewaysScroll, violations } from '../support/accessibility.ts';
import { findBrowser } from '../support/browser.ts';
import { shiftsOf } from '../support/layout-shift.ts';
import { screens } from '../support/screen-list.ts';
import type { Screen } from '../support/screens/screen.ts';
import { type Look, look, looks, openScreen } from '../support/screens/show.ts';
import { test } from '../support/test.ts';
import type { World } from '../support/world.ts';

test.describe.configure({ mode: 'parallel' });

const wide = 1440;
const narrow: Look[] = (['light', 'dark'] as const).map((colorScheme) => ({ width: 320, colorScheme }));

for (const screen of screens) {
  const still = screen.still ? ', and does not move while it loads' : '';
  test(`${screen.name} has no axe violation and no sideways scroll, light and dark, from 320 to 1440 px${still}`, async ({
    browser,
    world,
  }) => {
    let page = await open(browser, world, screen, wide);
    let loadedAt = wide;
    for (const at of [...looks, ...narrow]) {
      const where = `${at.colorScheme} at ${at.width} px`;
      if (at.width !== loadedAt && (screen.reopen || screen.still?.includes(at.width))) {
        page = await open(browser, world, screen, at.width);
        loadedAt = at.width;
      }
      await look(page, screen, at);
      expect(await sidewaysScroll(page), where).toBe(0);
      const rules = at.colorScheme === 'dark' ? 'colours' : undefined;
      if (at.width > 320 || screen.axeAt320) expect(await violations(page, rules), where).toEqual([]);
    }
  });
}

async function open(browser: Browser, world: World, screen: Screen, width: number): Promise<Page> {
  const page = await openScreen(browser, world, screen, width);
  if (screen.still?.includes(width)) {
    const { score, moved } = await shiftsOf(page);
    expect(score, `loaded at ${width} px:\n${moved}`).toBeLessThan(0.05);
  }
  return page;
}

/** Set it to a folder to keep pictures of the pages at 200 % text. */
const pictures = process.env.PICTURES;

test('every page works at 200 % text without a sideways scroll', async ({ world }) => {
  const { executablePath, args } = await findBrowser();
  // The browser's own setting for larger text, twice its usual 16 px.
  const large = await chromium.launch({ executablePath, args: [...args, '--blink-settings=defaultFontSize=32'] });
  for (const screen of screens.filter(({ largeText }) => largeText)) {
    const page = await openScreen(large, world, screen, 1280);
    for (const width of [1280, 768]) {
      await look(page, screen, { width, colorScheme: 'light' });
      expect(await sidewaysScroll(page), `${screen.name} at ${width} px`).toBe(0);
      if (pictures) await page.screenshot({ path: `${pictures}/large-${screen.name}-${width}.png` });
    }
  }
  await large.close();
});
