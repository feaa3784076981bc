import { existsSync } from 'node:fs';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // All pages are of one site, and a spare process for another one is never used.
  '--disable-site-isolation-trials',
];

/** The browser of the tests: CHROME_PATH, else an installed one, else the one that comes as a package. Nothing is downloaded. */
export async function findBrowser() {
  // Without a UTF-8 locale Chromium names a download with an umlaut "download".
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const found = [process.env.CHROME_PATH, ...installed].find((path) => path && existsSync(path));
  if (found) return { executablePath: found, args, env };
  const { default: chromium } = await import('@sparticuz/chromium');
  return { executablePath: await chromium.executablePath(), args, env };
}
