import { expect } from '@playwright/test';
import { type Api, signUp } from '../support/api.ts';
import { askedAbout } from '../support/conversations.ts';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';
import { dialogOf, openAs, openPalette } from '../support/visitor.ts';
import { projectWithInsights } from '../support/written-insights.ts';

const messageCount = 1_000;

let server: Site;
let api: Api;
test.beforeAll(async ({ newSite }) => {
  server = newSite();
  api = await signUp(server, 'mara');
});

test('of a thousand messages only those near the view are in the page, the last ones first', async ({ browser }) => {
  const { id, insights } = await projectWithInsights(api, { name: 'Long' }, [{ title: 'Rain keeps people away' }]);
  const insight = insights[0];
  if (!insight) throw new Error('no insight was made');
  const conversation = await askedAbout(api, insight, []);
  for (let n = 1; n <= messageCount; n++) {
    const role = n % 2 ? 'user' : 'assistant';
    const content = `Message ${n} says **something** about the rain. ${'It goes on for a while. '.repeat(n % 5)}`;
    await api.post(`/api/conversations/${conversation}/messages`, { role, content });
  }
  const page = await openAs(browser, server, 'mara', `/insights/${id}#chat-${insight.id}-${conversation}`);
  const chat = dialogOf(page, 'Chat with Insight');
  const view = chat.getByRole('region', { name: 'Messages' });
  const message = (n: number) => chat.getByRole('article').filter({ hasText: `Message ${n} says` });
  await expect(message(messageCount)).toBeInViewport();
  expect(await chat.getByRole('article').count()).toBeLessThan(40);

  await view.press('Home');
  await expect(message(1)).toBeInViewport();
  await expect(chat.locator('[data-scroll-bar]')).toHaveAttribute('data-scroll-bar', 'hidden');
  await view.press('PageDown');
  await expect(chat.locator('[data-scroll-bar]')).not.toHaveAttribute('data-scroll-bar', 'hidden');
  await expect(chat.locator('[data-scroll-bar]')).toHaveAttribute('data-scroll-bar', 'hidden');
  expect(await chat.getByRole('article').count()).toBeLessThan(40);
});

test('a conversation is found in the palette by its title', async ({ browser }) => {
  const { id, insights } = await projectWithInsights(api, { name: 'Found' }, [
    { title: 'Rain keeps people away', quote: 'When it rains nobody walks past our window.' },
  ]);
  const insight = insights[0];
  if (!insight) throw new Error('no insight was made');
  await askedAbout(api, insight, ['Why do umbrellas matter on rainy days?']);
  const page = await openAs(browser, server, 'mara', '/topics');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openPalette(page);
  await page.keyboard.type('umbrellas');
  const found = page.getByRole('group', { name: 'Conversations' }).getByRole('option');
  await expect(found).toHaveText(/Why do umbrellas matter on rainy days\?/);
  await found.click();
  await expect(page).toHaveURL(new RegExp(`/insights/${id}#chat-${insight.id}-`));
  await expect(dialogOf(page, 'Chat with Insight').getByRole('article', { name: 'Assistant' })).toHaveCount(1);
});

test('a conversation is exported as Markdown with its passages', async ({ browser }) => {
  const { id, insights } = await projectWithInsights(api, { name: 'Exported' }, [
    { title: 'Rain keeps people away', quote: 'When it rains nobody walks past our window.' },
  ]);
  const insight = insights[0];
  if (!insight) throw new Error('no insight was made');
  const conversation = await askedAbout(api, insight, ['What happens when it rains?']);
  const page = await openAs(browser, server, 'mara', `/insights/${id}#chat-${insight.id}-${conversation}`);
  const download = page.waitForEvent('download');
  await dialogOf(page, 'Chat with Insight').getByRole('button', { name: 'Export as Markdown' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.md$/);
  await expect(page.getByText('Conversation exported')).toBeVisible();
});
