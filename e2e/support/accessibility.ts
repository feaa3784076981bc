import type { Page } from '@playwright/test';
import axe from 'axe-core';

type Found = { id: string; nodes: { html: string }[] }[];

/** The only rules whose answer depends on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const run = (runOnly: string[] | undefined) => `axe
  .run(document, ${JSON.stringify({ resultTypes: ['violations'], preload: false, ...(runOnly && { runOnly }) })})
  .then(({ violations }) => violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) })))`;

/**
 * What axe finds on a page, each finding with the elements that it concerns. Pages have no frames, which it would leave
 * out. Where the other theme at the same width was checked, only colours can differ.
 */
export async function violations(page: Page, only?: 'colours'): Promise<string[]> {
  // Axe stays in the page until the next one is loaded, and is half a megabyte to bring.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source);
  const found = await page.evaluate<Found>(run(only && colourRules));
  return found.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' | ')}`);
}

/** By how many pixels a page scrolls sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
