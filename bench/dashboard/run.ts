import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../e2e/support/browser.ts';
import { newDataDir, startServer } from '../../e2e/support/server.ts';
import { password } from '../../e2e/support/site.ts';

const launcher = fileURLToPath(new URL('../../bin/earshot.mjs', import.meta.url));
const sizes = [30, 3_000];
const rounds = 5;
const typed = 'order list week';

/** Seeds a new folder and serves it. */
async function seeded(insights: number) {
  const dataDir = newDataDir();
  const { status, stderr } = spawnSync(process.execPath, [launcher, 'seed', '--insights', String(insights)], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the seed failed: ${stderr}`);
  return startServer(dataDir, { RATE_LIMITS: 'off' });
}

/** Kept by the page itself: when the data had arrived, when the first card was drawn, and how long each key took to paint. */
const watch = `window.keys = [];
  new PerformanceObserver((list) => {
    for (const e of list.getEntries()) if (e.name === 'input' || e.name === 'keydown') window.keys.push(e.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new MutationObserver(() => {
    if (window.firstCard || !document.querySelector('article')) return;
    requestAnimationFrame(() => requestAnimationFrame(() => { window.firstCard ??= performance.now(); }));
  }).observe(document, { childList: true, subtree: true });`;

type Round = { afterData: number; nodes: number; slowestKey: number; keyToPaint: number };

async function round(browser: Browser, url: string): Promise<Round> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const signedIn = await context.request.post(`${url}/api/login`, { data: { email: 'seed@example.com', password } });
  if (!signedIn.ok()) throw new Error('the seeded account could not sign in');
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(url);
  await page.locator('article').first().waitFor();
  await page.waitForTimeout(100);
  const afterData = (await page.evaluate(`window.firstCard - Math.max(...performance.getEntriesByType('resource')
    .filter((e) => e.name.includes('/api/insights/recent')).map((e) => e.responseEnd))`)) as number;
  await page.waitForTimeout(500);
  const keyToPaint = await typeAndTime(page);
  // A key that took less than the observer's threshold of 16 ms is not listed.
  const slowestKey = (await page.evaluate('Math.max(0, ...window.keys)')) as number;
  const nodes = (await page.evaluate("document.querySelectorAll('*').length")) as number;
  await context.close();
  return { afterData, nodes, slowestKey, keyToPaint };
}

/** The median time from a key to the frame that follows the last of its work, in the page's own clock. */
async function typeAndTime(page: Page): Promise<number> {
  const search = page.getByPlaceholder('Search insights...');
  await search.click();
  const times: number[] = [];
  for (const key of typed) {
    // Without void the call would wait for the very key that comes after it.
    await page.evaluate(`void (window.painted = new Promise((done) => {
      document.activeElement.addEventListener('input', (event) => {
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - event.timeStamp)));
      }, { once: true });
    }))`);
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    times.push((await page.evaluate('window.painted')) as number);
    await page.waitForTimeout(60);
  }
  return median(times);
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const ms = (value: number) => `${value.toFixed(0)} ms`;

async function measured(insights: number): Promise<Round> {
  const server = await seeded(insights);
  try {
    const results: Round[] = [];
    for (let i = 0; i < rounds; i++) {
      results.push(await round(browser, server.url));
      console.error(`${insights} insights, round ${i + 1} of ${rounds}`);
    }
    const of = (name: keyof Round) => median(results.map((r) => r[name]));
    return {
      afterData: of('afterData'),
      nodes: of('nodes'),
      slowestKey: of('slowestKey'),
      keyToPaint: of('keyToPaint'),
    };
  } finally {
    await server.stop();
  }
}

const found = new Map<number, Round>();
const browser = await chromium.launch(await findBrowser());
try {
  for (const insights of sizes) found.set(insights, await measured(insights));
} finally {
  await browser.close();
}

console.log(`medians of ${rounds} rounds\n`);
console.log(['insights', 'first cards after data', 'elements', 'key to paint', 'slowest key'].join(' | '));
for (const [insights, r] of found) {
  console.log([insights, ms(r.afterData), r.nodes, ms(r.keyToPaint), ms(r.slowestKey)].join(' | '));
}
