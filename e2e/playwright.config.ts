import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/browser.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // One journey at a time: each starts a server of its own, and a small machine has few cores.
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  use: {
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: await findBrowser(),
  },
});
