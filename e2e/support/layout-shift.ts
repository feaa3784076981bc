import { expect, type Page } from '@playwright/test';

const watch = `window.shifts = [];
  window.shiftObserver = new PerformanceObserver((list) => window.shifts.push(...list.getEntries()));
  window.shiftObserver.observe({ type: 'layout-shift', buffered: true });`;

const read = `(() => {
  window.shifts.push(...window.shiftObserver.takeRecords());
  const place = ({ node, previousRect: from, currentRect: to }) =>
    (node?.className || node?.nodeName) + ' ' + [from.y, to.y, from.height, to.height].map(Math.round);
  const moves = window.shifts.filter((entry) => !entry.hadRecentInput);
  return {
    score: moves.reduce((sum, entry) => sum + entry.value, 0),
    moved: moves.map((entry) => entry.value.toFixed(4) + ' ' + entry.sources.map(place).join(' | ')).join('\\n'),
  };
})()`;

/** From the next navigation on, notes what moves without anybody having pressed a key or a button. */
export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript(watch);

/** How much of the page moved until all of it was loaded and drawn, and what. */
export async function shiftsOf(page: Page): Promise<{ score: number; moved: string }> {
  await page.waitForLoadState('networkidle');
  await drawn(page);
  return page.evaluate(read);
}

const draw = `(async () => {
  await document.fonts.ready;
  const ending = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map((one) => one.finished));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
})()`;

/** Resolves when what the page is doing now can be seen: fonts, transitions and two more frames. */
export const drawn = (page: Page): Promise<unknown> => page.evaluate(draw);

/** Holds the replies to some requests; the function that it answers lets them come when all others are there and drawn. */
export async function holdUntilLast(page: Page, address: RegExp): Promise<() => Promise<void>> {
  const pending = new Set<object>();
  const last = Promise.withResolvers<void>();
  let held = 0;
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await page.route(address, async (route) => {
    held++;
    await last.promise;
    await route.continue();
  });
  return async () => {
    const alone = () => drawn(page).then(() => held > 0 && pending.size === held);
    await expect.poll(alone).toBe(true);
    last.resolve();
  };
}
