import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/browser.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './support/prepare.ts',
  // Each has a server and a browser; more than two only wait for one another on a small machine.
  workers: 2,
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
