import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { Insight } from '../../contract/insights/insights.ts';
import { printed, type Turn, typedUp } from '../research/interviews.ts';
import { type Api, signUp } from '../support/api.ts';
import { askedAbout, askedPeople, identifiedIn } from '../support/conversations.ts';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';
import { dialogOf, openAs } from '../support/visitor.ts';
import { projectWithInsights } from '../support/written-insights.ts';

const rain = 'When it rains nobody walks past our window.';
const question = 'What happens when it rains?';
const later = 'Who speaks about this?';
const asText = (turns: readonly Turn[]) => turns.map(([who, words]) => `${who}: ${words}`).join('\n');

let server: Site;
let api: Api;
test.beforeAll(async ({ newSite }) => {
  server = newSite();
  api = await signUp(server, 'mara');
});

const chat = (page: Page): Locator => dialogOf(page, 'Chat with Insight');
const input = (of: Locator): Locator => of.getByRole('textbox', { name: 'Message' });
const replies = (page: Page): Locator => chat(page).getByRole('article', { name: 'Assistant' });
const own = (of: Locator): Locator => of.getByRole('article', { name: 'Your team' });

/** An insight with a conversation that has one answer, and the page that shows it. */
async function openInsight(browser: Browser, name: string) {
  const words = { title: 'Rain keeps customers away', quote: rain };
  const { id: projectId, insights } = await projectWithInsights(api, { name }, [words]);
  const insight = insights[0] as Insight;
  const id = await askedAbout(api, insight, [question]);
  const page = await openAs(browser, server, 'mara', `/insights/${projectId}#chat-${insight.id}-${id}`);
  await expect(replies(page)).toHaveCount(1);
  const stored = async () =>
    (
      await api.get<{ data: { role: string; stopped: boolean; content: string }[] }>(
        `/api/conversations/${id}/messages`,
      )
    ).data;
  return { page, stored };
}

/** Lets no message to the server until it is released. */
async function hold(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/chat', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function ask(of: Locator, text: string): Promise<void> {
  await input(of).fill(text);
  await input(of).press('Enter');
}

test('a reply is stopped by a button that takes the place of Send, and stays stopped', async ({ browser }) => {
  const { page, stored } = await openInsight(browser, 'Stopped');
  const release = await hold(page);
  await ask(chat(page), later);
  const stop = chat(page).getByRole('button', { name: 'Stop' });
  await Promise.all([page.waitForResponse('**/stop'), stop.click()]);
  await expect(stop).toBeDisabled();
  release();
  await expect(replies(page).nth(1)).toHaveText('Stopped before a reply came');
  await expect(chat(page).getByRole('button', { name: 'Send' })).toBeVisible();
  await expect(input(chat(page))).toBeFocused();
  expect((await stored()).map((m) => m.stopped)).toEqual([false, false, false, true]);
  await page.reload();
  await expect(replies(page).nth(1)).toHaveText('Stopped before a reply came');
  await expect(replies(page).nth(1).getByRole('button')).toHaveCount(0);
  await ask(chat(page), later);
  await expect(replies(page).nth(2)).toContainText(rain);
});

test('people are stopped with Escape, which leaves the dialog open until then', async ({ browser }) => {
  const { id: projectId } = await api.post<{ id: number }>('/api/projects', { name: 'Stopped people' });
  await api.upload(projectId, 'night-shift.txt', asText(typedUp));
  await api.upload(projectId, 'one-woman-bakery.txt', asText(printed));
  const people = await identifiedIn(api, projectId);
  const id = await askedPeople(api, { projectId, people }, ['How much bread do you throw away?']);
  const page = await openAs(browser, server, 'mara', `/people?project=${projectId}#chat-${id}`);
  const group = dialogOf(page, 'Chat with People');
  await expect(group.getByRole('article', { name: 'Mehmet' })).toHaveCount(1);
  const release = await hold(page);
  await ask(group, 'What do you wish for?');
  await expect(group.getByRole('button', { name: 'Stop' })).toBeVisible();
  await Promise.all([page.waitForResponse('**/stop'), page.keyboard.press('Escape')]);
  release();
  await expect(group.getByText('Stopped before a reply came')).toBeVisible();
  await expect(own(group)).toHaveCount(2);
  await expect(group.getByRole('article', { name: 'Mehmet' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(group).toBeHidden();
});

/** From now on the lines of replies reach the page one by one, when it is called to take the next. */
const takeLinesSingly = `
  const ask = window.fetch;
  const waiting = [];
  let free = 0;
  window.takeLine = () => (waiting.length > 0 ? waiting.shift()() : free++);
  const turn = () => (free > 0 ? free-- : new Promise((go) => waiting.push(go)));
  window.fetch = async (url, init) => {
    const response = await ask(url, init);
    if (!String(url).endsWith('/chat')) return response;
    const lines = (await response.text()).split(/(?<=\\n)/);
    const pull = async (controller) => {
      await turn();
      const line = lines.shift();
      if (line) controller.enqueue(new TextEncoder().encode(line));
      else controller.close();
    };
    return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }), response);
  };
`;

test('a reply is read while it comes, sentence by sentence', async ({ browser }) => {
  const { page } = await openInsight(browser, 'Read as it comes');
  await page.evaluate(takeLinesSingly);
  await ask(chat(page), later);
  await expect(own(chat(page))).toHaveCount(2);
  await expect(replies(page)).toHaveCount(1);
  await page.evaluate('takeLine()');
  await expect(replies(page)).toHaveCount(2);
  const said = replies(page).nth(1).locator('[data-basis=said]');
  await expect(said).toHaveCount(0);
  await expect(chat(page).getByText('Thinking...').first()).toBeVisible();
  await expect(replies(page).nth(1).getByRole('button', { name: 'Save as Insight' })).toHaveCount(0);
  // Where it counts, and how many, come before what is said.
  await page.evaluate('takeLine()');
  await expect(replies(page).nth(1)).toContainText(/one of .*: Anna|Anna, one of/i);
  await expect(said).toHaveCount(0);
  await page.evaluate('takeLine()');
  await expect(said).toContainText([rain]);
  await expect(chat(page).getByRole('button', { name: 'Stop' })).toBeVisible();
  await page.evaluate('takeLine()');
  await expect(replies(page).nth(1).getByRole('button', { name: 'Save as Insight' })).toBeVisible();
  await expect(own(chat(page))).toHaveCount(2);
});

test('a reply that breaks off goes back into the input, and sent again it is the stored one', async ({ browser }) => {
  const { page, stored } = await openInsight(browser, 'Broken off');
  await page.route('**/chat', async (route) => {
    const response = await route.fetch();
    const [first = ''] = (await response.text()).split('\n');
    await route.fulfill({ response, body: `${first}\n` });
  });
  await ask(chat(page), later);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to send message. Please try again.' })).toBeVisible();
  await expect(input(chat(page))).toHaveValue(later);
  await expect(replies(page)).toHaveCount(1);
  await page.unroute('**/chat');
  await input(chat(page)).press('Enter');
  await expect(replies(page)).toHaveCount(2);
  expect(await stored()).toHaveLength(4);
});
