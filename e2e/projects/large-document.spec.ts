import { expect, type Locator } from '@playwright/test';
import { maxUploadBytes } from '../../contract/documents/documents-limits.ts';
import { signUp } from '../support/api.ts';
import { test } from '../support/test.ts';
import { openAs } from '../support/visitor.ts';

const mostElements = 20_000;

/**
 * Waits for something in a large page. Each look of `expect` at what is not there yet describes the whole page, which takes
 * as long as opening it.
 */
const shown = (what: Locator): Promise<void> => what.waitFor({ timeout: 90_000 });

function longTalk(): string {
  let text = '';
  for (let n = 1; text.length < maxUploadBytes - 1_000; n++) {
    text += `Interviewer: What happened on day ${n}?\nAnna: On day ${n} we threw away ten loaves and nobody counted them.\n`;
  }
  const last = 'Interviewer: And then?\nAnna: Then we closed the shop for good.\n';
  return text + last.padStart(maxUploadBytes - text.length, ' ');
}

test('a text of 10 MB is uploaded, opens in the reader and is read to its end', async ({ browser, newSite }) => {
  // Right after the upload the document is being indexed, which a busy machine takes its time for.
  test.setTimeout(240_000);
  const site = newSite();
  const api = await signUp(site, 'mara');
  const { id } = await api.post<{ id: number }>('/api/projects', { name: 'A long winter' });
  const text = longTalk();
  const document = await api.upload(id, 'winter.txt', text);
  const page = await openAs(browser, site, 'mara', `/documents/${document.id}`);
  await shown(page.getByText('10,485,760 characters'));
  await expect(page.getByText('On day 1 we threw away ten loaves')).toBeVisible();
  expect(await page.locator('*').count()).toBeLessThan(mostElements);

  const quote = 'Then we closed the shop for good.';
  const start = text.indexOf(quote);
  await page.goto(`${site.url}/documents/${document.id}?start=${start}&end=${start + quote.length}`);
  const mark = page.locator('mark', { hasText: quote });
  await shown(mark);
  await expect(mark).toBeInViewport({ timeout: 90_000 });
});

const ratings = ['Never', 'Often', '4', 'Strongly agree'];
const lastAnswer = 'The scanner battery is dead by noon.';

/** 3,000 people who rated a hundred things each; the last one also wrote something. */
function wideSurvey(): string {
  const headings = ['Name', ...Array.from({ length: 100 }, (_, n) => `Q${n + 1}`), 'What would you change?'];
  const rows = Array.from({ length: 3_000 }, (_, n) => [
    `Guest ${n + 1}`,
    ...Array.from({ length: 100 }, (_, q) => ratings[(n * 7 + q * 3) % ratings.length]),
    n === 2_999 ? lastAnswer : '',
  ]);
  return [headings, ...rows].map((row) => row.join()).join('\n');
}

test('a survey of 300,000 ratings opens in the reader, and at an answer on its last row', async ({
  browser,
  newSite,
}) => {
  test.setTimeout(240_000);
  const site = newSite();
  const api = await signUp(site, 'mara');
  const { id } = await api.post<{ id: number }>('/api/projects', { name: 'Every shop' });
  const document = await api.upload(id, 'ratings.csv', wideSurvey());
  const page = await openAs(browser, site, 'mara', `/documents/${document.id}`);
  await shown(page.getByText('Row 2', { exact: true }));
  expect(await page.locator('*').count()).toBeLessThan(mostElements);

  const { text } = await api.get<{ text: string }>(`/api/documents/${document.id}/text`);
  const start = text.indexOf(lastAnswer);
  await page.goto(`${site.url}/documents/${document.id}?start=${start}&end=${start + lastAnswer.length}`);
  const quote = page.locator('mark', { hasText: lastAnswer });
  await shown(quote);
  await expect(quote).toBeInViewport({ timeout: 90_000 });
  await expect(page.getByText('Guest 3000').last()).toBeVisible();
});
