import type { Page, Route } from '@playwright/test';

const notePress = `addEventListener('click', ({ target }) => {
  if (target.closest('button')?.textContent.startsWith('Retry')) window.retryWasPressed = true;
}, true);`;

/**
 * From the next navigation on, lets every read of an address fail until the page's Retry is pressed. The page reads again by itself
 * when it finds that it is online, so the button alone decides, and not the moment.
 */
export async function failUntilRetry(
  page: Page,
  address: string,
  fail: (route: Route) => Promise<void>,
): Promise<void> {
  let pressed = false;
  await page.addInitScript(notePress);
  await page.route(address, async (route) => {
    pressed ||= await page.evaluate<boolean>('window.retryWasPressed === true');
    return pressed ? route.fallback() : fail(route);
  });
}
