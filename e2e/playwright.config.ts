import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/browser.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './support/prepare.ts',
  // Each has a server and a browser; more than two only wait for one another on a small machine.
  workers: 2,
  // A busy machine must not refuse a change. What passes at the second attempt only is named at the end, to be mended.
  retries: process.env.CI ? 1 : 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  use: {
    locale: 'en-GB',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: await findBrowser(),
  },
});
