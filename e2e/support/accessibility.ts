import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const options = { resultTypes: ['violations' as const] };

/** What axe finds on a page, each finding with the elements that it concerns. */
export async function violations(page: Page): Promise<string[]> {
  const found = (await page.evaluate<boolean>('"axe" in window')) ? await again(page) : await first(page);
  return found.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' | ')}`);
}

type Found = { id: string; nodes: { html: string }[] }[];

/** Brings axe into the page. Without frames there is nothing to put together elsewhere, which the legacy mode leaves out. */
async function first(page: Page): Promise<Found> {
  return (await new AxeBuilder({ page }).setLegacyMode().options(options).analyze()).violations;
}

/** Axe stays in the page until the next one is loaded, and is half a megabyte to bring. */
const again = (page: Page): Promise<Found> =>
  page.evaluate(`axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`);

/** By how many pixels a page scrolls sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
