import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { analysedProject } from '../support/analysed-project.ts';
import { type Api, password, signUp } from '../support/api.ts';
import { findBrowser } from '../support/browser.ts';
import { type Server, startServer } from '../support/server.ts';

/** Set it to a folder to keep pictures of the pages at 200 % text. */
const pictures = process.env.PICTURES;

let server: Server;
let project: number;
let reader: string;
test.beforeAll(async () => {
  server = await startServer();
  const api = await signUp(server, 'mara');
  project = await analysedProject(api, {
    name: 'مخابز الميناء',
    description: 'كيف تخطط المخابز',
    topics: [{ name: 'Bread waste', color: '#EF4444' }],
  });
  reader = await passagePath(api);
});
test.afterAll(() => server.stop());

type Row = { source: string; analysis: { evidence: { documentId: number; start: number; end: number }[] } };

async function passagePath(api: Api): Promise<string> {
  const rows = await api.get<Row[]>(`/api/projects/${project}/insights`);
  const evidence = rows.find((row) => row.source !== 'upload')?.analysis.evidence[0];
  if (!evidence) throw new Error('no insight was found');
  return `/documents/${evidence.documentId}?start=${evidence.start}&end=${evidence.end}`;
}

async function signIn(context: BrowserContext): Promise<void> {
  const reply = await context.request.post(`${server.url}/api/login`, {
    data: { email: 'mara@example.com', password },
  });
  expect(reply.status()).toBe(200);
}

type Stop = { name: string; path: () => string; signedIn: boolean; ready: (page: Page) => Promise<void> };
const shows = (text: string | RegExp) => async (page: Page) => expect(page.getByText(text).first()).toBeVisible();

const stops: Stop[] = [
  { name: 'sign-in', path: () => '/auth', signedIn: false, ready: shows('Welcome back') },
  { name: 'registration', path: () => '/auth', signedIn: false, ready: openRegistration },
  { name: 'a broken link', path: () => '/verify-email/broken', signedIn: false, ready: shows('Back to Login') },
  { name: 'the dashboard', path: () => '/', signedIn: true, ready: shows('Supporting Quote') },
  { name: 'the project dialog', path: () => '/', signedIn: true, ready: openProjectDialog },
  { name: 'the account menu', path: () => '/', signedIn: true, ready: openAccountMenu },
  { name: 'the project', path: () => `/insights/${project}`, signedIn: true, ready: shows('Supporting Quote') },
  { name: 'its questions', path: () => `/insights/${project}`, signedIn: true, ready: openQuestions },
  {
    name: 'the reader',
    path: () => reader,
    signedIn: true,
    ready: async (page) => expect(page.locator('mark').first()).toBeInViewport(),
  },
  { name: 'an unknown path', path: () => '/no/such/page', signedIn: true, ready: shows('404 Page Not Found') },
];

async function openRegistration(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Register' }).click();
  await expect(page.getByText('Create an account')).toBeVisible();
}
async function openProjectDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Project' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
}
async function openQuestions(page: Page): Promise<void> {
  const panel = page.getByRole('complementary', { name: 'Research Questions' });
  await expect(page.getByText('Supporting Quote').first()).toBeVisible();
  if (!(await panel.isVisible())) await page.getByRole('button', { name: 'Research Questions' }).click();
  await expect(panel.getByText('Q1', { exact: true })).toBeVisible();
}

for (const { name, path, signedIn, ready } of stops) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      test(`${name} has no axe violation and no sideways scroll, ${colorScheme} at ${width} px`, async ({
        browser,
      }) => {
        const context = await browser.newContext({
          colorScheme,
          viewport: { width, height: 900 },
          reducedMotion: 'reduce',
        });
        if (signedIn) await signIn(context);
        const page = await context.newPage();
        await page.goto(server.url + path());
        await ready(page);
        await page.waitForTimeout(300);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' | ')}`)).toEqual([]);
        const overflow = await page.evaluate(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        );
        expect(overflow).toBe(0);
        await context.close();
      });
    }
  }
}

const watchShifts = `window.shifted = 0; window.moved = [];
  const place = ({ node, previousRect: from, currentRect: to }) =>
    (node?.className || node?.nodeName) + ' ' + [from.y, to.y, from.height, to.height].map(Math.round);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter((e) => !e.hadRecentInput)) {
      window.shifted += entry.value;
      window.moved.push(entry.value.toFixed(4) + ' ' + entry.sources.map(place).join(' | '));
    }
  }).observe({ type: 'layout-shift', buffered: true });`;

/** How much of the page moved while it loaded, and what. */
async function shiftsOf(page: Page): Promise<{ shifted: number; moved: string[] }> {
  await page.waitForTimeout(1000);
  return page.evaluate('({ shifted: window.shifted, moved: window.moved })');
}

for (const { name, path, signedIn, ready } of stops.filter((s) =>
  ['sign-in', 'the dashboard', 'the project', 'the reader'].includes(s.name),
)) {
  for (const width of [1440, 390]) {
    test(`${name} does not move while it loads, at ${width} px`, async ({ browser }) => {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      if (signedIn) await signIn(context);
      const page = await context.newPage();
      await page.addInitScript(watchShifts);
      await page.goto(server.url + path());
      await ready(page);
      const { shifted, moved } = await shiftsOf(page);
      expect(shifted, moved.join('\n')).toBeLessThan(0.05);
      await context.close();
    });
  }
}

for (const width of [1440, 390]) {
  test(`the project stands still at ${width} px whatever part of it comes last`, async ({ browser }) => {
    for (const late of [
      'api/user',
      'analysis',
      'insights',
      'editable-description',
      'analysis-block',
      'editable-tags',
    ]) {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      await signIn(context);
      const page = await context.newPage();
      await page.addInitScript(watchShifts);
      await page.route(new RegExp(`/${late}(-[\\w-]+\\.js)?$`), async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      await page.goto(`${server.url}/insights/${project}`);
      await shows('Supporting Quote')(page);
      const { shifted, moved } = await shiftsOf(page);
      expect(shifted, `${late} came last:\n${moved.join('\n')}`).toBeLessThan(0.001);
      await context.close();
    }
  });
}

test('every page works at 320 px without a sideways scroll', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 700 } });
  await signIn(context);
  const page = await context.newPage();
  for (const { path, signedIn, ready } of stops.filter((s) => s.signedIn)) {
    if (!signedIn) continue;
    await page.goto(server.url + path());
    await ready(page);
    expect(await page.evaluate('document.documentElement.scrollWidth'), path()).toBeLessThanOrEqual(320);
  }
  await context.close();
});

test('every page works at 200 % text without a sideways scroll', async () => {
  const { executablePath, args } = await findBrowser();
  // The browser's own setting for larger text, twice its usual 16 px.
  const large = await chromium.launch({ executablePath, args: [...args, '--blink-settings=defaultFontSize=32'] });
  for (const width of [1280, 768]) {
    const context = await large.newContext({ viewport: { width, height: 900 } });
    await signIn(context);
    const page = await context.newPage();
    for (const { name, path, ready } of stops.filter((s) => s.signedIn)) {
      await page.goto(server.url + path());
      await ready(page);
      const excess = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      expect(await page.evaluate(excess), `${name} at ${width} px`).toBe(0);
      if (pictures) await page.screenshot({ path: `${pictures}/large-${name.replaceAll(' ', '-')}-${width}.png` });
    }
    await context.close();
  }
  await large.close();
});

test('the theme is there before the first paint, is switched in the bar and remembered', async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: 'dark' });
  await signIn(context);
  const page = await context.newPage();
  await page.goto(server.url);
  const theme = () => page.evaluate('document.documentElement.dataset.theme');
  expect(await theme()).toBe('dark');
  await page.getByRole('button', { name: /theme/i }).click();
  const chosen = await theme();
  await page.reload();
  expect(await theme()).toBe(chosen);
  await context.close();
});
