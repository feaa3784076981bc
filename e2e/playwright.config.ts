import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/browser.ts';

/**
 * What takes longest, almost half of all: every screen in each theme and width, pages that load in any order, processes that are killed, documents
 * of 10 MB and a thousand messages. `npm run test:slow` runs these, and `.ci/run` all.
 */
const slow = [
  'views/screens.spec.ts',
  '{analysis,models}/kill.spec.ts',
  'projects/{large-document,still}.spec.ts',
  'conversations/long.spec.ts',
];

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'journeys', testIgnore: slow },
    { name: 'slow', testMatch: slow },
  ],
  outputDir: '../test-results',
  globalSetup: './support/prepare.ts',
  // One more than a small machine has cores: tests wait, too.
  workers: 3,
  // A busy machine must not refuse a change. What passes at the second attempt only is named at the end, to be mended.
  retries: process.env.CI ? 1 : 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  use: {
    locale: 'en-GB',
    actionTimeout: 30_000,
    launchOptions: await findBrowser(),
  },
});
