import type { Page } from '@playwright/test';

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
