import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/browser.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Each file starts a server of its own; more than two at once only wait for one another on a small machine.
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  use: {
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: await findBrowser(),
  },
});
