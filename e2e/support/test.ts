import { type BrowserContext, test as base, type TestInfo } from '@playwright/test';
import { closeOthers } from './screens/show.ts';
import { sharedServer, sharedWorld } from './shared-server.ts';
import type { SiteWithModel } from './site.ts';
import type { World } from './world.ts';

type WorkerFixtures = {
  /** A place on the shared server for the companies of one file. */
  newSite: () => SiteWithModel;
  /** Made by the first test that uses it. Tests only read it. */
  world: World;
};

type TestFixtures = { closedContexts: undefined };

/** One server for all files; limits count by address, and all tests come from one. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  newSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs
    async ({}, use, { workerIndex }) => {
      let sites = 0;
      await use(() => ({ ...sharedServer(), tag: `w${workerIndex}s${++sites}` }));
    },
    { scope: 'worker' },
  ],
  /** The pages that a test has opened are closed after it; of those that are open when it fails there is a picture. */
  closedContexts: [
    async ({ browser }, use, info) => {
      await use(undefined);
      if (info.status === info.expectedStatus) return closeOthers(browser);
      for (const context of browser.contexts()) {
        await picture(context, info);
        await context.close();
      }
    },
    { auto: true },
  ],
  world: [async ({ newSite }, use) => use(await sharedWorld(newSite())), { scope: 'worker', timeout: 120_000 }],
});

/** Playwright's own setting draws every page of every test, in case that it fails. */
async function picture(context: BrowserContext, info: TestInfo): Promise<void> {
  for (const page of context.pages()) {
    const body = await page.screenshot({ timeout: 5_000 }).catch(() => null);
    if (body) await info.attach(page.url(), { body, contentType: 'image/png' });
  }
}
