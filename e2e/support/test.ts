import { type BrowserContext, test as base, type TestInfo } from '@playwright/test';
import { type ServerWithModel, startServerWithModel } from './language-model.ts';
import type { SiteWithModel } from './site.ts';
import { makeWorld, type World } from './world.ts';

type WorkerFixtures = {
  sharedServer: ServerWithModel;
  /** A place on the shared server for the companies of one file. */
  newSite: () => SiteWithModel;
  /** Made by the first test of the worker that uses it. Tests only read it. */
  world: World;
};

type TestFixtures = { closedContexts: undefined };

/** One server for all files that a worker runs; limits count by address, and all tests come from one. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  sharedServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs
    async ({}, use) => {
      const server = await startServerWithModel();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  newSite: [
    async ({ sharedServer: { url, dataDir, modelUrl } }, use) => {
      let sites = 0;
      await use(() => ({ url, dataDir, modelUrl, tag: `s${++sites}` }));
    },
    { scope: 'worker' },
  ],
  /** Whatever pages a test has opened are closed after it; of those that are open when it fails there is a picture. */
  closedContexts: [
    async ({ browser }, use, info) => {
      await use(undefined);
      for (const context of browser.contexts()) {
        if (info.status !== info.expectedStatus) await picture(context, info);
        await context.close();
      }
    },
    { auto: true },
  ],
  world: [async ({ newSite }, use) => use(await makeWorld(newSite())), { scope: 'worker', timeout: 120_000 }],
});

/** Playwright's own setting draws every page of every test, in case that it fails. */
async function picture(context: BrowserContext, info: TestInfo): Promise<void> {
  for (const page of context.pages()) {
    const body = await page.screenshot({ timeout: 5_000 }).catch(() => null);
    if (body) await info.attach(page.url(), { body, contentType: 'image/png' });
  }
}
