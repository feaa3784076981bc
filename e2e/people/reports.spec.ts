import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { type Api, signUp } from '../support/api.ts';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';
import { dialogOf, openAs } from '../support/visitor.ts';

const report = `Field notes: two bakeries in the old town

We visited two bakeries before dawn and spoke with Anna and Tom at the oven.

Anna Quist, a master baker, told us that she weighs the flour three times. "I throw away forty rolls every evening," she said.

Tom explained that the orders arrive on slips of paper, and that half of them get lost behind the counter. The landlord was not there.

- Tom (apprentice): no time for the training booklet`;

let server: Site;
let api: Api;
test.beforeAll(async ({ newSite }) => {
  server = newSite();
  api = await signUp(server, 'mara');
});

async function open(browser: Browser): Promise<Page> {
  const { id } = await api.post<{ id: number }>('/api/projects', { name: 'Bakery visits' });
  await api.upload(id, 'bakery-visits.txt', report);
  const page = await openAs(browser, server, 'mara', '/account');
  await page.evaluate((project) => localStorage.setItem('lastSelectedProjectId', String(project)), id);
  await page.goto(`${server.url}/people`);
  return page;
}

const card = (page: Page, name: string): Locator => page.getByRole('article', { name });
const chat = (page: Page): Locator => dialogOf(page, 'Chat with People');

test('those whom a report describes are asked, and what it reports of them is marked', async ({ browser }) => {
  const page = await open(browser);

  await test.step('they are identified, and nobody else', async () => {
    await page.getByRole('checkbox', { name: 'bakery-visits.txt' }).check();
    await page.getByRole('button', { name: 'Identify People (1)' }).click();
    await expect(page.getByText('2 people found in the selected documents.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(card(page, 'Anna Quist')).toContainText('Master baker');
    await expect(card(page, 'Tom')).toContainText('Apprentice');
  });

  await test.step('cards tell quoted and reported words apart', async () => {
    await card(page, 'Tom').getByRole('button', { name: 'View Details' }).click();
    await expect(card(page, 'Tom').getByText('bakery-visits.txt, line 7, reported').first()).toBeVisible();
    await card(page, 'Anna Quist').getByRole('button', { name: 'View Details' }).click();
    const quote = card(page, 'Anna Quist').getByRole('blockquote').filter({ hasText: 'forty rolls' });
    await expect(quote.first()).toBeVisible();
  });

  await test.step('a person answers in their own words where they are quoted', async () => {
    await page.getByRole('checkbox', { name: 'Ask Anna Quist' }).check();
    await page.getByRole('checkbox', { name: 'Ask Tom' }).check();
    await page.getByRole('region', { name: 'People to ask' }).getByRole('button', { name: 'Ask' }).click();
    const input = chat(page).getByRole('textbox', { name: 'Message' });
    await input.fill('What do you throw away in the evening?');
    await input.press('Enter');
    const anna = chat(page).getByRole('article', { name: 'Anna Quist' });
    await expect(anna).toContainText('I throw away forty rolls every evening');
    await expect(anna.getByRole('list', { name: 'Passages' })).toContainText('line 5');
    await expect(chat(page).getByRole('button', { name: 'Send' })).toBeVisible();
  });

  await test.step('what is only reported is told in the words of the document', async () => {
    const input = chat(page).getByRole('textbox', { name: 'Message' });
    await input.fill('How do the orders reach you?');
    await input.press('Enter');
    const tom = chat(page).getByRole('article', { name: 'Tom' }).last();
    await expect(tom).toContainText('slips of paper');
    await expect(tom.getByRole('link').filter({ hasText: 'reported' })).toContainText('line 7, reported');
    await expect(chat(page).getByRole('button', { name: 'Send' })).toBeVisible();
  });

  await test.step('the passage opens where it stands', async () => {
    const tom = chat(page).getByRole('article', { name: 'Tom' }).last();
    const passage = tom.getByRole('link').filter({ hasText: 'reported' }).first();
    const words = (await passage.locator('q').textContent()) ?? '';
    await passage.click();
    await expect(page.locator('mark').first()).toBeInViewport();
    expect((await page.locator('mark').allTextContents()).join('')).toBe(words);
  });
});
