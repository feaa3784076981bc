import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/browser.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './support/prepare.ts',
  // One more than a small machine has cores: tests wait, too. They run by name of folder, the many short ones of views/ last.
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
